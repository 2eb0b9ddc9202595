import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { alphabetOf } from "../../../core/letters.ts";
import type { BitesDrawing, DrawnAnswer } from "../../engine/bites.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { Section } from "../parts/icons.tsx";
import { NextGame } from "../parts/next_game.tsx";
import { minutesText } from "../parts/clock.ts";
import { Ring } from "../parts/ring.tsx";
import { ShareButton } from "../parts/share.tsx";
import type { Play } from "../play.ts";
import { WordNote } from "../parts/word_note.tsx";
import { t } from "../words.ts";
import { typeWord } from "./answer.ts";
import { Tray } from "./tray.tsx";

/** How it went, the tiles, and the words: the chosen one is shown on the tiles. */
export function BitesEnding(
  { shown, play, onWord }: {
    readonly shown: GameShown<BitesDrawing>;
    readonly play: Play;
    onWord(word: string): void;
  },
) {
  const words = t.value.bites;
  const { scene } = shown;
  const chosen = useSignal<string | undefined>(undefined);
  const answer = typeWord(scene.tiles, chosen.value ?? "", {
    alphabet: alphabetOf(scene.letters),
    way: "horizontal",
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const isComplete = scene.missed.length === 0;
  const share = scene.goal === 0 ? 1 : scene.score / scene.goal;
  const figures = [
    [words.points, t.value.number(scene.score)],
    [words.words, `${scene.foundCore}/${scene.words}`],
    [words.extra, String(scene.extras)],
    [words.hints, String(scene.hints)],
  ] as const;
  return (
    <main class="stage side-stage bites-end">
      <div class="main-col">
        <section class="crown">
          <Ring
            share={share}
            text={`${Math.floor(Math.min(1, share) * 100)}%`}
            label={words.goal(scene.goal)}
            role="img"
          />
          <h2 class="rank-name" tabIndex={-1} ref={title}>
            {isComplete
              ? words.complete
              : scene.isWon
              ? words.won
              : scene.isTimeUp
              ? words.timeUp
              : words.ended}
          </h2>
          <p class="muted">{words.goal(scene.goal)}</p>
          <dl class="stats four">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div class="end-acts">
            <ShareButton play={play} />
            <NextGame shown={shown} class="btn main" options={sameAgain(scene)} />
          </div>
        </section>
        <Tray tiles={scene.tiles} answer={answer} words={words} isCovered={false} />
        {chosen.value !== undefined && (
          <div class="under-board">
            <button type="button" class="note-btn" onClick={() => onWord(chosen.value!)}>
              <WordNote word={chosen.value} play={play} />
            </button>
          </div>
        )}
      </div>
      <div class="end-lists">
        <Section title={words.missed} aside={words.missedNote(scene.missed.length)}>
          <Answers list={scene.missed} chosen={chosen} />
        </Section>
        {scene.found.length > 0 && (
          <Section title={words.found} aside={String(scene.found.length)}>
            <Answers list={scene.found} chosen={chosen} />
          </Section>
        )}
      </div>
    </main>
  );
}

/** How more tiles like these are asked for. */
export function sameAgain({ limit }: BitesDrawing): Record<string, string> {
  return { minutes: minutesText(limit) };
}

function Answers(
  { list, chosen }: {
    readonly list: readonly DrawnAnswer[];
    readonly chosen: Signal<string | undefined>;
  },
) {
  return (
    <ol class="words">
      {list.map(({ word, shown, points }) => (
        <li key={word} class={chosen.value === word ? "new-w" : ""}>
          <button
            type="button"
            aria-pressed={chosen.value === word}
            onClick={() =>
              chosen.value = word}
          >
            <span>{shown}</span>
            <span class="pts">{t.value.number(points)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
