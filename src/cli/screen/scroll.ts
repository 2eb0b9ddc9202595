import type { Key } from "./keys.ts";
import type { KeyRules, Ui } from "./ui.ts";

/** How far a turn of the wheel goes. */
export const WHEEL_ROWS = 3;

/** The next panel or the one before, from where it is read. */
export function turnPanel(ui: Ui, by: 1 | -1, { panels, hasPanel }: KeyRules): Ui {
  const all = panels + 1;
  let panel = (ui.panel + by + all) % all;
  // Beside the board the first panel is there already.
  if (hasPanel && panel === 1) panel = (panel + by + all) % all;
  return showPanel(ui, panels === 0 ? 0 : panel);
}

/** The nth panel from where it is read. */
export function showPanel(ui: Ui, panel: number): Ui {
  return { ...unscrolled(ui), panel };
}

export function scrollPanel(ui: Ui, by: number, { panelMax, panelTop }: KeyRules): Ui {
  return { ...ui, scroll: within((ui.scroll ?? panelTop) + by, panelMax) };
}

/** With the newest word of a panel in sight. */
export function unscrolled(ui: Ui): Ui {
  const { scroll: _, ...rest } = ui;
  return rest;
}

/** A long text as a key scrolls it; `undefined` for a key that does something else. */
export function scrollPane(ui: Ui, key: Key, { page, paneMax }: KeyRules): Ui | undefined {
  const { pane } = ui;
  if (!pane) return undefined;
  const top = within(pane.top, paneMax);
  const go = (to: number) => ({ ...ui, pane: { ...pane, top: within(to, paneMax) } });
  switch (key.kind) {
    case "up":
      return go(top - 1);
    case "down":
      return go(top + 1);
    case "page_up":
      return go(top - page);
    case "page_down":
      return go(top + page);
    case "wheel":
      return go(top + key.by * WHEEL_ROWS);
    case "home":
      return go(0);
    case "end":
      return go(paneMax);
    case "text":
      return key.text === " " && top < paneMax ? go(top + page) : undefined;
    default:
      return undefined;
  }
}

export function within(value: number, max: number): number {
  return Math.max(0, Math.min(value, max));
}
