import type { Settings } from "../../config.ts";
import { join } from "../../path.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import type { Messages } from "../../messages/mod.ts";
import type { OwnWords } from "../../play/own_words.ts";
import type { StoreEvent } from "../../store/connection.ts";
import type { World } from "../../world.ts";
import type { TerminalContext } from "./game_view.ts";
import { COLOURED, PLAIN } from "../text/paint.ts";
import { openWordMeanings } from "./open_meanings.ts";
import type { ResolvedSettings } from "./settings.ts";

/** What a game needs around it: words, store, colours, the player's folder. */
export async function openPlayContext(
  world: World,
  t: Messages,
  resolved: ResolvedSettings & { readonly storeFile?: string },
  words: () => Lexicon,
): Promise<TerminalContext> {
  const { dataPath, settings, server, storeFile = "sessions.kv" } = resolved;
  if (dataPath === undefined && server === undefined) world.err(t.play.store.noHome());
  const path = server ?? (dataPath === undefined ? ":memory:" : join(dataPath, storeFile));
  const waiting = server !== undefined && dataPath !== undefined
    ? join(dataPath, "waiting.kv")
    : undefined;
  let own: Promise<OwnWords> | undefined;
  let meanings: Promise<Meanings | undefined> | undefined;
  return {
    world,
    t,
    ...displayOf(world, settings),
    get lexicon() {
      return words();
    },
    meanings: () => meanings ??= openWordMeanings(world, words().language),
    store: await world.store(
      { path, ...(waiting !== undefined && { waiting }) },
      (event) => world.err(sentenceOf(event, t)),
    ),
    dataPath,
    emoji: settings.emoji,
    now: () => world.now(),
    elapsed: () => world.elapsed(),
    freshSeed: () => world.freshSeed(),
    ...(dataPath !== undefined && {
      report: (line: string) => report(world, dataPath, line),
      ownWords: () => own ??= readOwn(world, dataPath, words()),
    }),
  };
}

/** How everything is shown that is shown to a player. */
export function displayOf(
  world: World,
  settings: Settings,
): Pick<TerminalContext, "paint" | "display"> {
  return {
    paint: settings.color && mayColour(world) ? COLOURED : PLAIN,
    display: {
      background: settings.background as "auto" | "dark" | "light",
      hasMouse: settings.mouse,
      hasMotion: settings.motion,
    },
  };
}

export const DUELS_FILE = "duels.kv";

/** The same player, with the file of duels instead of games: duels do not count in the statistics. */
export function duelSettings(
  { server: _, ...resolved }: ResolvedSettings,
): ResolvedSettings & { readonly storeFile: string } {
  return { ...resolved, storeFile: DUELS_FILE };
}

/** Loaded with the first guess, not before the board is shown. */
async function readOwn(world: World, dataPath: string, lexicon: Lexicon): Promise<OwnWords> {
  const { openOwnWords } = await import("./own_words.ts");
  return await openOwnWords(world, dataPath, lexicon);
}

/** The player's reports are rows of a file in their own folder. */
async function report(world: World, dataPath: string, line: string): Promise<string> {
  const path = `${dataPath}/reports.tsv`;
  await world.appendLine(path, line);
  return path;
}

/** What the terminal and the user ask for: see no-color.org. */
function mayColour(world: World): boolean {
  return world.input().isTerminal && !world.env("NO_COLOR") && world.env("TERM") !== "dumb";
}

function sentenceOf(event: StoreEvent, t: Messages): string {
  switch (event.kind) {
    case "set_aside":
      return t.play.store.setAside(event.path);
    case "cut_short":
      return t.play.store.cutShort(event.path);
    case "unsaved":
      return t.play.store.unsaved(event.path, t.fileReason[event.reason]);
    case "saved_again":
      return t.play.store.savedAgain(event.path);
  }
}
