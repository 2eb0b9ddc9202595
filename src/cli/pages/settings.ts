import type { PlayerSetting } from "../../config.ts";
import type { Messages } from "../../messages/mod.ts";
import {
  type Area,
  type Canvas,
  cut,
  fill,
  type Ink,
  write,
  writePieces,
} from "../screen/canvas.ts";
import type { Target } from "../screen/game_screen.ts";
import type { Key } from "../screen/keys.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD, type Look } from "../screen/palette.ts";
import { wrap } from "../text/layout.ts";
import type { Page, PageStep } from "./page.ts";
import { drawFrame } from "./framed_area.ts";

/** A setting as the page shows it. */
export interface ShownSetting {
  readonly name: PlayerSetting;
  readonly value: string;
  readonly values: readonly string[];
  /** What sets it, where that is stronger than the file. */
  readonly fixedBy?: string;
}

/** A value that was chosen, or the way back. */
export type SettingWish =
  | { readonly kind: "set"; readonly at: number; readonly value: string }
  | { readonly kind: "menu" };

/** The width with what each setting is about, and where that begins. */
const WIDE = 94;
const ABOUT = 42;

/** The settings of a player: up and down choose one, left and right change it. */
export function settingsPage(
  settings: readonly ShownSetting[],
  { t, path, said }: { readonly t: Messages; readonly path: string; readonly said: string },
): Page<number, SettingWish> {
  const it = t.menu.settings;
  return {
    title: () => ({ name: t.menu.more.settings, detail: "", aside: "" }),
    keys: () => [t.menu.key.choose, t.menu.key.change, t.screen.key.leave],
    draw(chosen, canvas, look) {
      // In a frame each setting says what it is about.
      const area = drawFrame(canvas, { columns: WIDE, rows: 2 * settings.length + 4 }, look);
      const { isFramed, column } = area;
      const step = canvas.rows >= 2 * settings.length + 11 ? 2 : 1;
      const columns = Math.min(area.columns, isFramed ? WIDE : 60);
      const aboutOf = ({ name, fixedBy }: ShownSetting) =>
        fixedBy === undefined ? it.about[name] : it.fixed(fixedBy);
      const targets = settings.map((setting, i): Target => {
        const at = { row: area.row + i * step, column, columns, rows: 1 };
        const isChosen = i === chosen;
        const quiet = drawSetting(setting, canvas, { at, isChosen, t, look });
        if (isFramed) {
          const text = cut(aboutOf(setting), columns - ABOUT - 1, look.isAscii);
          write(canvas, { row: at.row, column: column + ABOUT }, text, quiet);
        }
        return { ...at, keys: [{ kind: "choose", id: i }] };
      });
      const lines = isFramed ? [] : wrap(aboutOf(settings[chosen]!), area.columns);
      const news = said === "" ? [] : wrap(said, area.columns);
      const rest = wrap(t.menu.changeIn(path), area.columns);
      const end = area.row + area.rows - (isFramed ? 0 : 1);
      const below = area.row + settings.length * step + (isFramed || canvas.rows < 16 ? 0 : 1);
      const hasRoom = below + lines.length + news.length + rest.length < end;
      [...lines, ...news].forEach((line, i) =>
        write(canvas, { row: below + i, column }, line, i < lines.length ? {} : { fg: "gold" })
      );
      if (hasRoom) {
        const row = end - rest.length;
        rest.forEach((line, i) => write(canvas, { row: row + i, column }, line, { fg: "dim" }));
      }
      return { targets };
    },
    press: (chosen, key) => pressed(chosen, key, settings),
  };
}

/** `▶ Livello  ‹ medio ›`; returns the ink of what is said behind it. */
function drawSetting(
  { name, value, fixedBy }: ShownSetting,
  canvas: Canvas,
  { at, isChosen, t, look }: {
    readonly at: Area;
    readonly isChosen: boolean;
    readonly t: Messages;
    readonly look: Look;
  },
): Ink {
  const { row, column } = at;
  const isBar = isChosen && isFilled(look);
  if (isBar) fill(canvas, at, "honey");
  const ink: Ink = isBar ? { fg: "ink" } : {};
  const arrow: Ink = isBar ? ink : { fg: "gold" };
  const pointer = isChosen ? (look.isAscii ? "> " : "▶ ") : "  ";
  const [open, close] = fixedBy !== undefined ? ["", ""] : look.isAscii ? "<>" : "‹›";
  write(canvas, { row, column }, pointer, arrow);
  write(canvas, { row, column: column + 2 }, t.menu.settings.name[name], {
    ...ink,
    attributes: BOLD,
  });
  writePieces(canvas, { row, column: column + 16 }, [
    [`${open} `.trimStart(), arrow],
    [t.menu.settings.value(name, value), {
      fg: isBar ? "ink" : isChosen ? "gold" : "paper",
      attributes: BOLD,
    }],
    [` ${close}`.trimEnd(), arrow],
  ]);
  return isBar ? ink : { fg: "dim" };
}

function pressed(
  chosen: number,
  key: Key,
  settings: readonly ShownSetting[],
): PageStep<number, SettingWish> {
  const stay = (at: number) =>
    ({ kind: "stay", state: (at + settings.length) % settings.length }) as const;
  const turn = (at: number, by: 1 | -1) => {
    const { value, values, fixedBy } = settings[at]!;
    if (fixedBy !== undefined) return stay(at);
    const next = values[(values.indexOf(value) + by + values.length) % values.length]!;
    return { kind: "done", result: { kind: "set", at, value: next } } as const;
  };
  switch (key.kind) {
    case "up":
    case "back_tab":
      return stay(chosen - 1);
    case "down":
    case "tab":
      return stay(chosen + 1);
    case "wheel":
      return stay(chosen + key.by);
    case "left":
      return turn(chosen, -1);
    case "right":
    case "enter":
      return turn(chosen, 1);
    case "choose":
      return turn(key.id, 1);
    case "escape":
      return { kind: "done", result: { kind: "menu" } };
    case "text":
      if (key.text === "q") return { kind: "done", result: { kind: "menu" } };
      return key.text === " " ? turn(chosen, 1) : stay(chosen);
    default:
      return stay(chosen);
  }
}
