import type { Grid } from "../../games/grid/mod.ts";
import { pathsOf } from "../../games/grid/paths.ts";
import { isGridOver, readGridGuess } from "../../games/grid/play.ts";
import type { GridWord } from "../../games/grid/round.ts";
import { foundWords, gridTimeLeft, tallyOf } from "../../play/grid/facts.ts";
import type { Clock } from "../../play/memory.ts";
import type { Area, Canvas, Piece } from "../screen/canvas.ts";
import type { Body, Scene } from "../screen/game_screen.ts";
import { BOLD, type Look } from "../screen/palette.ts";
import { drawPromptAndMessage, MESSAGE_ROWS } from "../screen/picture.ts";
import { clockRows, drawClock, drawGate, isAtGate, type Race } from "../screen/race.ts";
import { drawSide, lengthsOf } from "../screen/side.ts";
import { boardSize, tileSizeFor } from "../screen/tile.ts";
import { type BoardMarks, chipOf, drawBoard } from "./tiles.ts";

type GridScene = Scene<Grid>;

/** How many other paths of a word are shown, after the first. */
const MAX_WAYS = 12;
/** What words and counts need beside the board. */
const PANEL = 26;
const NARROW_PANEL = 12;

/** The board at the left, its clock above, words at the right. */
export function drawGridGame(scene: GridScene, canvas: Canvas, clock: Clock): Body {
  const { position, size, look, context: { t } } = scene;
  const { puzzle, rules, core, limit } = position.round;
  const typedRow = size.rows - 2 - MESSAGE_ROWS;
  const left = gridTimeLeft(clock, position);
  const top = left === undefined ? 2 : clockRows(size).below;
  if (left !== undefined) drawClock(canvas, { share: left / limit!, look });
  const height = typedRow - top;
  const isNarrow = size.columns < 60;
  const tile = tileSizeFor({ columns: puzzle.cols, rows: puzzle.rows }, {
    columns: size.columns - (isNarrow ? NARROW_PANEL : PANEL) - 4,
    rows: height,
  }, look);
  const board = boardSize({ columns: puzzle.cols, rows: puzzle.rows }, tile);
  const column = isNarrow ? 1 : 2;
  const row = top + Math.max(0, Math.floor((height - board.rows) / 2));
  const targets = drawBoard(canvas, { row, column, size: tile }, puzzle, {
    marks: marksOf(scene, undefined),
    look,
  });
  const from = column + board.columns + (isNarrow ? 2 : 3);
  const area: Area = { row: top, column: from, columns: size.columns - from - 1, rows: height };
  if (isWaiting(scene)) {
    const { seconds, minLength, goal } = rules;
    const lines = t.grid.gate({ seconds, minLength, words: core, goal });
    const gate = drawGate(canvas, area, { lines, t, look });
    return { ...gate, cursor: undefined, hasPanel: true, paneMax: 0 };
  }
  const reach = drawWords(scene, canvas, area, clock);
  const { cursor } = drawPromptAndMessage(scene, canvas, typedRow);
  return { ...reach, cursor, hasPanel: true, paneMax: 0, targets: [...targets, ...reach.targets] };
}

/** The board alone, with the path of a word, for the end of a game. */
export function drawEndBoard(scene: GridScene, canvas: Canvas, room: Area, word: string): boolean {
  const { position: { round }, look } = scene;
  const { puzzle, answers } = round;
  const cells = { columns: puzzle.cols, rows: puzzle.rows };
  const size = tileSizeFor(cells, room, look);
  const board = boardSize(cells, size);
  if (board.columns > room.columns || board.rows > room.rows) return false;
  const row = room.row + Math.max(0, Math.floor((room.rows - board.rows) / 2));
  const column = room.column + Math.max(0, Math.floor((room.columns - board.columns) / 2));
  const marks = marksOf(scene, answers.get(word));
  drawBoard(canvas, { row, column, size }, puzzle, { marks, look });
  return true;
}

export function raceOf({ position: { round, state } }: Pick<GridScene, "position">): Race {
  return { limit: round.limit, isOver: isGridOver(round, state) };
}

function isWaiting(scene: GridScene): boolean {
  return isAtGate(raceOf(scene), scene.ui);
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

function drawWords(scene: GridScene, canvas: Canvas, area: Area, clock: Clock) {
  const { position, look } = scene;
  const { answers } = position.round;
  const { found, words, score, extra, goal } = tallyOf(position, clock);
  const mine = new Set(position.state.found.map(({ word }) => word));
  const core = [...answers.values()].filter(({ isCore }) => isCore);
  return drawSide(scene, canvas, area, {
    score,
    ...(goal !== undefined && { goal }),
    found,
    words,
    extra,
    lengths: lengthsOf(core, (word) => mine.has(word)),
    legend: legendOf(scene, look),
  });
}

/** What the bonuses on this board mean, two in a line. */
function legendOf({ position: { round }, context: { t } }: GridScene, look: Look): Piece[][] {
  const here = new Set(round.puzzle.cells.flatMap(({ bonus }) => bonus ?? []));
  const bonuses = (["dl", "tl", "dw", "tw"] as const).filter((bonus) => here.has(bonus));
  const pieces = bonuses.map((bonus): Piece[] => {
    const sign = look.isAscii
      ? t.grid.bonus[bonus].replace("²", "2").replace("³", "3")
      : t.grid.bonus[bonus];
    const colour = chipOf(bonus);
    return [
      // Honey is not a colour for text on a light screen.
      [sign, { fg: colour === "honey" ? "gold" : colour, attributes: BOLD }],
      [` ${t.grid.bonusName[bonus]}`.padEnd(14), { fg: "dim" }],
    ];
  });
  return [pieces.slice(0, 2).flat(), pieces.slice(2).flat()].filter((line) => line.length > 0);
}
