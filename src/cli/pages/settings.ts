import type { PlayerSetting } from "../../config.ts";
import type { Messages } from "../../messages/mod.ts";
import { fill, type Ink, write, writePieces } from "../screen/canvas.ts";
import type { Target } from "../screen/game_screen.ts";
import type { Key } from "../screen/keys.ts";
import { isFilled } from "../screen/look.ts";
import { BOLD } from "../screen/palette.ts";
import { wrap } from "../text/layout.ts";
import type { Page, PageStep } from "./page.ts";

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
      const isTall = canvas.rows >= 2 * settings.length + 11;
      const columns = Math.min(canvas.columns - 4, 60);
      const first = canvas.rows >= 16 ? 2 : 1;
      const targets = settings.map(({ name, value, fixedBy }, i): Target => {
        const row = first + i * (isTall ? 2 : 1);
        const isChosen = i === chosen;
        const isBar = isChosen && isFilled(look);
        if (isBar) fill(canvas, { row, column: 2, columns, rows: 1 }, "honey");
        const ink: Ink = isBar ? { fg: "ink" } : {};
        const pointer = isChosen ? (look.isAscii ? "> " : "▶ ") : "  ";
        const [open, close] = fixedBy !== undefined ? ["", ""] : look.isAscii ? "<>" : "‹›";
        write(canvas, { row, column: 2 }, pointer, isBar ? ink : { fg: "gold" });
        write(canvas, { row, column: 4 }, it.name[name], { ...ink, attributes: BOLD });
        const arrow: Ink = isBar ? ink : { fg: "gold" };
        const strong: Ink = isBar
          ? { ...ink, attributes: BOLD }
          : { fg: isChosen ? "gold" : "paper", attributes: BOLD };
        writePieces(canvas, { row, column: 18 }, [
          [`${open} `.trimStart(), arrow],
          [it.value(name, value), strong],
          [` ${close}`.trimEnd(), arrow],
        ]);
        return { row, column: 2, columns, rows: 1, keys: [{ kind: "choose", id: i }] };
      });
      const { name, fixedBy } = settings[chosen]!;
      const about = fixedBy === undefined ? it.about[name] : it.fixed(fixedBy);
      const lines = wrap(about, canvas.columns - 4);
      const news = said === "" ? [] : wrap(said, canvas.columns - 4);
      const rest = wrap(t.menu.changeIn(path), canvas.columns - 4);
      const below = first + settings.length * (isTall ? 2 : 1) + (canvas.rows >= 16 ? 1 : 0);
      const hasRoom = below + lines.length + news.length + 1 + rest.length < canvas.rows - 1;
      lines.forEach((line, i) => write(canvas, { row: below + i, column: 2 }, line));
      news.forEach((line, i) =>
        write(canvas, { row: below + lines.length + i, column: 2 }, line, { fg: "gold" })
      );
      if (hasRoom) {
        const row = canvas.rows - 2 - rest.length;
        rest.forEach((line, i) => write(canvas, { row: row + i, column: 2 }, line, { fg: "dim" }));
      }
      return { targets };
    },
    press: (chosen, key) => pressed(chosen, key, settings),
  };
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
