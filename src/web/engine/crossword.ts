import type { Tier } from "../../core/difficulty.ts";
import type { Crossword } from "../../games/crossword/mod.ts";
import { isCrosswordOver } from "../../games/crossword/play.ts";
import { type Direction, EMPTY } from "../../games/crossword/template.ts";
import { crosswordBoards, dailySide } from "../../play/crossword/boards.ts";
import { filledGrid } from "../../play/crossword/cursor.ts";
import { tallyOf } from "../../play/crossword/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import { planFrom } from "./clue_texts.ts";
import type { SceneMaker, SceneSetup, SetupAsk } from "./scene.ts";
import { sizeIn } from "./size.ts";

/** What the page asks of a crossword, and what it gets. */
export const crosswordScenes: SceneMaker<Crossword, CrosswordDrawing, CrosswordSaid> = {
  scene: drawCrossword,
  outcome: (outcome) => outcome.kind === "checked" ? { wrong: outcome.wrong } : {},
  sentence: (outcome, _, { web }) => web.crossword.sentence(outcome),
  command(name, rest, { state }, { memory }) {
    if (name !== "write") return undefined;
    // The clock is here, so the page says only what is written where.
    const at = Math.round(memory.clock.at(state.elapsed));
    return { kind: "move", move: { ...writingIn(rest), kind: "letter", at } };
  },
  about(puzzle, web) {
    const rows = puzzle.split("/");
    return web.choiceValue("size", `${rows.length}x${rows[0]!.length}`);
  },
  daily(date, web) {
    const side = dailySide(date);
    return web.choiceValue("size", `${side}x${side}`);
  },
  setup: setupCrossword,
};

/** The result of a move, apart from its sentence. */
interface CrosswordSaid {
  readonly wrong?: number;
}

/** A letter for a cell; none erases it. */
interface Writing {
  readonly cell: number;
  readonly letter: string;
  readonly pencil?: true;
}

/** `12 a`, `12 a pencil`, `12` to erase. */
export function writingText({ cell, letter, pencil }: Writing): string {
  return [cell, letter, ...(pencil ? ["pencil"] : [])].join(" ").trim();
}

function writingIn(text: string): Writing {
  const [cell, letter = "", pencil] = text.split(" ");
  return { cell: Number(cell), letter, ...(pencil === "pencil" && { pencil: true }) };
}

/** A crossword as the page draws it: no answer before it is shown. */
export interface CrosswordDrawing {
  readonly rows: number;
  readonly cols: number;
  readonly tier: Tier;
  /** The alphabet that answers are typed in. */
  readonly letters: string;
  /** The picture as it is now. */
  readonly cells: string;
  /** First those across, then those down, by number. */
  readonly entries: readonly DrawnEntry[];
  readonly wrong: readonly number[];
  readonly revealed: readonly number[];
  readonly pencilled: readonly number[];
  /** Letters written, of how many; entries full, of how many. */
  readonly filled: number;
  readonly white: number;
  readonly done: number;
  readonly checks: number;
  /** Milliseconds played when it was last saved. */
  readonly elapsed: number;
  readonly isOver: boolean;
  readonly gaveUp: boolean;
  /** The picture with all its letters, to be printed upside down; the page shows it nowhere else. */
  readonly solution: string;
}

export interface DrawnEntry {
  readonly number: number;
  readonly direction: Direction;
  readonly cells: readonly number[];
  /** Empty where there is none. */
  readonly clue: string;
  readonly isFull: boolean;
}

export function drawCrossword(position: Position<Crossword>): CrosswordDrawing {
  const { round, state } = position;
  const { filled, cells: white, done } = tallyOf(position);
  const grid = filledGrid(position);
  return {
    rows: grid.rows,
    cols: grid.cols,
    tier: round.tier,
    letters: round.letters,
    cells: grid.cells,
    entries: grid.entries.map(({ number, direction, cells, clue }) => ({
      number,
      direction,
      cells,
      clue,
      isFull: cells.every((cell) => state.cells[cell] !== EMPTY),
    })),
    wrong: state.wrong,
    revealed: state.revealed,
    // A letter that the game revealed is no longer a guess.
    pencilled: state.pencilled.filter((cell) => !state.revealed.includes(cell)),
    filled,
    white,
    done,
    checks: state.checks,
    elapsed: state.elapsed,
    isOver: isCrosswordOver(round, state),
    gaveUp: state.gaveUp,
    solution: round.solution,
  };
}

/** A day's crossword is as large as its weekday, whatever is asked. */
async function setupCrossword(
  { ask, settings, words, assets }: SetupAsk,
): Promise<SceneSetup<Crossword>> {
  const { wanted, difficulty, options = {} } = ask;
  const side = wanted.kind === "daily" ? dailySide(wanted.date) : undefined;
  const size = side === undefined ? sizeIn(options.size) : { rows: side, cols: side };
  const theme = side === undefined ? options.theme || undefined : undefined;
  const plan = await planFrom(assets, words, { rules: { ...size }, theme });
  const boards = crosswordBoards({ plan });
  const wishes = difficulty && side === undefined ? { difficulty } : {};
  const rules = boards.rules(settings, wishes);
  return { boards: crosswordBoards({ plan: { ...plan, rules } }), rules };
}
