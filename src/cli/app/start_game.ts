import { rngFrom } from "../../core/random.ts";
import { UserError } from "../../core/problem.ts";
import type { Parts } from "../../games/game.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { type Header, type Label, sessionId, startSession } from "../../session/session.ts";
import type { Saved } from "../../store/keys.ts";
import type { Call, ExitCode } from "./command.ts";
import type { BoardSource, Chosen, Wanted } from "./board_source.ts";
import { openLexicon } from "./open_lexicon.ts";
import type { PlayContext } from "./game_view.ts";
import { playJson, playLines } from "./line_loop.ts";
import { openPlayContext } from "./play_context.ts";
import type { SETTING_OPTIONS } from "./options.ts";
import { settle, type Settled } from "./settings.ts";
import { rendererFor } from "./renderer.ts";
import { resumeGame, type SavedGame, startGame } from "./saved_game.ts";
import type { Ending } from "./respond.ts";

/** What every way of starting any game takes. */
export type TableCall =
  & Call<
    | typeof SETTING_OPTIONS[number]
    | "new"
    | "dictionary"
    | "difficulty"
    | "dump_board"
    | "json"
    | "plain"
    | "tty"
    | "verbose"
  >
  & {
    /** The words, where they are open already. */
    readonly lexicon?: Lexicon;
  };

/** Where one game is played: its dealer, the rules in force, the room around it. */
export interface Table<T extends Parts> {
  readonly call: TableCall;
  readonly context: PlayContext;
  readonly boards: BoardSource<T>;
  readonly rules: T["rules"];
  readonly seed: string | null;
}

/** A game to play, or nothing more to do. */
export type Start<T extends Parts> = SavedGame<T> | undefined | typeof INTERRUPTED;

/** Ctrl-C where a choice was asked for. */
export const INTERRUPTED = Symbol("interrupted");

/** Plays one game after another, from `start` on, until the player leaves. */
export async function playFromTable<T extends Parts>(
  call: TableCall,
  boards: BoardSource<T>,
  start: (table: Table<T>) => Promise<Start<T>>,
): Promise<ExitCode> {
  return await withPlayContext(
    call,
    (context, settled) => playFrom(tableOf(call, context, { boards, settled }), start),
  );
}

/** Opens the room that `call` asks for, and closes it again. */
export async function withPlayContext(
  call: TableCall,
  work: (context: PlayContext, settled: Settled) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { world, t, options } = call;
  const settled = await settle(world, options);
  let lexicon = call.lexicon;
  const context = await openPlayContext(world, t, settled, () => lexicon!);
  // Opened while the words are; what is wrong with it is told when it is used.
  if (options.dump_board === undefined) context.store.current().catch(() => {});
  const input = world.input();
  try {
    lexicon ??= await openLexicon(world, options.dictionary);
    return await work(context, settled);
  } finally {
    input.close();
    await context.store.close();
  }
}

export function tableOf<T extends Parts>(
  call: TableCall,
  context: PlayContext,
  { boards, settled }: { readonly boards: BoardSource<T>; readonly settled: Settled },
): Table<T> {
  const { settings } = settled;
  return {
    call,
    context,
    boards,
    rules: boards.rules(settings, call.options),
    seed: settings.seed,
  };
}

export async function playFrom<T extends Parts>(
  table: Table<T>,
  start: (table: Table<T>) => Promise<Start<T>>,
): Promise<ExitCode> {
  const { world } = table.call;
  let current = await start(table);
  while (current !== undefined && current !== INTERRUPTED) {
    const ending = await playOn(table, current);
    if (ending.kind === "left") return ending.code;
    current = await begin(table, { kind: "seed", seed: world.freshSeed() });
  }
  return current === INTERRUPTED ? 130 : 0;
}

async function playOn<T extends Parts>(
  { call, context, boards }: Table<T>,
  current: SavedGame<T>,
): Promise<Ending> {
  const view = boards.view();
  switch (rendererFor(call.world, view, call.options)) {
    case "json":
      return await playJson(view, context, current);
    case "lines":
      return await playLines(view, context, current);
    case "screen": {
      const { playScreen } = await import("../screen/play.ts");
      return await playScreen(view, context, current);
    }
  }
}

/** What the command line names, whichever game it is: a board, a seed, or a new game. */
export function wantedBy<T extends Parts>({ call, seed }: Table<T>): Wanted | undefined {
  const { args: [code], options, world } = call;
  if (code !== undefined) return { kind: "code", text: code };
  if (options.seed !== undefined) return { kind: "seed", seed: seed! };
  return options.new ? { kind: "seed", seed: seed ?? world.freshSeed() } : undefined;
}

/** The board wanted: the game of it that is not over, unless a new one is asked for, or a new one. */
export async function begin<T extends Parts>(
  table: Table<T>,
  wanted: Wanted,
): Promise<Start<T>> {
  const { call, context, boards, rules } = table;
  const { world, t, options } = call;
  const from = performance.now();
  const chosen = boards.choose(context.lexicon, rules, wanted);
  if (options.verbose || options.dump_board !== undefined) {
    const round = boards.view().game.open(context.lexicon, chosen.rules ?? rules, chosen.puzzle);
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
    world.err(t.bee.sharedEdition(edition, context.lexicon.edition));
  }
  if (options.new) return await startNew(table, chosen);
  const code = boards.view().game.format(chosen.puzzle);
  const { headers } = await context.store.list({ start: `${boards.name}-`, puzzle: code });
  const open = headers.find((header) => isGameOf(table, header, { chosen, wanted }));
  const saved = open && await context.store.load<T>(open.id);
  return saved ? resumeAt(table, saved) : await startNew(table, chosen, headers);
}

/** The game of this kind that was played last, if it is still open. */
export async function openGame<T extends Parts>(
  { context, boards }: Table<T>,
): Promise<Saved<T> | undefined> {
  const id = await context.store.current();
  const current = id === undefined ? undefined : await context.store.load<T>(id);
  const isOpen = (game: { readonly over: boolean; readonly lexicon: string }) =>
    !game.over && isOurs(context, game);
  if (current === undefined || current.session.game === boards.name) {
    return current && isOpen(current.session) ? current : undefined;
  }
  // Another game is being played meanwhile: this one waits where it was left.
  const last = (await context.store.list({ start: `${boards.name}-`, over: false })).headers.find(
    isOpen,
  );
  return last && await context.store.load<T>(last.id);
}

export function resumeAt<T extends Parts>(
  { context, boards }: Table<T>,
  saved: Saved<T>,
): Start<T> {
  return resumeGame(boards.view(), context, saved);
}

/** Whether it is the game of the board wanted that is not over; of a daily, over or not. */
function isGameOf<T extends Parts>(
  { context, boards }: Table<T>,
  header: Header,
  { chosen: { label }, wanted }: { readonly chosen: Chosen<T>; readonly wanted: Wanted },
): boolean {
  if (!isOurs(context, header) || boards.isSame?.(header.rules) === false) return false;
  if (wanted.kind === "code") return !header.over;
  return isSameLabel(header.label, label) && (label.kind === "daily" || !header.over);
}

/** A game in another language makes no sense with our words; of a plain list nobody can tell. */
export function refuseOtherWords(
  { lexicon }: PlayContext,
  session: { readonly lexicon: string },
): void {
  const [began, now] = [session.lexicon, lexicon.edition].map((edition) => edition.split("-")[0]!);
  if (began === now || began === "xx" || now === "xx") return;
  throw new UserError({ kind: "no_words", language: began! });
}

/** Begun with words of the same language: those of another dictionary are another game. */
export function isOurs({ lexicon }: PlayContext, game: { readonly lexicon: string }): boolean {
  return game.lexicon.split("-")[0] === lexicon.edition.split("-")[0];
}

function isSameLabel(a: Label, b: Label): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** `known` are the games of this board, unless one more is wanted whatever there is. */
async function startNew<T extends Parts>(
  { context, boards, rules }: Table<T>,
  { puzzle, label, rules: special }: Chosen<T>,
  known?: readonly Header[],
): Promise<Start<T>> {
  const { world, lexicon, store } = context;
  const { name } = boards;
  const view = boards.view();
  const setup = {
    game: name,
    lexicon: lexicon.edition,
    puzzle: view.game.format(puzzle),
    rules: special ?? rules,
    label,
  };
  const rng = rngFrom(world.freshSeed());
  const own = label.kind === "daily" || !known ? sessionId(name, label, rng) : nextId(setup, known);
  // With other rules a day has another board, and the day's own name is taken.
  const isTaken = label.kind === "daily" && await store.load(own) !== undefined;
  const id = isTaken ? sessionId(name, { kind: "board" }, rng) : own;
  const session = startSession<T>({ ...setup, id }, new Date(world.now()).toISOString());
  return await startGame(view, context, session);
}

/** The same in two windows that begin one board at the same instant: so they begin one game. */
function nextId(setup: { readonly game: string }, known: readonly Header[]): string {
  for (let n = 0;; n++) {
    const id = sessionId(setup.game, { kind: "board" }, rngFrom(JSON.stringify([setup, n])));
    if (!known.some((header) => header.id === id)) return id;
  }
}
