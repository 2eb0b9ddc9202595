import { romeDate } from "../../core/calendar.ts";
import { UserError } from "../../core/problem.ts";
import { rngFrom } from "../../core/random.ts";
import type { Bee } from "../../games/bee/mod.ts";
import { editionIn, formatBee } from "../../games/bee/puzzle.ts";
import { openBee } from "../../games/bee/round.ts";
import type { BeeRules } from "../../games/bee/rules.ts";
import { type Header, type Label, sessionId, startSession } from "../../session/session.ts";
import type { Saved } from "../../store/keys.ts";
import { unknownCommand } from "../args.ts";
import {
  boardFacts,
  chooseBoard,
  type Chosen,
  dayAsked,
  looksLikeBoard,
  reportLines,
  type Wanted,
} from "../boards.ts";
import type { Call, ExitCode } from "../command.ts";
import { openLexicon } from "../dictionary.ts";
import type { Room } from "../front.ts";
import { beeFront } from "../fronts/bee.ts";
import { playJson, playLines } from "../loop.ts";
import { openRoom } from "../room.ts";
import { rendererFor } from "../screen/choice.ts";
import { playScreen } from "../screen/play.ts";
import { beeRules, SETTING_OPTIONS, settle } from "../settings.ts";
import { sitBack, sitDown, type Sitting } from "../sitting.ts";
import { recordOf } from "../record.ts";
import { statsLines } from "../stats_text.ts";
import type { Ending } from "../turn.ts";

/** What every way of starting the bee takes. */
export const PLAY_OPTIONS = [
  "new",
  ...SETTING_OPTIONS,
  "dictionary",
  "dump_board",
  "json",
  "plain",
  "tty",
  "verbose",
] as const;
export type PlayCall = Call<typeof PLAY_OPTIONS[number]>;

/** `itbee` alone: a word that is no board is a command that does not exist. */
export async function playRoot(call: PlayCall): Promise<ExitCode> {
  const [word] = call.args;
  if (word !== undefined && !looksLikeBoard(word)) {
    throw new UserError({ kind: "bad_usage", fault: unknownCommand(word) });
  }
  return await playBee(call);
}

/** `itbee`, `itbee play`: the board asked for, else the game under way, else today's. */
export async function playBee(call: PlayCall): Promise<ExitCode> {
  const [code] = call.args;
  return await withTable(call, async (table) => {
    const { seed } = table;
    if (code !== undefined) return await begin(table, { kind: "code", text: code });
    if (call.options.seed !== undefined) return await begin(table, { kind: "seed", seed: seed! });
    if (call.options.new) {
      return await begin(table, { kind: "seed", seed: seed ?? call.world.freshSeed() });
    }
    return await resumeOrChoose(table);
  });
}

/** `itbee daily`: the board that everybody has that day. */
export async function playDaily(call: PlayCall): Promise<ExitCode> {
  const date = dayAsked(call.args[0], call.world.now());
  return await withTable(call, (table) => begin(table, { kind: "daily", date }));
}

/** `itbee sessions resume`: one of the saved games. */
export async function resumeSession(call: PlayCall): Promise<ExitCode> {
  return await withTable(call, async (table) => {
    const saved = await table.room.store.load<Bee>(call.args[0]!);
    if (!saved) throw new UserError({ kind: "no_session", id: call.args[0]! });
    return await seatAt(table, saved);
  });
}

interface Table {
  readonly call: PlayCall;
  readonly room: Room;
  readonly rules: BeeRules;
  readonly seed: string | null;
}

/** A game to play, or nothing more to do. */
type Start = Sitting<Bee> | undefined | typeof INTERRUPTED;

/** Ctrl-C where a choice was asked for. */
const INTERRUPTED = Symbol("interrupted");

async function withTable(
  call: PlayCall,
  start: (table: Table) => Promise<Start>,
): Promise<ExitCode> {
  const { world, t, options } = call;
  const settled = await settle(world, options);
  const lexicon = await openLexicon(world, options.dictionary);
  const room = openRoom(world, t, settled, () => lexicon);
  const rules = beeRules(settled.settings);
  const table: Table = { call, room, rules, seed: settled.settings.seed };
  const input = world.input();
  try {
    let sitting = await start(table);
    while (sitting !== undefined && sitting !== INTERRUPTED) {
      const ending = await playOn(table, sitting);
      if (ending.kind === "left") return ending.code;
      sitting = await begin(table, { kind: "seed", seed: world.freshSeed() });
    }
    return sitting === INTERRUPTED ? 130 : 0;
  } finally {
    input.close();
    await room.store.close();
  }
}

async function playOn({ call, room }: Table, sitting: Sitting<Bee>): Promise<Ending> {
  const front = beeFront();
  switch (rendererFor(call.world, call.options)) {
    case "json":
      return await playJson(front, room, sitting);
    case "lines":
      return await playLines(front, room, sitting);
    case "screen":
      return await playScreen(front, room, sitting);
  }
}

/** The board wanted: the game of it that is not over, unless a new one is asked for, or a new one. */
async function begin(table: Table, wanted: Wanted): Promise<Start> {
  const { call, room, rules } = table;
  const { world, t, options } = call;
  const from = performance.now();
  const chosen = chooseBoard(room.lexicon, rules, wanted);
  if (options.verbose || options.dump_board !== undefined) {
    const round = openBee(room.lexicon, rules, chosen.puzzle);
    if (options.verbose) {
      for (const line of reportLines(round, chosen, performance.now() - from, t)) world.err(line);
    }
    if (options.dump_board !== undefined) {
      const text = JSON.stringify(boardFacts(round), null, 2);
      if (options.dump_board === "-") world.out(text);
      else await world.writeFile(options.dump_board, new TextEncoder().encode(text + "\n"));
      return undefined;
    }
  }
  const edition = wanted.kind === "code" ? editionIn(wanted.text) : undefined;
  if (edition !== undefined && edition !== room.lexicon.edition) {
    world.err(t.bee.sharedEdition(edition, room.lexicon.edition));
  }
  const saved = options.new ? undefined : await gameOf(table, chosen, wanted);
  return saved ? await seatAt(table, saved) : await seatNew(table, chosen);
}

async function resumeOrChoose(table: Table): Promise<Start> {
  const { room, call } = table;
  const { world } = call;
  const id = await room.store.current();
  const saved = id === undefined ? undefined : await room.store.load<Bee>(id);
  const isOpen = saved && saved.session.game === "bee" && !saved.session.over &&
    isOurs(room, saved.session);
  if (isOpen && call.options.dump_board === undefined) return await seatAt(table, saved);
  const today: Wanted = isOpen
    ? { kind: "code", text: saved.session.puzzle }
    : { kind: "daily", date: romeDate(world.now()) };
  const mayAsk = world.input().isTerminal && !call.options.json &&
    call.options.dump_board === undefined;
  return mayAsk ? await choose(table, today) : await begin(table, today);
}

/** The short menu: nothing to resume, and somebody there to ask. */
async function choose(table: Table, today: Wanted): Promise<Start> {
  const { room: { world, t, store } } = table;
  const { menu } = t.play;
  const open = (await store.list("bee-")).headers.filter((header) => !header.over).slice(0, 9);
  const items: [string, () => Promise<Start>][] = [
    [menu.today, () => begin(table, today)],
    [menu.fresh, () => begin(table, { kind: "seed", seed: world.freshSeed() })],
    ...(open.length === 0 ? [] : [[menu.resume, () => pickGame(table, open)]] as [
      string,
      () => Promise<Start>,
    ][]),
    [menu.stats, async () => {
      const lines = statsLines(await recordOf(table.room), t, world.input().columns);
      for (const line of lines) world.out(line);
      return await choose(table, today);
    }],
    [menu.leave, () => Promise.resolve(undefined)],
  ];
  const index = await ask(table, menu.title, items.map(([name]) => name));
  return typeof index === "number" ? await items[index]![1]() : index;
}

async function pickGame(table: Table, headers: readonly Header[]): Promise<Start> {
  const { room: { t, store } } = table;
  const names = headers.map(({ puzzle, summary, savedAt }) =>
    [puzzle, summary && t.bee.tally(summary), savedAt.slice(0, 10)].filter((it) => it).join("   ")
  );
  const index = await ask(table, t.play.menu.which, names);
  if (typeof index !== "number") return index;
  const saved = await store.load<Bee>(headers[index]!.id);
  return saved && await seatAt(table, saved);
}

/** A numbered list: Enter is the first, the end of input is none. */
async function ask(
  { room }: Table,
  title: string,
  names: readonly string[],
): Promise<number | undefined | typeof INTERRUPTED> {
  const { world, t } = room;
  world.out(title);
  names.forEach((name, i) => world.out(`  ${i + 1}  ${name}`));
  for (;;) {
    const line = await world.input().read(t.play.menu.ask);
    if (line.kind !== "line") {
      // The cursor still stands behind the question.
      world.out("");
      return line.kind === "interrupt" ? INTERRUPTED : undefined;
    }
    const answer = line.text.trim();
    const number = answer === "" ? 1 : /^\d+$/.test(answer) ? Number(answer) : 0;
    if (number >= 1 && number <= names.length) return number - 1;
    world.out(t.play.menu.again(names.length));
  }
}

/** The saved game of this board that is not over; of a daily, over or not. */
async function gameOf(
  { room }: Table,
  { puzzle, label }: Chosen,
  wanted: Wanted,
): Promise<Saved<Bee> | undefined> {
  const code = formatBee(puzzle);
  const { headers } = await room.store.list("bee-");
  const found = headers.find((header) => {
    if (header.puzzle !== code || !isOurs(room, header)) return false;
    if (wanted.kind === "code") return !header.over;
    return isSameLabel(header.label, label) && (label.kind === "daily" || !header.over);
  });
  return found && await room.store.load<Bee>(found.id);
}

/** Begun with words of the same language: those of another dictionary are another game. */
function isOurs({ lexicon }: Room, game: { readonly lexicon: string }): boolean {
  return game.lexicon.split("-")[0] === lexicon.edition.split("-")[0];
}

function isSameLabel(a: Label, b: Label): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

async function seatAt({ room }: Table, saved: Saved<Bee>): Promise<Start> {
  return await sitBack(beeFront(), room, saved);
}

async function seatNew({ room, rules }: Table, { puzzle, label }: Chosen): Promise<Start> {
  const { world, lexicon, store } = room;
  const rng = rngFrom(world.freshSeed());
  const daily = sessionId("bee", label, rng);
  // With other rules a day has another board, and the day's own name is taken.
  const isTaken = label.kind === "daily" && await store.load(daily) !== undefined;
  const session = startSession<Bee>({
    id: isTaken ? sessionId("bee", { kind: "board" }, rng) : daily,
    game: "bee",
    lexicon: lexicon.edition,
    puzzle: formatBee(puzzle),
    rules,
    label,
  }, new Date(world.now()).toISOString());
  return await sitDown(beeFront(), room, session);
}
