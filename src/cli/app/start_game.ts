import type { Parts } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type BoardSource, type Chosen, dayAsked, type Wanted } from "../../play/board_source.ts";
import { gameOf, type GameSetup, lastGame, newGame } from "../../play/find_game.ts";
import type { GameStore, Saved } from "../../play/game_store.ts";
import { LEAST_GAMES, mayOffer } from "../../play/fit/offer.ts";
import { resumeGame, type SavedGame } from "../../play/saved_game.ts";
import type { Call, Result } from "./command.ts";
import type { GameView, OpenedGame, TerminalContext } from "./game_view.ts";
import { keepClock } from "./keep_clock.ts";
import { openLexicon } from "./open_lexicon.ts";
import type { PLAY_OPTIONS } from "./options.ts";
import { openPlayContext } from "./play_context.ts";
import { rendererFor } from "./renderer.ts";
import type { Ending } from "./respond.ts";

/** What every way of starting any game takes. */
export type StartCall =
  & Call<
    | typeof PLAY_OPTIONS[number]
    | "difficulty"
    | "fit"
    | "minutes"
    | "no_timer"
  >
  & {
    /** The words, if they are already open. */
    readonly lexicon?: Lexicon;
  };

/** How a game is shown, and its boards if they are not the usual ones. */
interface Shown<T extends Parts> {
  view(): GameView<T>;
  readonly boards?: BoardSource<T>;
}

/** Everything one game is played with: its view, rules and surroundings. */
export interface TerminalSetup<T extends Parts> extends GameSetup<T> {
  readonly call: StartCall;
  readonly context: TerminalContext;
  view(): GameView<T>;
  readonly seed: string | null;
}

/** A game to play, or nothing more to do. */
export type Start<T extends Parts> = OpenedGame<T> | undefined | typeof INTERRUPTED;

/** Ctrl-C instead of a choice. */
export const INTERRUPTED = Symbol("interrupted");

/** Plays one game after another, from `start` on, until the player leaves. */
export async function playGames<T extends Parts>(
  call: StartCall,
  shown: Shown<T>,
  start: (setup: TerminalSetup<T>) => Promise<Start<T>>,
): Promise<Result> {
  return await withPlayContext(
    call,
    (context) => playFrom(setupOf(call, context, shown), start),
  );
}

/** Opens store and words as `call` asks for them, and closes them again. */
export async function withPlayContext(
  call: StartCall,
  work: (context: TerminalContext) => Promise<Result>,
  words: (store: GameStore) => Promise<Lexicon> = () => openLexicon(call),
): Promise<Result> {
  const { world, t, options, resolved } = call;
  let lexicon = call.lexicon;
  const context = await openPlayContext(world, t, resolved, () => lexicon!);
  // Opens the store while the words are opened; errors show when it is used.
  if (options.dump_board === undefined) context.store.current().catch(() => {});
  const input = world.input();
  try {
    lexicon ??= await words(context.store);
    return await work(context);
  } finally {
    input.close();
    await context.store.close();
  }
}

export function setupOf<T extends Parts>(
  call: StartCall,
  context: TerminalContext,
  { view, boards }: Shown<T>,
): TerminalSetup<T> {
  const { settings } = call.resolved;
  const { adapter } = view();
  const source = boards ?? adapter.boards;
  return {
    call,
    context,
    adapter,
    view,
    boards: source,
    rules: source.rules(settings, call.options),
    seed: settings.seed,
  };
}

export async function playFrom<T extends Parts>(
  setup: TerminalSetup<T>,
  start: (setup: TerminalSetup<T>) => Promise<Start<T>>,
): Promise<Result> {
  const { world } = setup.call;
  let current = await start(setup);
  while (current !== undefined && current !== INTERRUPTED) {
    const ending = await playOn(setup, current);
    if (ending.kind !== "another") await tellFit(setup, current);
    if (ending.kind === "left") return ending.code;
    if (ending.kind === "menu") return "menu";
    current = await begin(setup, { kind: "seed", seed: world.freshSeed() });
  }
  return current === INTERRUPTED ? 130 : 0;
}

/** Says once, after five finished games, that boards can fit; where they do, what is now known. */
async function tellFit<T extends Parts>(
  { call, context, adapter, rules }: TerminalSetup<T>,
  { saved: { session: { id } } }: SavedGame<T>,
): Promise<void> {
  const { world, t, options } = call;
  if (options.json) return;
  if (!isFitAsked(call)) {
    if (await mayOffer(context)) world.out(t.fit.offer());
    return;
  }
  if (!(await context.store.load(id))?.session.over) return;
  const { kindOf, playerEstimate } = await import("../../play/fit/player.ts");
  const player = await playerEstimate(context, kindOf(adapter, rules));
  if (player.kind !== "known") return;
  const { knownSentence } = await import("../../play/fit/known_sentence.ts");
  world.out(knownSentence(context, player.estimate));
}

/** Whether new boards should fit the player. */
export function isFitAsked({ options, resolved }: StartCall): boolean {
  return options.fit !== undefined || resolved.settings.level === "auto";
}

/** Plays one game, shown as the options ask. */
export async function playOn<T extends Parts>(
  { call, context, view: newView }: Pick<TerminalSetup<T>, "context" | "view"> & {
    readonly call: Call<"json" | "plain" | "tty">;
  },
  current: OpenedGame<T>,
): Promise<Ending> {
  const view = newView();
  await using _kept = await keepClock(view, context, current);
  switch (rendererFor(call.world, view, call.options)) {
    case "json":
      return await (await import("./line_loop.ts")).playJson(view, context, current);
    case "lines":
      return await (await import("./line_loop.ts")).playLines(view, context, current);
    case "screen": {
      const { playScreen } = await import("../screen/play.ts");
      return await playScreen(view, context, current);
    }
  }
}

/** What is asked for, else the unfinished game, else a new one. */
export async function playUsual<T extends Parts>(
  call: StartCall,
  view: () => GameView<T>,
): Promise<Result> {
  return await playGames(call, { view }, async (setup) => {
    const wanted = wantedBy(setup);
    if (wanted) return await begin(setup, wanted);
    const saved = await lastGame(setup);
    if (saved && call.options.dump_board === undefined) return resumeAt(setup, saved);
    return await begin(
      setup,
      saved
        ? { kind: "code", text: saved.session.puzzle }
        : { kind: "seed", seed: setup.seed ?? call.world.freshSeed() },
    );
  });
}

/** What the command line names, whichever game it is: a board, a seed, or a new game. */
export function wantedBy<T extends Parts>({ call, seed }: TerminalSetup<T>): Wanted | undefined {
  const { args: [code], options, world } = call;
  if (code !== undefined) return { kind: "code", text: code };
  if (options.seed !== undefined) return { kind: "seed", seed: seed! };
  return options.new ? { kind: "seed", seed: seed ?? world.freshSeed() } : undefined;
}

/** The board wanted: its unfinished game, or a new game if there is none or --new is given. */
export async function begin<T extends Parts>(
  setup: TerminalSetup<T>,
  wanted: Wanted,
): Promise<Start<T>> {
  const { call, context, adapter, boards, rules } = setup;
  const { world, t, options } = call;
  const from = performance.now();
  const { fitting, notices } = await fittedBoard(setup, wanted);
  for (const notice of notices) world.err(notice);
  const chosen = fitting ?? boards.choose(context.lexicon, rules, wanted);
  if (options.verbose || options.dump_board !== undefined) {
    const round = adapter.game.open(context.lexicon, chosen.rules ?? rules, chosen.puzzle);
    if (options.verbose) {
      const ms = performance.now() - from;
      for (const line of boards.report({ round, chosen, ms, t })) world.err(line);
    }
    if (options.dump_board !== undefined) {
      const text = JSON.stringify(boards.facts(round), null, 2);
      if (options.dump_board === "-") world.out(text);
      else await world.writeFile(options.dump_board, new TextEncoder().encode(text + "\n"));
      return undefined;
    }
  }
  const edition = wanted.kind === "code" ? boards.editionIn?.(wanted.text) : undefined;
  if (edition !== undefined && edition !== context.lexicon.edition) {
    world.err(t.play.sharedEdition(edition, context.lexicon.edition));
  }
  if (options.new) return { ...await newGame(setup, chosen), notices };
  const found = await gameOf(setup, chosen, wanted);
  reportUnused(setup, found.saved);
  return { ...found, notices };
}

interface Fitting<T extends Parts> {
  readonly fitting?: Chosen<T>;
  /** What the player is told about it. */
  readonly notices: readonly string[];
}

/** A new board that fits the player, where that is asked for and enough is known. */
async function fittedBoard<T extends Parts>(
  { call, context, adapter, boards, rules, seed }: TerminalSetup<T>,
  wanted: Wanted,
): Promise<Fitting<T>> {
  const { t, options } = call;
  if (!isFitAsked(call) || !boards.fit || wanted.kind === "daily") return { notices: [] };
  if (wanted.kind === "code" || seed !== null) {
    return { notices: options.level ?? options.fit !== undefined ? [t.fit.given()] : [] };
  }
  const { kindOf, playerEstimate } = await import("../../play/fit/player.ts");
  const player = await playerEstimate(context, kindOf(adapter, rules));
  if (player.kind === "unknown") return { notices: [t.fit.notYet(player.games, LEAST_GAMES)] };
  const { estimate } = player;
  const { chosen: fitting, fitted } = boards.fit(context.lexicon, rules, {
    seed: wanted.seed,
    estimate,
  });
  const { knownSentence } = await import("../../play/fit/known_sentence.ts");
  const how = fitted.kind === "tier"
    ? t.fit.tier(fitted.tier)
    : estimate.own === 0
    ? t.fit.first()
    : t.fit.chosen({
      floor: t.number(fitted.floor, 2),
      chancePercent: Math.round(fitted.chance * 100),
    });
  return { fitting, notices: [knownSentence(context, estimate), how] };
}

export function resumeAt<T extends Parts>(setup: TerminalSetup<T>, saved: Saved<T>): Start<T> {
  reportUnused(setup, saved);
  return resumeGame(setup.adapter, setup.context, saved);
}

/** The rules that each option is about, in the games that have them. */
const RULES_OF = {
  level: ["floor"],
  words: ["minWords", "maxWords"],
  min_len: ["minLength"],
  difficulty: ["difficulty"],
  minutes: ["seconds"],
  no_timer: ["seconds"],
} as const;

/** A game that was begun keeps its rules: says which options have no effect on it. */
function reportUnused<T extends Parts>(
  { call: { world, t, options }, rules }: TerminalSetup<T>,
  { session }: Saved<T>,
): void {
  const [asked, kept] = [rules, session.rules] as Readonly<Record<string, unknown>>[];
  const unused = (Object.keys(RULES_OF) as (keyof typeof RULES_OF)[]).filter((option) =>
    options[option] !== undefined &&
    RULES_OF[option].some((rule) => asked![rule] !== kept![rule])
  );
  const names = unused.map((option) => `--${option.replace("_", "-")}`);
  if (names.length > 0) world.err(t.play.unusedOptions(names));
}

/** A board of the day, which everybody has: today's, or that of the date asked for. */
export async function playDailyOf<T extends Parts>(
  call: StartCall,
  view: () => GameView<T>,
  boards?: BoardSource<T>,
): Promise<Result> {
  const date = dayAsked(call.args[0], call.world.now());
  const shown = { view, ...(boards && { boards }) };
  return await playGames(call, shown, (setup) => begin(setup, { kind: "daily", date }));
}
