import type { Parts } from "../../games/game.ts";
import type { LiveEvent, LiveTerminal } from "../../world.ts";
import type { ExitCode } from "../app/command.ts";
import type { GameView, TerminalContext } from "../app/game_view.ts";
import { wrap } from "../text/layout.ts";
import type { SavedGame } from "../../play/saved_game.ts";
import { startClock } from "../../play/memory.ts";
import { isYes, lineRules, msLeft, type Output } from "../app/respond.ts";
import { type ParsedLine, parseLine } from "../app/parse_line.ts";
import { type Frame } from "./cells.ts";
import type { Size } from "./canvas.ts";
import { changesTo } from "./differ.ts";
import type { GameScreen, Scene } from "./game_screen.ts";
import { type Key, openKeyReader } from "./keys.ts";
import { themeOfReply } from "./look.ts";
import { type Look, openPens } from "./palette.ts";
import { draw, isTooSmall, messageColumns, messageLimit, type Picture } from "./picture.ts";
import {
  FRESH,
  type KeyRules,
  onKey,
  pastedKeys,
  type Reach,
  type Ui,
  withMessage,
  withPane,
} from "./ui.ts";

export interface LiveParts<T extends Parts> {
  readonly view: GameView<T>;
  readonly screen: GameScreen<T>;
  readonly context: TerminalContext;
  readonly terminal: LiveTerminal;
  readonly look: Look;
  /** What was typed before there was a screen. */
  readonly ahead?: string;
}

/** A line as in line mode; or the player left, or the terminal is gone. */
export type LiveLine =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "left"; readonly code: ExitCode }
  | { readonly kind: "move"; readonly move: unknown }
  /** The game's own time is up. */
  | { readonly kind: "time_out" }
  | { readonly kind: "gone" };

/** A game on a live screen, which reads and answers as line mode does. */
export interface Live<T extends Parts> {
  /** Keeps the screen until a line is there. */
  read(current: SavedGame<T>): Promise<LiveLine>;
  readonly output: Output<T>;
  /** What the next answer is to. */
  tries(typed: ParsedLine<string>): void;
  /** What was said when the game ended, if it did. */
  endLines(): readonly string[];
}

/** Nothing to scroll where there is no screen. */
const NO_REACH: Reach = { hasPanel: false, page: 1, paneMax: 0, panelMax: 0 };
const SIGNAL_CODE = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

export function openLive<T extends Parts>(
  { view, screen, context, terminal, look: atFirst, ahead = "" }: LiveParts<T>,
  first: SavedGame<T>,
): Live<T> {
  const reader = openKeyReader();
  const keys: Key[] = [];
  /** Asked for by one key, and not read yet. */
  const lines: string[] = [];
  let current = first;
  startClock(view.adapter, view.memory, first, context.now);
  // However long, this never hides the board.
  let ui: Ui = withMessage(FRESH, screen.opening(first, context));
  let look = atFirst;
  let pens = openPens(look);
  let picture: Picture | undefined;
  let shown: Frame | undefined;
  let isInLines = false;
  let isNoticed = false;
  let hasLearned = false;
  /** While the terminal belongs to the shell. */
  let isPaused = false;
  /** What was said since the player last pressed a key. */
  let said: string[] = [];
  let isNews = true;
  let guess: string | undefined;
  let ended: readonly string[] = [];
  /** Why there will be no more lines. */
  let last: LiveLine | undefined;

  const keyRules = (): KeyRules => ({
    ...reachOf(isInLines ? undefined : picture),
    panels: screen.panels.length,
    shortcuts: screen.shortcuts,
    hasEmptyMove: view.adapter.emptyMove !== undefined,
    price: (key) => screen.price?.(key, current, context),
    takesRest(typed) {
      if (typed.length < 3) return false;
      const rules = lineRules(view, current);
      const [one] = parseLine(typed, rules);
      return one?.kind === "command" &&
        rules.commands.find(({ name }) => name === one.name)?.takesRest === true;
    },
  });

  const wrapped = (lines: readonly string[], columns: number) =>
    lines.flatMap((line) => wrap(line, Math.max(1, columns)));

  /** In a window too small for a screen: as in line mode, under what is there already. */
  const printLines = (lines: readonly string[]) => {
    const { columns } = terminal.size;
    terminal.write("\r\x1b[J" + wrapped(lines, columns).map((line) => `${line}\r\n`).join(""));
  };
  const printPrompt = () => {
    const prompt = ui.question ?? "> ";
    const left = Math.max(1, terminal.size.columns - 1);
    const before = [...prompt + ui.typed.slice(0, ui.at)].slice(-left).join("");
    const after = [...ui.typed.slice(ui.at)].slice(0, left - [...before].length).join("");
    const back = [...after].length;
    terminal.write(`\r\x1b[J${before}${after}${back > 0 ? `\x1b[${back}D` : ""}`);
  };

  const sceneOf = (size: Size): Scene<T> => ({
    view: screen,
    context,
    position: current,
    ui,
    size,
    look,
  });

  /** Repaints when the terminal's background is not what we thought. */
  const learnTheme = (reply: string) => {
    const theme = themeOfReply(reply);
    if (theme === undefined || theme === look.theme) return;
    look = { ...look, theme };
    pens = openPens(look);
    shown = undefined;
  };

  /** A click presses the keys of what is there. */
  const clicked = (row: number, column: number): readonly Key[] =>
    isInLines
      ? []
      : picture?.targets.find((it) =>
        row >= it.row && row < it.row + it.rows && column >= it.column &&
        column < it.column + it.columns
      )?.keys ?? [];

  const show = () => {
    const { size } = terminal;
    if (isTooSmall(size)) {
      if (!isInLines) {
        terminal.leave();
        printLines([
          ...(isNoticed ? [] : [context.t.screen.small()]),
          ...screen.smallBoard(current, context),
          ...ui.message,
        ]);
        [isInLines, isNoticed, shown] = [true, true, undefined];
      }
      return printPrompt();
    }
    if (isInLines) printLines([]);
    isInLines = false;
    terminal.enter();
    picture = draw(sceneOf(size));
    terminal.write(changesTo(picture.frame, shown, pens));
    shown = picture.frame;
  };

  const fits = (lines: readonly string[]) =>
    wrapped(lines, messageColumns(terminal.size)).length <= messageLimit(terminal.size);

  const tell = (lines: readonly string[]) => {
    if (isNews) said = [];
    isNews = false;
    said.push(...lines);
    if (isInLines) {
      ui = withMessage(ui, lines);
      return printLines(lines);
    }
    if (fits(said)) ui = withMessage(ui, said);
    else {
      ui = withPane(ui, said);
      // What stays when the pane is closed.
      if (fits(lines)) ui = { ...ui, message: lines };
    }
  };

  const expanded = (key: Key): Key[] => {
    const by = view.adapter.emptyMove === undefined ? "lines" : "words";
    return key.kind === "paste" ? pastedKeys(key.text, by) : [key];
  };

  const wake = () => {
    if (isPaused) terminal.resume();
    isPaused = false;
    shown = undefined;
  };

  keys.push(...reader.read(new TextEncoder().encode(ahead)).flatMap(expanded));

  const hear = (event: LiveEvent): LiveLine | undefined => {
    switch (event.kind) {
      case "bytes":
        // Any line ends a pause, and is not a guess.
        if (isPaused) {
          wake();
          return undefined;
        }
        keys.push(...reader.read(event.bytes).flatMap(expanded));
        return undefined;
      case "quiet":
        // The clock must not interrupt a key sequence.
        if (reader.patienceMs !== undefined) keys.push(...reader.flush());
        return undefined;
      case "continued":
        wake();
        return undefined;
      case "resized":
        shown = undefined;
        return undefined;
      case "remark":
        tell(event.text.split("\n"));
        return undefined;
      case "signal":
        return { kind: "left", code: SIGNAL_CODE[event.signal] };
      case "end":
        return { kind: "gone" };
    }
  };

  /** One key; a line when it made one. */
  const press = (key: Key): LiveLine | undefined => {
    const before = ui;
    if (key.kind === "reply") learnTheme(key.text);
    if (key.kind === "click") {
      keys.unshift(...clicked(key.row, key.column));
      return undefined;
    }
    const isOwn = !isInLines && ui.pane === undefined && ui.question === undefined;
    const own = isOwn ? screen.press?.(key, sceneOf(terminal.size)) : undefined;
    const pressed = own ?? onKey(before, key, keyRules());
    ui = pressed.ui;
    const { wish } = pressed;
    if (wish === undefined) {
      if (isInLines && ui.message !== before.message) printLines(ui.message);
      return undefined;
    }
    switch (wish.kind) {
      case "redraw":
        shown = undefined;
        return undefined;
      case "suspend":
        isPaused = terminal.pause(context.t.screen.paused());
        return undefined;
      case "move":
        return { kind: "move", move: wish.move };
      case "leave":
        return { kind: "left", code: wish.code };
      case "lines": {
        const [text = "", ...more] = wish.texts;
        if (isInLines && text !== "") printLines([(before.question ?? "> ") + text]);
        lines.push(...more);
        return { kind: "line", text };
      }
    }
  };

  const read = async (): Promise<LiveLine> => {
    for (;;) {
      const text = lines.shift();
      if (text !== undefined) return { kind: "line", text };
      const key = keys.shift();
      const line = key ? press(key) : undefined;
      if (line) return line;
      if (keys.length > 0) continue;
      if (last) return last;
      if (!terminal.hasNext && !isPaused) show();
      if (!hasLearned) {
        hasLearned = true;
        await screen.learn?.(context);
        if (!terminal.hasNext && !isPaused) show();
      }
      view.memory.clock.hold(!isInLines && (screen.isHeld?.(sceneOf(terminal.size)) ?? false));
      const left = msLeft(view, current);
      const wait = soonest(reader.patienceMs, left, screen.tickMs);
      const event = await terminal.next(wait);
      if (event.kind === "quiet" && wait === left) {
        // What was half typed comes too late.
        ui = { ...ui, typed: "", at: 0 };
        return { kind: "time_out" };
      }
      if (event.kind === "bytes") isNews = true;
      last = hear(event);
    }
  };

  const output: Output<T> = {
    say: tell,
    answer(lines, { before, current: after, outcome }) {
      current = after;
      const { game } = view.adapter;
      if (game.isOver(after.round, after.state) && !game.isOver(before.round, before.state)) {
        ended = lines;
      }
      const place = isInLines ? undefined : screen.shownBy?.(outcome);
      if (place === undefined) {
        const own = isInLines ? undefined : screen.answer?.(before, after, outcome, context);
        if (own) return tell(own);
        // Most refusals quote what was typed.
        const isOne = guess !== undefined && !isInLines && lines[0]?.includes(guess) !== true;
        return tell(
          lines.map((line, i) =>
            isOne && i === 0 ? `${context.paint.bold(guess!)}   ${line}` : line
          ),
        );
      }
      if (place === "board") return;
      const panel = 1 + screen.panels.findIndex(({ name }) => name === place.panel);
      ui = { ...withMessage(ui, []), panel, scroll: 0 };
    },
    async confirm(question) {
      ui = { ...ui, question };
      const line = await read();
      const { question: _, ...rest } = ui;
      ui = rest;
      // Ctrl-C is a no here, as in line mode.
      return line.kind === "line" && isYes(line, context.t);
    },
  };

  return {
    output,
    read(now) {
      current = now;
      return read();
    },
    tries(typed) {
      // A line that names its place says enough.
      guess = typed.kind === "guess" && !/\s/.test(typed.text) ? typed.text : undefined;
    },
    endLines: () => ended,
  };
}

function reachOf(picture: Picture | undefined): Reach {
  return picture ?? NO_REACH;
}

function soonest(...times: (number | undefined)[]): number | undefined {
  const known = times.filter((ms) => ms !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
