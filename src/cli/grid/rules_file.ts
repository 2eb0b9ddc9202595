import { lineOfKey } from "../../config.ts";
import { type Allowed, type SettingFault, UserError } from "../../core/problem.ts";
import { isRecord, quotable } from "../../core/text.ts";
import { type Bonus, BONUSES, bonusNamed } from "../../games/grid/puzzle.ts";
import { GRID_RULES, type GridRules, RULES_NAMES, type RulesName } from "../../games/grid/rules.ts";
import type { World } from "../../world.ts";
import { MAX_YAML, parseYaml } from "../../yaml.ts";

/** What a player's file changes of the rules it is based on. */
export interface OwnRules {
  readonly base: RulesName;
  /** Points of letters, where they are not those of the language. */
  readonly values: Readonly<Record<string, number>>;
  readonly changes: Partial<GridRules>;
}

const FIELDS = [
  "base",
  "values",
  "scoring",
  "length_points",
  "min_length",
  "bonuses",
  "reuse",
  "minutes",
];

/** Reads a file of rules, such as `base: ruzzle` and `length_points: [0, 0, 0, 1, 2]`. */
export async function readRulesFile(world: World, path: string): Promise<OwnRules> {
  const text = new TextDecoder().decode(await world.readFile(path, MAX_YAML));
  const raw = await parseYaml(text, path) ?? {};
  if (!isRecord(raw)) fail([{ kind: "not_a_mapping", path }]);
  const reader = readerOf({ path, text });
  for (const key of Object.keys(raw)) {
    if (!FIELDS.includes(key)) reader.unknown(key);
  }
  const base = reader.oneOf("base", raw["base"], RULES_NAMES) ?? "ruzzle";
  const own = GRID_RULES[base];
  const points = reader.list("length_points", raw["length_points"]);
  const kind = reader.oneOf("scoring", raw["scoring"], ["letters", "length"]) ?? own.scoring.kind;
  const usual = own.scoring.kind === "letters" ? own.scoring.lengthPoints : own.scoring.points;
  const bonuses = reader.numbers("bonuses", raw["bonuses"], {
    named: bonusNamed,
    examples: [...BONUSES, "4l", "4w", "…", "9w"],
    min: 0,
    max: 16,
  });
  const minutes = reader.number("minutes", raw["minutes"], { kind: "decimal", min: 0, max: 1440 });
  const minLength = reader.number("min_length", raw["min_length"], {
    kind: "whole",
    min: 1,
    max: 64,
  });
  const reuse = reader.oneOf("reuse", raw["reuse"], ["true", "false", "yes", "no"]);
  const values = reader.numbers("values", raw["values"], {
    named: letterNamed,
    examples: ["a", "b", "…"],
    min: 0,
    max: 1000,
  });
  reader.done();
  const none = Object.fromEntries(BONUSES.map((bonus) => [bonus, 0])) as GridRules["bonuses"];
  return {
    base,
    values: values ?? {},
    changes: {
      scoring: kind === "letters"
        ? { kind, lengthPoints: points ?? usual }
        : { kind, points: points ?? usual },
      ...(bonuses && { bonuses: { ...none, ...bonuses as Partial<Record<Bonus, number>> } }),
      ...(minutes !== undefined && { seconds: Math.round(minutes * 60) }),
      ...(minLength !== undefined && { minLength }),
      ...(reuse !== undefined && { reuse: reuse === "true" || reuse === "yes" }),
    },
  };
}

/** Which names are known, and some of them. */
interface Names {
  readonly named: (name: string) => string | undefined;
  readonly examples: readonly string[];
}

type Span = { readonly min: number; readonly max: number };

/** Reads value after value, and throws every fault at once. */
function readerOf({ path, text }: { readonly path: string; readonly text: string }) {
  const faults: SettingFault[] = [];
  const from = (key: string) => {
    const line = lineOfKey(text, key);
    return { kind: "file", path, ...(line !== undefined && { line }) } as const;
  };
  const refuse = (key: string, value: unknown, allowed: Allowed) => {
    const shown = typeof value === "string" ? quotable(value) : "…";
    faults.push({ kind: "bad_value", from: from(key), key, value: shown, allowed });
    return undefined;
  };
  const number = (key: string, value: unknown, allowed: Allowed & Span) => {
    if (value === undefined) return undefined;
    const form = allowed.kind === "whole" ? /^\d{1,6}$/ : /^\d{1,6}(\.\d+)?$/;
    const n = typeof value === "string" && form.test(value) ? Number(value) : NaN;
    return n >= allowed.min && n <= allowed.max ? n : refuse(key, value, allowed);
  };
  return {
    number,
    unknown(key: string) {
      faults.push({ kind: "unknown_key", from: from(key), key: quotable(key), known: FIELDS });
    },
    oneOf<V extends string>(key: string, value: unknown, values: readonly V[]): V | undefined {
      if (value === undefined || values.includes(value as V)) return value as V | undefined;
      return refuse(key, value, { kind: "one_of", values });
    },
    /** Whole numbers, from no letter on; the last is for all longer words. */
    list(key: string, value: unknown): number[] | undefined {
      if (value === undefined) return undefined;
      const allowed = { kind: "whole", min: 0, max: 1000 } as const;
      if (!Array.isArray(value) || value.length === 0) return refuse(key, value, allowed);
      return value.map((one) => number(key, one, allowed) ?? 0);
    },
    /** A whole number each, under names that `named` knows. */
    numbers(
      key: string,
      value: unknown,
      { named, examples, ...span }: Names & Span,
    ): Record<string, number> | undefined {
      if (value === undefined) return undefined;
      const allowed = { kind: "whole", ...span } as const;
      if (!isRecord(value)) return refuse(key, value, allowed);
      const out: Record<string, number> = {};
      for (const [name, given] of Object.entries(value)) {
        const known = named(name);
        if (known === undefined) {
          const path = `${key}.${quotable(name)}`;
          faults.push({ kind: "unknown_key", from: from(name), key: path, known: examples });
        } else out[known] = number(`${key}.${name}`, given, allowed) ?? 0;
      }
      return out;
    },
    done() {
      if (faults.length > 0) fail(faults);
    },
  };
}

function letterNamed(name: string): string | undefined {
  return /^\p{L}$/u.test(name.normalize("NFC")) ? name.normalize("NFC").toLowerCase() : undefined;
}

function fail(faults: readonly SettingFault[]): never {
  throw new UserError({ kind: "bad_setting", faults });
}
