import { useEffect, useRef } from "preact/hooks";
import type { BitesDrawing, DrawnAnswer } from "../../engine/bites.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { Section } from "../parts/icons.tsx";
import { NextGame } from "../parts/next_game.tsx";
import { minutesText } from "../parts/clock.ts";
import { Ring } from "../parts/ring.tsx";
import { ShareButton } from "../parts/share.tsx";
import type { Play } from "../play.ts";
import { t } from "../words.ts";

/** How it went, and the words: each can be asked about. */
export function BitesEnding(
  { shown, play, onWord }: {
    readonly shown: GameShown<BitesDrawing>;
    readonly play: Play;
    onWord(word: string): void;
  },
) {
  const words = t.value.bites;
  const { scene } = shown;
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
      </div>
      <div class="end-lists">
        <Section title={words.missed} aside={words.missedNote(scene.missed.length)}>
          <Answers list={scene.missed} onWord={onWord} />
        </Section>
        {scene.found.length > 0 && (
          <Section title={words.found} aside={String(scene.found.length)}>
            <Answers list={scene.found} onWord={onWord} />
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
  { list, onWord }: { readonly list: readonly DrawnAnswer[]; onWord(word: string): void },
) {
  return (
    <ol class="words">
      {list.map(({ word, shown, points }) => (
        <li key={word}>
          <button type="button" onClick={() => onWord(word)}>
            <span>{shown}</span>
            <span class="pts">{points}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
