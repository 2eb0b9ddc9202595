import { quotable } from "../../core/text.ts";
import type { Parts } from "../../games/game.ts";
import { ITALIAN_CODE } from "../../core/italian_code.ts";
import { UserError } from "../../core/problem.ts";
import { SHIPPED } from "../../lexicon/edition.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Messages } from "../../messages/messages.ts";
import type { Change } from "../../messages/play.ts";
import { explained } from "../../messages/mod.ts";
import type { Line } from "../../world.ts";
import type { ExitCode } from "./command.ts";
import type { Position } from "../../play/game_adapter.ts";
import { noteTried, startClock, timeLeft } from "../../play/memory.ts";
import { asStored, type Played, playMove, type SavedGame } from "../../play/saved_game.ts";
import type { GameView, Reply, TerminalContext } from "./game_view.ts";
import type { LineRules, ParsedLine } from "./parse_line.ts";

/** How a game ended for the loop: the player left, or wants another or the menu. */
export type Ending =
  | { readonly kind: "left"; readonly code: ExitCode }
  | { readonly kind: "another" }
  | { readonly kind: "menu" };

/** How answers reach the player: line by line, or on a screen. */
export interface Output<T extends Parts> {
  say(lines: readonly string[]): void;
  /** The result of a move. */
  answer(lines: readonly string[], played: Played<T>): void;
  /** Whether the player says yes; where nobody can be asked, the answer is yes. */
  confirm(question: string): Promise<boolean>;
}

export interface Conversation<T extends Parts> {
  readonly view: GameView<T>;
  readonly context: TerminalContext;
  readonly output: Output<T>;
}

type Next<T extends Parts> = { readonly current: SavedGame<T>; readonly ending?: Ending };

/** Plays or obeys one thing typed, and answers. */
export async function respond<T extends Parts>(
  conversation: Conversation<T>,
  current: SavedGame<T>,
  typed: ParsedLine<string>,
): Promise<Next<T>> {
  const { view, context: { t }, context, output } = conversation;
  switch (typed.kind) {
    case "nothing": {
      const nothing = emptyMove(view, current);
      return nothing === undefined ? { current } : await move(conversation, current, nothing);
    }
    case "guess":
      return await move(conversation, current, guessOf(view, current, typed.text));
    case "unknown_command":
      output.say([t.play.unknownCommand(quotable(typed.text), typed.nearest)]);
      return { current };
    case "command": {
      const reply = await unlessTrouble(
        context,
        async () => (await import("./obey.ts")).obey(view, typed, current, context),
      );
      return reply === undefined ? { current } : await follow(conversation, current, reply);
    }
  }
}

/** A command that fails, because a file cannot be written for instance, does not end the game. */
export async function unlessTrouble<R>(
  { world, t }: TerminalContext,
  work: () => R | Promise<R>,
): Promise<R | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError) || error.problem.kind === "closed_pipe") throw error;
    world.err(await explained(error.problem, t.uiLanguage));
    return undefined;
  }
}

async function follow<T extends Parts>(
  conversation: Conversation<T>,
  current: SavedGame<T>,
  reply: Reply<T>,
): Promise<Next<T>> {
  const { output, context: { t } } = conversation;
  switch (reply.kind) {
    case "say":
      output.say(reply.lines);
      return { current };
    case "move":
      return await move(conversation, current, reply.move);
    case "ask":
      if (await output.confirm(reply.question)) {
        return await move(conversation, current, reply.move);
      }
      output.say([t.play.kept()]);
      return { current };
    case "another":
      return { current, ending: { kind: "another" } };
    case "leave":
      return { current, ending: { kind: "left", code: 0 } };
  }
}

/** Yes in full or its first letter; anything else is a no. */
export function isYes(line: Line, t: Messages): boolean {
  return line.kind === "line" && t.play.yes.includes(line.text.trim().toLowerCase());
}

/** Plays a move and says its result. */
export async function move<T extends Parts>(
  { view, context, output }: Conversation<T>,
  current: SavedGame<T>,
  what: T["move"],
): Promise<Next<T>> {
  const played = await play(view, context, current, what);
  if (played.elsewhere) {
    output.say([context.t.play.continuedElsewhere(), ...view.opening(played.before, context)]);
  }
  output.answer(await view.answer(played.before, played.current, played.outcome, context), played);
  return { current: played.current };
}

/** Saves the time that has passed, which may have run out. */
export async function tick<T extends Parts>(
  { view, context, output }: Conversation<T>,
  current: SavedGame<T>,
): Promise<SavedGame<T>> {
  const late = tickOf(view, current);
  if (late === undefined) return current;
  const played = await play(view, context, current, late);
  if (isOver(view, played.current)) {
    output.answer(
      await view.answer(played.before, played.current, played.outcome, context),
      played,
    );
  }
  return played.current;
}

export function isOver<T extends Parts>(
  { adapter }: GameView<T>,
  { round, state }: Position<T>,
): boolean {
  return adapter.game.isOver(round, state);
}

/** Plays a move, remembers what was tried, and sets the clock where another window went on. */
export async function play<T extends Parts>(
  { adapter, memory }: GameView<T>,
  context: TerminalContext,
  current: SavedGame<T>,
  move: T["move"],
): Promise<Played<T>> {
  const played = await playMove(adapter, context, current, move);
  if (played.elsewhere) startClock(adapter, memory, played.before, context.elapsed);
  noteTried(memory, played.outcome);
  return played;
}

export function guessOf<T extends Parts>(
  { adapter, memory }: GameView<T>,
  current: Position<T>,
  text: string,
): T["move"] {
  return adapter.guess(text, current, memory.clock.at(adapter.timer?.elapsed(current.state)));
}

/** The move of an empty line; `undefined` where it means none. */
export function emptyMove<T extends Parts>(
  { adapter, memory }: GameView<T>,
  current: Position<T>,
): T["move"] | undefined {
  return adapter.emptyMove?.(memory.clock.at(adapter.timer?.elapsed(current.state)));
}

/** The time now, as a move; `undefined` when no clock runs. */
export function tickOf<T extends Parts>(
  view: GameView<T>,
  current: Position<T>,
): T["move"] | undefined {
  const { adapter: { timer }, memory } = view;
  if (!timer || isOver(view, current)) return undefined;
  return timer.tick(memory.clock.at(timer.elapsed(current.state)));
}

/** Milliseconds until time is up; `undefined` when it never is. */
export function msLeft<T extends Parts>(
  { adapter, memory }: GameView<T>,
  current: Position<T>,
): number | undefined {
  return timeLeft(adapter, memory.clock, current);
}

/** Never claims that an unsaved game is saved. */
export async function farewell<T extends Parts>(
  { view, context }: Conversation<T>,
  current: SavedGame<T>,
): Promise<readonly string[]> {
  const { saved } = await asStored(view.adapter, context, current);
  const { t: { play }, lexicon } = context;
  const isSaved = context.dataPath !== undefined && saved.stamp !== null;
  if (!isSaved) return [saved.isWaiting ? play.waiting() : play.notSaved()];
  if (isOver(view, current)) return [];
  return [play.saved(view.resumeWith(current) + languageOption(lexicon))];
}

/** How to name the words again, where they are not Italian. */
export function languageOption({ language, strategy }: Lexicon): string {
  if (language === ITALIAN_CODE) return "";
  const named = language === "xx" ? "" : ` --language ${language}`;
  return strategy === SHIPPED ? named : `${named} --dictionary FILE`;
}

/** What another edition of the words changed in a game; `undefined` if it is the same edition. */
export function changeOf<T extends Parts>(
  view: GameView<T>,
  { lexicon }: TerminalContext,
  current: SavedGame<T>,
): Change | undefined {
  const { lexicon: was, moves } = current.saved.session;
  if (was === lexicon.edition) return undefined;
  return { was, now: lexicon.edition, lost: view.adapter.lost(moves, current) };
}

export function lineRules<T extends Parts>(
  view: GameView<T>,
  { round }: SavedGame<T>,
): LineRules<string> {
  return { commands: view.commands, ...view.typing(round) };
}
