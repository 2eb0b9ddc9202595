import type { Settings } from "../../config.ts";
import { ordinalOf, romeDate } from "../../core/calendar.ts";
import type { GameName } from "../../games/mod.ts";
import type { Messages } from "../../messages/mod.ts";
import { MAIN_GAME } from "../../play/main_game.ts";
import { streakIn } from "../../play/player_stats.ts";
import type { Header } from "../../session/session.ts";
import { type Call, SIGNAL_CODE, type SignalCode } from "../app/command.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { GAME_NAMES, GAMES } from "../app/games.ts";
import { openPlayContext } from "../app/play_context.ts";
import { changesTo } from "../screen/differ.ts";
import type { Frame } from "../screen/cells.ts";
import { keysAt, type Target } from "../screen/game_screen.ts";
import { type Key, keysIn, openKeyReader } from "../screen/keys.ts";
import { lookFrom, themeOfReply } from "../screen/look.ts";
import { type Look, openPens } from "../screen/palette.ts";
import { isTooSmall } from "../screen/picture.ts";
import { COLOURED } from "../text/paint.ts";
import type { LiveTerminal, World } from "../../world.ts";
import {
  factsOf,
  firstState,
  type MenuFacts,
  type MenuState,
  type MenuWish,
  onMenuKey,
} from "./model.ts";
import { drawMenu } from "./picture.ts";

/** What the player chose, and how the menu stood then. */
type Chosen = Exclude<MenuWish, { readonly kind: "redraw" }> & { readonly left: LeftMenu };

/** What a menu that comes back goes on with. */
export interface LeftMenu {
  readonly state: MenuState;
  readonly look: Look;
}

/** Whether there is a person with a window that the menu fits. */
export function mayShowMenu({ world, options }: Call): boolean {
  const terminal = options.plain || options.json ? undefined : world.live();
  if (!terminal) return false;
  return options.tty === true
    ? !isTooSmall(terminal.size)
    : world.env("TERM") !== "dumb" && !isTooSmall(terminal.size);
}

/** What the menu keeps while it is shown. */
interface OpenMenu {
  readonly context: TerminalContext;
  readonly terminal: LiveTerminal;
  readonly facts: MenuFacts;
  state: MenuState;
  look: Look;
  pens: ReturnType<typeof openPens>;
  /** What the terminal shows; `undefined` when all must be drawn again. */
  shown: Frame | undefined;
  targets: readonly Target[];
  /** What went wrong before. */
  message: string;
}

type Gone = { readonly kind: "gone"; readonly code: 0 | SignalCode };

/** Shows the menu until something is chosen; `message` says what went wrong before. */
export async function showMenu(
  call: Call,
  before: { readonly message: string; readonly left: LeftMenu | undefined },
): Promise<Chosen | Gone> {
  const { world, t, resolved } = call;
  const context = await openPlayContext(world, t, resolved, () => {
    throw new Error("the menu needs no words");
  });
  const terminal = world.live()!;
  world.input().close();
  try {
    const menu = await openMenu(context, resolved.settings, before);
    terminal.open();
    terminal.enter(context.display);
    try {
      return await untilChosen(menu);
    } finally {
      terminal.close();
    }
  } finally {
    await context.store.close();
  }
}

async function openMenu(
  context: TerminalContext,
  { language, level }: Settings,
  { message, left }: { readonly message: string; readonly left: LeftMenu | undefined },
): Promise<OpenMenu> {
  const { world } = context;
  const facts = await readFacts(context, language);
  const look = left?.look ?? lookFrom((name) => world.env(name), {
    color: context.paint === COLOURED,
    theme: context.display.background,
    isAscii: false,
  });
  const fresh = firstState(facts, level);
  return {
    context,
    terminal: world.live()!,
    facts,
    // What was picked for new games stays; the games may have changed.
    state: left ? { ...fresh, picked: left.state.picked, game: left.state.game } : fresh,
    look,
    pens: openPens(look),
    shown: undefined,
    targets: [],
    message,
  };
}

async function untilChosen(menu: OpenMenu): Promise<Chosen | Gone> {
  const { terminal, facts } = menu;
  const reader = openKeyReader();
  for (;;) {
    if (!terminal.hasNext) draw(menu);
    const event = await terminal.next(reader.patienceMs);
    if (event.kind === "end") return { kind: "gone", code: 0 };
    if (event.kind === "signal") return { kind: "gone", code: SIGNAL_CODE[event.signal] };
    if (event.kind === "resized" || event.kind === "continued") menu.shown = undefined;
    const pressed = keysIn(event, reader).flatMap((key) => keysOf(menu, key));
    for (const [i, key] of pressed.entries()) {
      menu.message = "";
      const { state, wish } = onMenuKey(menu.state, key, facts);
      menu.state = state;
      if (wish?.kind === "redraw") menu.shown = undefined;
      else if (wish) {
        // What was typed ahead is for the game.
        const ahead = pressed.slice(i + 1).map(textOf).join("");
        if (ahead !== "") terminal.unread(ahead);
        return { ...wish, left: { state, look: menu.look } };
      }
    }
  }
}

function draw(menu: OpenMenu): void {
  const { context, terminal, facts, state, look, message } = menu;
  const { frame, targets } = drawMenu({
    facts,
    state,
    size: terminal.size,
    look,
    t: context.t,
    when: (header) => whenOf(header, context),
    message,
  });
  menu.targets = targets;
  terminal.write(changesTo(frame, menu.shown, menu.pens));
  menu.shown = frame;
}

/** What a key or a click stands for; the terminal's answer about its background only changes the look. */
function keysOf(menu: OpenMenu, key: Key): readonly Key[] {
  if (key.kind === "click") return keysAt(menu.targets, key);
  if (key.kind !== "reply") return [key];
  const theme = themeOfReply(key.text);
  const isAuto = menu.context.display.background === "auto";
  if (isAuto && theme !== undefined && theme !== menu.look.theme) {
    menu.look = { ...menu.look, theme };
    menu.pens = openPens(menu.look);
    menu.shown = undefined;
  }
  return [];
}

/** A key as the terminal sends it; only what is typed matters. */
function textOf(key: Key): string {
  return key.kind === "text" ? key.text : key.kind === "enter" ? "\r" : "";
}

/** The languages whose words come with the program. */
export async function shippedLanguages(world: World): Promise<string[]> {
  const files = await world.listFolder(world.shipped);
  return files.flatMap((file) => /^(\w\w)\.lex(?:\.gz)?$/.exec(file)?.[1] ?? []);
}

/** With the languages that have words: the one asked for first. */
async function readFacts(context: TerminalContext, asked: string): Promise<MenuFacts> {
  const { store, world } = context;
  const [{ headers: open }, { headers: today }, { current }] = await Promise.all([
    store.list({ over: false }),
    store.list({ day: romeDate(world.now()) }),
    streakIn(context, MAIN_GAME),
  ]);
  const languages = await shippedLanguages(world);
  const first = languages.includes(asked) ? asked : "it";
  const own = [
    first,
    ...["it", ...languages.filter((code) => code !== "it")].filter((code) => code !== first),
  ];
  return factsOf([...open, ...today], {
    now: world.now(),
    games: GAME_NAMES,
    streak: current,
    languages: own,
    commands: GAMES,
    names: namesIn(context.t),
  });
}

function namesIn(t: Messages): MenuFacts["names"] {
  const games = GAME_NAMES.map((game) => [game, t[game].inMenu.name]);
  return {
    daily: t.menu.heading.today.toLowerCase(),
    ...Object.fromEntries(games) as Record<GameName, string>,
    ...t.menu.more,
  };
}

/** `oggi`, `ieri`, a weekday, else the date. */
function whenOf({ savedAt }: Header, { t, world }: TerminalContext): string {
  const day = romeDate(Date.parse(savedAt));
  const ago = ordinalOf(romeDate(world.now()))! - ordinalOf(day)!;
  return t.menu.ago(ago, day);
}
