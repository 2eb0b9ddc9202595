import { UserError } from "../../core/problem.ts";
import { quotable } from "../../core/text.ts";
import { candidatesFor } from "../../games/crossword/candidates.ts";
import { parseSlotName } from "../../games/crossword/clue_file.ts";
import { parseGrid, slotName, slotsOf } from "../../games/crossword/template.ts";
import { listsOf, type Plan } from "../../play/crossword/maker.ts";
import type { Call, ExitCode } from "../app/command.ts";

/** More are only counted. */
const MOST_SHOWN = 200;

/** `--list-candidates`: what fits a place of the grid that `--fill` names. 1 when nothing does. */
export function listCandidates(
  { world, t, options }: Call<"json" | "fill">,
  plan: Plan,
  text: string,
): ExitCode {
  const [picture] = plan.pictures;
  if (options.fill === undefined || picture === undefined) {
    throw new UserError({ kind: "bad_usage", fault: { kind: "missing_option", text: "--fill" } });
  }
  const grid = parseGrid(picture);
  const name = parseSlotName(text);
  const found = name === undefined ? undefined : bestOf(plan, picture, name);
  if (!found) {
    const allowed = { kind: "one_of", values: slotsOf(grid).map(slotName) } as const;
    const fault = { option: "--list-candidates", text: quotable(text), allowed };
    throw new UserError({ kind: "bad_usage", fault: { kind: "bad_value", ...fault } });
  }
  const { slot, pattern, words } = found;
  const { number, direction } = slot;
  const count = words.length;
  if (options.json) world.out(JSON.stringify({ slot: slotName(slot), pattern, count, words }));
  else {
    world.out(t.crossword.candidates({ number, direction, pattern, count }));
    for (const word of words.slice(0, MOST_SHOWN)) world.out(word);
  }
  return count > 0 ? 0 : 1;
}

/** From the words that can be defined or, if none of them fits, from all words. */
function bestOf(plan: Plan, picture: string, name: string) {
  const grid = parseGrid(picture);
  const lists = listsOf({ ...plan, rules: { ...plan.rules, template: picture } });
  let found: ReturnType<typeof candidatesFor>;
  for (const list of lists) {
    found = candidatesFor(grid, name, list());
    if (!found || found.words.length > 0) break;
  }
  return found;
}
