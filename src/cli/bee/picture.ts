import type { Bee } from "../../games/bee/mod.ts";
import { foundWord } from "../../games/bee/round.ts";
import { type Progress, progress, shownLetters } from "../../games/bee/views.ts";
import { wrapPainted } from "../text/layout.ts";
import { dimAside } from "../text/paint.ts";
import {
  type Area,
  box,
  type Canvas,
  cut,
  type Piece,
  type Size,
  tint,
  write,
  writePainted,
  writePieces,
  writeRight,
} from "../screen/canvas.ts";
import type { Body, Scene } from "../screen/game_screen.ts";
import { BOLD } from "../screen/palette.ts";
import { drawBar, drawLadder } from "../screen/parts.ts";
import { drawPanel, drawPrompt, drawPromptAndMessage, MESSAGE_ROWS } from "../screen/picture.ts";
import { combFor, drawComb } from "./comb.ts";
import { newestWords } from "../../play/bee/facts.ts";
import { readingText } from "../../play/reading_text.ts";
import { meaningText } from "../../play/review.ts";

type BeeScene = Scene<Bee>;

/** The least width that tabs, counts and words need. */
const PANEL = 30;
/** From here on the ladder names every rank. */
const TALL: Size = { columns: 112, rows: 36 };

/** The honeycomb at the left; rank, counts and words at the right. */
export function drawBee(scene: BeeScene, canvas: Canvas): Body {
  const { size, look, ui, position } = scene;
  const { round, state } = position;
  const comb = combFor(size, look);
  const typedRow = size.rows - 2 - MESSAGE_ROWS;
  const isNarrow = size.columns - comb.columns - 4 < PANEL;
  const margin = isNarrow ? 0 : size.columns >= 112 ? 2 : 1;
  const free = (isNarrow ? size.rows - 2 : typedRow - 1) - comb.rows;
  const top = 1 + Math.max(0, Math.floor(free / 2));
  const targets = drawComb(canvas, { row: top, column: margin, comb }, {
    required: round.puzzle.required,
    others: shownLetters(round, state),
    used: ui.typed.toLowerCase(),
    isFlash: scene.isFlash ?? false,
  }, look);
  const column = margin + comb.columns + (isNarrow ? 1 : 2);
  const area = { row: 2, column, columns: size.columns - column - 1, rows: typedRow - 3 };
  if (isNarrow) {
    const narrow = { ...area, row: 1, rows: size.rows - 2 };
    return { ...drawNarrow(scene, canvas, narrow), targets };
  }
  const used = isTall(size)
    ? drawNamedLadder(scene, canvas, area)
    : drawStanding(scene, canvas, area);
  const rest = { ...area, row: area.row + used, rows: area.rows - used };
  const below = isTall(size) ? drawNewestMeaning(scene, canvas, rest) : 0;
  const panel = drawPanel(scene, canvas, { ...rest, rows: rest.rows - below });
  const { cursor } = drawPromptAndMessage(scene, canvas, typedRow);
  return {
    ...panel,
    cursor,
    hasPanel: true,
    paneMax: 0,
    targets: [...targets, ...panel.targets],
  };
}

/** Whether there is room for every rank, and for what the newest word means. */
export function isTall({ columns, rows }: Size): boolean {
  return columns >= TALL.columns && rows >= TALL.rows;
}

/** Rank, ladder, bar and counts. Returns the rows it took. */
function drawStanding(scene: BeeScene, canvas: Canvas, area: Area): number {
  const { position, context: { t }, look } = scene;
  const { round } = position;
  const now = progress(round, position.state);
  const { row, column, columns } = area;
  const right = column + columns;
  write(canvas, { row, column }, t.bee.rank[now.rank.name], { fg: "gold", attributes: BOLD });
  if (now.next) {
    const next = t.screen.bee.toNext(now.next.points, t.bee.rank[now.next.rank.name]);
    const free = columns - t.bee.rank[now.rank.name].length - 2;
    if (next.length <= free) writeRight(canvas, { row, column: right }, next, { fg: "dim" });
  }
  const held = round.ranks.indexOf(now.rank);
  drawLadder(canvas, { row: row + 1, column, gap: 1 }, { rungs: round.ranks.length, held, look });
  const score = `${t.number(now.score)} / ${t.number(now.goal)}`;
  writeRight(canvas, { row: row + 1, column: right }, score, { attributes: BOLD });
  const gap = area.rows >= 14 ? 1 : 0;
  drawBar(canvas, { row: row + 2 + gap, column, columns }, now.score / Math.max(1, now.goal), {
    look,
  });
  writePieces(canvas, { row: row + 3 + gap, column }, countsOf(scene, now, columns));
  return 5 + gap;
}

function countsOf({ context: { t }, position, look }: BeeScene, now: Progress, columns: number) {
  const it = t.screen.bee;
  const strong = { attributes: BOLD };
  const dim = { fg: "dim" } as const;
  const star = look.isAscii ? "*" : "★";
  const { hintsUsed } = position.state;
  const pieces: Piece[][] = [
    [[String(now.found), strong], [`/${now.total} ${t.screen.wordsName(now.total)}`, dim]],
    [
      [`${star} ${now.pangrams.found}`, { fg: "gold", attributes: BOLD }],
      [`/${now.pangrams.total} ${it.pangrams(now.pangrams.total)}`, dim],
    ],
    [[String(hintsUsed), strong], [` ${it.hints(hintsUsed)}`, dim]],
  ];
  const length = (some: Piece[]) =>
    some.reduce((sum, piece) => sum + (typeof piece === "string" ? piece : piece[0]).length, 0);
  const shown: Piece[] = [];
  let used = 0;
  for (const group of pieces) {
    if (used + length(group) > columns) break;
    shown.push(...group, "   ");
    used += length(group) + 3;
  }
  return shown.slice(0, -1);
}

/** Every rank with the points it takes, the highest first; under it the bar. */
function drawNamedLadder(scene: BeeScene, canvas: Canvas, area: Area): number {
  const { position: { round, state }, context: { t }, look } = scene;
  const now = progress(round, state);
  const held = round.ranks.indexOf(now.rank);
  const rows = round.ranks.length + 5;
  const { row, column, columns } = area;
  box(canvas, { row, column, columns, rows }, {
    title: t.screen.bee.rankTitle,
    isAscii: look.isAscii,
  });
  const signs = look.isAscii ? "*@." : "●◉○";
  round.ranks.forEach((rank, i) => {
    const at = row + round.ranks.length - i;
    const isHeld = i === held;
    if (isHeld) {
      tint(canvas, { row: at, column: column + 1, columns: columns - 2, rows: 1 }, "comb");
    }
    const fg = isHeld ? "gold" : i < held ? "dim" : "paper";
    const sign = signs[isHeld ? 1 : i < held ? 0 : 2]!;
    write(canvas, { row: at, column: column + 3 }, sign, {
      fg: isHeld ? "gold" : i < held ? "amber" : "faint",
    });
    write(canvas, { row: at, column: column + 5 }, t.bee.rank[rank.name], {
      fg,
      attributes: isHeld || rank.from >= round.goal ? BOLD : 0,
    });
    writeRight(canvas, { row: at, column: column + 26 }, t.number(rank.from), {
      fg: isHeld ? "gold" : "dim",
    });
    const arrow = look.isAscii ? "<" : "◂";
    if (rank.from === round.goal) {
      const note = `${arrow} ${t.screen.bee.goal}`;
      write(canvas, { row: at, column: column + 29 }, note, { fg: "leaf" });
    } else if (isHeld && now.next) {
      const next = t.screen.bee.toNext(now.next.points, t.bee.rank[now.next.rank.name]);
      if (31 + next.length < columns) {
        write(canvas, { row: at, column: column + 29 }, `${arrow} ${next}`, { fg: "gold" });
      }
    }
  });
  const share = now.score / Math.max(1, now.goal);
  const at = row + round.ranks.length + 2;
  drawBar(canvas, { row: at, column: column + 3, columns: columns - 12 }, share, { look });
  writeRight(canvas, { row: at, column: column + columns - 3 }, `${now.percent} %`, {
    attributes: BOLD,
  });
  const score: Piece[] = [
    [`${t.number(now.score)}`, { attributes: BOLD }],
    [` / ${t.number(now.goal)}   `, { fg: "dim" }],
  ];
  const place = { row: at + 1, column: column + 3 };
  const counts = countsOf(scene, now, columns - 22);
  writePieces(canvas, place, [...score, ...counts]);
  return rows + 1;
}

/** At the foot: the word found last, what it is and means. Returns the rows it took. */
function drawNewestMeaning(scene: BeeScene, canvas: Canvas, area: Area): number {
  const { position: { round, state }, context: { t, lexicon, paint }, look, meanings } = scene;
  const last = state.found.at(-1);
  const word = last && last.tier !== "unlisted" ? foundWord(round, last.word) : undefined;
  const id = word && lexicon.find(word.word);
  if (!word || id === undefined) return 0;
  const rows = 6;
  const at: Area = { ...area, row: area.row + area.rows - rows, rows };
  box(canvas, at, {
    title: word.written.join(" / "),
    isAscii: look.isAscii,
    ink: { fg: "gold", attributes: BOLD },
  });
  const reading = lexicon.reading(id);
  const about = [reading ? readingText(reading, t) : "", t.lexicon.rarity(word.zipf)]
    .filter((part) => part !== "").join(look.isAscii ? ", " : " · ");
  const meaning = meanings && meaningText(word.word, { lexicon, t }, meanings);
  const width = at.columns - 6;
  write(canvas, { row: at.row + 1, column: at.column + 3 }, cut(about, width, look.isAscii), {
    fg: "dim",
  });
  wrapPainted(dimAside(meaning ?? "", paint), width).slice(0, rows - 3).forEach((line, i) =>
    writePainted(canvas, { row: at.row + 2 + i, column: at.column + 3, columns: width }, line)
  );
  return rows + 1;
}

/** In a small window: one column with what matters most, the typed line at its foot. */
function drawNarrow(scene: BeeScene, canvas: Canvas, area: Area): Omit<Body, "targets"> {
  const { look, ui } = scene;
  const { row, column, columns } = area;
  const message = ui.message.flatMap((line) => wrapPainted(line, columns));
  // A long answer is shown whole: it grows over the words, then over the rank.
  const below = Math.min(area.rows - 1, Math.max(2, message.length));
  const typedRow = row + area.rows - 1 - below;
  if (typedRow > row + 5) drawNarrowStanding(scene, canvas, area);
  const rule = (look.isAscii ? "-" : "─").repeat(columns);
  const listRows = Math.max(0, typedRow - row - 6);
  const reach = drawNewest(scene, canvas, { row: row + 5, column, columns, rows: listRows });
  if (typedRow > row) write(canvas, { row: typedRow - 1, column }, rule, { fg: "faint" });
  const cursor = drawPrompt(scene, canvas, { row: typedRow, column, columns: columns + 1 });
  message.slice(0, below).forEach((line, i) =>
    writePainted(canvas, { row: typedRow + 1 + i, column, columns }, line)
  );
  return { cursor, hasPanel: false, paneMax: 0, ...reach };
}

/** Rank, ladder, bar and counts in four short rows. */
function drawNarrowStanding(
  { position, context: { t }, look }: BeeScene,
  canvas: Canvas,
  { row, column, columns }: Area,
): void {
  const now = progress(position.round, position.state);
  const { ranks } = position.round;
  write(canvas, { row, column }, t.bee.rank[now.rank.name], { fg: "gold", attributes: BOLD });
  drawLadder(canvas, { row: row + 1, column, gap: 0 }, {
    rungs: ranks.length,
    held: ranks.indexOf(now.rank),
    look,
  });
  drawBar(canvas, { row: row + 2, column, columns }, now.score / Math.max(1, now.goal), { look });
  writePieces(canvas, { row: row + 3, column }, [
    [t.number(now.score), { attributes: BOLD }],
    [`/${t.number(now.goal)}  `, { fg: "dim" }],
    [String(now.found), { attributes: BOLD }],
    [`/${now.total}`, { fg: "dim" }],
  ]);
  const rule = (look.isAscii ? "-" : "─").repeat(columns);
  write(canvas, { row: row + 4, column }, rule, { fg: "faint" });
}

/** The words found last, or the panel asked for with Tab. */
function drawNewest(scene: BeeScene, canvas: Canvas, area: Area) {
  const { position, ui, context: { paint } } = scene;
  if (ui.panel > 0) {
    const { page, panelMax, panelTop } = drawPanel(scene, canvas, area);
    return { page, panelMax, panelTop };
  }
  const newest = newestWords(position).slice(0, area.rows);
  newest.forEach(([word, points], i) => {
    const at = { row: area.row + i, column: area.column };
    const isFirst = i === 0;
    const columns = area.columns - String(points).length - 1;
    writePainted(canvas, { ...at, columns }, isFirst ? paint.gold(paint.bold(word)) : word);
    writeRight(canvas, { ...at, column: area.column + area.columns }, String(points), {
      fg: isFirst ? "gold" : "dim",
    });
  });
  return { page: 1, panelMax: 0, panelTop: 0 };
}
