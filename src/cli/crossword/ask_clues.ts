import { askClues } from "../../clue_service.ts";
import { patternOf, slotName, slotsOf } from "../../games/crossword/template.ts";
import { say } from "../../messages/say.ts";
import { type Made, type Plan, withClues } from "../../play/crossword/maker.ts";
import type { MakerCall } from "./plan.ts";
import { languageName, serviceOf } from "./service.ts";

/** Clues from the network, or its own again with a word about it. */
export async function fromService(
  call: MakerCall,
  { lexicon, rules: { theme } }: Plan,
  made: Made,
): Promise<Made> {
  const { world, t } = call;
  const { grid, rules } = made;
  const known = new Set(theme.map(({ word }) => word));
  const requests = slotsOf(grid).map((slot) => ({
    slot: slotName(slot),
    answer: patternOf(grid, slot),
  })).filter(({ answer }) => !known.has(answer));
  const answer = await askClues(
    serviceOf(call),
    { language: languageName(lexicon), tier: rules.difficulty, requests },
  );
  if (answer.kind === "clues") {
    const origin = { kind: "definition", source: "made" } as const;
    const slots = Object.keys(answer.clues);
    return withClues(made, answer.clues, Object.fromEntries(slots.map((slot) => [slot, origin])));
  }
  world.err(t.crossword.fallback(say(t.crossword.serviceFault, answer.fault)));
  return made;
}
