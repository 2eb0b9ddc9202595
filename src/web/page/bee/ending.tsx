import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BeeScene } from "../../engine/bee.ts";
import type { BeeEnding, MissedWord } from "../../engine/bee_ending.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { Section } from "../parts/icons.tsx";
import { NextGame } from "../parts/next_game.tsx";
import { ShareButtons } from "../parts/share.tsx";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";
import { BeePicture, ShareCard } from "./ending_pictures.tsx";

/** How many missed words are shown at first. */
const FIRST = 12;

/** How it went: rank, figures, missed words with what they mean, and what to share. */
export function Ending(
  { shown, play, onWord, onContinue }: {
    readonly shown: GameShown<BeeScene>;
    readonly play: Play;
    onWord(word: string): void;
    /** Absent when the game is over. */
    readonly onContinue?: () => void;
  },
) {
  const facts = useSignal<BeeEnding | undefined>(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const { scene } = shown;
  useEffect(() => {
    title.current?.focus();
    orNotice(
      play.command("ending").then((obeyed) => {
        if (obeyed.kind === "facts") facts.value = obeyed.facts as BeeEnding;
      }),
    );
  }, []);
  const { ending: it } = t.value.bee;
  const isComplete = shown.isOver && !scene.hasGivenUp;
  const end = facts.value;
  return (
    <main class="stage end">
      <section class="crown">
        <BeePicture />
        <p class="it muted">
          {isComplete ? it.complete : scene.isWon ? it.reached : it.gaveUp}
        </p>
        <h2 class="rank-name" tabIndex={-1} ref={title}>
          {scene.isWon ? `${scene.rank}!` : scene.rank}
        </h2>
        {end && end.left.words > 0 && !scene.hasGivenUp && (
          <p>{it.left(end.left.words, end.left.points)}</p>
        )}
        <dl class="stats">
          <Figure name={it.words} value={`${scene.found}/${scene.words}`} />
          <Figure name={it.points} value={String(scene.score)} />
          <Figure name={it.hints} value={String(end?.hints ?? "")} />
          <Figure name={it.pangrams} value={`${scene.pangrams.found}/${scene.pangrams.total}`} />
          <Figure name={it.rarest} value={end?.rarest ?? "–"} isWord />
          <Figure name={it.streak} value={String(end?.streak.current ?? "")} />
        </dl>
        <p class="acts3">
          {onContinue && (
            <button type="button" class="btn main" onClick={onContinue}>{it.keepPlaying}</button>
          )}
          <NextGame shown={shown} class={onContinue ? "btn" : "btn main"} />
        </p>
      </section>
      {end && end.missed.length > 0 && <Missed words={end.missed} onWord={onWord} />}
      <section aria-label={it.toShare}>
        <ShareCard shown={shown} streak={end?.streak.current ?? 0} />
        {end && <ShareButtons text={end.share.join("\n")} />}
      </section>
    </main>
  );
}

function Figure(
  { name, value, isWord }: {
    readonly name: string;
    readonly value: string;
    readonly isWord?: boolean;
  },
) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class={isWord ? "w" : ""}>{value}</dd>
    </div>
  );
}

function Missed(
  { words, onWord }: { readonly words: readonly MissedWord[]; onWord(word: string): void },
) {
  const { ending, mark } = t.value.bee;
  const isWhole = useSignal(words.length <= FIRST);
  const shown = isWhole.value ? words : words.slice(0, FIRST);
  return (
    <Section title={ending.missed} aside={ending.commonFirst}>
      <ul class="missed">
        {shown.map(({ word, written, points, grammar, meaning, isPangram }) => (
          <li key={word}>
            <button type="button" onClick={() => onWord(word)}>
              <span>
                <b>{written}</b>{" "}
                <i>{[grammar, ...(isPangram ? [mark.pangram] : [])].filter(Boolean).join(", ")}</i>
              </span>
              <span class="muted small">{points}</span>
              {meaning !== "" && <span class="meaning">{meaning}</span>}
            </button>
          </li>
        ))}
      </ul>
      {!isWhole.value && (
        <button
          type="button"
          class="btn slim"
          onClick={() => isWhole.value = true}
        >
          {ending.showAll(words.length)}
        </button>
      )}
    </Section>
  );
}
