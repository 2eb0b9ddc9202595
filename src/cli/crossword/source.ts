import { isRecord } from "../../core/text.ts";
import { UserError } from "../../core/problem.ts";
import { type FactsFault, readFacts } from "../../games/crossword/puzzle_file.ts";
import type { CrosswordFacts } from "../../games/crossword/puzzle_file.ts";
import { type IpuzMarks, readIpuz } from "../../games/crossword/ipuz.ts";
import { type Grid, slotName } from "../../games/crossword/template.ts";
import type { World } from "../../world.ts";
import { badCrossword, gridIn, readText } from "./files.ts";

/** A crossword from outside: our own file, ipuz, a picture with letters, or its one line. */
export interface Source {
  readonly grid: Grid;
  /** By slot, `12-across`. */
  readonly clues: Readonly<Record<string, string>>;
  readonly facts?: CrosswordFacts;
  /** What an ipuz file has on its cells. */
  readonly marks?: IpuzMarks;
  /** The name of its theme, if it has one. */
  readonly theme?: string;
}

type ReadSource =
  | { readonly kind: "read"; readonly source: Source }
  /** Its entries do not make a grid. */
  | { readonly kind: "broken"; readonly faults: readonly FactsFault[] };

const ONE_LINE = /^[\p{L}#■._-]+(\/[\p{L}#■._-]+)+$/u;

/** Throws `bad_crossword` or `unreadable`. */
export async function readSource(world: World, text: string): Promise<ReadSource> {
  const content = await contentOf(world, text);
  if (content === undefined) return picture(gridIn(text, text.slice(0, 80)));
  if (!content.trimStart().startsWith("{")) return picture(gridIn(content, text));
  const value = parsed(content);
  if (isRecord(value) && typeof value.version === "string") {
    const ipuz = readIpuz(content);
    if (ipuz.kind === "unreadable") {
      throw badCrossword(text, { kind: "not_a_crossword", field: ipuz.field });
    }
    return { kind: "read", source: { grid: ipuz.grid, clues: ipuz.clues, marks: ipuz.marks } };
  }
  const read = readFacts(content);
  if (read.kind === "unreadable") {
    const [first] = read.faults;
    if (first?.kind !== "not_json" && first?.kind !== "bad_field") {
      return { kind: "broken", faults: read.faults };
    }
    const field = first.kind === "bad_field" ? first.field : "";
    throw badCrossword(text, { kind: "not_a_crossword", field });
  }
  const { facts, grid } = read;
  const clues = Object.fromEntries(
    facts.entries.filter(({ clue }) => clue !== "").map((entry) => [slotName(entry), entry.clue]),
  );
  const theme = isRecord(value) && typeof value.theme === "string" ? { theme: value.theme } : {};
  return { kind: "read", source: { grid, clues, facts, ...theme } };
}

/** `undefined` when it is not a file but the puzzle itself. */
async function contentOf(world: World, text: string): Promise<string | undefined> {
  try {
    return await readText(world, text);
  } catch (error) {
    const isMissing = error instanceof UserError && error.problem.kind === "unreadable" &&
      error.problem.reason === "missing";
    if (isMissing && ONE_LINE.test(text)) return undefined;
    throw error;
  }
}

function picture(grid: Grid): ReadSource {
  return { kind: "read", source: { grid, clues: {} } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
