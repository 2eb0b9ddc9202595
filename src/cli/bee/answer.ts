import type { Bee } from "../../games/bee/mod.ts";
import type { BeeOutcome } from "../../games/bee/play.ts";
import type { Position } from "../../play/game_adapter.ts";
import type { TerminalContext } from "../app/game_view.ts";
import type { Look } from "../screen/palette.ts";

type BeePosition = Position<Bee>;

/** `✓ handicap  +20  PANGRAMMA  poco comune`: how rare it is in words; line mode shows numbers. */
export function answerLines(
  _before: BeePosition,
  _after: BeePosition,
  outcome: BeeOutcome,
  { t, paint, look }: TerminalContext & { readonly look: Look },
): readonly string[] | undefined {
  if (outcome.kind !== "found" && outcome.kind !== "extra") return undefined;
  const isFound = outcome.kind === "found";
  if (isFound ? outcome.complete : !outcome.listed || outcome.apart) return undefined;
  const { word, points, rank } = outcome;
  const hinted = isFound && outcome.hinted;
  const pangram = word.pangram
    ? `  ${paint.gold(paint.bold(t.screen.bee.pangram(word.perfect ? "perfect" : "pangram")))}`
    : "";
  const written = paint.bold(word.written.join(" / "));
  const paid = hinted ? paint.dim("+0") : paint.good(paint.bold(`+${points}`));
  const about = paint.dim(
    isFound ? t.lexicon.rarity(word.zipf) : t.bee.outsideCore(word.outside!),
  );
  const lines = [`${paint.good(look.isAscii ? "+" : "✓")} ${written}  ${paid}${pangram}  ${about}`];
  // Reaching the goal says it better.
  if (rank && !outcome.won) {
    const next = rank.next && { name: t.bee.rank[rank.next.name], points: rank.toNext };
    lines.push(paint.gold(t.bee.newRank(t.bee.rank[rank.rank.name], next)));
  }
  return lines;
}
