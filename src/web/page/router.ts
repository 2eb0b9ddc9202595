import { signal } from "@preact/signals";
import type { OpenAsk } from "../engine/protocol.ts";
import { settings } from "./settings.ts";
import { DEFAULT_LEVEL, LEVEL_CHOICES, type LevelChoice } from "../../core/level.ts";
import type { Tier } from "../../core/difficulty.ts";

/** Which page is open. All of it is in the hash, so that it works under any path. */
export type Route =
  | { readonly kind: "home" }
  | { readonly kind: "new"; readonly game?: string }
  | { readonly kind: "stats"; readonly game?: string }
  /** The days of a game, this month or the one named. */
  | { readonly kind: "calendar"; readonly game?: string; readonly month?: string }
  | { readonly kind: "games" }
  | { readonly kind: "settings" }
  | { readonly kind: "review" }
  /** All duels, or the one of a line or a name. */
  | { readonly kind: "duel"; readonly text?: string }
  /** A game to be found or made. */
  | { readonly kind: "open"; readonly ask: OpenAsk }
  /** A saved game. */
  | { readonly kind: "game"; readonly session: string }
  | { readonly kind: "unknown" };

const TIERS = ["easy", "medium", "hard"] as const satisfies readonly Tier[];

export const route = signal<Route>(parseRoute(location.hash));

globalThis.addEventListener("hashchange", () => {
  route.value = parseRoute(location.hash);
});

function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const parts = path.split("/").filter((part) => part !== "").map(decoded);
  const [first, game, ...rest] = parts;
  const text = rest.join("/");
  switch (first) {
    case undefined:
      return { kind: "home" };
    case "new":
    case "stats":
      return { kind: first, ...(game !== undefined && { game }) };
    case "calendar":
      return {
        kind: first,
        ...(game !== undefined && { game }),
        ...(text !== "" && { month: text }),
      };
    case "duel":
      return { kind: first, ...(game !== undefined && { text: game }) };
    case "games":
    case "review":
    case "settings":
      return { kind: first };
    case "game":
      return game === undefined ? { kind: "unknown" } : { kind: "game", session: game };
    case "play":
      return game === undefined ? { kind: "unknown" } : openRoute(game, text, query);
    default:
      return { kind: "unknown" };
  }
}

/** `#/play/bee/daily/2026-11-16?level=hard`. */
function openRoute(game: string, text: string, query: string): Route {
  const [kind = "", ...words] = text.split("/");
  const value = words.join("/");
  const wanted: OpenAsk["wanted"] | undefined = kind === "daily"
    ? { kind, date: value }
    : kind === "seed"
    ? { kind, seed: value.normalize("NFC") }
    : kind === "code"
    ? { kind, text: value }
    : kind === "fresh"
    ? { kind }
    : undefined;
  if (!wanted) return { kind: "unknown" };
  const { level, language, difficulty, ...options } = Object.fromEntries(
    new URLSearchParams(query),
  );
  const tier = TIERS.find((it) => it === difficulty);
  return {
    kind: "open",
    ask: {
      game,
      wanted,
      level: isLevel(level) ? level : DEFAULT_LEVEL,
      language: language ?? "it",
      ...(tier && { difficulty: tier }),
      options,
    },
  };
}

/** The address of a game with the player's own level and language; a day's game is everybody's. */
export function playPath(
  game: string,
  wanted: OpenAsk["wanted"],
  options: Readonly<Record<string, string>> = {},
): string {
  const value = wanted.kind === "daily"
    ? `/${wanted.date}`
    : wanted.kind === "seed"
    ? `/${encodeURIComponent(wanted.seed)}`
    : wanted.kind === "code"
    ? `/${encodeURIComponent(wanted.text)}`
    : "";
  const { level, language } = settings.value;
  const query = new URLSearchParams({
    ...(wanted.kind !== "daily" && level !== DEFAULT_LEVEL && { level }),
    ...(language !== "it" && { language }),
    ...options,
  }).toString();
  return `#/play/${game}/${wanted.kind}${value}${query === "" ? "" : `?${query}`}`;
}

/** Where a game of a duel belongs; `undefined` for any other game. */
export function duelPathOf(session: string): string | undefined {
  const [, key] = /^[a-z]+-duel-([a-z0-9]+)-/.exec(session) ?? [];
  return key === undefined ? undefined : `#/duel/${key}`;
}

export function gamePath(session: string): string {
  return `#/game/${session}`;
}

/** Goes there without leaving the present page in the history. */
export function replaceRoute(hash: string): void {
  history.replaceState(null, "", hash);
}

export function goTo(hash: string): void {
  location.hash = hash;
}

function isLevel(text: string | undefined): text is LevelChoice {
  return LEVEL_CHOICES.some((level) => level === text);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
