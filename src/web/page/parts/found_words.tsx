import type { BitesDrawing } from "../../engine/bites.ts";
import type { GridDrawing } from "../../engine/grid.ts";
import { t } from "../words.ts";
import { Icon, Section } from "./icons.tsx";

type Drawing = BitesDrawing | GridDrawing;

/** The words found, the last one first; each can be asked about. */
export function FoundWords(
  { scene, words, isPlain, onWord }: {
    readonly scene: Drawing;
    readonly words: {
      readonly found: string;
      readonly extra: string;
      foundOf(found: number, words: number): string;
    };
    /** Without a heading of its own. */
    readonly isPlain?: boolean;
    onWord(word: string): void;
  },
) {
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
            <span class="pts">{points}</span>
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
  { scene, onOpen }: { readonly scene: Drawing; onOpen(): void },
) {
  const last = scene.found.toReversed().slice(0, 12);
  return (
    <button type="button" class="tape found-m" onClick={onOpen}>
      <b>{scene.found.length}</b>
      <span class="run">
        {last.length === 0
          ? t.value.bee.nothingFound
          : last.map(({ word, shown }, i) => (
            <span key={word}>{i > 0 && ", "}{i === 0 ? <b>{shown}</b> : shown}</span>
          ))}
      </span>
      <Icon name="up" />
    </button>
  );
}
