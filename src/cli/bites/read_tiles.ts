import type { Alphabet } from "../../core/letters.ts";
import { UserError } from "../../core/problem.ts";
import { bitesOf, type BitesPuzzle, parseBites, type TileLists } from "../../games/bites/puzzle.ts";
import { explained } from "../../messages/mod.ts";
import type { ToolCall } from "../app/command.ts";

type TilesCall = ToolCall<"single" | "horizontal" | "vertical", "bites">;

const KINDS = ["single", "horizontal", "vertical"] as const;
const NO_TILES: TileLists = { single: "", horizontal: "", vertical: "" };

/**
 * The tiles of the argument, of the options, or as they are asked for: one question for each kind
 * where somebody can answer, else one line for each; a line may also hold a puzzle whole.
 * `undefined` when the player left without an answer.
 */
export async function tilesAsked(
  call: TilesCall,
  alphabet: Alphabet,
): Promise<BitesPuzzle | undefined | "interrupted"> {
  const { args: [text], options } = call;
  const isGiven = KINDS.some((kind) => options[kind] !== undefined);
  if (text !== undefined && isGiven) {
    throw new UserError({ kind: "bad_usage", fault: { kind: "extra_argument", text } });
  }
  if (text !== undefined) return parseBites(text, alphabet);
  if (isGiven) return bitesOf({ ...NO_TILES, ...options }, alphabet);
  const input = call.world.input();
  try {
    return input.isTerminal ? await asked(call, alphabet) : await piped(call, alphabet);
  } finally {
    input.close();
  }
}

async function piped({ world }: TilesCall, alphabet: Alphabet): Promise<BitesPuzzle> {
  const lists: Record<typeof KINDS[number], string> = { ...NO_TILES };
  for (const kind of KINDS) {
    const line = await world.input().read("");
    if (line.kind !== "line") break;
    if (line.text.includes("/")) return parseBites(line.text, alphabet);
    lists[kind] = line.text;
  }
  return bitesOf(lists, alphabet);
}

/** An answer that cannot be used is asked for again. */
async function asked(
  { world, t }: TilesCall,
  alphabet: Alphabet,
): Promise<BitesPuzzle | undefined | "interrupted"> {
  const lists: Record<typeof KINDS[number], string> = { ...NO_TILES };
  for (let i = 0; i < KINDS.length;) {
    const kind = KINDS[i]!;
    const line = await world.input().read(t.bites.ask[kind]);
    if (line.kind !== "line") {
      // The cursor is still behind the question.
      world.out("");
      return line.kind === "interrupt" ? "interrupted" : undefined;
    }
    try {
      if (line.text.includes("/")) return parseBites(line.text, alphabet);
      lists[kind] = line.text;
      const isLast = i === KINDS.length - 1;
      if (isLast || line.text.trim() !== "") bitesOf(lists, alphabet);
      i++;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      world.err(await explained(error.problem, t.uiLanguage));
      const fault = error.problem.kind === "bad_puzzle" ? error.problem.fault.kind : undefined;
      // Nothing at all was given: from the beginning.
      if (fault === "no_tiles") i = 0;
      lists[kind] = "";
    }
  }
  return bitesOf(lists, alphabet);
}
