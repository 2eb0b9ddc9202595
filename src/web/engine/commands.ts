import { obeyShared } from "../../play/commands.ts";
import { untilComplete } from "./assets.ts";
import { type OpenGame, playIn, shownOf } from "./open_game.ts";
import type { Obeyed } from "./protocol.ts";
import { shownStats } from "./records.ts";
import { wordCard } from "./word_card.ts";

/** Obeys a command that all games share, or one of the game's own. */
export async function obeyIn(game: OpenGame, name: string, rest: string): Promise<Obeyed> {
  const { adapter, context, memory, words, scenes } = game;
  const { t } = context;
  const own = await untilComplete(
    words,
    () => scenes.command?.(name, rest, game.current, context),
  );
  if (own) {
    return own.kind === "facts"
      ? own
      : { kind: "played", answered: await playIn(game, () => own.move) };
  }
  const asked = { adapter, position: game.current, memory, context };
  const reply = await untilComplete(words, () => obeyShared(asked, name, rest));
  if (!reply) throw new TypeError(`no command: ${name}`);
  switch (reply.kind) {
    case "move":
    case "ask":
      return { kind: "played", answered: await playIn(game, () => reply.move) };
    case "another":
    case "leave":
      return { kind: "facts", facts: await shownOf(game) };
    case "answer":
      break;
  }
  const { answer } = reply;
  switch (answer.kind) {
    case "commands":
      return { kind: "text", lines: [] };
    case "text":
      return { kind: "text", lines: answer.lines };
    case "stats":
      return { kind: "stats", stats: shownStats(adapter, answer.stats, t) };
    case "explained":
      return { kind: "word", card: wordCard(answer.explanation, t, context.web) };
    case "try_first":
      return { kind: "text", lines: [t.play.tryFirst()] };
    case "no_word":
    case "no_folder":
      return { kind: "text", lines: [t.play.store.noHome()] };
    case "reported":
      return { kind: "text", lines: [t.play.reported(answer.word, answer.path)] };
  }
}
