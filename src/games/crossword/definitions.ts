import { type Tier, TIERS } from "../../core/difficulty.ts";

/** A definition written by hand. */
export interface Definition {
  /** As played: `pero`. */
  readonly answer: string;
  /** Its manner: plain (easy), oblique (medium) or sly (hard). */
  readonly level: Tier;
  readonly text: string;
  /** The spelling that is meant, where the answer has two: `però`. */
  readonly written?: string;
}

type DefinitionFault =
  /** Not answer, level and definition, and perhaps a spelling, with tabs between. */
  | { readonly kind: "bad_row"; readonly line: number; readonly text: string }
  | { readonly kind: "unknown_level"; readonly line: number; readonly text: string };

interface DefinitionFile {
  readonly definitions: readonly (Definition & { readonly line: number })[];
  readonly faults: readonly DefinitionFault[];
}

const LEVELS: Readonly<Record<string, Tier>> = { e: "easy", m: "medium", h: "hard" };

/** Reads `answer TAB level TAB definition [TAB spelling]` rows; `#` starts a remark. */
export function parseDefinitions(text: string): DefinitionFile {
  const definitions: (Definition & { line: number })[] = [];
  const faults: DefinitionFault[] = [];
  text.split("\n").forEach((row, i) => {
    if (row.trim() === "" || row.startsWith("#")) return;
    const line = i + 1;
    const columns = row.split("\t");
    const [answer, letter, clue, written] = columns;
    const isWhole = columns.length <= 4 && columns.every((column) => column.trim() === column);
    if (!answer || !letter || !clue || written === "" || !isWhole) {
      faults.push({ kind: "bad_row", line, text: row });
      return;
    }
    const level = LEVELS[letter];
    if (level === undefined) {
      faults.push({ kind: "unknown_level", line, text: row });
      return;
    }
    definitions.push({ line, answer, level, text: clue, ...(written ? { written } : {}) });
  });
  return { definitions, faults };
}

/** Those of the tier's own level if there are any, else those of the nearest. */
export function nearestDefinitions(all: readonly Definition[], tier: Tier): readonly Definition[] {
  const distance = ({ level }: Definition) => Math.abs(TIERS.indexOf(level) - TIERS.indexOf(tier));
  const nearest = Math.min(...all.map(distance));
  return all.filter((one) => distance(one) === nearest);
}
