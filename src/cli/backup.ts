import { type SessionFault, UserError } from "../core/problem.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { explained } from "../messages/mod.ts";
import { isOurs } from "../play/find_game.ts";
import { isCardLine } from "../play/cards/transfer.ts";
import { exportDuels } from "../play/duel/transfer.ts";
import type { GameStore } from "../play/game_store.ts";
import { addMarks, ownMarks } from "../play/owner.ts";
import { replayed, type SavedBoard, savedDaily } from "../play/imported_game.ts";
import { exportSessions, importSessions, ownersIn } from "../play/transfer.ts";
import type { Session } from "../session/session.ts";
import { adapterOf } from "../play/games.ts";
import type { Call, ExitCode } from "./app/command.ts";
import { GAMES } from "./app/games.ts";
import type { TerminalContext } from "./app/game_view.ts";
import { shippedLexicon } from "./app/open_lexicon.ts";
import { writeLines } from "./app/write_lines.ts";

/** Who played the games with other marks, if the player has said so. */
interface Claims {
  readonly mine?: boolean;
  readonly theirs?: boolean;
}

/** Where the player's duels are, beside the games. */
export interface Duels {
  open(): Promise<GameStore>;
  /** Whether there ever were any: to look for one would make the file. */
  areThere(): Promise<boolean>;
}

/** Larger imports are refused. */
const MAX_IMPORT = 256 * 1024 * 1024;

/** One line for each game, as they are read: a hundred thousand take no more memory than ten. */
export async function writeExport(
  context: TerminalContext,
  duels: Duels,
  path: string,
): Promise<ExitCode> {
  const { store, world, t } = context;
  const faults: { where: string; fault: SessionFault }[] = [];
  const report = (where: string, fault: SessionFault) => faults.push({ where, fault });
  const [mark] = await ownMarks(context);
  const lines = (async function* () {
    yield* exportSessions(store, report, mark);
    if (await duels.areThere()) yield* exportDuels(await duels.open(), report, mark);
  })();
  const first = await lines.next();
  let games = 0;
  const counted = async function* () {
    if (first.done) return;
    yield first.value;
    if (!isCardLine(first.value)) games++;
    for await (const line of lines) {
      yield line;
      if (!isCardLine(line)) world.progress(t.sessions.progress(++games));
    }
  };
  const isEmpty = first.done === true && path !== "-";
  // What is there may be the only copy of games that were lost.
  if (isEmpty) world.err(t.sessions.nothingToExport(path));
  else await writeLines(world, counted(), path);
  for (const fault of faults) {
    world.err(await explained({ kind: "bad_session", ...fault }, t.uiLanguage));
  }
  if (path !== "-" && !isEmpty) world.out(t.sessions.exported(games, path));
  return faults.length > 0 || isEmpty ? 1 : 0;
}

export async function readImport(
  context: TerminalContext,
  duels: Duels,
  { call, path, claims }: {
    readonly call: Call<never>;
    readonly path: string;
    readonly claims: Claims;
  },
): Promise<ExitCode> {
  const { store, world, t } = context;
  const bytes = await world.readFile(path, MAX_IMPORT);
  const mine = await marksOf(context, { path, bytes, claims });
  const known = new Map<string, Lexicon | undefined>();
  const wordsFor = async (session: Session) => {
    const [language = ""] = session.lexicon.split("-");
    if (!known.has(language)) known.set(language, await wordsOf(context, language));
    return isOurs(context, session) ? context.lexicon : known.get(language);
  };
  let games = 0;
  const imported = await importSessions(store, bytes, {
    whose: (owner) => mine.has(owner) ? "mine" : "theirs",
    duels: duels.open,
    async summarise(session: Session) {
      world.progress(t.sessions.progress(++games));
      const lexicon = await wordsFor(session);
      return lexicon ? replayed(session, lexicon) : {};
    },
    async daysBoard(session, date) {
      const lexicon = await wordsFor(session);
      return lexicon?.edition === session.lexicon
        ? await boardOfDay(call, lexicon, { game: session.game, date })
        : undefined;
    },
  });
  world.progress("");
  world.out(t.sessions.imported(imported));
  if (imported.unproved > 0) world.err(t.sessions.unproved(imported.unproved));
  for (const { line, fault } of imported.faults) {
    world.err(
      await explained({ kind: "bad_session", where: `${path}:${line}`, fault }, t.uiLanguage),
    );
  }
  // The store has said why.
  return imported.faults.length > 0 || imported.unsaved !== undefined ? 1 : 0;
}

/** The marks of the player's own games; asks whose the others are, or throws `other_player`. */
async function marksOf(
  context: TerminalContext,
  { path, bytes, claims }: {
    readonly path: string;
    readonly bytes: Uint8Array;
    readonly claims: Claims;
  },
): Promise<ReadonlySet<string>> {
  const { store, world, t } = context;
  const own = new Set(await ownMarks(context));
  const others = [...ownersIn(bytes)].filter(([owner]) => !own.has(owner));
  if (others.length === 0 || claims.theirs) return own;
  const games = others.reduce((sum, [, count]) => sum + count, 0);
  if (!claims.mine && !await areMine()) return own;
  const marks = others.map(([owner]) => owner);
  await addMarks(store, marks);
  return new Set([...own, ...marks]);

  async function areMine(): Promise<boolean> {
    const input = world.input();
    if (!input.isTerminal) throw new UserError({ kind: "other_player", path, games });
    for (;;) {
      const line = await input.read(t.sessions.askWhose(games));
      if (line.kind !== "line") throw new UserError({ kind: "other_player", path, games });
      const answer = line.text.trim().toLowerCase();
      if (t.sessions.mine.includes(answer)) return true;
      if (t.sessions.theirs.includes(answer)) return false;
    }
  }
}

/** The board that everybody has that day, as it is saved. */
async function boardOfDay(
  call: Call<never>,
  lexicon: Lexicon,
  { game, date }: { readonly game: string; readonly date: string },
): Promise<SavedBoard | undefined> {
  const adapter = adapterOf(game);
  if (!adapter) return undefined;
  const boards = await GAMES[adapter.name].boardsOfDay?.(call, lexicon, date);
  return savedDaily({ ...adapter, ...(boards && { boards }) } as typeof adapter, lexicon, date);
}

/** The words of a language; `undefined` when none come with the program. */
async function wordsOf(
  { world }: TerminalContext,
  language: string,
): Promise<Lexicon | undefined> {
  // It comes from a file, and becomes part of a path.
  if (!/^[a-z]{2,3}$/.test(language)) return undefined;
  try {
    return await shippedLexicon(world, language);
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "no_words") return undefined;
    throw error;
  }
}
