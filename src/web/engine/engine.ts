import { resolveSettings } from "../../config.ts";
import { type Problem, UserError } from "../../core/problem.ts";
import type { Parts } from "../../games/game.ts";
import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/messages.ts";
import type { WebMessages } from "../../messages/web.ts";
import { explained, messagesIn, webMessagesIn } from "../../messages/mod.ts";
import type { Wanted } from "../../play/board_source.ts";
import { deleteGame } from "../../play/deleted_days.ts";
import { gameOf, type GameSetup, newGame } from "../../play/find_game.ts";
import type { GameStore } from "../../play/game_store.ts";
import { adapterOf } from "../../play/games.ts";
import { MAIN_GAME } from "../../play/main_game.ts";
import { newMemory } from "../../play/memory.ts";
import { resumeGame } from "../../play/saved_game.ts";
import { type Assets, untilComplete, type Words } from "./assets.ts";
import { type OpenGame, playIn, shownOf } from "./open_game.ts";
import type { BeginAsk, CallName, Calls, OpenAsk } from "./protocol.ts";
import { calendarFacts } from "./calendar.ts";
import { homeFacts, knownNotes, savedRows, statsFacts, todaysLetters } from "./records.ts";
import { obeyIn } from "./commands.ts";
import { mayOffer } from "../../play/fit/player.ts";
import { fittedBoard } from "./fitted.ts";
import { ankiExport, openReviews } from "./review.ts";
import { isDuelGame } from "../../play/duel/duel.ts";
import { duelRows, openDuel } from "./duels.ts";
import { ownList, ownWordsIn } from "./own_words.ts";
import { openTimeSaver, withClock } from "./saved_time.ts";
import { scenesOf } from "./scenes.ts";
import { exportGames, importGames } from "./transfer.ts";

/** What the engine is given: files, a store, the time. */
interface EngineHome {
  readonly assets: Assets;
  openStore(ask: BeginAsk): Promise<GameStore>;
  /** Where duels are kept, apart from games. */
  openDuels(ask: BeginAsk): Promise<GameStore>;
  now(): number;
  /** Milliseconds on a clock that nobody can set. */
  elapsed(): number;
  /** Does something now and again until what it returns is called. */
  every(ms: number, work: () => void): () => void;
  freshSeed(): string;
}

export interface Engine {
  /** Answers a call; throws `UserError` for what the player can mend. */
  answer<K extends CallName>(kind: K, ask: Calls[K]["ask"]): Promise<Calls[K]["answer"]>;
  /** What went wrong, in the player's language. */
  explain(problem: Problem): Promise<string>;
}

/** What every call needs, once it has begun. */
export interface Running {
  readonly home: EngineHome;
  readonly store: GameStore;
  duels(): Promise<GameStore>;
  readonly t: Messages;
  readonly web: WebMessages;
  readonly emoji: boolean;
}

type Handlers = {
  readonly [K in CallName]: (ask: Calls[K]["ask"]) => Promise<Calls[K]["answer"]>;
};

/** The games without a page: everything that can be done with them, as calls and plain answers. */
export function openEngine(home: EngineHome): Engine {
  let running: Promise<Running> | undefined;
  let duels: (() => Promise<GameStore>) | undefined;
  let uiLanguage: BeginAsk["uiLanguage"] = "en";
  const games = new Map<string, OpenGame>();
  const reviews = openReviews();
  const saveTime = openTimeSaver(home.every);
  const queues = new Map<string, Promise<unknown>>();

  const begun = () => running ?? Promise.reject(new Error("begin was not called"));

  /** Calls about one game are answered one after the other. */
  function inTurn<R>(session: string, work: () => Promise<R>): Promise<R> {
    const before = queues.get(session) ?? Promise.resolve();
    const mine = before.catch(() => {}).then(work);
    queues.set(session, mine);
    return mine;
  }

  async function findGame(session: string): Promise<OpenGame> {
    const known = games.get(session);
    if (known) return known;
    const opened = await resumeSaved(await begun(), session);
    games.set(session, opened);
    return opened;
  }

  function inGame<A extends { readonly session: string }, R>(
    work: (game: OpenGame, ask: A) => Promise<R>,
  ): (ask: A) => Promise<R> {
    return (ask) => inTurn(ask.session, async () => await work(await findGame(ask.session), ask));
  }

  const handlers: Handlers = {
    async begin(ask) {
      const before = running;
      uiLanguage = ask.uiLanguage;
      // On its way while the rest is opened; whoever needs it sees the error.
      home.assets.words(ask.language).catch(() => {});
      running = (async () => ({
        home,
        store: (await before?.catch(() => undefined))?.store ?? await home.openStore(ask),
        duels: () => duels!(),
        t: await messagesIn(ask.uiLanguage),
        web: await webMessagesIn(ask.uiLanguage),
        emoji: ask.emoji,
      }))();
      await running;
      duels ??= once(() => home.openDuels(ask));
      // They speak the language they were opened in.
      games.clear();
      return null;
    },
    home: async ({ language }) => await homeFacts(await begun(), language),
    letters: async ({ language }) => await todaysLetters(await begun(), language),
    async warm({ language }) {
      const words = await home.assets.words(language);
      await words.complete();
      return null;
    },
    async open(ask) {
      const { opened, notices } = await openWanted(await begun(), ask);
      const { id } = opened.current.saved.session;
      games.set(id, opened);
      return await inTurn(id, () => shownOf(opened, notices.length > 0 ? notices : undefined));
    },
    resume: inGame((game) => shownOf(game)),
    guess: inGame((game, { text }) =>
      playIn(
        game,
        ({ adapter, current, memory }) =>
          adapter.guess(text, current, memory.clock.at(adapter.timer?.elapsed(current.state))),
      )
    ),
    move: inGame((game, { move }) => {
      if (!game.adapter.game.isMove(move)) throw new TypeError("no move of this game");
      return playIn(game, () => move);
    }),
    command: inGame((game, { name, rest = "" }) => obeyIn(game, name, rest)),
    hold: inGame(async (game, { isHeld }) => {
      game.memory.clock.hold(isHeld);
      await saveTime(game);
      return (await shownOf(game)).clock!;
    }),
    tick: inGame((game) =>
      playIn(
        game,
        ({ adapter: { timer }, current, memory }) =>
          timer?.tick(memory.clock.at(timer.elapsed(current.state))),
      )
    ),
    async review({ language }) {
      const running = await begun();
      const words = await home.assets.words(language);
      return await reviews.begin(openingOf(running, MAIN_GAME, words));
    },
    offer: async () => await mayOffer(await begun()),
    async anki({ language }) {
      const running = await begun();
      const words = await home.assets.words(language);
      return await ankiExport(openingOf(running, MAIN_GAME, words));
    },
    rate: ({ key, answer }) => reviews.answer(key, answer),
    duel: async (ask) => await openDuel(await duelHome(await begun()), ask),
    duels: async () => await duelRows(await duelHome(await begun())),
    list: async () => await savedRows(await begun()),
    async delete({ session }) {
      games.delete(session);
      return (await deleteGame((await begun()).store, session)).isGone;
    },
    stats: async ({ game }) => await statsFacts(await begun(), game as GameName),
    async known({ game, language }) {
      const running = await begun();
      const words = await home.assets.words(language);
      const { context } = openingOf(running, game, words);
      return await untilComplete(words, () => knownNotes(context, game as GameName));
    },
    async own({ language, wish }) {
      const facts = await ownList(await begun(), await home.assets.words(language), wish);
      // They are played with the list as it is now.
      if (wish) games.clear();
      return facts;
    },
    calendar: async (ask) => await calendarFacts(await begun(), ask),
    export: async () => await exportGames(await begun()),
    async import(ask) {
      games.clear();
      return await importGames(await begun(), ask);
    },
  };

  return {
    answer: (kind, ask) => handlers[kind](ask),
    explain: (problem) => explained(problem, uiLanguage),
  };
}

/** The game, and what there is to say of its board. */
async function openWanted(
  running: Running,
  ask: OpenAsk,
): Promise<{ readonly opened: OpenGame; readonly notices: readonly string[] }> {
  const { home } = running;
  const game = openingOf(running, ask.game, await home.assets.words(ask.language ?? "it"));
  const { adapter, scenes, words, context } = game;
  const settings = resolveSettings({ flags: { ...(ask.level && { level: ask.level }) } }).settings;
  const seed = home.freshSeed();
  const wanted: Wanted = ask.wanted.kind === "fresh" ? { kind: "seed", seed } : ask.wanted;
  const wishes = { ...(ask.difficulty && { difficulty: ask.difficulty }) };
  return await untilComplete(words, async () => {
    const { boards, rules } = await scenes.setup?.({ ask, settings, words, assets: home.assets }) ??
      { boards: adapter.boards, rules: adapter.boards.rules(settings, wishes) };
    const setup: GameSetup<Parts> = { adapter, boards, rules, context };
    const { chosen: fitted, notices } = await fittedBoard(setup, { ask, seed, web: running.web });
    const chosen = fitted ?? boards.choose(words.lexicon, rules, wanted);
    const isNew = ask.isNew || fitted !== undefined;
    const current = isNew ? await newGame(setup, chosen) : await gameOf(setup, chosen, wanted);
    return { opened: await withClock({ ...game, current }), notices };
  });
}

async function duelHome({ home, duels, t, web }: Running) {
  const words = (language: string) => home.assets.words(language);
  return { store: await duels(), t, web, home, words };
}

/** Opened when first asked for. */
function once<V>(open: () => Promise<V>): () => Promise<V> {
  let opened: Promise<V> | undefined;
  return () => opened ??= open();
}

async function resumeSaved(all: Running, session: string): Promise<OpenGame> {
  const isDuel = isDuelGame(session);
  const running = isDuel ? { ...all, store: await all.duels() } : all;
  const saved = await running.store.load(session);
  if (!saved) throw new UserError({ kind: "no_session", id: session });
  const [code = "it"] = saved.session.lexicon.split("-");
  const words = await running.home.assets.words(code === "xx" ? "it" : code);
  const game = openingOf(running, saved.session.game, words);
  const current = await untilComplete(
    words,
    () => resumeGame(game.adapter, game.context, saved),
  );
  return await withClock({ ...game, current });
}

/** A game about to be opened. */
function openingOf(
  { home, store, t, web, emoji }: Running,
  name: string,
  words: Words,
): Omit<OpenGame, "current"> {
  const adapter = adapterOf(name);
  if (!adapter) {
    const fault = { kind: "bad_field", field: "game" } as const;
    throw new UserError({ kind: "bad_session", where: name, fault });
  }
  const memory = newMemory();
  const context = {
    lexicon: words.lexicon,
    meanings: words.meanings,
    store,
    t,
    now: home.now,
    elapsed: home.elapsed,
    freshSeed: home.freshSeed,
    emoji,
    ownWords: ownWordsIn(store, words.lexicon),
    web,
    memory,
  };
  return { adapter, scenes: scenesOf(name), words, context, memory };
}
