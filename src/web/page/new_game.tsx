import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Level, LEVELS } from "../../core/level.ts";
import type { HomeFacts } from "../engine/facts.ts";
import { client } from "./engine_client.ts";
import { Segments } from "./parts/segments.tsx";
import { GameIcon } from "./parts/icons.tsx";
import { orNotice } from "./play.ts";
import { goTo, playPath } from "./router.ts";
import { changeSettings, settings } from "./settings.ts";
import { t } from "./words.ts";

/** Level, words, and which game: a new one at each touch. */
export function NewGame() {
  const facts = useFacts();
  const { word, level } = t.value;
  const levels = Object.keys(LEVELS) as Level[];
  return (
    <div class="new-game">
      <Segments
        name="level"
        title={word.level}
        value={settings.value.level}
        choices={levels.map((one) => [one, level[one]])}
        onChoose={(one) => changeSettings({ level: one })}
      />
      <div class="new">
        {facts?.today.map(({ game, name }) => (
          <a key={game} href={playPath(game, { kind: "fresh" })}>
            <GameIcon game={game} />
            {name}
          </a>
        ))}
      </div>
    </div>
  );
}

/** Also which language the words are in. */
export function LanguageChoice() {
  const facts = useFacts();
  const { word } = t.value;
  return (
    <label class="field">
      <span>{word.wordsLanguage}</span>
      <select
        value={settings.value.language}
        onChange={(event) => changeSettings({ language: event.currentTarget.value })}
      >
        {facts?.languages.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
      </select>
    </label>
  );
}

/** A seed or a code, which somebody may have sent. */
export function SeedForm() {
  const facts = useFacts();
  const text = useSignal("");
  const game = useSignal("bee");
  const { word } = t.value;
  return (
    <form
      class="seed-form"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = text.value.trim();
        if (typed === "") return;
        goTo(playPath(game.value, wantedBy(typed)));
      }}
    >
      <Segments
        name="seed-game"
        title={word.whichGame}
        value={game.value}
        choices={(facts?.today ?? []).map(({ game, name }) => [game, name])}
        onChoose={(one) => game.value = one}
      />
      <label class="field">
        <span>{word.seedOrCode}</span>
        <input
          value={text}
          onInput={(event) => text.value = event.currentTarget.value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="seed-help"
        />
      </label>
      <p id="seed-help" class="small muted">{word.seedHelp}</p>
      <button type="submit" class="btn main">{word.start}</button>
    </form>
  );
}

/** A board as all games write theirs has a dash, a slash or an edition in it; a seed is one word. */
export function wantedBy(text: string) {
  const isCode = /^\p{L}\s*-\s*\p{L}{6}(@|$)/u.test(text) || /[/@]/.test(text);
  return isCode ? { kind: "code", text } as const : { kind: "seed", seed: text } as const;
}

function useFacts(): HomeFacts | undefined {
  const facts = useSignal<HomeFacts | undefined>(undefined);
  const { language } = settings.value;
  useEffect(() => {
    orNotice(client.ask("home", { language }).then((it) => facts.value = it));
  }, [language]);
  return facts.value;
}
