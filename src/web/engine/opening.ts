import { resolveSettings } from "../../config.ts";
import { UserError } from "../../core/problem.ts";
import type { Parts } from "../../games/game.ts";
import type { Wanted } from "../../play/board_source.ts";
import { isDuelGame } from "../../play/duel/duel.ts";
import { gameOf, type GameSetup, newGame } from "../../play/find_game.ts";
import { adapterOf } from "../../play/games.ts";
import { newMemory } from "../../play/memory.ts";
import { resumeGame } from "../../play/saved_game.ts";
import { untilComplete, type Words } from "./assets.ts";
import type { Running } from "./engine.ts";
import { fittedBoard } from "./fitted.ts";
import type { OpenGame } from "./open_game.ts";
import { ownWordsIn } from "./own_words.ts";
import type { OpenAsk } from "./protocol.ts";
import { withClock } from "./saved_time.ts";
import { scenesOf } from "./scenes.ts";

/** The game, and what there is to say about its board. */
export async function openWanted(
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

export async function resumeSaved(all: Running, session: string): Promise<OpenGame> {
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

export type Opening = Omit<OpenGame, "current">;

/** A game about to be opened. */
export function openingOf(
  { home, store, t, web, emoji }: Running,
  name: string,
  words: Words,
): Opening {
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
