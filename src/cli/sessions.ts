import { type GameName, games } from "../games/mod.ts";
import { UserError } from "../core/problem.ts";
import { explained } from "../messages/mod.ts";
import { type Header, replay, type Session } from "../session/session.ts";
import { formatSession } from "../session/session_text.ts";
import { deleteGame, playerTally } from "../play/deleted_days.ts";
import type { GameStore } from "../play/game_store.ts";
import { isOurs, refuseOtherWords } from "../play/find_game.ts";
import { adapterOf } from "../play/games.ts";
import { MAIN_GAME } from "../play/main_game.ts";
import { refuseUnread } from "../play/transfer.ts";
import type { Messages } from "../messages/messages.ts";
import type { Call, ExitCode, Result } from "./app/command.ts";
import type { TerminalContext } from "./app/game_view.ts";
import { GAME_NAMES, viewOf } from "./app/games.ts";
import { type Duels, readImport, writeExport } from "./backup.ts";
import { obey } from "./app/obey.ts";
import { jsonArray } from "./text/json.ts";
import { longestOf, table } from "./text/layout.ts";
import { isYes } from "./app/respond.ts";
import { learnedAmong, loadRatings } from "../play/cards/ratings.ts";
import { playerEstimate, usualKind } from "../play/fit/player.ts";
import { romeDate } from "../core/calendar.ts";
import { playerStats } from "../play/player_stats.ts";
import { type Stats, statsOf } from "../session/stats.ts";
import { lexiconOf, openLexicon } from "./app/open_lexicon.ts";
import { DUELS_FILE, duelSettings, openPlayContext } from "./app/play_context.ts";
import { playFrom, resumeAt, setupOf, type StartCall, withPlayContext } from "./app/start_game.ts";
import { knownSentence } from "../play/fit/known_sentence.ts";
import { statsLines } from "./text/stats_text.ts";

type SessionsCall = Call<"data_path">;

/** A list shows at least this much of a puzzle. */
const SHORTEST_PUZZLE = 8;

export async function listSessions(call: Call<"all" | "json" | "data_path">): Promise<ExitCode> {
  return await withSessions(call, async ({ store, world, t }) => {
    const { headers, damaged } = await store.list(
      call.options.all ? { others: true } : { over: false },
    );
    if (call.options.json) world.out(jsonArray(headers));
    else if (headers.length === 0) world.out(t.sessions.none());
    else world.out(headerLines(headers, t, world.input().columns).join("\n"));
    for (const { id, fault } of damaged) {
      world.err(await explained({ kind: "bad_session", where: id, fault }, t.uiLanguage));
    }
  });
}

export async function showSession(call: Call<"json" | "data_path">): Promise<ExitCode> {
  return await withSessions(call, async (room) => {
    const { world } = room;
    const session = await loaded(room, call.args[0]!);
    if (call.options.json) {
      world.out(formatSession(session));
      return;
    }
    const context = isOurs(room, session)
      ? room
      : { ...room, lexicon: await lexiconOf(world, session.lexicon) };
    const view = (await viewOf(session.game))?.();
    if (!view) {
      const fault = { kind: "bad_field", field: "game" } as const;
      throw new UserError({ kind: "bad_session", where: session.id, fault });
    }
    const position = {
      ...replay(view.adapter.game, context.lexicon, session),
      label: session.label,
    };
    const lines = [...view.board(position, context)];
    const reply = await obey(view, { name: "list", rest: "" }, position, context);
    if (reply.kind === "say") lines.push(...reply.lines);
    world.out(lines.join("\n"));
  });
}

/** `itbee sessions resume`: any saved game. */
export async function resumeSession(call: StartCall): Promise<Result> {
  const id = call.args[0]!;
  return await withPlayContext(call, async (context) => {
    const saved = await context.store.load(id);
    if (!saved) throw new UserError({ kind: "no_session", id });
    refuseOtherWords(context, saved.session);
    if (saved.session.owner !== undefined) throw new UserError({ kind: "others_session", id });
    const view = await viewOf(saved.session.game);
    if (!view) {
      const fault = { kind: "bad_field", field: "game" } as const;
      throw new UserError({ kind: "bad_session", where: id, fault });
    }
    return await playFrom(
      setupOf(call, context, { view }),
      (setup) => Promise.resolve(resumeAt(setup, saved)),
    );
  }, async (store) => {
    const { dictionary, language } = call.options;
    if (dictionary !== undefined || language !== undefined) return await openLexicon(call);
    // With the words it was begun with, whichever language they are of.
    const saved = await store.load(id);
    return saved ? await lexiconOf(call.world, saved.session.lexicon) : await openLexicon(call);
  });
}

export async function deleteSession(call: Call<"yes" | "data_path">): Promise<ExitCode> {
  const id = call.args[0]!;
  let isDone = true;
  await withSessions(call, async (context) => {
    const { world, t, store } = context;
    await refuseMissing(context, id);
    if (!call.options.yes) {
      const input = world.input();
      if (!input.isTerminal) {
        const fault = { kind: "missing_option", text: "--yes" } as const;
        throw new UserError({ kind: "bad_usage", fault });
      }
      const line = await input.read(t.sessions.askDelete(id));
      isDone = isYes(line, t);
    }
    const leavesDay = isDone && (await deleteGame(store, id)).leavesDay;
    world.out(isDone ? t.sessions.deleted(id) : t.sessions.kept(id));
    if (leavesDay) world.out(t.sessions.dayStays());
  });
  return isDone ? 0 : 1;
}

export async function exportAll(call: Call<"output" | "data_path">): Promise<ExitCode> {
  return await withSessions(
    call,
    (context, duels) => writeExport(context, duels, call.options.output ?? "-"),
  );
}

export async function importAll(call: Call<"mine" | "theirs" | "data_path">): Promise<ExitCode> {
  const asked = { call, path: call.args[0]!, claims: call.options };
  return await withSessions(call, (context, duels) => readImport(context, duels, asked));
}

export async function showStats(
  call: Call<"json" | "export" | "import" | "mine" | "theirs" | "data_path">,
): Promise<ExitCode> {
  const { options, args: [asked] } = call;
  const game = gameAsked(asked);
  return await withSessions(call, async (context, duels) => {
    if (options.import !== undefined) {
      return await readImport(context, duels, { call, path: options.import, claims: options });
    }
    if (options.export !== undefined) return await writeExport(context, duels, options.export);
    const { world, t } = context;
    const tally = await playerTally(context.store, game);
    const stats = statsOf(tally, romeDate(context.now()));
    const review = await learnedWords(context);
    if (options.json) {
      world.out(JSON.stringify({ ...stats, ...(review && { review }) }, null, 2));
      return;
    }
    const lines = await linesOf(stats, game, context);
    if (review) lines.push(t.review.learned(review.learned, review.learning));
    if (stats.finished > 0) {
      const player = await playerEstimate(context, usualKind(game), tally);
      if (player.kind === "known") lines.push(knownSentence(context, player.estimate));
    }
    const others = asked === undefined ? await otherStats(game, context) : [];
    const isFirst = stats.games > 0 || others.length === 0;
    world.out([...(isFirst ? lines : []), ...others].join("\n"));
  });
}

/** Of every other game that was played, under its name. */
async function otherStats(main: GameName, context: TerminalContext): Promise<string[]> {
  const { t, paint } = context;
  const lines: string[] = [];
  for (const game of GAME_NAMES.filter((name) => name !== main)) {
    const stats = await playerStats(context, game);
    if (stats.games === 0) continue;
    lines.push(paint.gold(paint.bold(t[game].inMenu.name)), ...await linesOf(stats, game, context));
  }
  return lines;
}

async function linesOf(
  stats: Stats,
  game: GameName,
  { world, t, paint }: TerminalContext,
): Promise<string[]> {
  return statsLines(stats, (await viewOf(game))!(), { t, paint, width: world.input().columns });
}

/** Words learned by reviewing; `undefined` for a player who never did. */
async function learnedWords({ store }: TerminalContext) {
  const ratings = await loadRatings(store);
  if (ratings.size === 0) return undefined;
  const { fsrsSchedule } = await import("../schedule.ts");
  return learnedAmong(ratings.values(), fsrsSchedule());
}

function gameAsked(text: string = MAIN_GAME): GameName {
  if (Object.hasOwn(games, text)) return text as GameName;
  const allowed = { kind: "one_of", values: Object.keys(games) } as const;
  const fault = { kind: "bad_value", option: "game", text, allowed } as const;
  throw new UserError({ kind: "bad_usage", fault });
}

/** Opens the store without a game, and closes it again. */
async function withSessions(
  call: SessionsCall,
  work: (context: TerminalContext, duels: Duels) => Promise<ExitCode | void>,
): Promise<ExitCode> {
  const { world, t } = call;
  // Lists and exports do without, even if the lexicon is damaged; using it throws the error.
  const words = await world.lexicon().then((lexicon) => () => lexicon, (error) => () => {
    throw error;
  });
  const { dataPath } = call.resolved;
  const context = await openPlayContext(world, t, call.resolved, words);
  let opened: GameStore | undefined;
  const duels: Duels = {
    open: async () =>
      opened ??= (await openPlayContext(world, t, duelSettings(call.resolved), words)).store,
    areThere: async () =>
      dataPath !== undefined && (await world.listFolder(dataPath)).includes(DUELS_FILE),
  };
  try {
    // No id starts like this: it only shows whether the store can be read.
    refuseUnread(await context.store.list({ start: "-" }));
    return await work(context, duels) ?? 0;
  } finally {
    world.input().close();
    await context.store.close();
    await opened?.close();
  }
}

async function loaded({ store }: TerminalContext, id: string): Promise<Session> {
  const saved = await store.load(id);
  if (!saved) throw new UserError({ kind: "no_session", id });
  return saved.session;
}

/** A damaged game is there all the same. */
async function refuseMissing(context: TerminalContext, id: string): Promise<void> {
  const { damaged } = await context.store.list({ start: id, others: true });
  if (!damaged.some((game) => game.id === id)) {
    await loaded(context, id).catch((error) => {
      if (!(error instanceof UserError) || error.problem.kind !== "bad_session") throw error;
    });
  }
}

/** A long puzzle is cut where the window is too narrow: the id identifies it. */
function headerLines(headers: readonly Header[], t: Messages, width: number): string[] {
  const named = headers.map((header) => ({
    ...header,
    puzzle: adapterOf(header.game)?.boards.named?.(header.puzzle) ?? header.puzzle,
  }));
  const { column } = t.sessions;
  const rows = (longest: number) =>
    table([
      [column.id, column.puzzle, column.saved, column.words, column.points],
      ...named.map(({ id, puzzle, savedAt, over, summary, owner }) => [
        id,
        puzzle.length > longest ? `${puzzle.slice(0, longest - 1)}…` : puzzle,
        savedAt.slice(0, 10),
        summary ? `${summary.found}/${summary.words}` : "-",
        summary ? `${summary.score} / ${summary.goal}` : "-",
        owner !== undefined ? t.sessions.others : over ? t.sessions.over : "",
      ]),
    ], "");
  const longest = longestOf(named.map(({ puzzle }) => puzzle));
  const excess = longestOf(rows(longest)) - width;
  return excess > 0 ? rows(Math.max(SHORTEST_PUZZLE, longest - excess)) : rows(longest);
}
