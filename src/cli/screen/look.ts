import type { Depth, Look, Theme } from "./palette.ts";

type Env = (name: string) => string | undefined;

/** What a player may fix instead of leaving it to the terminal. */
interface LookWishes {
  readonly color: boolean;
  readonly theme: "auto" | Theme;
  readonly isAscii: boolean;
}

/** What the terminal says about itself in its environment. */
export function lookFrom(env: Env, wishes: LookWishes): Look {
  return {
    depth: wishes.color ? depthFrom(env) : "none",
    theme: wishes.theme === "auto" ? themeFrom(env) : wishes.theme,
    isAscii: wishes.isAscii || !isUtf8(env),
  };
}

/** The interface is filled with colour only where there is enough of it. */
export function isFilled({ depth, isAscii }: Look): boolean {
  return !isAscii && (depth === "true" || depth === "256");
}

function depthFrom(env: Env): Depth {
  if (env("NO_COLOR")) return "none";
  if (/truecolor|24bit/i.test(env("COLORTERM") ?? "")) return "true";
  const term = env("TERM") ?? "";
  if (/direct|256/.test(term)) return "256";
  return term === "" || term === "dumb" ? "none" : "16";
}

/** `COLORFGBG` is `foreground;background`; 7 and 9 to 15 are light. */
function themeFrom(env: Env): Theme {
  const background = Number(env("COLORFGBG")?.split(";").at(-1) || "0");
  return background === 7 || background > 8 ? "light" : "dark";
}

/** As the C library decides: the first of these that is set. */
function isUtf8(env: Env): boolean {
  const locale = env("LC_ALL") || env("LC_CTYPE") || env("LANG") || "";
  // Windows and bare containers say nothing, and show it all the same.
  return locale === "" || /utf-?8/i.test(locale);
}

/** What a terminal answers when asked for its background: `rgb:ffff/ffff/ffff`. */
export function themeOfReply(reply: string): Theme | undefined {
  const found = /^11;rgba?:([0-9a-f]{2,4})\/([0-9a-f]{2,4})\/([0-9a-f]{2,4})/i.exec(reply);
  if (!found) return undefined;
  const [red, green, blue] = found.slice(1).map((part) => parseInt(part.slice(0, 2), 16));
  return 0.299 * red! + 0.587 * green! + 0.114 * blue! > 128 ? "light" : "dark";
}
