import type { Bites } from "../../games/bites/mod.ts";
import {
  type BitesHint,
  type BitesOutcome,
  givenHint,
  nextHint,
  shownTiles,
} from "../../games/bites/play.ts";
import type { BitesPuzzle } from "../../games/bites/puzzle.ts";
import type { BitesAnswer } from "../../games/bites/round.ts";
import { BITES_DEFAULTS, type Direction } from "../../games/bites/rules.ts";
import { hintCost, isBitesOver, missedOf } from "../../games/bites/state.ts";
import { bitesBoards } from "../../play/bites/boards.ts";
import { endFacts, extraCount, foundAnswers } from "../../play/bites/facts.ts";
import type { Position } from "../../play/game_adapter.ts";
import { minutesIn } from "./minutes.ts";
import type { SceneMaker } from "./scene.ts";

/** How bites is described to the page. */
export const bitesScenes: SceneMaker<Bites, BitesDrawing, BitesSaid> = {
  scene: drawBites,
  outcome: saidOf,
  sentence: (outcome, _, { web }) => web.bites.sentence(outcome),
  command(name, _, { state }, { memory }) {
    if (name !== "hint" && name !== "shuffle") return undefined;
    return { kind: "move", move: { kind: name, at: Math.round(memory.clock.at(state.at)) } };
  },
  about: (puzzle, web) => web.bites.tileCount(puzzle.match(/\p{L}+/gu)?.length ?? 0),
  daily: (_, web) => web.choiceValue("minutes", `${BITES_DEFAULTS.seconds / 60}`),
  setup: ({ ask, settings }) => {
    const minutes = minutesIn(ask.options?.minutes);
    const wishes = {
      ...(ask.difficulty && { difficulty: ask.difficulty }),
      ...(minutes !== undefined && { minutes }),
    };
    return Promise.resolve({ boards: bitesBoards, rules: bitesBoards.rules(settings, wishes) });
  },
};

/** The result of a move, apart from its sentence. */
export interface BitesSaid {
  readonly points?: number;
  /** None of a word that is shown nowhere. */
  readonly word?: string;
  readonly isExtra?: boolean;
  readonly isWon?: boolean;
}

/** What a hint gives away. */
export interface DrawnHint {
  readonly rung: 1 | 2;
  readonly first: string;
  readonly last: string;
  readonly length: number;
  readonly ways: readonly Direction[];
  readonly tiles: readonly string[];
}

/** The tiles as the page draws them. */
export interface BitesDrawing {
  /** In the order they were last shuffled to. */
  readonly tiles: BitesPuzzle;
  /** The alphabet of the words, as one text. */
  readonly letters: string;
  readonly minLength: number;
  /** Milliseconds in all; none without a timer. */
  readonly limit?: number;
  readonly score: number;
  readonly goal: number;
  readonly isWon: boolean;
  readonly total: number;
  /** Core words found, of how many. */
  readonly foundCore: number;
  readonly words: number;
  readonly extraScore: number;
  readonly extras: number;
  readonly hints: number;
  readonly hintCost: number;
  /** What was paid for already, about the word that the next hint is about. */
  readonly hint?: DrawnHint;
  /** What the next hint costs; none when no core word is left. */
  readonly nextHint?: { readonly rung: 1 | 2; readonly price: number };
  /** In the order they were found, core words and extra ones. */
  readonly found: readonly DrawnAnswer[];
  readonly isOver: boolean;
  readonly isTimeUp: boolean;
  /** Once it is over: the commonest first. */
  readonly missed: readonly DrawnAnswer[];
}

export interface DrawnAnswer {
  readonly word: string;
  readonly shown: string;
  readonly points: number;
  readonly ways: readonly Direction[];
  readonly isExtra: boolean;
}

export function drawBites(position: Position<Bites>): BitesDrawing {
  const { round, state } = position;
  const { score, goal, found, words, total, hints } = endFacts(position);
  const isOver = isBitesOver(round, state);
  const next = isOver ? undefined : nextHint(round, state);
  const given = isOver ? undefined : givenHint(round, state);
  return {
    tiles: shownTiles(round, state),
    letters: round.alphabet.letters,
    minLength: round.rules.minLength,
    ...(round.limit !== undefined && { limit: round.limit }),
    isTimeUp: state.isTimeUp ?? false,
    score,
    goal,
    isWon: state.won,
    total,
    foundCore: found,
    words,
    extraScore: state.extraScore,
    extras: extraCount(position),
    hints,
    hintCost: hintCost(state),
    ...(given && { hint: drawHint(given) }),
    ...(next && { nextHint: { rung: next.rung, price: next.charged } }),
    found: foundInOrder(position).map(drawAnswer),
    isOver,
    missed: isOver ? missedOf(round, state).map(drawAnswer) : [],
  };
}

function saidOf(outcome: BitesOutcome): BitesSaid {
  switch (outcome.kind) {
    case "found":
      return { ...wordSaid(outcome.word), isWon: outcome.won };
    case "extra":
      return {
        ...(outcome.listed ? wordSaid(outcome.word) : { points: outcome.word.points }),
        isExtra: true,
        isWon: outcome.won,
      };
    default:
      return {};
  }
}

function drawHint(hint: BitesHint): DrawnHint {
  return { ...hint, tiles: hint.tiles ?? [] };
}

function wordSaid({ word, written, points }: BitesAnswer): BitesSaid {
  return { points, word: written[0] ?? word };
}

function foundInOrder(position: Position<Bites>): BitesAnswer[] {
  const all = [...foundAnswers("found", position), ...foundAnswers("extra", position)];
  const order = position.state.found.map(({ word }) => word);
  return all.sort((a, b) => order.indexOf(a.word) - order.indexOf(b.word));
}

function drawAnswer({ word, written, points, ways, tier }: BitesAnswer): DrawnAnswer {
  return { word, shown: written[0] ?? word, points, ways, isExtra: tier !== "core" };
}
