import type { Parts } from "../../games/game.ts";
import type { GameAdapter } from "../game_adapter.ts";

/** Moves as a duel writes them, whichever game they are of. */
interface TimedMove {
  readonly kind: string;
  readonly word?: string;
  readonly rung?: number;
  readonly at?: number;
}

/** What a move other than a guess or a hint is written as. */
const MARKS: Readonly<Record<string, string>> = { undo: "<", give_up: "!", wait: "." };

/** One step of a duel's clock, in milliseconds. */
const STEP = 100;

/** More than anybody plays, and far from what would take long to replay. */
const MAX_MOVES = 2_000;

const MOVE = /(\d{1,8})(?:([\p{L}\p{M}]{1,64})|\?(\d)|([<!.]))/uy;

/**
 * `31rosa8carne120!`: each move after the tenths of a second that passed since the one before it.
 * Only moves that count are written, so a new order of the letters is not.
 */
export function formatMoves<T extends Parts>(
  adapter: GameAdapter<T>,
  round: T["round"],
  moves: readonly T["move"][],
): string {
  let text = "";
  let now = 0;
  for (const [i, move] of moves.entries()) {
    const { kind, rung = 0, at = 0 } = move as TimedMove;
    const isLast = i === moves.length - 1;
    const mark = kind === "guess"
      ? adapter.ownGuess?.word(move, round) ?? MARKS.wait
      : kind === "hint"
      ? `?${rung}`
      : kind === "wait" && !isLast
      ? undefined
      : MARKS[kind];
    if (mark === undefined) continue;
    const step = Math.max(now, Math.floor(at / STEP));
    text += `${step - now}${mark}`;
    now = step;
  }
  return text;
}

/** `undefined` if the text is not a list of moves of this game. */
export function parseMoves<T extends Parts>(
  { game }: Pick<GameAdapter<T>, "game">,
  text: string,
): T["move"][] | undefined {
  const moves: T["move"][] = [];
  let now = 0;
  MOVE.lastIndex = 0;
  while (MOVE.lastIndex < text.length) {
    const [, steps, word, rung, mark] = MOVE.exec(text) ?? [];
    if (steps === undefined || moves.length === MAX_MOVES) return undefined;
    now += Number(steps);
    const move = { ...moveOf(word, rung, mark), at: now * STEP };
    if (!game.isMove(move)) return undefined;
    moves.push(move);
  }
  return moves;
}

function moveOf(
  word: string | undefined,
  rung: string | undefined,
  mark: string | undefined,
): TimedMove {
  if (word !== undefined) return { kind: "guess", word };
  // Only the bee says which hint; `0` is that of the others.
  if (rung !== undefined) return { kind: "hint", ...(rung !== "0" && { rung: Number(rung) }) };
  return { kind: Object.keys(MARKS).find((kind) => MARKS[kind] === mark)! };
}
