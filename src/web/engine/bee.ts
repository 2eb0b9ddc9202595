import type { Bee } from "../../games/bee/mod.ts";
import type { BeeOutcome } from "../../games/bee/play.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import { foundWord } from "../../games/bee/round.ts";
import type { Found } from "../../games/bee/state.ts";
import { familiesOf, pointsLeft, progress, shownLetters } from "../../games/bee/views.ts";
import type { Messages } from "../../messages/messages.ts";
import { yesterdayOf } from "../../play/bee/yesterday.ts";
import type { Position } from "../../play/game_adapter.ts";
import { type BeeEnding, endingOf } from "./bee_ending.ts";
import { type HintRow, hintRows, type HintShown, shownHint } from "./bee_hints.ts";
import type { SceneContext, SceneMaker } from "./scene.ts";

type BeePosition = Position<Bee>;

/** The bee as the page draws it. */
export interface BeeScene {
  readonly required: string;
  /** The other six, as they are shown now. */
  readonly letters: readonly string[];
  readonly code: string;
  readonly minLength: number;
  readonly score: number;
  readonly goal: number;
  readonly total: number;
  readonly found: number;
  readonly words: number;
  readonly pangrams: { readonly found: number; readonly total: number };
  readonly rank: string;
  readonly next?: { readonly name: string; readonly points: number };
  /** From the lowest. */
  readonly ranks: readonly RankRow[];
  /** The last one first. */
  readonly list: readonly FoundRow[];
  readonly hints: readonly HintRow[];
  readonly isWon: boolean;
  readonly hasGivenUp: boolean;
}

interface RankRow {
  readonly name: string;
  readonly from: number;
  readonly isHeld: boolean;
  readonly isHere: boolean;
  readonly isGoal: boolean;
}

export interface FoundRow {
  readonly word: string;
  readonly written: string;
  readonly points: number;
  readonly mark: "" | "pangram" | "extra" | "hinted";
}

/** The result of a move, for the line above the board. */
export interface BeeSaid {
  readonly points?: number;
  readonly word?: string;
  /** How common it is, or why it is extra. */
  readonly about?: string;
  readonly isPangram?: boolean;
  readonly rank?: string;
  readonly isWon?: boolean;
  readonly isComplete?: boolean;
  readonly hint?: HintShown;
  readonly charged?: number;
}

/** What the bee's own commands give. */
export interface BeeFacts {
  readonly ending: BeeEnding;
  readonly families: ReturnType<typeof familiesOf>;
  readonly yesterday: Awaited<ReturnType<typeof yesterdayOf>>;
}

export const beeScenes: SceneMaker<Bee, BeeScene, BeeSaid> = {
  letters: (puzzle) => [...puzzle.replace("-", "").toLowerCase()],
  async scene(position, context) {
    const { round, state } = position;
    const { t } = context;
    const now = progress(round, state);
    const at = round.ranks.indexOf(now.rank);
    return {
      required: round.puzzle.required,
      letters: shownLetters(round, state),
      code: formatBee(round.puzzle),
      minLength: round.rules.minLength,
      score: now.score,
      goal: now.goal,
      total: round.total,
      found: now.found,
      words: now.total,
      pangrams: now.pangrams,
      rank: t.bee.rank[now.rank.name],
      ...(now.next && {
        next: { name: t.bee.rank[now.next.rank.name], points: now.next.points },
      }),
      ranks: round.ranks.map(({ name, from }, i) => ({
        name: t.bee.rank[name],
        from,
        isHeld: i <= at,
        isHere: i === at,
        isGoal: name === "genius",
      })),
      list: state.found.filter(({ tier }) => tier !== "unlisted").toReversed()
        .map((one) => foundRow(position, one)),
      hints: await hintRows(position, context),
      isWon: state.won,
      hasGivenUp: state.gaveUp,
    };
  },
  outcome: async (outcome, after, context) => await saidOf(outcome, after, context),
  sentence: sentenceOf,
  async command(name, _rest, position, context) {
    const { round, state } = position;
    switch (name) {
      case "ending":
        return { kind: "facts", facts: await endingOf(position, context) };
      case "families":
        return { kind: "facts", facts: familiesOf(round, state) };
      case "yesterday":
        return { kind: "facts", facts: await yesterdayOf(round.rules, context) };
      case "shuffle":
      case "undo":
        return { kind: "move", move: { kind: name } };
      default:
        return undefined;
    }
  },
};

function foundRow({ round }: BeePosition, { word, points, hinted, tier }: Found): FoundRow {
  const { written, pangram } = foundWord(round, word);
  const mark = hinted ? "hinted" : pangram ? "pangram" : tier === "extra" ? "extra" : "";
  return { word, written: written.join(" / "), points, mark };
}

async function saidOf(
  outcome: BeeOutcome,
  after: BeePosition,
  context: SceneContext,
): Promise<BeeSaid> {
  const { t } = context;
  switch (outcome.kind) {
    case "found":
    case "extra": {
      const { word, points } = outcome;
      const isShown = outcome.kind === "found" || outcome.listed;
      return {
        points,
        ...(isShown && { word: word.written.join(" / "), about: aboutOf(outcome, t) }),
        isPangram: word.pangram,
        ...(outcome.rank && { rank: t.bee.rank[outcome.rank.rank.name] }),
        isWon: outcome.won,
        isComplete: outcome.kind === "found" && outcome.complete,
      };
    }
    case "hint":
      return {
        hint: await shownHint(outcome.hint, after, context),
        charged: outcome.price.charged,
      };
    default:
      return {};
  }
}

function aboutOf(
  outcome: Extract<BeeOutcome, { kind: "found" | "extra" }>,
  t: Messages,
): string {
  if (outcome.kind === "extra") return t.bee.outsideCore(outcome.word.outside!);
  if (outcome.word.zipf === 0) return "";
  return t.lexicon.rarity(outcome.word.zipf);
}

/** Without codes and figures that only a terminal shows. */
function sentenceOf(
  outcome: BeeOutcome,
  { round, state }: BeePosition,
  { t, web: { bee: web } }: SceneContext,
): string | undefined {
  switch (outcome.kind) {
    case "found":
    case "extra": {
      const isListed = outcome.kind === "found" || outcome.listed;
      const { rank } = outcome;
      return web.said({
        word: isListed ? outcome.word.written[0]! : "",
        points: outcome.points,
        isPangram: outcome.word.pangram,
        ...(rank && { rank: t.bee.rank[rank.rank.name] }),
        isWon: outcome.won,
      });
    }
    case "shuffled":
      return web.shuffled(outcome.letters.map((letter) => letter.toUpperCase()));
    case "not_in_lexicon":
      return web.unknown(outcome.word);
    case "gave_up":
      return web.gaveUp(outcome.missed.length, pointsLeft(round, state));
    case "over":
      return web.over();
    // The terminal says it as well.
    default:
      return undefined;
  }
}
