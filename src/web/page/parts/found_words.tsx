import type { BitesDrawing } from "../../engine/bites.ts";
import type { GridDrawing } from "../../engine/grid.ts";
import { t } from "../words.ts";
import type { Drawers } from "./game_frame.tsx";
import { Icon, Section } from "./icons.tsx";

type Drawing = BitesDrawing | GridDrawing;

interface FoundWordsProps {
  readonly scene: Drawing;
  readonly words: {
    readonly found: string;
    readonly extra: string;
    foundOf(found: number, words: number): string;
  };
  /** Without a heading of its own. */
  readonly isPlain?: boolean;
  onWord(word: string): void;
}

/** The words found, the last one first; each can be asked about. */
export function FoundWords({ scene, words, isPlain, onWord }: FoundWordsProps) {
  const list = (
    <ol class="words">
      {scene.found.toReversed().map(({ word, shown, points, isExtra }, i) => (
        <li key={word} class={i === 0 ? "new-w" : ""}>
          <button
            type="button"
            onClick={() =>
              onWord(word)}
          >
            <span>{shown}{isExtra && <small>{words.extra}</small>}</span>
            <span class="pts">{t.value.number(points)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
  const aside = words.foundOf(scene.foundCore, scene.words);
  return isPlain ? list : <Section title={words.found} aside={aside}>{list}</Section>;
}

/** The same in one line, where there is no room for a list. */
export function FoundTape(
  { count, last, onOpen }: {
    readonly count: number;
    /** The last one first. */
    readonly last: readonly { readonly word: string; readonly shown: string }[];
    onOpen(): void;
  },
) {
  return (
    <button type="button" class="tape found-m" onClick={onOpen}>
      <b>{count}</b>
      <span class="run">
        {last.length === 0
          ? t.value.bee.nothingFound
          : last.slice(0, 12).map(({ word, shown }, i) => (
            <span key={word}>{i > 0 && ", "}{i === 0 ? <b>{shown}</b> : shown}</span>
          ))}
      </span>
      <Icon name="up" />
    </button>
  );
}

/** Tape and list beside a board: one is seen on a phone, the other elsewhere. */
export function FoundSide(
  { scene, words, drawers }: {
    readonly scene: Drawing;
    readonly words: FoundWordsProps["words"];
    readonly drawers: Drawers;
  },
) {
  return (
    <>
      <FoundTape
        count={scene.found.length}
        last={scene.found.toReversed()}
        onOpen={() => drawers.open("words")}
      />
      <section class="found-d">
        <FoundWords scene={scene} words={words} onWord={drawers.openWord} />
      </section>
    </>
  );
}
