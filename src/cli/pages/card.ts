import type { Messages } from "../../messages/mod.ts";
import { ASIDE } from "../../messages/phrases.ts";
import { GRADES } from "../../play/cards/ratings.ts";
import {
  type Area,
  box,
  type Canvas,
  type Ink,
  type Piece,
  writeCentred,
  writePainted,
  writePieces,
} from "../screen/canvas.ts";
import { columnsOf } from "../screen/cells.ts";
import type { Target } from "../screen/game_screen.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Look } from "../screen/palette.ts";
import { drawCount } from "../screen/parts.ts";
import { bigWord, drawPixels } from "../screen/pixels.ts";
import { wrap, wrapPainted } from "../text/layout.ts";

/** What a card shows while its answer is awaited. */
export type Card =
  | { readonly kind: "word"; readonly meaning: string; readonly letters: number }
  | { readonly kind: "meaning"; readonly word: string }
  | {
    readonly kind: "grade";
    readonly word: string;
    readonly meaning: string;
    readonly where?: string;
  }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "counts"; readonly counts: readonly (readonly [string, number])[] };

export interface CardScene {
  readonly card: Card;
  /** What was said since the last card. */
  readonly said: readonly string[];
  readonly done: number;
  readonly of: number;
  readonly t: Messages;
}

/** What is typed, or which of the grades is chosen. */
export interface CardState {
  readonly typed: string;
  readonly grade: number;
}

const WIDEST = 72;

/** The card in the middle, under it what was said of the last one. */
export function drawCard(scene: CardScene, state: CardState, canvas: Canvas, look: Look) {
  const { card, said } = scene;
  const columns = Math.min(WIDEST, canvas.columns - 4);
  const column = Math.floor((canvas.columns - columns) / 2);
  if (card.kind === "counts") {
    drawCounts(card.counts, canvas, { look, column, columns });
    return { targets: [] };
  }
  const air = canvas.rows >= 34 ? 2 : canvas.rows >= 20 ? 1 : 0;
  // In a large window the word is in large letters, with its lemma under it: `hanno (avere)`.
  const [form = "", ...lemma] = "word" in card ? card.word.split(" ") : [];
  const word = air === 2 && isFilled(look) && form !== "" ? bigWord(form, columns - 6) : undefined;
  const [plain, ...others] = textsOf(scene, columns - 6);
  const under = lemma.length > 0 ? ["", lemma.join(" ")] : [];
  const first = word
    ? { lines: [...Array<string>(word.rows / 2).fill(""), ...under], ink: plain!.ink }
    : plain!;
  const hasTail = card.kind === "word" || card.kind === "grade";
  const texts = [first, ...others].reduce((sum, { lines }) => sum + lines.length, 0);
  const rows = 2 + texts + (hasTail ? 1 : 0) + air * (1 + others.length + (hasTail ? 2 : 1));
  const news = said.flatMap((line) => wrapPainted(line, columns));
  const free = canvas.rows - 3 - rows - news.length;
  const row = 2 + Math.max(0, Math.floor(free / 3));
  const area: Area = { row, column, columns, rows };
  box(canvas, area, { isAscii: look.isAscii, ink: { fg: "gold" } });
  let at = row + 1;
  if (word) {
    const left = Math.floor((columns - word.columns / 2) / 2);
    drawPixels(canvas, { row: at + air, column: column + left }, word);
  }
  for (const { lines, ink } of [first, ...others]) {
    at += air;
    for (const line of lines) writeCentred(canvas, { ...area, row: at++ }, line, ink);
  }
  const below = row + rows + (canvas.rows - row - rows - news.length > 2 ? 1 : 0);
  news.forEach((line, i) => writePainted(canvas, { row: below + i, column, columns }, line));
  at += air;
  if (card.kind === "word") {
    const cursor = drawSlots(canvas, { ...area, row: at }, { letters: card.letters, ...state });
    return { cursor, targets: [] };
  }
  const targets = card.kind === "grade"
    ? drawGrades(scene.t, canvas, { at: { ...area, row: at }, chosen: state.grade, look })
    : [];
  return { targets };
}

/** What is asked, and what is said about it. */
function textsOf({ card, t }: CardScene, columns: number): readonly Paragraph[] {
  const it = t.review.page;
  const paragraph = (text: string, ink: Ink) => ({ lines: wrap(text, columns), ink });
  const strong: Ink = { fg: "gold", attributes: BOLD };
  const meant = (meaning: string, ink: Ink) =>
    meaning.split(ASIDE).map((part, i) => paragraph(part, i === 0 ? ink : { fg: "dim" }));
  switch (card.kind) {
    case "word":
      return [
        ...meant(card.meaning, { attributes: BOLD }),
        paragraph(it.letters(card.letters), { fg: "dim" }),
      ];
    case "meaning":
      return [paragraph(card.word, strong), paragraph(it.known, { fg: "dim" })];
    case "grade":
      return [
        paragraph(card.word, strong),
        ...meant(card.meaning, {}),
        ...(card.where === undefined ? [] : [paragraph(card.where, { fg: "dim" })]),
      ];
    case "text":
      return [paragraph(card.text, {})];
    case "counts":
      return [];
  }
}

/** Lines of a card that belong together. */
interface Paragraph {
  readonly lines: readonly string[];
  readonly ink: Ink;
}

/** `C A S _ _`: a place for each letter; what is typed beyond them stands out. */
function drawSlots(
  canvas: Canvas,
  { row, column, columns }: Area,
  { letters, typed }: { readonly letters: number; readonly typed: string },
): { readonly row: number; readonly column: number } {
  const all = [...typed.toUpperCase()];
  const places = Math.max(letters, all.length);
  const gap = 2 * places - 1 <= columns - 4 ? 1 : 0;
  const from = column + Math.floor((columns - places * (1 + gap) + gap) / 2);
  for (let i = 0; i < places; i++) {
    const ink: Ink = i >= letters
      ? { fg: "berry", attributes: BOLD }
      : { fg: "gold", attributes: BOLD };
    const piece: Piece = all[i] === undefined ? ["_", { fg: "dim" }] : [all[i]!, ink];
    writePieces(canvas, { row, column: from + i * (1 + gap) }, [piece]);
  }
  return { row, column: from + Math.min(all.length, places) * (1 + gap) };
}

/** `1 no  2 quasi  3 sì  4 subito`, the chosen one lit. */
function drawGrades(
  t: Messages,
  canvas: Canvas,
  { at, chosen, look }: { readonly at: Area; readonly chosen: number; readonly look: Look },
): Target[] {
  const names = GRADES.map((grade) => `${grade} ${t.review.page.grade[grade]}`);
  const width = names.reduce((sum, name) => sum + columnsOf(name) + 3, -1);
  let column = at.column + Math.max(1, Math.floor((at.columns - width) / 2));
  return names.map((name, i): Target => {
    const isChosen = i === chosen;
    const text = isChosen && (look.isAscii || look.depth === "none") ? `[${name}]` : ` ${name} `;
    const from = column;
    const ink: Ink = isChosen
      ? { fg: "ink", bg: "honey", attributes: BOLD }
      : { fg: "paper", bg: "mist" };
    column = writePieces(canvas, { row: at.row, column }, [[text, ink]]) + 1;
    return {
      row: at.row,
      column: from,
      columns: columnsOf(text),
      rows: 1,
      keys: [{ kind: "choose", id: i }],
    };
  });
}

/** In frames side by side, or two by two. */
function drawCounts(
  counts: readonly (readonly [name: string, count: number])[],
  canvas: Canvas,
  { look, column, columns }: {
    readonly look: Look;
    readonly column: number;
    readonly columns: number;
  },
): void {
  const across = columns >= 60 ? counts.length : 2;
  const width = Math.floor(columns / across);
  const rows = 4 * Math.ceil(counts.length / across);
  const row = 2 + Math.max(0, Math.floor((canvas.rows - 4 - rows) / 3));
  counts.forEach(([name, count], i) =>
    drawCount(canvas, {
      row: row + 4 * Math.floor(i / across),
      column: column + (i % across) * width,
      columns: width - 1,
      rows: 4,
    }, { count: String(count), name, fg: i === 1 ? "leaf" : "gold", look })
  );
}
