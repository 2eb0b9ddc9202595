import { alphabetOf, normalize } from "../../core/letters.ts";
import type { Step } from "../game.ts";
import type { Crossword } from "./mod.ts";
import type { CrosswordEntry, CrosswordRound } from "./round.ts";
import { BLACK, type Direction, EMPTY } from "./template.ts";

export interface SlotRef {
  readonly number: number;
  readonly direction: Direction;
}

export interface CrosswordState {
  /** The picture as it is now. */
  readonly cells: string;
  /** Cells shown by the game: they stay. */
  readonly revealed: readonly number[];
  /** Cells that the last check found wrong and that have not changed since. */
  readonly wrong: readonly number[];
  readonly checks: number;
  readonly gaveUp: boolean;
  /** Cells whose letter is only a guess. */
  readonly pencilled: readonly number[];
  /** Milliseconds played so far. */
  readonly elapsed: number;
}

export type CrosswordMove =
  /** One letter in one cell; none to erase it. */
  | {
    readonly kind: "letter";
    readonly cell: number;
    readonly letter: string;
    readonly pencil?: true;
    readonly at?: number;
  }
  /** Only time has passed. */
  | { readonly kind: "wait"; readonly at: number }
  | { readonly kind: "enter"; readonly slot: SlotRef; readonly word: string }
  /** One entry, or all of them. */
  | { readonly kind: "clear"; readonly slot?: SlotRef }
  | { readonly kind: "check" }
  | { readonly kind: "reveal"; readonly slot: SlotRef }
  /** The first letter of the entry that is missing or wrong. */
  | { readonly kind: "reveal_letter"; readonly slot: SlotRef }
  /** Shows the rest. */
  | { readonly kind: "give_up"; readonly at?: number };

export type CrosswordOutcome =
  /** A letter was written or erased; `empty` cells are left. */
  | { readonly kind: "lettered"; readonly cell: number; readonly empty: number }
  | { readonly kind: "waited" }
  /** The game has shown this cell: it stays. */
  | { readonly kind: "cell_revealed" }
  | {
    readonly kind: "entered";
    readonly slot: SlotRef;
    readonly word: string;
    readonly empty: number;
  }
  | { readonly kind: "unchanged" }
  | { readonly kind: "no_such_slot"; readonly slot: SlotRef }
  | { readonly kind: "not_letters"; readonly text: string }
  | {
    readonly kind: "wrong_length";
    readonly word: string;
    readonly length: number;
    readonly expected: number;
  }
  /** A letter that the game has shown says otherwise. */
  | { readonly kind: "against_revealed"; readonly word: string; readonly place: number }
  | { readonly kind: "cleared"; readonly letters: number }
  | {
    readonly kind: "checked";
    readonly wrong: number;
    readonly right: number;
    readonly empty: number;
  }
  | {
    readonly kind: "revealed";
    readonly slot: SlotRef;
    readonly answer: string;
    readonly letters: number;
  }
  | {
    readonly kind: "revealed_letter";
    readonly slot: SlotRef;
    readonly place: number;
    readonly letter: string;
  }
  | { readonly kind: "solved"; readonly revealed: number; readonly checks: number }
  /** How many letters were missing or wrong. */
  | { readonly kind: "gave_up"; readonly letters: number }
  | { readonly kind: "already_solved" };

export function startCrossword({ solution }: CrosswordRound): CrosswordState {
  const cells = [...solution].map((cell) => cell === BLACK ? BLACK : EMPTY).join("");
  return { cells, revealed: [], wrong: [], checks: 0, gaveUp: false, pencilled: [], elapsed: 0 };
}

export function isCrosswordOver({ solution }: CrosswordRound, { cells }: CrosswordState): boolean {
  return cells === solution;
}

export function playCrossword(
  round: CrosswordRound,
  state: CrosswordState,
  move: CrosswordMove,
): Step<Crossword> {
  if (isCrosswordOver(round, state)) return { state, outcome: { kind: "already_solved" } };
  const slot = "slot" in move ? move.slot : undefined;
  const entry = slot && findEntry(round, slot);
  if (slot && !entry) return { state, outcome: { kind: "no_such_slot", slot } };
  const step = judge({ round, state, move, entry });
  if (step.state === state || step.state.gaveUp || !isCrosswordOver(round, step.state)) return step;
  const { revealed, checks } = step.state;
  return { ...step, outcome: { kind: "solved", revealed: revealed.length, checks } };
}

export function findEntry(round: CrosswordRound, slot: SlotRef): CrosswordEntry | undefined {
  return round.entries.find((entry) =>
    entry.number === slot.number && entry.direction === slot.direction
  );
}

interface Turn {
  readonly round: CrosswordRound;
  readonly state: CrosswordState;
  readonly move: CrosswordMove;
  readonly entry: CrosswordEntry | undefined;
}

function judge({ round, state, move, entry }: Turn): Step<Crossword> {
  switch (move.kind) {
    case "letter":
      return letter(round, state, move);
    case "wait":
      return { state: later(state, move.at), outcome: { kind: "waited" } };
    case "enter":
      return enter({ state, entry: entry!, letters: round.letters }, move.word);
    case "clear":
      return clear(state, entry?.cells ?? [...state.cells].map((_, cell) => cell));
    case "check":
      return check(round, state);
    case "reveal":
      return reveal(state, entry!);
    case "reveal_letter":
      return revealLetter(state, entry!);
    case "give_up":
      return giveUp(round, later(state, move.at ?? 0));
  }
}

function letter(
  { letters }: CrosswordRound,
  state: CrosswordState,
  { cell, letter, pencil, at }: Extract<CrosswordMove, { kind: "letter" }>,
): Step<Crossword> {
  const old = state.cells[cell];
  if (old === undefined || old === BLACK) return { state, outcome: { kind: "unchanged" } };
  if (state.revealed.includes(cell)) return { state, outcome: { kind: "cell_revealed" } };
  const word = letter === "" ? EMPTY : normalize(letter, alphabetOf(letters));
  if (word?.length !== 1) return { state, outcome: { kind: "not_letters", text: letter } };
  const others = state.pencilled.filter((one) => one !== cell);
  const isPencil = pencil === true && word !== EMPTY;
  const isSame = old === word && isPencil === state.pencilled.includes(cell);
  if (isSame) return { state, outcome: { kind: "unchanged" } };
  const written = write(state, [cell], word);
  const next = later({ ...written, pencilled: isPencil ? [...others, cell] : others }, at ?? 0);
  return { state: next, outcome: { kind: "lettered", cell, empty: emptyIn(next) } };
}

/** Time never runs back. */
function later(state: CrosswordState, at: number): CrosswordState {
  return at > state.elapsed ? { ...state, elapsed: at } : state;
}

function enter(
  { state, entry, letters }: { state: CrosswordState; entry: CrosswordEntry; letters: string },
  text: string,
): Step<Crossword> {
  const word = normalize(text, alphabetOf(letters));
  if (word === undefined) return { state, outcome: { kind: "not_letters", text } };
  const expected = entry.cells.length;
  if (word.length !== expected) {
    return { state, outcome: { kind: "wrong_length", word, length: word.length, expected } };
  }
  const place = entry.cells.findIndex((cell, i) =>
    state.revealed.includes(cell) && state.cells[cell] !== word[i]
  );
  if (place >= 0) return { state, outcome: { kind: "against_revealed", word, place } };
  const next = write(state, entry.cells, word);
  if (next === state) return { state, outcome: { kind: "unchanged" } };
  return {
    state: next,
    outcome: { kind: "entered", slot: refOf(entry), word, empty: emptyIn(next) },
  };
}

/** Empties cells, except those the game has shown. */
function clear(state: CrosswordState, cells: readonly number[]): Step<Crossword> {
  const filled = cells.filter((cell) =>
    state.cells[cell] !== EMPTY && state.cells[cell] !== BLACK && !state.revealed.includes(cell)
  );
  if (filled.length === 0) return { state, outcome: { kind: "unchanged" } };
  const next = write(state, filled, EMPTY.repeat(filled.length));
  return { state: next, outcome: { kind: "cleared", letters: filled.length } };
}

function check({ solution }: CrosswordRound, state: CrosswordState): Step<Crossword> {
  const wrong: number[] = [];
  let right = 0;
  [...state.cells].forEach((letter, cell) => {
    if (letter === BLACK || letter === EMPTY) return;
    if (letter === solution[cell]) right++;
    else wrong.push(cell);
  });
  const outcome = { kind: "checked", wrong: wrong.length, right, empty: emptyIn(state) } as const;
  return { state: { ...state, wrong, checks: state.checks + 1 }, outcome };
}

function reveal(state: CrosswordState, entry: CrosswordEntry): Step<Crossword> {
  const hidden = entry.cells.filter((cell) => !state.revealed.includes(cell));
  if (hidden.length === 0) return { state, outcome: { kind: "unchanged" } };
  const written = write(state, entry.cells, entry.answer);
  const next = { ...written, revealed: [...state.revealed, ...hidden] };
  const { answer } = entry;
  const outcome = { kind: "revealed", slot: refOf(entry), answer, letters: hidden.length } as const;
  return { state: next, outcome };
}

function revealLetter(state: CrosswordState, entry: CrosswordEntry): Step<Crossword> {
  const place = entry.cells.findIndex((cell, i) => state.cells[cell] !== entry.answer[i]);
  if (place < 0) return { state, outcome: { kind: "unchanged" } };
  const cell = entry.cells[place]!;
  const letter = entry.answer[place]!;
  const written = write(state, [cell], letter);
  const next = { ...written, revealed: [...state.revealed, cell] };
  return { state: next, outcome: { kind: "revealed_letter", slot: refOf(entry), place, letter } };
}

function giveUp({ solution }: CrosswordRound, state: CrosswordState): Step<Crossword> {
  const hidden = [...solution].flatMap((letter, cell) =>
    state.cells[cell] === letter ? [] : [cell]
  );
  const revealed = [...state.revealed, ...hidden.filter((cell) => !state.revealed.includes(cell))];
  return {
    state: { ...state, cells: solution, revealed, wrong: [], gaveUp: true },
    outcome: { kind: "gave_up", letters: hidden.length },
  };
}

/** The same state when nothing changes. */
function write(state: CrosswordState, cells: readonly number[], letters: string): CrosswordState {
  const out = [...state.cells];
  const changed = cells.filter((cell, i) => out[cell] !== letters[i]);
  if (changed.length === 0) return state;
  cells.forEach((cell, i) => out[cell] = letters[i]!);
  const wrong = state.wrong.filter((cell) => !changed.includes(cell));
  const pencilled = state.pencilled.filter((cell) => !changed.includes(cell));
  return { ...state, cells: out.join(""), wrong, pencilled };
}

function emptyIn({ cells }: CrosswordState): number {
  return cells.split(EMPTY).length - 1;
}

function refOf({ number, direction }: SlotRef): SlotRef {
  return { number, direction };
}
