import { ordinalOf, romeDate } from "../../core/calendar.ts";
import { MAIN_GAME } from "../../play/main_game.ts";
import { streakIn } from "../../play/player_stats.ts";
import type { Header } from "../../session/session.ts";
import type { Call } from "../app/command.ts";
import type { TerminalContext } from "../app/game_view.ts";
import { GAME_NAMES, GAMES } from "../app/games.ts";
import { openPlayContext } from "../app/play_context.ts";
import { changesTo } from "../screen/differ.ts";
import type { Frame } from "../screen/cells.ts";
import type { Target } from "../screen/game_screen.ts";
import { type Key, openKeyReader } from "../screen/keys.ts";
import { lookFrom, themeOfReply } from "../screen/look.ts";
import { type Look, openPens } from "../screen/palette.ts";
import { isTooSmall } from "../screen/picture.ts";
import { COLOURED } from "../text/paint.ts";
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

const SIGNAL_CODE = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 } as const;

/** Whether there is a person with a window that the menu fits. */
export function mayShowMenu({ world, options }: Call): boolean {
  const terminal = options.plain || options.json ? undefined : world.live();
  if (!terminal) return false;
  return options.tty === true
    ? !isTooSmall(terminal.size)
    : world.env("TERM") !== "dumb" && !isTooSmall(terminal.size);
}

/** Shows the menu until something is chosen; `message` says what went wrong before. */
export async function showMenu(
  call: Call,
  { message, left }: { readonly message: string; readonly left: LeftMenu | undefined },
): Promise<Chosen | { readonly kind: "gone"; readonly code: 0 | 129 | 130 | 131 | 143 }> {
  const { world, t, resolved } = call;
  const context = await openPlayContext(world, t, resolved, () => {
    throw new Error("the menu needs no words");
  });
  const terminal = world.live()!;
  world.input().close();
  try {
    const facts = await readFacts(context, resolved.settings.language);
    let look = left?.look ?? lookFrom((name) => world.env(name), {
      color: context.paint === COLOURED,
      theme: context.display.background,
      isAscii: false,
    });
    let pens = openPens(look);
    const fresh = firstState(facts, resolved.settings.level);
    // What was picked for new games stays; the games may have changed.
    let state: MenuState = left
      ? { ...fresh, picked: left.state.picked, game: left.state.game }
      : fresh;
    let shown: Frame | undefined;
    let targets: readonly Target[] = [];
    let said = message;
    const reader = openKeyReader();
    const show = () => {
      const drawn = drawMenu({
        facts,
        state,
        size: terminal.size,
        look,
        t,
        when: (header) => whenOf(header, context),
        message: said,
      });
      targets = drawn.targets;
      terminal.write(changesTo(drawn.frame, shown, pens));
      shown = drawn.frame;
    };
    const keyed = (key: Key): readonly Key[] => {
      if (key.kind === "reply") {
        const theme = themeOfReply(key.text);
        const isAuto = context.display.background === "auto";
        if (isAuto && theme !== undefined && theme !== look.theme) {
          look = { ...look, theme };
          pens = openPens(look);
          shown = undefined;
        }
        return [];
      }
      return key.kind === "click" ? clicked(targets, key) : [key];
    };
    terminal.open();
    terminal.enter(context.display);
    try {
      for (;;) {
        if (!terminal.hasNext) show();
        const event = await terminal.next(reader.patienceMs);
        if (event.kind === "end") return { kind: "gone", code: 0 };
        if (event.kind === "signal") return { kind: "gone", code: SIGNAL_CODE[event.signal] };
        if (event.kind === "resized" || event.kind === "continued") shown = undefined;
        const keys = event.kind === "bytes"
          ? reader.read(event.bytes)
          : event.kind === "quiet"
          ? reader.flush()
          : [];
        const pressed = keys.flatMap(keyed);
        for (const [i, key] of pressed.entries()) {
          said = "";
          const step = onMenuKey(state, key, facts);
          state = step.state;
          if (step.wish?.kind === "redraw") shown = undefined;
          else if (step.wish) {
            // What was typed ahead is for the game.
            const ahead = pressed.slice(i + 1).map(textOf).join("");
            if (ahead !== "") terminal.unread(ahead);
            return { ...step.wish, left: { state, look } };
          }
        }
      }
    } finally {
      terminal.close();
    }
  } finally {
    await context.store.close();
  }
}

/** A key as the terminal sends it; only what is typed matters. */
function textOf(key: Key): string {
  return key.kind === "text" ? key.text : key.kind === "enter" ? "\r" : "";
}

function clicked(
  targets: readonly Target[],
  { row, column }: { readonly row: number; readonly column: number },
): readonly Key[] {
  return targets.find((it) =>
    row >= it.row && row < it.row + it.rows && column >= it.column &&
    column < it.column + it.columns
  )?.keys ?? [];
}

/** With the languages that have words: the one asked for first. */
async function readFacts(context: TerminalContext, asked: string): Promise<MenuFacts> {
  const { store, world } = context;
  const [{ headers: open }, { headers: today }, { current }] = await Promise.all([
    store.list({ over: false }),
    store.list({ day: romeDate(world.now()) }),
    streakIn(context, MAIN_GAME),
  ]);
  const files = await world.listFolder(world.shipped);
  const languages = files.flatMap((file) => /^(\w\w)\.lex(?:\.gz)?$/.exec(file)?.[1] ?? []);
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
  });
}

/** `oggi`, `ieri`, a weekday, else the date. */
function whenOf({ savedAt }: Header, { t, world }: TerminalContext): string {
  const day = romeDate(Date.parse(savedAt));
  const ago = ordinalOf(romeDate(world.now()))! - ordinalOf(day)!;
  return t.menu.ago(ago, day);
}
