import type { Bee } from "../../games/bee/mod.ts";
import type { BeeOutcome } from "../../games/bee/play.ts";
import { formatBee } from "../../games/bee/puzzle.ts";
import type { BeeWord } from "../../games/bee/round.ts";
import { isBeeOver } from "../../games/bee/state.ts";
import { familiesOf, progress, shownLetters } from "../../games/bee/views.ts";
import type { GameEvent } from "../events.ts";
import type { GameEvents, Position } from "../game_adapter.ts";

type BeePosition = Position<Bee>;

/** The bee for programs: one object a line. */
export const beeEvents: GameEvents<Bee> = {
  opening: boardEvent,
  answer: outcomeEvent,
  command: commandEvent,
};

function boardEvent({ round, state, label }: BeePosition): GameEvent {
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

function outcomeEvent(input: string, position: BeePosition, outcome: BeeOutcome): GameEvent {
  const guess = { event: "guess", input } as const;
  const no = (code: string | string[], more: object = {}): GameEvent => ({
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
        ...standing(position),
        ...(outcome.rank && { rank_up: outcome.rank.rank.name }),
        won: outcome.won,
        complete: outcome.complete,
      };
    case "extra":
      return {
        ...guess,
        ok: true,
        code: "extra",
        ...(outcome.listed && { ...wordFacts(outcome.word), outside: outcome.word.outside }),
        points: outcome.points,
        ...standing(position),
        ...(outcome.rank && { rank_up: outcome.rank.rank.name }),
        won: outcome.won,
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
      return {
        event: "hint",
        ...outcome.hint,
        charged: outcome.price.charged,
        ...standing(position),
      };
    case "shuffled":
      return { event: "shuffled", others: outcome.letters };
    case "undone":
      return { event: "undone", word: outcome.word.word, ...standing(position) };
    case "gave_up":
      return {
        event: outcome.isTimeUp ? "time_up" : "gave_up",
        missed: outcome.missed.map(wordFacts),
        ...standing(position),
      };
    case "waited":
    case "hint_none":
    case "nothing_to_undo":
    case "over":
      return { event: outcome.kind };
  }
}

function commandEvent(name: string, position: BeePosition): GameEvent | undefined {
  const { round, state } = position;
  switch (name) {
    case "score":
      return { event: "score", ...standing(position) };
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

function standing({ round, state }: Pick<BeePosition, "round" | "state">): object {
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
