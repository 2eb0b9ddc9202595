import type { Crossword } from "../../games/crossword/mod.ts";
import type { IpuzMarks } from "../../games/crossword/ipuz.ts";
import { openCrossword } from "../../games/crossword/round.ts";
import { CLUE_KINDS, CLUE_SOURCES, type ClueOrigin } from "../../games/crossword/rules.ts";
import { EMPTY, slotName } from "../../games/crossword/template.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { say } from "../../messages/say.ts";
import type { Call, Result } from "../app/command.ts";
import type { DAILY_OPTIONS } from "../app/options.ts";
import {
  crosswordBoards,
  dailySide,
  freshCrossword,
  type Prepared,
  seenIn,
} from "../../play/crossword/boards.ts";
import type { GameStore } from "../../play/game_store.ts";
import { type Made, type Plan, withClues } from "../../play/crossword/maker.ts";
import { lastGame } from "../../play/find_game.ts";
import { clued, planOf } from "./plan.ts";
import { badCrossword, showableSentence } from "./files.ts";
import { readSource, type Source } from "./source.ts";
import { type BoardSource, type Chosen, dayAsked, type Wanted } from "../../play/board_source.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { crosswordView } from "./view.ts";
import {
  CROSSWORD_MAKER_OPTIONS as MAKER_OPTIONS,
  type CROSSWORD_PLAY_OPTIONS,
} from "./program.ts";
import { begin, isFitAsked, playDailyOf, playGames, resumeAt } from "../app/start_game.ts";

type PlayCall = Call<typeof CROSSWORD_PLAY_OPTIONS[number]>;

/** `itbee crossword play`: what is named, else the game under way, else a new one. */
export async function playCrosswords(call: PlayCall): Promise<Result> {
  const { world, options, args: [text] } = call;
  const { settings, dataPath } = call.resolved;
  const lexicon = await openLexicon(call);
  const plan = await planOf(call, { world, dataPath }, lexicon);
  const seed = settings.seed ?? world.freshSeed();
  const wanted: Wanted = text === undefined ? { kind: "seed", seed } : { kind: "code", text };
  const isNamed = text !== undefined || options.seed !== undefined || options.new ||
    MAKER_OPTIONS.some((name) => options[name] !== undefined);
  const prepared: Prepared = { plan };
  return await playGames(
    { ...call, lexicon },
    { view: crosswordView, boards: crosswordBoards(prepared) },
    async (setup) => {
      const saved = isNamed ? undefined : await lastGame(setup);
      if (saved) return await resumeAt(setup, saved);
      // A service is asked, and a file read, before the game begins.
      if (text !== undefined) {
        const { marks: _, ...chosen } = await chosenFrom(call, lexicon, text);
        prepared.first = chosen;
      } else {
        // A seed always gives the same puzzle, whatever the player has seen.
        if (settings.seed === null) prepared.seen = await lastSeen(setup.context.store);
        // A level or clues that are asked for come first.
        const isPlain = options.difficulty === undefined && options.clues === undefined;
        if (settings.seed === null && isPlain && isFitAsked(call)) {
          return await begin(setup, wanted);
        }
        const { puzzle, rules, label } = freshCrossword(plan, seed, prepared.seen ?? new Set());
        const made = await clued(call, plan, { grid: puzzle, rules: rules ?? plan.rules });
        prepared.first = { puzzle, label, rules: made.rules };
      }
      return await begin(setup, wanted);
    },
  );
}

/** The answers of the crosswords that were played last. */
async function lastSeen(store: GameStore): Promise<ReadonlySet<string>> {
  const { headers } = await store.list({ start: "crossword-" });
  return seenIn(headers.map(({ puzzle }) => puzzle));
}

/** `itbee crossword daily`: the one that everybody has that day. */
export async function playCrosswordDaily(
  call: Call<typeof DAILY_OPTIONS[number]>,
): Promise<Result> {
  const date = dayAsked(call.args[0], call.world.now());
  const lexicon = await openLexicon(call);
  const boards = await boardsOfDay(call, lexicon, date);
  return await playDailyOf({ ...call, lexicon }, crosswordView, boards);
}

/** The crossword of a day, which is as large as its weekday. */
export async function boardsOfDay(
  call: Call<never>,
  lexicon: Lexicon,
  date: string,
): Promise<BoardSource<Crossword>> {
  const side = dailySide(date);
  const plan = await planOf(
    { ...call, options: { crossword_size: { rows: side, cols: side } } },
    { world: call.world, dataPath: undefined },
    lexicon,
  );
  return crosswordBoards({ plan });
}

/** A crossword from a file or from its one line, with the clues it has. */
export async function chosenFrom(
  call: PlayCall,
  lexicon: Lexicon,
  text: string,
): Promise<Chosen<Crossword> & { readonly marks?: IpuzMarks }> {
  const { world, t } = call;
  const read = await readSource(world, text);
  if (read.kind === "broken") {
    for (const fault of read.faults) {
      world.err(`${text}: ${showableSentence(say(t.crossword.factsFault, fault))}`);
    }
    throw badCrossword(text, { kind: "not_a_crossword", field: "entries" });
  }
  const { source } = read;
  if (source.grid.cells.includes(EMPTY)) throw badCrossword(text, { kind: "unfinished" });
  const plan: Plan = await planOf(
    { ...call, options: {} },
    { world, dataPath: undefined },
    lexicon,
  );
  const { grid, rules } = await clued(call, plan, ownClues(plan, source, call));
  const { marks } = source;
  return { puzzle: grid, label: { kind: "board" }, rules, ...(marks && { marks }) };
}

/** Its own clues; where they are those that the program would make, nothing need be kept. */
function ownClues(
  { lexicon, rules }: Plan,
  { grid, clues, facts }: Source,
  { options }: PlayCall,
): Made {
  const difficulty = options.difficulty ?? facts?.level ?? rules.difficulty;
  const made: Made = { grid, rules: { ...rules, difficulty } };
  if (Object.keys(clues).length === 0) return made;
  const { entries } = openCrossword(lexicon, made.rules, grid);
  const isSame = facts !== undefined &&
    entries.every(({ clue }, i) => clue === facts.entries[i]!.clue);
  return isSame ? made : withClues(made, clues, originsIn(facts));
}

/** What a file says about its clues. Those it says nothing about count as written by hand. */
function originsIn(facts: Source["facts"]): Record<string, ClueOrigin> {
  const origins: Record<string, ClueOrigin> = {};
  for (const { clue_kind: kind, clue_source: source, ...entry } of facts?.entries ?? []) {
    const isKnown = CLUE_KINDS.some((one) => one === kind) &&
      CLUE_SOURCES.some((one) => one === source);
    if (isKnown && source !== "hand") origins[slotName(entry)] = { kind: kind!, source: source! };
  }
  return origins;
}
