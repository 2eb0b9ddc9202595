import type { GameName } from "../games/mod.ts";
import type { Parts } from "../games/game.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { findMeant } from "../messages/command_words.ts";
import { COMMAND_WORDS, type Messages } from "../messages/mod.ts";
import type { BoardSource } from "../play/board_source.ts";
import {
  createDuel,
  type Duel,
  listDuels,
  nextGame,
  receiveLine,
  type Standing,
  standingOf,
} from "../play/duel/duel.ts";
import { type DuelTerms, mayDuel, newTerms } from "../play/duel/terms.ts";
import { adapterOf } from "../play/games.ts";
import type { Call, Result } from "./app/command.ts";
import type { GameView, TerminalContext } from "./app/game_view.ts";
import { GAME_NAMES, GAMES, viewOf } from "./app/games.ts";
import { lexiconOf, MAX_BYTES, shippedLexicon } from "./app/open_lexicon.ts";
import type { DUEL_OPTIONS } from "./app/options.ts";
import { duelSettings, openPlayContext } from "./app/play_context.ts";
import { playOn } from "./app/start_game.ts";
import { resultFacts, resultLines } from "./text/duel.ts";
import { mayShowMenu } from "./menu/menu.ts";
import { duelPage, FIRST_DUEL, type ListedDuel } from "./pages/duel.ts";
import { FIRST_RESULT, resultPage } from "./pages/duel_result.ts";
import { openPages } from "./pages/page.ts";
import { longestOf, wrapPainted } from "./text/layout.ts";

type DuelCall = Call<typeof DUEL_OPTIONS[number]>;

/** `itbee duel`: begins one, or goes on with the one that a line or a name is about. */
export async function playDuel(call: DuelCall): Promise<Result> {
  const { world, t, args: [what] } = call;
  let lexicon: Lexicon | undefined;
  const opened = await openPlayContext(world, t, duelSettings(call.resolved), () => lexicon!);
  try {
    const chosen = what === undefined ? await chooseDuel(call, opened) : { what };
    if (typeof chosen !== "object") return chosen;
    const game = gameNamed(chosen.what);
    const duel = game
      ? await invite(call, opened, game)
      : await findDuel(call, opened, chosen.what);
    lexicon = await lexiconOf(world, duel.terms.lexicon);
    // The other player does not have your own words.
    const { ownWords: _, ...context } = opened;
    return await goOn(call, { ...context, lexicon }, duel);
  } finally {
    world.input().close();
    await opened.store.close();
  }
}

/** On a screen, which one to begin or go on with; else they are listed. */
async function chooseDuel(
  call: DuelCall,
  context: TerminalContext,
): Promise<{ readonly what: string } | Result> {
  const duels = await listed(context);
  if (!mayShowMenu(call as Call)) return showDuels(call, context, duels);
  const pages = openPages(context);
  try {
    const end = await pages.show(duelPage(duels, duelGames(), call.t), FIRST_DUEL);
    return end.kind === "gone" ? end.code : end.result;
  } finally {
    pages.close();
  }
}

function duelGames(): GameName[] {
  return GAME_NAMES.filter((name) => mayDuel(adapterOf(name)!));
}

function gameNamed(text: string): GameName | undefined {
  return findMeant(COMMAND_WORDS.game, duelGames(), text);
}

/** New boards for both. */
async function invite(
  call: DuelCall,
  context: TerminalContext,
  game: GameName,
): Promise<Duel> {
  const { world, t, options, resolved: { settings } } = call;
  const count = options.best_of ?? 1;
  const lexicon = await shippedLexicon(world, options.language ?? "it");
  const adapter = adapterOf(game)!;
  const boards = (await GAMES[game].boards?.(call) ?? adapter.boards) as BoardSource<Parts>;
  const seed = settings.seed ?? world.freshSeed();
  const terms = newTerms(lexicon, {
    ...{ game, boards, settings, seed, count },
    ...(options.minutes !== undefined && { minutes: options.minutes }),
  });
  say(call, [t.duel.inviting(nameOf(call, terms), count)]);
  return await createDuel(context, terms);
}

/** By its line, from the command line or `-`; or by the name that the list gives it. */
async function findDuel(call: DuelCall, context: TerminalContext, what: string): Promise<Duel> {
  const { world, t } = call;
  const known = (await listDuels(context.store)).find(({ key }) => key === what);
  if (known) return known;
  const text = what === "-" ? new TextDecoder().decode(await world.readFile("-", MAX_BYTES)) : what;
  const duel = await receiveLine(context, text);
  if (duel.salt !== undefined && duel.reply === undefined) say(call, [t.duel.own()]);
  return duel;
}

/** Plays what is left to play, then says what to send or how it ended. */
async function goOn(call: DuelCall, context: TerminalContext, duel: Duel): Promise<Result> {
  const { t } = call;
  const { terms, key, salt } = duel;
  const count = terms.boards.length;
  const usual = (await viewOf(terms.game))!;
  const view = (): GameView<Parts> => ({ ...usual(), resumeWith: () => `duel ${key}` });
  const first = await standingOf(context, duel);
  if (first.kind === "playing" && first.played === 0 && salt === undefined) {
    say(call, [t.duel.invited(nameOf(call, terms), count)]);
  }
  for (let standing = first;;) {
    if (standing.kind !== "playing") {
      return await tell(call, context, { duel, standing });
    }
    const next = (await nextGame(context, duel))!;
    if (count > 1) say(call, [t.duel.game(next.n + 1, count)]);
    const ending = await playOn({ call, context, view }, next.game);
    standing = await standingOf(context, duel);
    const isOver = standing.kind !== "playing" || standing.played > next.n;
    if (ending.kind === "menu" && !isOver) return "menu";
    if (ending.kind === "left" && (!isOver || ending.code !== 0)) return ending.code;
  }
}

async function tell(
  call: DuelCall,
  context: TerminalContext,
  { duel: { key, salt, terms }, standing }: {
    readonly duel: Duel;
    readonly standing: Exclude<Standing, { kind: "playing" }>;
  },
): Promise<Result> {
  const { paint } = context;
  const { world, t, options } = call;
  const isOver = standing.kind === "over";
  const { line } = standing;
  if (options.json) {
    const result = isOver ? resultFacts(standing.result) : null;
    const kind = sendKind(salt !== undefined, isOver);
    const send = line === undefined ? null : { kind, line };
    world.out(JSON.stringify({ event: "duel", id: key, game: terms.game, send, result }));
    return 0;
  }
  const hasScreen = mayShowMenu(call as Call);
  if (isOver && hasScreen) {
    const name = nameIn(t, terms.game);
    const page = resultPage(standing.result, t, { name, isToSend: line !== undefined });
    const pages = openPages(context);
    const end = await pages.show(page, FIRST_RESULT).finally(() => pages.close());
    if (end.kind === "gone") return end.code;
    if (line === undefined) return "menu";
  } else if (isOver) say(call, resultLines(standing.result, t, paint));
  if (line !== undefined) {
    say(call, [
      ...(isOver && !hasScreen ? [""] : []),
      t.duel.send[sendKind(salt !== undefined, isOver)],
    ]);
    // Never cut to the window: it is there to be copied.
    world.out(line);
    if (salt !== undefined && !isOver) say(call, [paint.dim(t.duel.limits())]);
  }
  if (!hasScreen) return 0;
  // On the usual screen, where the line can be copied.
  say(call, ["", paint.bold(t.duel.toMenu())]);
  const answer = await world.input().read("> ");
  if (answer.kind === "interrupt") return 130;
  return answer.kind === "line" && answer.text.trim().toLowerCase() !== "q" ? "menu" : 0;
}

async function listed({ store }: TerminalContext): Promise<ListedDuel[]> {
  const duels = await listDuels(store);
  return await Promise.all(duels.map(async ({ key, terms, salt, reply }) => {
    const { headers } = await store.list({ start: `${terms.game}-duel-${key}-` });
    const played = headers.filter(({ over }) => over).length;
    const isPlayed = played === terms.boards.length;
    const state = !isPlayed
      ? "playing"
      : reply !== undefined
      ? "over"
      : salt === undefined
      ? "answer"
      : "invitation";
    const game = terms.game as GameName;
    return { id: key, game, games: terms.boards.length, played, state } as const;
  }));
}

function showDuels(
  call: DuelCall,
  { paint }: TerminalContext,
  duels: readonly ListedDuel[],
): Result {
  const { world, t, options } = call;
  if (options.json) world.out(JSON.stringify(duels, null, 2));
  else if (duels.length === 0) say(call, t.duel.none());
  else {
    const lines = duels.map(({ id, game, games: all, played, state }) => ({
      name: `${id}  ${t.duel.row({ game: nameIn(t, game), played, games: all })}`,
      state,
    }));
    const width = longestOf(lines.map(({ name }) => name));
    const painted = ({ name, state }: typeof lines[number]) => {
      const todo = t.duel.todo[state];
      const said = state === "playing"
        ? paint.gold(todo)
        : state === "over"
        ? paint.dim(todo)
        : todo;
      return `  ${name.padEnd(width)}  ${said}`;
    };
    say(call, lines.map(painted));
    say(call, [paint.dim(t.duel.listed())]);
  }
  return 0;
}

function sendKind(isInviter: boolean, isOver: boolean): "invitation" | "answer" | "opening" {
  return !isInviter ? "answer" : isOver ? "opening" : "invitation";
}

function nameOf({ t }: DuelCall, { game }: DuelTerms): string {
  return nameIn(t, game).toLowerCase();
}

function nameIn(t: Messages, game: string): string {
  return t[game as GameName].inMenu.name;
}

function say({ world, options }: DuelCall, lines: readonly string[]): void {
  if (options.json) return;
  world.out(lines.flatMap((line) => wrapPainted(line, world.input().columns)).join("\n"));
}
