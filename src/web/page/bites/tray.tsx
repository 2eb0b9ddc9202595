import type { BitesWebMessages } from "../../../messages/bites_web.ts";
import { type LaidTile, layTiles } from "../../../play/bites/laid_tiles.ts";
import type { BitesPuzzle } from "../../../games/bites/puzzle.ts";
import { useMemo } from "preact/hooks";
import { Icon } from "../parts/icons.tsx";
import { type Answer, hangingOf } from "./answer.ts";

interface TrayProps {
  readonly tiles: BitesPuzzle;
  readonly answer: Answer;
  readonly words: BitesWebMessages;
  /** Before the clock runs nobody sees the letters. */
  readonly isCovered: boolean;
  /** `letter`: which of its letters was touched, where one was. Without it they are only shown. */
  onTile?(tile: LaidTile, letter: number | undefined): void;
}

/** The tiles on the table, each drawn whole. */
export function Tray({ tiles, answer, words, isCovered, onTile }: TrayProps) {
  const cols = columnsOf(tiles);
  const laid = useMemo(() => layTiles(tiles, cols).tiles, [tiles, cols]);
  // In the order they lie, which is the order of the Tab key.
  const inOrder = laid.toSorted((a, b) => a.row - b.row || a.col - b.col);
  return (
    <div
      class="tray"
      role="group"
      aria-label={isCovered ? words.covered : words.tiles}
      style={{ gridTemplateColumns: `repeat(${cols}, minmax(0, 1fr))` }}
    >
      {inOrder.map((tile) => {
        const step = answer.pieces.findIndex(({ group }) => group === tile.group) + 1;
        const { text, kind, row, col } = tile;
        const [width, height] = kind === "vertical" ? [1, text.length] : [text.length, 1];
        return (
          <button
            key={tile.group}
            type="button"
            class={`tile ${SHAPE[kind]}${step > 0 ? " used" : ""}`}
            {...(step > 0 && { "data-n": step })}
            aria-label={isCovered ? words.covered : words.tile({ text, kind, step })}
            aria-pressed={step > 0}
            disabled={isCovered || onTile === undefined}
            style={{
              gridColumn: `${col + 1} / span ${width}`,
              gridRow: `${row + 1} / span ${height}`,
            }}
            onClick={(event) => onTile?.(tile, letterUnder(event.target))}
          >
            {[...text].map((letter, i) => (
              <span key={i} data-i={i}>{isCovered ? "" : letter.toUpperCase()}</span>
            ))}
          </button>
        );
      })}
    </div>
  );
}

/** Wide enough for the longest tile; many letters lie wider. */
const WIDE = 5;
const WIDEST = 7;

function columnsOf({ single, horizontal, vertical }: BitesPuzzle): number {
  const longest = Math.max(1, ...horizontal.map((tile) => tile.length));
  const letters = [...single, ...horizontal, ...vertical].join("").length;
  return Math.max(longest, letters > 26 ? WIDEST : letters <= 16 ? WIDE - 1 : WIDE);
}

const SHAPE = { single: "s", horizontal: "h", vertical: "v" } as const;

/** Which letter of a tile was touched; a key touches the whole tile. */
function letterUnder(target: EventTarget | null): number | undefined {
  const i = target instanceof HTMLElement ? target.dataset.i : undefined;
  return i === undefined ? undefined : Number(i);
}

/** The answer so far: whole tiles, and of split ones the letters that hang beside. */
export function AnswerLine(
  { answer, words }: { readonly answer: Answer; readonly words: BitesWebMessages },
) {
  const { way, pieces, rest } = answer;
  return (
    <div class={`answer ${way}${lengthOf(answer) > 8 ? " long" : ""}`} aria-hidden="true">
      {pieces.length === 0 && rest === "" && <p class="muted">{words.noAnswer}</p>}
      {pieces.length > 0 && (
        <span class="way">
          <Icon name={way === "horizontal" ? "right" : "down"} />
        </span>
      )}
      {pieces.map((piece, i) => {
        const [before, after] = hangingOf(piece);
        return (
          <div class="t" key={i}>
            {before && <div class="ghost above">{before.toUpperCase()}</div>}
            <div class="run">
              {[...piece.text].map((letter, at) => <span key={at}>{letter.toUpperCase()}</span>)}
            </div>
            {after && <div class="ghost">{after.toUpperCase()}</div>}
          </div>
        );
      })}
      {rest !== "" && (
        <div class="t">
          <div class="run rest">
            {[...rest].map((letter, i) => <span key={i}>{letter.toUpperCase()}</span>)}
          </div>
        </div>
      )}
    </div>
  );
}

function lengthOf({ pieces, rest }: Answer): number {
  return pieces.reduce((sum, { text }) => sum + text.length, rest.length);
}
