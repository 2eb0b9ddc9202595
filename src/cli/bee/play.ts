import { romeDate } from "../../core/calendar.ts";
import { UserError } from "../../core/problem.ts";
import type { Bee } from "../../games/bee/mod.ts";
import type { GameName } from "../../games/mod.ts";
import { messagesIn } from "../../messages/mod.ts";
import type { Header } from "../../session/session.ts";
import type { Call, Result } from "../app/command.ts";
import { dayAsked, type Wanted } from "../../play/board_source.ts";
import { lastGame } from "../../play/find_game.ts";
import { beeView } from "./view.ts";
import { looksLikeBoard, unknownCommand } from "../app/command_names.ts";
import { DISPLAY_OPTIONS, type PLAY_OPTIONS, WORD_OPTIONS } from "../app/options.ts";
import {
  begin,
  INTERRUPTED,
  playGames,
  resumeAt,
  type Start,
  type TerminalSetup,
  wantedBy,
} from "../app/start_game.ts";

const BEE = { view: beeView };

type PlayCall = Call<typeof PLAY_OPTIONS[number] | "difficulty">;

/** `itbee` alone: a word that is not a board is an unknown command. */
export async function playRoot(call: PlayCall): Promise<Result> {
  const [word] = call.args;
  if (word === undefined) return await playBee(call);
  const { COMMANDS } = await import("../app/program.ts");
  const topics = COMMANDS.map(({ topic }) => topic);
  if (!looksLikeBoard(word, topics)) {
    throw new UserError({ kind: "bad_usage", fault: unknownCommand(word, topics) });
  }
  return await playBee(call);
}

/** `itbee`, `itbee play`: the board asked for, else the game under way, else today's. */
export async function playBee(call: PlayCall): Promise<Result> {
  const { args, options } = call;
  const isBare = args.length === 0 &&
    ["seed", "new", "dump_board", "words"].every((name) =>
      options[name as keyof typeof options] === undefined
    );
  if (isBare) {
    const { mayShowMenu } = await import("../menu/menu.ts");
    if (mayShowMenu(call)) return "menu";
  }
  let other: Other | undefined;
  const code = await playGames(call, BEE, async (setup) => {
    const wanted = wantedBy(setup);
    return wanted
      ? await begin(setup, wanted)
      : await resumeOrChoose(setup, (game) => void (other = game));
  });
  return other === undefined ? code : await playOther(other, call);
}

/** `itbee daily`: the board that everybody has that day. */
export async function playDaily(call: PlayCall): Promise<Result> {
  const date = dayAsked(call.args[0], call.world.now());
  return await playGames(
    call,
    BEE,
    (setup) => begin(setup, { kind: "daily", date }),
  );
}

/** Another game of the menu. */
type Other = Exclude<GameName, "bee">;
/** Chosen in the menu, to be played when the bee has ended. */
type TurnTo = (game: Other) => void;

/** Begins or resumes it, as its own command does, with the options that every game takes. */
async function playOther(game: Other, call: PlayCall): Promise<Result> {
  const { GAMES } = await import("../app/games.ts");
  const play = GAMES[game].program.find(({ topic }) => topic === `${game} play`)!;
  const given = [...WORD_OPTIONS, ...DISPLAY_OPTIONS].filter((name) =>
    call.options[name] !== undefined
  );
  const options = Object.fromEntries(given.map((name) => [name, call.options[name]]));
  const t = await messagesIn(call.t.uiLanguage);
  return await play.run!({ ...call, t, args: [], options });
}

type BeeSetup = TerminalSetup<Bee>;
type BeeStart = Start<Bee>;

async function resumeOrChoose(setup: BeeSetup, turnTo: TurnTo): Promise<BeeStart> {
  const { call } = setup;
  const { world } = call;
  const saved = await lastGame(setup);
  if (saved && call.options.dump_board === undefined) return resumeAt(setup, saved);
  const today: Wanted = saved
    ? { kind: "code", text: saved.session.puzzle }
    : { kind: "daily", date: romeDate(world.now()) };
  const mayAsk = world.input().isTerminal && !call.options.json &&
    call.options.dump_board === undefined;
  return mayAsk ? await choose(setup, today, turnTo) : await begin(setup, today);
}

/** The short menu: nothing to resume, and somebody there to ask. */
async function choose(setup: BeeSetup, today: Wanted, turnTo: TurnTo): Promise<BeeStart> {
  const { context: { world, t, store } } = setup;
  const { menu } = t.play;
  const open = (await store.list({ start: "bee-", over: false })).headers.slice(0, 9);
  const others = (await import("../app/games.ts")).otherGames("bee");
  const all = await messagesIn(t.uiLanguage);
  const items: [string, () => Promise<BeeStart>][] = [
    [menu.today, () => begin(setup, today)],
    [menu.fresh, () => begin(setup, { kind: "seed", seed: world.freshSeed() })],
    ...(open.length === 0 ? [] : [[menu.resume, () => pickGame(setup, open)]] as [
      string,
      () => Promise<BeeStart>,
    ][]),
    ...others.map((game): [string, () => Promise<BeeStart>] => [all[game].menu, () => {
      turnTo(game);
      return Promise.resolve(undefined);
    }]),
    [menu.stats, async () => {
      const { playerStats } = await import("../../play/player_stats.ts");
      const { statsLines } = await import("../text/stats_text.ts");
      const stats = await playerStats(setup.context, "bee");
      const lines = statsLines(stats, setup.view(), {
        t,
        paint: setup.context.paint,
        width: world.input().columns,
      });
      for (const line of lines) world.out(line);
      return await choose(setup, today, turnTo);
    }],
    [menu.leave, () => Promise.resolve(undefined)],
  ];
  const index = await ask(setup, menu.title, items.map(([name]) => name));
  return typeof index === "number" ? await items[index]![1]() : index;
}

async function pickGame(setup: BeeSetup, headers: readonly Header[]): Promise<BeeStart> {
  const { context: { t, store } } = setup;
  const names = headers.map(({ puzzle, summary, savedAt }) =>
    [puzzle, summary && t.bee.tally(summary), savedAt.slice(0, 10)].filter((it) => it).join("   ")
  );
  const index = await ask(setup, t.play.menu.which, names);
  if (typeof index !== "number") return index;
  const saved = await store.load<Bee>(headers[index]!.id);
  return saved && resumeAt(setup, saved);
}

/** A numbered list: Enter takes the first, the end of input none. */
async function ask(
  { context }: BeeSetup,
  title: string,
  names: readonly string[],
): Promise<number | undefined | typeof INTERRUPTED> {
  const { world, t } = context;
  world.out(title);
  names.forEach((name, i) => world.out(`  ${i + 1}  ${name}`));
  for (;;) {
    const line = await world.input().read(t.play.menu.ask);
    if (line.kind !== "line") {
      // The cursor is still behind the question.
      world.out("");
      return line.kind === "interrupt" ? INTERRUPTED : undefined;
    }
    const answer = line.text.trim();
    const number = answer === "" ? 1 : /^\d+$/.test(answer) ? Number(answer) : 0;
    if (number >= 1 && number <= names.length) return number - 1;
    world.out(t.play.menu.again(names.length));
  }
}
