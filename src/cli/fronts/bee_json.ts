import type { Bee } from "../../games/bee/mod.ts";
import type { BeeOutcome } from "../../games/bee/play.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import type { BeeWord } from "../../games/bee/round.ts";
import { isBeeOver } from "../../games/bee/state.ts";
import { familiesOf, progress, shownLetters } from "../../games/bee/views.ts";
import { messagesIn } from "../../messages/tongue.ts";
import type { JsonFront, Seat } from "../front.ts";
import { factsIn } from "../json.ts";
import { type BeeWish, noteTried } from "./bee_typing.ts";

type BeeSeat = Seat<Bee>;

/** The bee for programs: one object a line, its words in English always. */
export function beeJson(tried: Set<string>): JsonFront<Bee, BeeWish> {
  return {
    opening: boardEvent,
    answer(input, after, outcome) {
      noteTried(tried, outcome);
      return outcomeEvent(input, after, outcome);
    },
    async obey(wish, rest, seat, room) {
      const event = eventFor(wish, seat);
      if (event) return { kind: "event", event };
      const { obey } = await import("./bee_commands.ts");
      // What programs read is in English always.
      const t = wish === "why" ? await messagesIn("en") : room.t;
      const reply = await obey(wish, rest, seat, { room: { ...room, t }, tried });
      return factsIn(wish, reply);
    },
  };
}

function boardEvent({ round, state, label }: BeeSeat): object {
  return {
    event: "board",
    code: formatBee(round.puzzle),
    required: round.puzzle.required,
    others: shownLetters(round, state),
    lexicon: round.edition,
    words: round.count,
    points: round.total,
    goal: round.goal,
    pangrams: round.pangrams,
    certificate: round.certificate,
    min_len: round.rules.minLength,
    label,
    ...standing({ round, state }),
  };
}

function outcomeEvent(input: string, seat: BeeSeat, outcome: BeeOutcome): object {
  const guess = { event: "guess", input };
  const no = (code: string | string[], more: object = {}) => ({
    ...guess,
    ok: false,
    code,
    ...more,
  });
  switch (outcome.kind) {
    case "found":
      return {
        ...guess,
        ok: true,
        code: outcome.word.perfect ? "perfect_pangram" : outcome.word.pangram ? "pangram" : "ok",
        ...wordFacts(outcome.word),
        points: outcome.points,
        parts: outcome.parts,
        hinted: outcome.hinted,
        ...standing(seat),
        ...(outcome.rank && { rank_up: outcome.rank.rank.name }),
        won: outcome.won,
        complete: outcome.complete,
      };
    case "extra":
      return {
        ...guess,
        ok: true,
        code: "extra",
        ...(outcome.listed && wordFacts(outcome.word)),
        points: outcome.points,
        extra_score: outcome.extraScore,
        ...standing(seat),
      };
    case "bad_letters": {
      const codes = [
        ...(outcome.letters.length > 0 ? ["bad_letter"] : []),
        ...(outcome.missing === undefined ? [] : ["missing_required"]),
      ];
      return no(codes.length === 1 ? codes[0]! : codes, { letters: outcome.letters });
    }
    case "too_short":
      return no("too_short", { min: outcome.min });
    case "already_found":
      return no("already_found", { word: outcome.word, points: outcome.points });
    case "excluded":
      return no("excluded", { reason: outcome.reason });
    case "not_letters":
    case "not_in_lexicon":
      return no(outcome.kind);
    case "hint":
      return { event: "hint", ...outcome.hint, charged: outcome.price.charged, ...standing(seat) };
    case "shuffled":
      return { event: "shuffled", others: outcome.letters };
    case "undone":
      return { event: "undone", word: outcome.word.word, ...standing(seat) };
    case "gave_up":
      return { event: "gave_up", missed: outcome.missed.map(wordFacts), ...standing(seat) };
    case "hint_none":
    case "nothing_to_undo":
    case "over":
      return { event: outcome.kind };
  }
}

/** Commands that a program has a use for, as facts. */
function eventFor(wish: BeeWish, seat: BeeSeat): object | undefined {
  const { round, state } = seat;
  switch (wish) {
    case "score":
      return { event: "score", ...standing(seat) };
    case "list":
      return {
        event: "list",
        words: state.found.filter(({ tier }) => tier !== "unlisted"),
        families: familiesOf(round, state).families,
      };
    case "ranks":
      return { event: "ranks", ranks: round.ranks };
    default:
      return undefined;
  }
}

function standing({ round, state }: Pick<BeeSeat, "round" | "state">): object {
  const now = progress(round, state);
  return {
    score: state.score,
    extra_score: state.extraScore,
    found: now.found,
    rank: now.rank.name,
    over: isBeeOver(round, state),
  };
}

function wordFacts({ word, written, zipf, lemma }: BeeWord): object {
  return { word, written, zipf, lemma };
}
