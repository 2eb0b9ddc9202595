import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { MAIN_GAME } from "../../play/main_game.ts";
import type { OpenAsk } from "../engine/protocol.ts";
import { optionsOf } from "./games.tsx";
import { LanguageChoice, useHomeFacts, WordChoices } from "./new_game.tsx";
import type { Chosen, GameOption } from "./page_game.ts";
import { Segments } from "./parts/segments.tsx";
import { goTo, playPath } from "./router.ts";
import { settings } from "./settings.ts";
import { PageTitle, Shell } from "./shell.tsx";
import { t } from "./words.ts";

/** A new game: which, how hard, in which language; any board, or that of a seed or code. */
export function NewPage({ game = MAIN_GAME }: { readonly game?: string }) {
  const facts = useHomeFacts();
  const chosen = useSignal<Chosen>({});
  const text = useSignal("");
  const { word } = t.value;
  const choose = (key: string, value: string) => chosen.value = { ...chosen.value, [key]: value };
  const options = optionsOf(game, settings.value.language);
  useEffect(() => {
    document.title = `${word.newGame} · itbee`;
  }, [word]);

  const start = () => {
    const typed = text.value.trim();
    const { difficulty = "any" } = chosen.value;
    // Not what was chosen before the language was changed.
    const offered = Object.entries(chosen.value)
      .filter(([key]) => options.some((option) => option.choice === key));
    // A board that fits has the words that it needs.
    const hasTier = settings.value.level !== "auto" && difficulty !== "any";
    const asked = { ...Object.fromEntries(offered), ...(hasTier && { difficulty }) };
    goTo(playPath(game, typed === "" ? { kind: "fresh" } : wantedBy(typed), asked));
  };

  return (
    <Shell>
      <PageTitle title={word.newGame} />
      <form
        class="new-form"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Segments
          name="game"
          title={word.whichGame}
          value={game}
          choices={(facts?.today ?? []).map((one) => [one.game, one.name])}
          onChoose={(one) => goTo(`#/new/${one}`)}
        />
        <div class="columns">
          <div class="stack">
            <WordChoices
              game={game}
              tier={chosen.value["difficulty"]}
              onTier={(tier) => choose("difficulty", tier)}
            />
          </div>
          <div class="stack">
            <OptionFields options={options} chosen={chosen.value} onChoose={choose} />
            <LanguageChoice />
            <SeedField text={text} />
          </div>
        </div>
        <p class="acts3">
          <button type="submit" class="btn main">{word.start}</button>
        </p>
      </form>
    </Shell>
  );
}

function OptionFields(
  { options, chosen, onChoose }: {
    readonly options: readonly GameOption[];
    readonly chosen: Chosen;
    onChoose(key: string, value: string): void;
  },
) {
  const { choice, choiceValue } = t.value;
  return (
    <>
      {options.map(({ choice: key, values, usual }) => (
        <label class="field" key={key}>
          <span>{choice[key]}</span>
          <select
            value={chosen[key] ?? usual(chosen)}
            onChange={(event) => onChoose(key, event.currentTarget.value)}
          >
            {values.map((value) => (
              <option key={value} value={value}>{choiceValue(key, value)}</option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

function SeedField({ text }: { readonly text: Signal<string> }) {
  const { word } = t.value;
  return (
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
      <span id="seed-help" class="small muted">{word.seedHelp}</span>
    </label>
  );
}

/** A board as the games write theirs has a dash, a slash or an edition in it; a seed is plain. */
function wantedBy(text: string): OpenAsk["wanted"] {
  const isCode = /^\p{L}\s*-\s*\p{L}{6}(@|$)/u.test(text) || /[/@]/.test(text);
  return isCode ? { kind: "code", text } : { kind: "seed", seed: text };
}
