import type { Grid } from "../../games/grid/mod.ts";
import { pathsOf } from "../../games/grid/paths.ts";
import { coreFound, isGridOver, missedWords, readGridGuess } from "../../games/grid/play.ts";
import type { GridWord } from "../../games/grid/round.ts";
import { foundWords, gridTimeLeft, tallyOf } from "../../play/grid/facts.ts";
import type { Clock } from "../../play/memory.ts";
import {
  type Area,
  box,
  type Canvas,
  type Size,
  write,
  writeCentred,
  writePieces,
  writeRight,
} from "../screen/canvas.ts";
import type { Body, Scene } from "../screen/game_screen.ts";
import { BOLD, type Colour } from "../screen/palette.ts";
import { drawBar, drawScroll } from "../screen/parts.ts";
import { drawPanel, drawPromptAndMessage, messageRows } from "../screen/picture.ts";
import { type BoardMarks, boardSize, drawBoard, tileSizeFor } from "./tiles.ts";
import { spelled } from "./text.ts";

type GridScene = Scene<Grid>;

/** How many other paths of a word are shown, after the first. */
const MAX_WAYS = 12;
/** What words and counts need beside the board. */
const PANEL = 26;
const NARROW_PANEL = 12;

/** The board at the left, its clock above, words at the right. */
export function drawGridGame(scene: GridScene, canvas: Canvas, clock: Clock): Body {
  const { position, size, look, ui } = scene;
  const { puzzle } = position.round;
  const isOver = isGridOver(position.round, position.state);
  const typedRow = size.rows - 2 - messageRows(size);
  const hasClock = gridTimeLeft(clock, position) !== undefined;
  const clockRow = size.rows < 18 ? 1 : 2;
  const top = hasClock ? 2 * clockRow + (clockRow === 1 ? 1 : 0) : 2;
  if (hasClock) drawClock(scene, canvas, { clock, row: clockRow });
  const height = typedRow - top;
  const isNarrow = size.columns < 60;
  const room: Size = {
    columns: size.columns - (isNarrow ? NARROW_PANEL : PANEL) - 4,
    rows: height,
  };
  const tile = tileSizeFor(puzzle, room, look);
  const board = boardSize(puzzle, tile);
  const column = isNarrow ? 1 : 2;
  const row = top + Math.max(0, Math.floor((height - board.rows) / 2));
  const missed = isOver ? missedWords(position.round, position.state) : [];
  const chosen = isOver ? missed[within(ui.shownMissed ?? 0, missed.length - 1)] : undefined;
  const targets = drawBoard(canvas, { row, column, size: tile }, puzzle, {
    marks: marksOf(scene, chosen),
    look,
  });
  const left = column + board.columns + (isNarrow ? 2 : 3);
  const area: Area = { row: top, column: left, columns: size.columns - left - 1, rows: height };
  const waiting = isWaiting(scene);
  const reach = waiting
    ? drawGate(scene, canvas, { board: { row, column, ...board }, area })
    : isOver
    ? drawMissed(scene, canvas, area, missed)
    : drawCounts(scene, canvas, area, clock);
  const { cursor } = waiting
    ? { cursor: undefined }
    : drawPromptAndMessage(scene, canvas, typedRow);
  return { ...reach, cursor, hasPanel: true, paneMax: 0, targets: [...targets, ...reach.targets] };
}

/** A game against time waits until the player is ready. */
export function isWaiting({ position: { round, state }, ui }: GridScene): boolean {
  return round.limit !== undefined && !ui.hasBegun && !isGridOver(round, state);
}

/** The path of what is typed; with nothing typed, of the word found last or chosen at the end. */
function marksOf(scene: GridScene, chosen: GridWord | undefined): BoardMarks {
  const { position, ui, context: { t } } = scene;
  const { puzzle, rules } = position.round;
  const typed = /^[:/=?]/.test(ui.typed) ? "" : readGridGuess(position.round, ui.typed) ?? "";
  const ways = typed === "" ? [] : pathsOf(puzzle, typed, MAX_WAYS, rules);
  const last = ui.typed === "" ? chosen?.path ?? foundWords(position).at(-1)?.path ?? [] : [];
  const path = ways[0] ?? last;
  const others = new Set(ways.slice(1).flat().filter((cell) => !path.includes(cell)));
  const isByLetters = rules.scoring.kind === "letters";
  return {
    path,
    others,
    isHidden: isWaiting(scene),
    bonus: t.grid.bonus,
    valueOf: (letters) =>
      isByLetters
        ? String([...letters].reduce((sum, one) => sum + (rules.language.values[one] ?? 0), 0))
        : "",
  };
}

/** Full at the start; leaf, then honey under a half, then berry under a third. */
function drawClock(
  scene: GridScene,
  canvas: Canvas,
  { clock, row }: { readonly clock: Clock; readonly row: number },
): void {
  const { position, size, look } = scene;
  const share = gridTimeLeft(clock, position)! / position.round.limit!;
  const fg: Colour = share > 1 / 2 ? "leaf" : share > 1 / 3 ? "honey" : "berry";
  drawBar(canvas, { row, column: 2, columns: size.columns - 4 }, share, { look, fg });
}

function drawCounts(scene: GridScene, canvas: Canvas, area: Area, clock: Clock) {
  const { position, context: { t } } = scene;
  const { found, words, score } = tallyOf(position, clock);
  const { row, column, columns } = area;
  writePieces(canvas, { row, column }, [
    [t.number(score), { fg: "gold", attributes: BOLD }],
    [` ${t.grid.pointsName(score)}`, { fg: "dim" }],
  ]);
  const counts = `${found}/${words}`;
  writeRight(canvas, { row, column: column + columns }, counts, { attributes: BOLD });
  return drawPanel(scene, canvas, { ...area, row: row + 2, rows: area.rows - 2 });
}

/** Before the clock runs: the rules in two lines, and how to begin. */
function drawGate(
  { position: { round }, context: { t }, look, size }: GridScene,
  canvas: Canvas,
  { area }: { readonly board: Area; readonly area: Area },
) {
  const lines = t.grid.gate({
    seconds: round.rules.seconds,
    minLength: round.rules.minLength,
    words: round.core,
  });
  const isRoomy = area.columns >= 24;
  const panel: Area = isRoomy
    ? { ...area, rows: Math.min(area.rows, lines.length + 6) }
    : { row: size.rows - 8, column: 1, columns: size.columns - 2, rows: 7 };
  box(canvas, panel, {
    title: t.grid.gateTitle,
    isAscii: look.isAscii,
    ink: { fg: "gold", attributes: BOLD },
  });
  const wrapped = lines.flatMap((line) => wrapTo(line, panel.columns - 4));
  const shown = wrapped.slice(0, panel.rows - 4);
  shown.forEach((line, i) =>
    write(canvas, { row: panel.row + 1 + i, column: panel.column + 2 }, line)
  );
  writeCentred(canvas, { ...panel, row: panel.row + panel.rows - 2 }, ` ${t.grid.gateGo} `, {
    fg: "ink",
    bg: "honey",
    attributes: BOLD,
  });
  return { page: 1, panelMax: 0, targets: [{ ...panel, keys: [{ kind: "enter" } as const] }] };
}

function wrapTo(text: string, columns: number): string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1)!;
    if (last !== "" && last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}

/** What was missed, best first; the arrows walk through it and the board shows each. */
function drawMissed(
  scene: GridScene,
  canvas: Canvas,
  area: Area,
  missed: readonly GridWord[],
) {
  const { context: { t }, ui, look, position } = scene;
  const { row, column, columns } = area;
  const found = coreFound(position.round, position.state.found);
  writePieces(canvas, { row, column }, [
    [t.number(position.state.score), { fg: "gold", attributes: BOLD }],
    [` ${t.grid.pointsName(position.state.score)}   `, { fg: "dim" }],
    [`${found}/${position.round.core}`, { attributes: BOLD }],
  ]);
  write(canvas, { row: row + 2, column }, t.grid.missedTitle(missed.length), { fg: "dim" });
  const rows = area.rows - 4;
  const chosen = within(ui.shownMissed ?? 0, missed.length - 1);
  const top = Math.max(0, Math.min(chosen - Math.floor(rows / 2), missed.length - rows));
  missed.slice(top, top + rows).forEach((word, i) => {
    const at = row + 3 + i;
    const isChosen = top + i === chosen;
    const ink = isChosen ? { fg: "gold", attributes: BOLD } as const : {};
    if (isChosen) write(canvas, { row: at, column }, look.isAscii ? ">" : "▶", { fg: "gold" });
    write(canvas, { row: at, column: column + 2 }, spelled(word), ink);
    writeRight(canvas, { row: at, column: column + columns - 2 }, String(word.points), {
      fg: isChosen ? "gold" : "dim",
    });
  });
  drawScroll(canvas, { row: row + 3, column: column + columns - 1, rows }, {
    top,
    of: missed.length,
    look,
  });
  return { page: Math.max(1, rows), panelMax: 0, targets: [] };
}

function within(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}
