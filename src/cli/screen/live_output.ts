import { shortGuess } from "../../core/text.ts";
import type { Parts } from "../../games/game.ts";
import type { Output } from "../app/respond.ts";
import { wrap } from "../text/layout.ts";
import { changesTo } from "./differ.ts";
import { type LiveState, sceneOf } from "./live_state.ts";
import { draw, isTooSmall, messageColumns, messageLimit } from "./picture.ts";
import { showPanel } from "./scroll.ts";
import { withMessage, withPane } from "./ui.ts";

type Answer<T extends Parts> = Parameters<Output<T>["answer"]>[1];

/** Long enough to be seen; keys are taken meanwhile. */
const FLASH_MS = 350;

/** Draws the game as it stands; in a window too small for that, as in line mode. */
export function show<T extends Parts>(state: LiveState<T>): void {
  const { parts: { screen, context, terminal } } = state;
  const { size } = terminal;
  if (isTooSmall(size)) {
    if (!state.isInLines) {
      terminal.leave();
      printLines(state, [
        ...(state.isNoticed ? [] : [context.t.screen.small()]),
        ...screen.smallBoard(state.current, context),
        ...state.ui.message,
      ]);
      [state.isInLines, state.isNoticed, state.shown] = [true, true, undefined];
    }
    return printPrompt(state);
  }
  if (state.isInLines) printLines(state, []);
  state.isInLines = false;
  terminal.enter(context.display);
  state.picture = draw(sceneOf(state, size));
  terminal.write(changesTo(state.picture.frame, state.shown, state.pens));
  state.shown = state.picture.frame;
}

/** Says it in the message, or in a pane where it is too long for that. */
export function say<T extends Parts>(state: LiveState<T>, lines: readonly string[]): void {
  if (state.isNews) state.said = [];
  state.isNews = false;
  state.said.push(...lines);
  if (state.isInLines) {
    state.ui = withMessage(state.ui, lines);
    return printLines(state, lines);
  }
  if (fits(state, state.said)) state.ui = withMessage(state.ui, state.said);
  else {
    state.ui = withPane(state.ui, state.said);
    // What stays when the pane is closed.
    if (!state.isCommand && fits(state, lines)) state.ui = { ...state.ui, message: lines };
  }
}

/** The result of a move, unless the board or a panel shows it. */
export function answer<T extends Parts>(
  state: LiveState<T>,
  lines: readonly string[],
  { before, current: after, outcome }: Answer<T>,
): void {
  const { parts: { view, screen, context }, isInLines, look } = state;
  state.current = after;
  const { hasMotion } = context.display;
  if (hasMotion && screen.isGreat?.(outcome)) state.flashUntil = context.elapsed() + FLASH_MS;
  const { game } = view.adapter;
  if (game.isOver(after.round, after.state) && !game.isOver(before.round, before.state)) {
    state.ended = lines;
    if (!isInLines && screen.ending) {
      // The last screen shows the words that would follow.
      const told = lines.length > 3 ? lines.slice(0, 1) : lines;
      state.ui = { ...showPanel(withMessage(state.ui, told), 0), shownMissed: 0 };
      return;
    }
  }
  const place = isInLines ? undefined : screen.shownBy?.(outcome);
  if (place === undefined) {
    const own = isInLines
      ? undefined
      : screen.answer?.(before, after, outcome, { ...context, look });
    const standing = isInLines ? undefined : screen.standingAtWin?.(outcome, after, context);
    if (standing === undefined) return say(state, own ?? withGuess(state, lines));
    // The word found as a screen says it, then what line mode says of the victory.
    say(state, own ? [...own, ...lines.slice(1)] : lines);
    state.ui = withPane(state.ui, state.said, standing);
    return;
  }
  if (place === "board") return;
  const panel = 1 + screen.panels.findIndex(({ name }) => name === place.panel);
  state.ui = showPanel(withMessage(state.ui, []), panel);
}

/** In a window too small for a screen: as in line mode, under what is there already. */
export function printLines<T extends Parts>(
  { parts: { terminal } }: LiveState<T>,
  lines: readonly string[],
): void {
  const { columns } = terminal.size;
  terminal.write("\r\x1b[J" + wrapped(lines, columns).map((line) => `${line}\r\n`).join(""));
}

function printPrompt<T extends Parts>({ parts: { terminal }, ui }: LiveState<T>): void {
  const prompt = ui.question ?? "> ";
  const left = Math.max(1, terminal.size.columns - 1);
  const before = [...prompt + ui.typed.slice(0, ui.at)].slice(-left).join("");
  const after = [...ui.typed.slice(ui.at)].slice(0, left - [...before].length).join("");
  const back = [...after].length;
  terminal.write(`\r\x1b[J${before}${after}${back > 0 ? `\x1b[${back}D` : ""}`);
}

/** With what was typed in front, unless it is quoted already: most refusals do. */
function withGuess<T extends Parts>(
  { guess, isInLines, parts: { context } }: LiveState<T>,
  lines: readonly string[],
): readonly string[] {
  const [first = "", ...rest] = lines;
  const shown = shortGuess(guess ?? "");
  if (shown === "" || isInLines || lines.length === 0 || first.includes(shown)) return lines;
  return [`${context.paint.bold(shown)}   ${first}`, ...rest];
}

function fits<T extends Parts>(
  { parts: { terminal: { size } } }: LiveState<T>,
  lines: readonly string[],
): boolean {
  return wrapped(lines, messageColumns(size)).length <= messageLimit(size);
}

function wrapped(lines: readonly string[], columns: number): string[] {
  return lines.flatMap((line) => wrap(line, Math.max(1, columns)));
}
