import type { Problem } from "../../core/problem.ts";
import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/messages.ts";
import type { WebMessages } from "../../messages/web.ts";
import { explained, messagesIn, webMessagesIn } from "../../messages/mod.ts";
import { deleteGame } from "../../play/deleted_days.ts";
import type { GameStore } from "../../play/game_store.ts";
import { MAIN_GAME } from "../../play/main_game.ts";
import { type Assets, untilComplete } from "./assets.ts";
import { type OpenGame, playIn, shownOf } from "./open_game.ts";
import type { BeginAsk, CallName, Calls } from "./protocol.ts";
import { calendarFacts } from "./calendar.ts";
import { homeFacts, knownNotes, savedRows, statsFacts, todaysLetters } from "./records.ts";
import { obeyIn } from "./commands.ts";
import { mayOffer } from "../../play/fit/offer.ts";
import { ankiExport, openReviews } from "./review.ts";
import { duelRows, openDuel } from "./duels.ts";
import { type Opening, openingOf, openWanted, resumeSaved } from "./opening.ts";
import { ownList } from "./own_words.ts";
import { openTimeSaver } from "./saved_time.ts";
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

/** What an engine keeps from one call to the next. */
interface EngineState {
  readonly home: EngineHome;
  running?: Promise<Running>;
  duels?: () => Promise<GameStore>;
  uiLanguage: BeginAsk["uiLanguage"];
  /** The open games by session, and the last call about each. */
  readonly games: Map<string, OpenGame>;
  readonly queues: Map<string, Promise<unknown>>;
  readonly reviews: ReturnType<typeof openReviews>;
  readonly saveTime: ReturnType<typeof openTimeSaver>;
}

type Handler<K extends CallName> = (
  state: EngineState,
  ask: Calls[K]["ask"],
) => Promise<Calls[K]["answer"]>;

/** The games without a page: everything that can be done with them, as calls and plain answers. */
export function openEngine(home: EngineHome): Engine {
  const state: EngineState = {
    home,
    uiLanguage: "en",
    games: new Map(),
    queues: new Map(),
    reviews: openReviews(),
    saveTime: openTimeSaver(home.every),
  };
  return {
    answer: (kind, ask) => HANDLERS[kind](state, ask),
    explain: (problem) => explained(problem, state.uiLanguage),
  };
}

const HANDLERS: { readonly [K in CallName]: Handler<K> } = {
  begin,
  home: async (state, { language }) => await homeFacts(await begun(state), language),
  letters: async (state, { language }) => await todaysLetters(await begun(state), language),
  async warm({ home }, { language }) {
    const words = await home.assets.words(language);
    await words.complete();
    return null;
  },
  async open(state, ask) {
    const { opened, notices } = await openWanted(await begun(state), ask);
    const { id } = opened.current.saved.session;
    state.games.set(id, opened);
    return await inTurn(state, id, () => shownOf(opened, notices.length > 0 ? notices : undefined));
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
  hold: inGame(async (game, { isHeld }, { saveTime }) => {
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
  review: async (state, { language }) =>
    await state.reviews.begin(await openingIn(state, MAIN_GAME, language)),
  offer: async (state) => await mayOffer(await begun(state)),
  anki: async (state, { language }) =>
    await ankiExport(await openingIn(state, MAIN_GAME, language)),
  rate: ({ reviews }, { key, answer }) => reviews.answer(key, answer),
  duel: async (state, ask) => await openDuel(await duelHome(await begun(state)), ask),
  duels: async (state) => await duelRows(await duelHome(await begun(state))),
  list: async (state) => await savedRows(await begun(state)),
  async delete(state, { session }) {
    state.games.delete(session);
    return (await deleteGame((await begun(state)).store, session)).isGone;
  },
  stats: async (state, { game }) => await statsFacts(await begun(state), game as GameName),
  async known(state, { game, language }) {
    const { words, context } = await openingIn(state, game, language);
    return await untilComplete(words, () => knownNotes(context, game as GameName));
  },
  async own(state, { language, wish }) {
    const running = await begun(state);
    const facts = await ownList(running, await state.home.assets.words(language), wish);
    // They are played with the list as it is now.
    if (wish) state.games.clear();
    return facts;
  },
  calendar: async (state, ask) => await calendarFacts(await begun(state), ask),
  export: async (state) => await exportGames(await begun(state)),
  async import(state, ask) {
    state.games.clear();
    return await importGames(await begun(state), ask);
  },
};

/** Also when the player changes the language of the page. */
async function begin(state: EngineState, ask: BeginAsk): Promise<null> {
  const { home, running: before } = state;
  state.uiLanguage = ask.uiLanguage;
  // Starts loading while the rest is opened; the first call that needs it sees any error.
  home.assets.words(ask.language).catch(() => {});
  state.running = (async () => ({
    home,
    store: (await before?.catch(() => undefined))?.store ?? await home.openStore(ask),
    duels: () => state.duels!(),
    t: await messagesIn(ask.uiLanguage),
    web: await webMessagesIn(ask.uiLanguage),
    emoji: ask.emoji,
  }))();
  await state.running;
  state.duels ??= once(() => home.openDuels(ask));
  // They speak the language they were opened in.
  state.games.clear();
  return null;
}

function begun({ running }: EngineState): Promise<Running> {
  return running ?? Promise.reject(new Error("begin was not called"));
}

/** Calls about one game are answered one after the other. */
function inTurn<R>({ queues }: EngineState, session: string, work: () => Promise<R>): Promise<R> {
  const before = queues.get(session) ?? Promise.resolve();
  const mine = before.catch(() => {}).then(work);
  queues.set(session, mine);
  return mine;
}

function inGame<A extends { readonly session: string }, R>(
  work: (game: OpenGame, ask: A, state: EngineState) => Promise<R>,
): (state: EngineState, ask: A) => Promise<R> {
  return (state, ask) =>
    inTurn(
      state,
      ask.session,
      async () => await work(await findGame(state, ask.session), ask, state),
    );
}

async function findGame(state: EngineState, session: string): Promise<OpenGame> {
  const known = state.games.get(session);
  if (known) return known;
  const opened = await resumeSaved(await begun(state), session);
  state.games.set(session, opened);
  return opened;
}

async function openingIn(state: EngineState, game: string, language: string): Promise<Opening> {
  const running = await begun(state);
  return openingOf(running, game, await state.home.assets.words(language));
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
