import { SIGNAL_CODE } from "../app/command.ts";
import type { Parts } from "../../games/game.ts";
import type { SavedGame } from "../../play/saved_game.ts";
import type { OpenedGame } from "../app/game_view.ts";
import type { LiveEvent } from "../../world.ts";
import { type ParsedLine, parseLine } from "../app/parse_line.ts";
import { isYes, lineRules, msLeft, type Output } from "../app/respond.ts";
import { type EndFacts, pressAtEnd } from "./end_screen.ts";
import { keysAt } from "./game_screen.ts";
import type { Key } from "./keys.ts";
import { answer, printLines, say, show } from "./live_output.ts";
import {
  expanded,
  type LiveLine,
  type LiveParts,
  type LiveState,
  newLive,
  sceneOf,
} from "./live_state.ts";
import { themeOfReply } from "./look.ts";
import { openPens } from "./palette.ts";
import { type KeyRules, onKey, type Reach } from "./ui.ts";

/** A game on a live screen, which reads and answers as line mode does. */
interface Live<T extends Parts> {
  /** Keeps the screen until a line is there. */
  read(current: SavedGame<T>): Promise<LiveLine>;
  readonly output: Output<T>;
  /** What the next answer is to. */
  tries(typed: ParsedLine<string>): void;
  /** What was said when the game ended, if it did. */
  endLines(): readonly string[];
}

/** Nothing to scroll where there is no screen. */
const NO_REACH: Reach = { hasPanel: false, page: 1, paneMax: 0, panelMax: 0, panelTop: 0 };

export function openLive<T extends Parts>(parts: LiveParts<T>, first: OpenedGame<T>): Live<T> {
  const state = newLive(parts, first);
  return {
    output: {
      say: (lines) => say(state, lines),
      answer: (lines, played) => answer(state, lines, played),
      confirm: (question) => confirm(state, question),
    },
    read(now) {
      state.current = now;
      return read(state);
    },
    tries(typed) {
      // A line that names its place says enough.
      const isWord = typed.kind === "guess" && !/\s/.test(typed.text);
      state.guess = isWord ? typed.text : undefined;
      state.isCommand = typed.kind === "command";
    },
    endLines: () => state.ended,
  };
}

async function read<T extends Parts>(state: LiveState<T>): Promise<LiveLine> {
  for (;;) {
    const text = state.lines.shift();
    if (text !== undefined) return { kind: "line", text };
    const key = state.keys.shift();
    const line = key ? press(state, key) : undefined;
    if (line) return line;
    if (state.keys.length > 0) continue;
    if (state.last) return state.last;
    await showAll(state);
    const late = await waitForMore(state);
    if (late) return late;
  }
}

/** Draws unless more keys wait; once, it learns what is shown beside the game. */
async function showAll<T extends Parts>(state: LiveState<T>): Promise<void> {
  const { terminal, screen, context } = state.parts;
  if (!terminal.hasNext && !state.isPaused) show(state);
  const isNew = !state.hasLearned;
  state.hasLearned = true;
  if (isNew) await screen.learn?.(context);
  const isEnd = state.atEnd === undefined && endingOf(state) !== undefined;
  if (isEnd) state.atEnd = await endFacts(state);
  const isMeant = state.meanings === undefined &&
    screen.wantsMeanings?.(sceneOf(state, terminal.size)) === true;
  if (isMeant) state.meanings = await context.meanings?.() ?? null;
  if ((isNew || isEnd || isMeant) && !terminal.hasNext && !state.isPaused) show(state);
}

function endingOf<T extends Parts>({ parts: { screen, context }, current }: LiveState<T>) {
  return screen.ending?.(current, context);
}

/** Nothing of this is needed to play. */
async function endFacts<T extends Parts>(
  { parts: { view, context }, current }: LiveState<T>,
): Promise<EndFacts> {
  const share = await view.adapter.share?.(current, context, view.memory);
  return { meanings: await context.meanings?.(), share: share ?? [] };
}

/** How often a clock that runs down is drawn, unless the game says otherwise. */
const SECOND = 1000;

/** Takes the next event of the terminal; returns `time_out` when the game's time is up. */
async function waitForMore<T extends Parts>(state: LiveState<T>): Promise<LiveLine | undefined> {
  const { view, screen, terminal } = state.parts;
  const isHeld = !state.isInLines && screen.isHeld?.(sceneOf(state, terminal.size));
  view.memory.clock.hold(isHeld ?? false);
  const left = msLeft(view, state.current);
  const flash = state.flashUntil - state.parts.context.elapsed();
  const wait = soonest(
    state.reader.patienceMs,
    left,
    screen.tickMs ?? (left === undefined ? undefined : SECOND),
    flash > 0 ? flash : undefined,
  );
  const event = await terminal.next(wait);
  if (event.kind === "quiet" && wait === left) {
    // What was half typed comes too late.
    state.ui = { ...state.ui, typed: "", at: 0 };
    return { kind: "time_out" };
  }
  if (event.kind === "bytes") state.isNews = true;
  state.last = hear(state, event);
  return undefined;
}

function hear<T extends Parts>(state: LiveState<T>, event: LiveEvent): LiveLine | undefined {
  const { reader, parts: { view } } = state;
  switch (event.kind) {
    case "bytes":
      // Any line ends a pause, and is not a guess.
      if (state.isPaused) return wake(state);
      state.keys.push(...reader.read(event.bytes).flatMap((key) => expanded(view, key)));
      return undefined;
    case "quiet":
      // The clock must not interrupt a key sequence.
      if (reader.patienceMs !== undefined) state.keys.push(...reader.flush());
      return undefined;
    case "continued":
      return wake(state);
    case "resized":
      state.shown = undefined;
      return undefined;
    case "remark":
      say(state, event.text.split("\n"));
      return undefined;
    case "signal":
      return { kind: "left", code: SIGNAL_CODE[event.signal] };
    case "end":
      return { kind: "gone" };
  }
}

function wake<T extends Parts>(state: LiveState<T>): undefined {
  if (state.isPaused) state.parts.terminal.resume();
  state.isPaused = false;
  state.shown = undefined;
}

/** One key; a line when it made one. */
function press<T extends Parts>(state: LiveState<T>, key: Key): LiveLine | undefined {
  const { parts: { screen, context, terminal }, ui: before } = state;
  if (key.kind === "reply") learnTheme(state, key.text);
  if (key.kind === "click") {
    if (!state.isInLines) state.keys.unshift(...keysAt(state.picture?.targets ?? [], key));
    return undefined;
  }
  const isOwn = !state.isInLines && before.pane === undefined && before.question === undefined;
  const ending = isOwn ? endingOf(state) : undefined;
  const own = ending
    ? pressAtEnd(key, before, ending)
    : isOwn
    ? screen.press?.(key, sceneOf(state, terminal.size))
    : undefined;
  const { ui, wish } = own ?? onKey(before, key, keyRules(state));
  state.ui = ui;
  switch (wish?.kind) {
    case undefined:
      if (state.isInLines && ui.message !== before.message) printLines(state, ui.message);
      return undefined;
    case "redraw":
      state.shown = undefined;
      return undefined;
    case "suspend":
      state.isPaused = terminal.pause(context.t.screen.paused());
      return undefined;
    case "move":
      return { kind: "move", move: wish.move };
    case "leave":
      return { kind: "left", code: wish.code };
    case "menu":
      return state.isInLines ? undefined : { kind: "menu" };
    case "lines": {
      const [text = "", ...more] = wish.texts;
      if (state.isInLines && text !== "") printLines(state, [(before.question ?? "> ") + text]);
      state.lines.push(...more);
      return { kind: "line", text };
    }
  }
}

function keyRules<T extends Parts>(state: LiveState<T>): KeyRules {
  const { parts: { view, screen, context }, current } = state;
  return {
    ...(state.isInLines ? NO_REACH : state.picture ?? NO_REACH),
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
  };
}

/** Repaints when the terminal's background is not what we thought. */
function learnTheme<T extends Parts>(state: LiveState<T>, reply: string): void {
  const theme = themeOfReply(reply);
  if (state.parts.context.display.background !== "auto") return;
  if (theme === undefined || theme === state.look.theme) return;
  state.look = { ...state.look, theme };
  state.pens = openPens(state.look);
  state.shown = undefined;
}

async function confirm<T extends Parts>(state: LiveState<T>, question: string): Promise<boolean> {
  state.ui = { ...state.ui, question };
  const line = await read(state);
  const { question: _, ...rest } = state.ui;
  state.ui = rest;
  // Ctrl-C is a no here, as in line mode.
  return line.kind === "line" && isYes(line, state.parts.context.t);
}

function soonest(...times: (number | undefined)[]): number | undefined {
  const known = times.filter((ms) => ms !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
