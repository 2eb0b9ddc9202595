import { rngFrom } from "../core/random.ts";
import { UserError } from "../core/problem.ts";
import type { Parts } from "../games/game.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { type Header, type Label, sessionId, startSession } from "../session/session.ts";
import type { Saved } from "../store/keys.ts";
import type { Call, ExitCode } from "./command.ts";
import type { Chosen, Dealer, Wanted } from "./dealer.ts";
import { openLexicon } from "./dictionary.ts";
import type { Room } from "./front.ts";
import { playJson, playLines } from "./loop.ts";
import { openRoom } from "./room.ts";
import type { SETTING_OPTIONS } from "./options.ts";
import { settle, type Settled } from "./settings.ts";
import { rendererFor } from "./renderer.ts";
import { sitBack, sitDown, type Sitting } from "./sitting.ts";
import type { Ending } from "./turn.ts";

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
  readonly room: Room;
  readonly dealer: Dealer<T>;
  readonly rules: T["rules"];
  readonly seed: string | null;
}

/** A game to play, or nothing more to do. */
export type Start<T extends Parts> = Sitting<T> | undefined | typeof INTERRUPTED;

/** Ctrl-C where a choice was asked for. */
export const INTERRUPTED = Symbol("interrupted");

/** Plays one game after another, from `start` on, until the player leaves. */
export async function playAt<T extends Parts>(
  call: TableCall,
  dealer: Dealer<T>,
  start: (table: Table<T>) => Promise<Start<T>>,
): Promise<ExitCode> {
  return await inRoom(
    call,
    (room, settled) => playFrom(tableOf(call, room, { dealer, settled }), start),
  );
}

/** Opens the room that `call` asks for, and closes it again. */
export async function inRoom(
  call: TableCall,
  work: (room: Room, settled: Settled) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { world, t, options } = call;
  const settled = await settle(world, options);
  let lexicon = call.lexicon;
  const room = await openRoom(world, t, settled, () => lexicon!);
  // Opened while the words are; what is wrong with it is told when it is used.
  if (options.dump_board === undefined) room.store.current().catch(() => {});
  const input = world.input();
  try {
    lexicon ??= await openLexicon(world, options.dictionary);
    return await work(room, settled);
  } finally {
    input.close();
    await room.store.close();
  }
}

export function tableOf<T extends Parts>(
  call: TableCall,
  room: Room,
  { dealer, settled }: { readonly dealer: Dealer<T>; readonly settled: Settled },
): Table<T> {
  const { settings } = settled;
  return { call, room, dealer, rules: dealer.rules(settings, call.options), seed: settings.seed };
}

export async function playFrom<T extends Parts>(
  table: Table<T>,
  start: (table: Table<T>) => Promise<Start<T>>,
): Promise<ExitCode> {
  const { world } = table.call;
  let sitting = await start(table);
  while (sitting !== undefined && sitting !== INTERRUPTED) {
    const ending = await playOn(table, sitting);
    if (ending.kind === "left") return ending.code;
    sitting = await begin(table, { kind: "seed", seed: world.freshSeed() });
  }
  return sitting === INTERRUPTED ? 130 : 0;
}

async function playOn<T extends Parts>(
  { call, room, dealer }: Table<T>,
  sitting: Sitting<T>,
): Promise<Ending> {
  const front = dealer.front();
  switch (rendererFor(call.world, front, call.options)) {
    case "json":
      return await playJson(front, room, sitting);
    case "lines":
      return await playLines(front, room, sitting);
    case "screen": {
      const { playScreen } = await import("./screen/play.ts");
      return await playScreen(front, room, sitting);
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
  const { call, room, dealer, rules } = table;
  const { world, t, options } = call;
  const from = performance.now();
  const chosen = dealer.choose(room.lexicon, rules, wanted);
  if (options.verbose || options.dump_board !== undefined) {
    const round = dealer.front().game.open(room.lexicon, chosen.rules ?? rules, chosen.puzzle);
    if (options.verbose) {
      const ms = performance.now() - from;
      for (const line of dealer.report({ round, chosen, ms, t })) world.err(line);
    }
    if (options.dump_board !== undefined) {
      const text = JSON.stringify(dealer.facts(round), null, 2);
      if (options.dump_board === "-") world.out(text);
      else await world.writeFile(options.dump_board, new TextEncoder().encode(text + "\n"));
      return undefined;
    }
  }
  const edition = wanted.kind === "code" ? dealer.editionIn?.(wanted.text) : undefined;
  if (edition !== undefined && edition !== room.lexicon.edition) {
    world.err(t.bee.sharedEdition(edition, room.lexicon.edition));
  }
  if (options.new) return await seatNew(table, chosen);
  const code = dealer.front().game.format(chosen.puzzle);
  const { headers } = await room.store.list({ start: `${dealer.name}-`, puzzle: code });
  const open = headers.find((header) => isGameOf(table, header, { chosen, wanted }));
  const saved = open && await room.store.load<T>(open.id);
  return saved ? seatAt(table, saved) : await seatNew(table, chosen, headers);
}

/** The game of this kind that was played last, if it is still open. */
export async function openGame<T extends Parts>(
  { room, dealer }: Table<T>,
): Promise<Saved<T> | undefined> {
  const id = await room.store.current();
  const current = id === undefined ? undefined : await room.store.load<T>(id);
  const isOpen = (game: { readonly over: boolean; readonly lexicon: string }) =>
    !game.over && isOurs(room, game);
  if (current === undefined || current.session.game === dealer.name) {
    return current && isOpen(current.session) ? current : undefined;
  }
  // Another game is being played meanwhile: this one waits where it was left.
  const last = (await room.store.list({ start: `${dealer.name}-`, over: false })).headers.find(
    isOpen,
  );
  return last && await room.store.load<T>(last.id);
}

export function seatAt<T extends Parts>({ room, dealer }: Table<T>, saved: Saved<T>): Start<T> {
  return sitBack(dealer.front(), room, saved);
}

/** Whether it is the game of the board wanted that is not over; of a daily, over or not. */
function isGameOf<T extends Parts>(
  { room, dealer }: Table<T>,
  header: Header,
  { chosen: { label }, wanted }: { readonly chosen: Chosen<T>; readonly wanted: Wanted },
): boolean {
  if (!isOurs(room, header) || dealer.isSame?.(header.rules) === false) return false;
  if (wanted.kind === "code") return !header.over;
  return isSameLabel(header.label, label) && (label.kind === "daily" || !header.over);
}

/** A game in another language makes no sense with our words; of a plain list nobody can tell. */
export function refuseOtherWords({ lexicon }: Room, session: { readonly lexicon: string }): void {
  const [began, now] = [session.lexicon, lexicon.edition].map((edition) => edition.split("-")[0]!);
  if (began === now || began === "xx" || now === "xx") return;
  throw new UserError({ kind: "no_words", language: began! });
}

/** Begun with words of the same language: those of another dictionary are another game. */
export function isOurs({ lexicon }: Room, game: { readonly lexicon: string }): boolean {
  return game.lexicon.split("-")[0] === lexicon.edition.split("-")[0];
}

function isSameLabel(a: Label, b: Label): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** `known` are the games of this board, unless one more is wanted whatever there is. */
async function seatNew<T extends Parts>(
  { room, dealer, rules }: Table<T>,
  { puzzle, label, rules: special }: Chosen<T>,
  known?: readonly Header[],
): Promise<Start<T>> {
  const { world, lexicon, store } = room;
  const { name } = dealer;
  const front = dealer.front();
  const setup = {
    game: name,
    lexicon: lexicon.edition,
    puzzle: front.game.format(puzzle),
    rules: special ?? rules,
    label,
  };
  const rng = rngFrom(world.freshSeed());
  const own = label.kind === "daily" || !known ? sessionId(name, label, rng) : nextId(setup, known);
  // With other rules a day has another board, and the day's own name is taken.
  const isTaken = label.kind === "daily" && await store.load(own) !== undefined;
  const id = isTaken ? sessionId(name, { kind: "board" }, rng) : own;
  const session = startSession<T>({ ...setup, id }, new Date(world.now()).toISOString());
  return await sitDown(front, room, session);
}

/** The same in two windows that begin one board at the same instant: so they begin one game. */
function nextId(setup: { readonly game: string }, known: readonly Header[]): string {
  for (let n = 0;; n++) {
    const id = sessionId(setup.game, { kind: "board" }, rngFrom(JSON.stringify([setup, n])));
    if (!known.some((header) => header.id === id)) return id;
  }
}
