import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { UI_LANGUAGES } from "../../messages/mod.ts";
import { beginEngine } from "./begin.ts";
import { client, keepOffline, restartEngine, update } from "./engine_client.ts";
import { LanguageChoice, LevelChoice } from "./new_game.tsx";
import { OwnWords } from "./own_words.tsx";
import { Section } from "./parts/icons.tsx";
import { announce } from "./parts/notices.tsx";
import { saveFile } from "./parts/save_file.ts";
import { Segments } from "./parts/segments.tsx";
import { Sheet } from "./parts/sheet.tsx";
import { announceVersion, hasNewVersion } from "./parts/version.tsx";
import { orNotice } from "./play.ts";
import { changeSettings, settings } from "./settings.ts";
import { PageTitle, Shell } from "./shell.tsx";
import { loadWords, t } from "./words.ts";

const THEMES = ["auto", "light", "dark"] as const;

/** How the page looks and speaks, and the games as a file. */
export function SettingsPage() {
  const { word, theme, uiLanguage, settings: it } = t.value;
  useEffect(() => {
    document.title = `${word.settings} · itbee`;
  }, [word]);
  // A new version is offered here: players who come straight from a game must see it too.
  useEffect(() => keepOffline(announceVersion), []);
  const changeLanguage = async (code: typeof UI_LANGUAGES[number]) => {
    changeSettings({ uiLanguage: code });
    restartEngine();
    await Promise.all([loadWords(), beginEngine()]);
  };
  return (
    <Shell>
      <PageTitle title={word.settings} />
      <div class="columns">
        <div class="stack">
          <Section title={word.theme}>
            <Segments
              name="theme"
              title={word.theme}
              value={settings.value.theme}
              choices={THEMES.map((one) => [one, theme[one]])}
              onChoose={(one) => changeSettings({ theme: one })}
            />
          </Section>
          <Section title={word.uiLanguage}>
            <Segments
              name="ui"
              title={word.uiLanguage}
              value={settings.value.uiLanguage}
              choices={UI_LANGUAGES.map((one) => [one, uiLanguage[one] ?? one])}
              onChoose={(one) => orNotice(changeLanguage(one))}
            />
          </Section>
          <Section title={word.level}>
            <LevelChoice />
          </Section>
          <Section title={word.games}>
            <Transfer />
          </Section>
        </div>
        <div class="stack">
          <LanguageChoice />
          <label class="check">
            <input
              type="checkbox"
              checked={settings.value.emoji}
              onChange={(event) => {
                changeSettings({ emoji: event.currentTarget.checked });
                orNotice(beginEngine());
              }}
            />
            {word.emoji}
          </label>
          <OwnWords />
          <p>
            <a class="alone" href="licences.txt">{word.licences}</a>
          </p>
          {hasNewVersion.value && (
            <Section title={it.newVersion}>
              <button type="button" class="btn" onClick={update}>{word.update}</button>
            </Section>
          )}
        </div>
      </div>
    </Shell>
  );
}

interface Asking {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly games: number;
}

/** Games out and in, in the terminal's format. */
function Transfer() {
  const said = useSignal<readonly string[]>([]);
  const { word, settings: it } = t.value;
  const say = (lines: readonly string[]) => {
    said.value = lines;
    announce(lines.join(". "));
  };
  const exportGames = async () => {
    const { text, games } = await client.ask("export", null);
    const name = `itbee-${new Date().toISOString().slice(0, 10)}.jsonl`;
    saveFile(name, text, "application/x-ndjson");
    say([it.exported(games)]);
  };
  /** A file with games of another device or another player. */
  const asking = useSignal<Asking | undefined>(undefined);
  const importGames = async (bytes: Uint8Array<ArrayBuffer>, areMine?: boolean) => {
    asking.value = undefined;
    const done = await client.ask("import", {
      bytes,
      ...(areMine !== undefined && { areMine }),
    });
    if (done.kind === "whose") asking.value = { bytes, games: done.games };
    else say([done.sentence, ...done.faults]);
  };
  const read = async (file: File) => await importGames(new Uint8Array(await file.arrayBuffer()));
  return (
    <div class="stack">
      <p class="acts3 start">
        <button type="button" class="btn" onClick={() => orNotice(exportGames())}>
          {word.export}
        </button>
        <label class="btn file">
          {word.import}
          <input
            type="file"
            accept=".jsonl,.json,.ndjson,application/x-ndjson"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (file) orNotice(read(file));
            }}
          />
        </label>
      </p>
      <p class="small muted">{it.transferNote}</p>
      {said.value.map((line) => <p key={line}>{line}</p>)}
      <Sheet
        title={word.import}
        isOpen={asking.value !== undefined}
        onClose={() => asking.value = undefined}
      >
        <p>{it.askWhose(asking.value?.games ?? 0)}</p>
        <p class="acts3">
          {([true, false] as const).map((areMine) => (
            <button
              key={String(areMine)}
              type="button"
              class={areMine ? "btn main" : "btn"}
              onClick={() => orNotice(importGames(asking.value!.bytes, areMine))}
            >
              {areMine ? it.mine : it.theirs}
            </button>
          ))}
        </p>
      </Sheet>
    </div>
  );
}
