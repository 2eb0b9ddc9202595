import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { DEFAULT_LEVEL, LEVEL_CHOICES } from "../../core/level.ts";
import type { HomeFacts } from "../engine/facts.ts";
import { client } from "./engine_client.ts";
import { GameIcon, wordsOf } from "./games.tsx";
import { Section } from "./parts/icons.tsx";
import { Segments } from "./parts/segments.tsx";
import { orNotice } from "./play.ts";
import { playPath } from "./router.ts";
import { changeSettings, settings } from "./settings.ts";
import { t } from "./words.ts";

const TIERS = ["any", "easy", "medium", "hard"] as const;

/** Level and which game: a new one at each touch. */
export function NewGame() {
  const facts = useHomeFacts();
  return (
    <div class="new-game">
      <LevelChoice />
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

export function LevelChoice() {
  const { word, level } = t.value;
  return (
    <Segments
      name="level"
      title={word.level}
      value={settings.value.level}
      choices={LEVEL_CHOICES.map((one) => [one, level[one]])}
      onChoose={(one) => changeSettings({ level: one })}
    />
  );
}

/** How hard the words of a new board should be: only choices that matter in that game. */
export function WordChoices(
  { game, tier, onTier }: {
    readonly game: string;
    readonly tier: string | undefined;
    onTier(tier: string): void;
  },
) {
  const { word, level, difficulty } = t.value;
  const { hasLevel, tiers } = wordsOf(game);
  const isFitted = settings.value.level === "auto";
  const choices = TIERS.filter((one) => tiers.includes(one)).map((one) =>
    [one, difficulty[one]] as const
  );
  return (
    <>
      {hasLevel && (
        <Section title={word.level}>
          <LevelChoice />
        </Section>
      )}
      {!(hasLevel && isFitted) && (
        <Section title={word.difficulty}>
          <Segments<string>
            name="difficulty"
            title={word.difficulty}
            value={isFitted ? "auto" : tier ?? tiers[0]!}
            choices={hasLevel ? choices : [...choices, ["auto", level.auto]]}
            onChoose={(one) => {
              if (one === "auto") return changeSettings({ level: one });
              if (isFitted) changeSettings({ level: DEFAULT_LEVEL });
              onTier(one);
            }}
          />
        </Section>
      )}
    </>
  );
}

/** Which language the words are in. */
export function LanguageChoice() {
  const facts = useHomeFacts();
  return (
    <label class="field">
      <span>{t.value.word.wordsLanguage}</span>
      <select
        value={settings.value.language}
        onChange={(event) => changeSettings({ language: event.currentTarget.value })}
      >
        {facts?.languages.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
      </select>
    </label>
  );
}

/** The games and languages there are, in the language of the page. */
export function useHomeFacts(): HomeFacts | undefined {
  const facts = useSignal<HomeFacts | undefined>(undefined);
  const { language, uiLanguage } = settings.value;
  useEffect(() => {
    orNotice(client.ask("home", { language }).then((it) => facts.value = it));
  }, [language, uiLanguage]);
  return facts.value;
}
