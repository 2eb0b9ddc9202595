import { resolveSettings } from "../../config.ts";
import type { LevelChoice } from "../../core/level.ts";
import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/messages.ts";
import type { WebMessages } from "../../messages/web.ts";
import type { DuelGame, DuelResult } from "../../play/duel/compare.ts";
import {
  createDuel,
  type Duel,
  listDuels,
  nextGame,
  receiveLine,
  standingOf,
} from "../../play/duel/duel.ts";
import { duelAdapter, newTerms } from "../../play/duel/terms.ts";
import type { PlayContext } from "../../play/game_adapter.ts";
import { untilComplete, type Words } from "./assets.ts";
import { titleOf } from "./scenes.ts";

/** What is asked about duels: a new one, the one of a line, or one that is here. */
export type DuelAsk =
  | {
    readonly kind: "new";
    readonly game: string;
    readonly games: number;
    readonly level: LevelChoice;
    readonly language: string;
  }
  /** A line, or the name of a duel. */
  | { readonly kind: "open"; readonly text: string };

/** A duel as the page shows it. */
export interface DuelShown {
  readonly key: string;
  /** `griglia`. */
  readonly name: string;
  readonly about: string;
  readonly games: number;
  readonly played: number;
  /** The session to play next. */
  readonly next?: string;
  /** The line to send, and what to do with it. */
  readonly send?: {
    readonly kind: "invitation" | "answer" | "opening";
    readonly line: string;
  };
  readonly result?: ShownResult;
}

interface ShownResult {
  readonly sentence: string;
  readonly games: readonly {
    readonly title: string;
    readonly mine: string;
    readonly theirs: string;
    readonly lists: readonly { readonly title: string; readonly words: readonly string[] }[];
  }[];
}

export interface DuelRow {
  readonly key: string;
  readonly text: string;
}

interface DuelHome {
  readonly store: PlayContext["store"];
  readonly t: Messages;
  readonly web: WebMessages;
  readonly home: Pick<PlayContext, "now" | "elapsed" | "freshSeed">;
  words(language: string): Promise<Words>;
}

/** How many of the words that nobody found. */
const MOST_MISSED = 12;

/** Begins a duel, or opens one; the next game is ready to be played. */
export async function openDuel(at: DuelHome, ask: DuelAsk): Promise<DuelShown> {
  const duel = ask.kind === "new" ? await begun(at, ask) : await found(at, ask.text);
  const [language = "it"] = duel.terms.lexicon.split("-");
  const words = await at.words(language);
  return await untilComplete(words, () => shownDuel(at, duel, words));
}

export async function duelRows({ store, t }: DuelHome): Promise<DuelRow[]> {
  const duels = await listDuels(store);
  return await Promise.all(duels.map(async ({ key, terms, salt, reply }) => {
    const { headers } = await store.list({ start: `${terms.game}-duel-${key}-` });
    const played = headers.filter(({ over }) => over).length;
    const games = terms.boards.length;
    const isWaiting = salt === undefined ? "answer" : "invitation";
    const state = played < games ? "playing" : reply === undefined ? isWaiting : "over";
    const game = t[terms.game as GameName].inMenu.name;
    return { key, text: `${t.duel.row({ game, played, games })} · ${t.duel.todo[state]}` };
  }));
}

async function begun(at: DuelHome, ask: DuelAsk & { kind: "new" }): Promise<Duel> {
  const { lexicon } = await at.words(ask.language);
  const { settings } = resolveSettings({ flags: { level: ask.level } });
  const { boards } = duelAdapter(ask.game);
  const seed = at.home.freshSeed();
  const terms = newTerms(lexicon, { game: ask.game, boards, settings, seed, count: ask.games });
  return await createDuel({ store: at.store, ...at.home }, terms);
}

async function found({ store, home }: DuelHome, text: string): Promise<Duel> {
  const known = (await listDuels(store)).find(({ key }) => key === text);
  return known ?? await receiveLine({ store, ...home }, text);
}

async function shownDuel(at: DuelHome, duel: Duel, { lexicon }: Words): Promise<DuelShown> {
  const { t, store, home } = at;
  const { terms, key, salt } = duel;
  const context: PlayContext = { lexicon, store, t, ...home, emoji: false };
  const standing = await standingOf(context, duel);
  const next = standing.kind === "playing" ? await nextGame(context, duel) : undefined;
  await next?.game.saving;
  const games = terms.boards.length;
  const name = t[terms.game as GameName].inMenu.name;
  const isInviter = salt !== undefined;
  const about = isInviter
    ? t.duel.inviting(name.toLowerCase(), games)
    : t.duel.invited(name.toLowerCase(), games);
  const line = standing.kind === "playing" ? undefined : standing.line;
  return {
    key,
    name,
    about,
    games,
    played: standing.kind === "playing" ? standing.played : games,
    ...(next && { next: next.game.saved.session.id }),
    ...(line !== undefined && {
      send: { kind: sendKind(isInviter, standing.kind), line },
    }),
    ...(standing.kind === "over" && { result: shownResult(at, terms.game, standing.result) }),
  };
}

function sendKind(isInviter: boolean, standing: string): "answer" | "opening" | "invitation" {
  return !isInviter ? "answer" : standing === "over" ? "opening" : "invitation";
}

function shownResult(
  { t, web }: Pick<DuelHome, "t" | "web">,
  name: string,
  { games, winner, won, points }: DuelResult,
): ShownResult {
  const adapter = duelAdapter(name);
  const title = t[adapter.name].inMenu.name;
  return {
    sentence: t.duel.result(winner, { won, points, games: games.length }),
    games: games.map((game, n) => ({
      title: t.duel.board(n + 1, games.length, `${title} ${titleOf(adapter, game.board, web)}`),
      mine: t.duel.mine(game.mine),
      theirs: t.duel.theirs(game.theirs),
      lists: (["both", "onlyMine", "onlyTheirs", "missed"] as const)
        .map((name) => listOf(game, name, t)).filter(({ words }) => words.length > 0),
    })),
  };
}

function listOf(game: DuelGame, name: keyof Messages["duel"]["words"], t: Messages) {
  const shown = name === "missed" ? game.missed.slice(0, MOST_MISSED) : game[name];
  return {
    title: `${t.duel.words[name]} (${game[name].length})`,
    words: shown.map(({ word, points }) => `${word} ${points}`),
  };
}
