import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { DrawnWord, GridDrawing } from "../../engine/grid.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { Section } from "../parts/icons.tsx";
import { NextGame } from "../parts/next_game.tsx";
import { ShareButton } from "../parts/share.tsx";
import { WordNote } from "../parts/word_note.tsx";
import type { Play } from "../play.ts";
import { t } from "../words.ts";
import { minutesText } from "../parts/clock.ts";
import type { Path } from "./path.ts";

interface EndingProps {
  readonly shown: GameShown<GridDrawing>;
  readonly play: Play;
  readonly board: ComponentChildren;
  readonly path: Signal<Path>;
  onWord(word: string): void;
}

/** The board with the path of any word, beside the words found and missed. */
export function GridEnding({ shown, play, board, path, onWord }: EndingProps) {
  const words = t.value.grid;
  const { scene } = shown;
  const chosen = useSignal<string | undefined>(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const choose = (one: DrawnWord) => {
    chosen.value = one.word;
    path.value = one.path;
  };
  const hasWon = scene.goal !== undefined && scene.score >= scene.goal;
  const best = scene.found.toSorted((a, b) => b.points - a.points)[0];
  return (
    <main class="stage side-stage grid-end">
      <div class="main-col">
        <div class="end-head">
          <h2 tabIndex={-1} ref={title}>
            {hasWon ? words.won : words.ended[scene.end ?? "gave_up"]}
          </h2>
          <p>
            <span class="big-n">{words.points(scene.score)}</span>
            <span class="small muted">
              {scene.goal !== undefined && `${words.goal(scene.goal)} · `}
              {words.foundOf(scene.foundCore, scene.words)}
              {best && <span class="wide-only">{` · ${words.best}: ${best.shown}`}</span>}
            </span>
          </p>
          <div class="end-acts">
            <ShareButton play={play} />
            <NextGame shown={shown} class="btn main slim" options={sameAgain(scene)} />
          </div>
        </div>
        {board}
        <div class="under-board">
          {chosen.value === undefined
            ? <p class="small muted center">{words.missedNote(scene.missed.length)}</p>
            : (
              <button type="button" class="note-btn" onClick={() => onWord(chosen.value!)}>
                <WordNote word={chosen.value} play={play} />
              </button>
            )}
        </div>
      </div>
      <div class="end-lists">
        <Section title={words.missed} aside={String(scene.missed.length)}>
          <WordButtons list={scene.missed} chosen={chosen.value} onChoose={choose} />
        </Section>
        {scene.found.length > 0 && (
          <Section title={words.found} aside={String(scene.found.length)}>
            <WordButtons list={scene.found} chosen={chosen.value} onChoose={choose} />
          </Section>
        )}
      </div>
    </main>
  );
}

/** How another grid like this is asked for. */
export function sameAgain({ rules, rows, cols, limit }: GridDrawing): Record<string, string> {
  return { rules, size: `${rows}x${cols}`, minutes: minutesText(limit) };
}

function WordButtons(
  { list, chosen, onChoose }: {
    readonly list: readonly DrawnWord[];
    readonly chosen: string | undefined;
    onChoose(word: DrawnWord): void;
  },
) {
  return (
    <ol class="words">
      {list.map((one) => (
        <li key={one.word} class={one.word === chosen ? "new-w" : ""}>
          <button
            type="button"
            aria-pressed={one.word === chosen}
            title={t.value.grid.showPath(one.shown)}
            onClick={() => onChoose(one)}
          >
            <span>{one.shown}</span>
            <span class="pts">{t.value.number(one.points)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
