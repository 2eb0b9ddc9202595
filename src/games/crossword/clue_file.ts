import { type Grid, slotName, slotsOf } from "./template.ts";

export type ClueFileFault =
  /** Not a slot and a clue with a tab between. */
  | { readonly kind: "bad_row"; readonly line: number; readonly text: string }
  | { readonly kind: "unknown_slot"; readonly line: number; readonly text: string }
  | { readonly kind: "repeated_slot"; readonly line: number; readonly text: string };

interface ClueFile {
  /** By slot, `12-across`. */
  readonly clues: Readonly<Record<string, string>>;
  readonly faults: readonly ClueFileFault[];
}

/**
 * Reads `slot TAB clue` rows for a picture; a slot is written `12-across`, `12a` or `12o`,
 * `3-down`, `3d` or `3v`. `#` starts a remark. Reports and skips bad rows.
 */
export function parseClueFile(text: string, grid: Grid): ClueFile {
  const names = new Set(slotsOf(grid).map(slotName));
  const clues: Record<string, string> = {};
  const faults: ClueFileFault[] = [];
  text.replace(/^\uFEFF/, "").split(/\r?\n/).forEach((row, i) => {
    if (row.trim() === "" || row.startsWith("#")) return;
    const line = i + 1;
    const [slot, clue, ...more] = row.split("\t").map((column) => column.trim());
    if (!slot || !clue || more.length > 0) {
      faults.push({ kind: "bad_row", line, text: row });
      return;
    }
    const name = parseSlotName(slot);
    if (name === undefined || !names.has(name)) {
      faults.push({ kind: "unknown_slot", line, text: slot });
    } else if (Object.hasOwn(clues, name)) {
      faults.push({ kind: "repeated_slot", line, text: slot });
    } else clues[name] = clue;
  });
  return { clues, faults };
}

/** `12-across` for what people write for it. */
export function parseSlotName(text: string): string | undefined {
  const found = /^([1-9]\d{0,2})-?(across|a|o|orizzontale|down|d|v|verticale)$/i.exec(text);
  if (!found) return undefined;
  const direction = /^[ao]/i.test(found[2]!) ? "across" : "down";
  return slotName({ number: Number(found[1]), direction });
}
