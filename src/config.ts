import {
  type Allowed,
  type Given,
  type Origin,
  type SettingFault,
  UserError,
} from "./core/problem.ts";
import { LEVEL_CHOICES } from "./core/level.ts";
import { isPlain, nearest, quotable } from "./core/text.ts";
import { UI_LANGUAGES, valueMeant } from "./messages/mod.ts";

/** One setting. Its name here is its YAML key, and in capitals after `ITBEE_` its variable. */
type Field = Allowed & {
  readonly default: string | number | boolean | null;
  /** The option that sets it, if one does. */
  readonly flag?: string;
  /** The rule of the bee that it feeds, if it does. */
  readonly rule?: string;
};

/**
 * In the order in which `config init` writes them. Plain data, not calls: every command loads this
 * table, and most change none of it.
 */
export const FIELDS = {
  min_len: { kind: "whole", min: 2, max: 15, default: 4, flag: "--min-len", rule: "minLength" },
  alpha: { kind: "decimal", min: 0, max: 10, default: 2, rule: "alpha" },
  pangram_bonus_points: { kind: "whole", min: 0, max: 100, default: 7, rule: "pangramBonus" },
  points_cap: { kind: "whole", min: 1, max: 1_000, default: 50, rule: "cap" },
  min_valid_words: {
    kind: "whole",
    min: 1,
    max: 10_000,
    default: 20,
    flag: "--words",
    rule: "minWords",
  },
  max_valid_words: {
    kind: "whole",
    min: 1,
    max: 10_000,
    default: 200,
    flag: "--words",
    rule: "maxWords",
  },
  min_total_points: { kind: "whole", min: 1, max: 1_000_000, default: 80, rule: "minPoints" },
  max_total_points: { kind: "whole", min: 1, max: 1_000_000, default: 1_200, rule: "maxPoints" },
  win_fraction: { kind: "decimal", min: 0.01, max: 1, default: 0.75, rule: "winFraction" },
  level: { kind: "one_of", values: LEVEL_CHOICES, default: "medium", flag: "--level" },
  allow_rare_letters: { kind: "yes_no", default: false, rule: "allowRareLetters" },
  allow_proper_nouns: { kind: "yes_no", default: false, rule: "allowProperNouns" },
  require_pangram: { kind: "yes_no", default: true, rule: "requirePangram" },
  family_cap: { kind: "decimal", min: 0, max: 1, default: 0.6, rule: "familyCap" },
  hint_share: { kind: "decimal", min: 0, max: 1, default: 0.2, rule: "hintShare" },
  family_hint_share: { kind: "decimal", min: 0, max: 1, default: 0.3, rule: "familyHintShare" },
  language: { kind: "text", max: 3, default: "it", flag: "--language" },
  lexicon_strategy: {
    kind: "one_of",
    values: ["joined", "wordfreq", "morphit"],
    default: "joined",
    flag: "--strategy",
  },
  lang: { kind: "one_of", values: ["auto", ...UI_LANGUAGES], default: "auto", flag: "--lang" },
  color: { kind: "yes_no", default: true, flag: "--no-color" },
  background: {
    kind: "one_of",
    values: ["auto", "dark", "light"],
    default: "auto",
    flag: "--background",
  },
  mouse: { kind: "yes_no", default: true, flag: "--no-mouse" },
  motion: { kind: "yes_no", default: true, flag: "--no-motion" },
  emoji: { kind: "yes_no", default: false, flag: "--emoji" },
  seed: { kind: "text", max: 200, default: null, flag: "--seed" },
  data_path: { kind: "text", max: 4_096, default: "~/.it_spelling_bee", flag: "--data-path" },
} as const satisfies Record<string, Field>;

/** Settings that once were. A file that has them is read, and they change nothing. */
const RETIRED: readonly string[] = ["extra_points"];

export type Key = keyof typeof FIELDS;
export type Settings = { readonly [K in Key]: ValueOf<(typeof FIELDS)[K]> };

type ValueOf<F extends Field> = F extends { readonly kind: "whole" | "decimal" } ? number
  : F extends { readonly kind: "yes_no" } ? boolean
  : F extends { readonly kind: "one_of"; readonly values: readonly (infer V)[] } ? V
  : F extends { readonly default: null } ? string | null
  : string;

export const KEYS = Object.keys(FIELDS) as Key[];

/** Those that a player changes in the menu; the rest are rules, for the file. */
export const PLAYER_SETTINGS = [
  "lang",
  "level",
  "language",
  "color",
  "background",
  "mouse",
  "motion",
  "emoji",
] as const satisfies readonly Key[];
export type PlayerSetting = typeof PLAYER_SETTINGS[number];

/** Pairs of which the first may not exceed the second. */
const ORDERED: readonly (readonly [low: Key, high: Key])[] = [
  ["min_valid_words", "max_valid_words"],
  ["min_total_points", "max_total_points"],
];

/** What `parseYaml` made of a file; the text says which line a key is on. */
export interface SettingsFile {
  readonly path: string;
  readonly text: string;
  readonly values: unknown;
}

export interface Sources {
  readonly file?: SettingsFile;
  readonly env?: (name: string) => string | undefined;
  readonly flags?: { readonly [K in Key]?: unknown };
}

export interface Resolved {
  readonly settings: Settings;
  readonly origins: { readonly [K in Key]: Origin };
}

const BY_DEFAULT: Origin = { kind: "default" };

/** Default, then file, then environment, then flags. Throws `bad_setting` with every fault. */
export function resolveSettings({ file, env, flags }: Sources): Resolved {
  const faults: SettingFault[] = [];
  const fromFile = file ? valuesOf(file, faults) : {};
  const settings: Partial<Record<Key, unknown>> = {};
  const origins: Partial<Record<Key, Origin>> = {};
  const take = (key: Key, raw: unknown, from: Origin) => {
    const value = valueFrom(raw, FIELDS[key]);
    if (value === undefined) {
      faults.push({ kind: "bad_value", from, key, value: shown(raw), allowed: allowedFor(key) });
      return;
    }
    // An accent is one letter or two, depending on the keyboard: one seed all the same.
    settings[key] = key === "seed" ? String(value).normalize("NFC") : value;
    origins[key] = from;
  };
  for (const key of KEYS) {
    const field: Field = FIELDS[key];
    settings[key] = field.default;
    origins[key] = BY_DEFAULT;
    if (file && !isNothing(fromFile[key])) take(key, fromFile[key], fileOrigin(file, key));
    const variable = env?.(envName(key));
    if (!isNothing(variable)) take(key, variable, { kind: "env", name: envName(key) });
    const flag = flags?.[key];
    // On the command line, null is a text like any other.
    if (flag !== undefined && flag !== "") {
      take(key, flag, { kind: "flag", name: field.flag ?? key });
    }
  }
  const resolved = { settings, origins } as Resolved;
  faults.push(...crossed(resolved));
  if (faults.length > 0) throw new UserError({ kind: "bad_setting", faults });
  return resolved;
}

/** The bee's rules that the settings feed. */
export function rulesFrom(settings: Settings): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const key of KEYS) {
    const { rule }: Field = FIELDS[key];
    if (rule !== undefined) rules[rule] = settings[key];
  }
  return rules;
}

/** What a setting may be. */
export function allowedFor(key: Key): Allowed {
  const { default: _default, flag: _flag, rule: _rule, ...allowed }: Field = FIELDS[key];
  return allowed;
}

export function envName(key: Key): string {
  return `ITBEE_${key.toUpperCase()}`;
}

/** A YAML file with every setting at its default, each with its description. */
export function configTemplate(describe: (key: Key) => string): string {
  return KEYS.map((key) => {
    const comment = describe(key).split(/\r?\n/).map((line) => `# ${line}`.trimEnd());
    return [...comment, `${key}: ${yamlOf(FIELDS[key].default)}`, ""].join("\n");
  }).join("\n");
}

/**
 * The text of a settings file with one value changed; comments and all else stay. `undefined` where
 * the value is not on a line of its own with its key: such a file is changed by hand.
 */
export function withSetting(
  text: string,
  key: Key,
  value: string | boolean,
): string | undefined {
  const written = `${key}: ${yamlOf(value)}`;
  if (lineOfKey(text, key) === undefined) {
    return text === "" || text.endsWith("\n") ? `${text}${written}\n` : `${text}\n${written}\n`;
  }
  const place = new RegExp(
    `^(\\ufeff?)${key}[ \\t]*:(?:[ \\t]+(?:"[^"\\n]*"|'[^'\\n]*'|[^\\s#"'|>&*!{[][^#\\n]*?))?` +
      `([ \\t]*(?:[ \\t]#[^\\n]*)?\\r?)$`,
    "m",
  );
  return place.test(text)
    ? text.replace(place, (_, start, rest) => start + written + rest)
    : undefined;
}

/** `~` as the shell reads it. */
export function expandHome(path: string, home: string | undefined): string {
  if (home === undefined || !/^~([/\\]|$)/.test(path)) return path;
  return home.replace(/[/\\]+$/, "") + path.slice(1);
}

/** From 1; `undefined` for a key that cannot be found, such as one with escapes. */
export function lineOfKey(text: string, key: string): number | undefined {
  const name = key.replaceAll(/[^\w]/g, "\\$&");
  const place = new RegExp(`^(?:\\ufeff|[^#\\n]*[{,])?\\s*(["']?)${name}\\1\\s*:`);
  const line = text.split("\n").findIndex((each) => place.test(each));
  return line < 0 ? undefined : line + 1;
}

function valuesOf(file: SettingsFile, faults: SettingFault[]): Record<string, unknown> {
  if (isNothing(file.values)) return {};
  if (typeof file.values !== "object" || Array.isArray(file.values)) {
    faults.push({ kind: "not_a_mapping", path: file.path });
    return {};
  }
  const values = file.values as Record<string, unknown>;
  for (const key of Object.keys(values)) {
    if (Object.hasOwn(FIELDS, key) || RETIRED.includes(key)) continue;
    const near = nearest(key, KEYS);
    const from = fileOrigin(file, key);
    faults.push({ kind: "unknown_key", from, key: quotable(key), ...(near && { nearest: near }) });
  }
  return values;
}

function fileOrigin({ path, text }: SettingsFile, key: string): Origin {
  const line = lineOfKey(text, key);
  return { kind: "file", path, ...(line !== undefined && { line }) };
}

function crossed({ settings, origins }: Resolved): SettingFault[] {
  const given = (key: Key): Given => ({ key, value: shown(settings[key]), from: origins[key] });
  return ORDERED.filter(([low, high]) => Number(settings[low]) > Number(settings[high]))
    .map(([low, high]) => ({ kind: "crossed", low: given(low), high: given(high) }));
}

/** An empty value counts as not given, as in YAML. */
function isNothing(raw: unknown): boolean {
  return raw === undefined || raw === null ||
    (typeof raw === "string" && /^\s*(null|~)?\s*$/i.test(raw));
}

/** The value of a text, or of a number or truth value as JSON has them; `undefined` if not allowed. */
function valueFrom(raw: unknown, allowed: Allowed): unknown {
  if (typeof raw === "number" && !Number.isFinite(raw)) return undefined;
  // Past 2^53 the digits are no longer those that were written.
  if (typeof raw === "number" && Math.abs(raw) > Number.MAX_SAFE_INTEGER) return undefined;
  if (!["string", "number", "boolean"].includes(typeof raw)) return undefined;
  const written = String(raw).trim();
  switch (allowed.kind) {
    case "whole":
      return /^[+-]?\d+$/.test(written) ? within(Number(written), allowed) : undefined;
    case "decimal":
      return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(written)
        ? within(Number(written), allowed)
        : undefined;
    case "yes_no":
      if (/^(true|yes|on|1)$/i.test(written)) return true;
      return /^(false|no|off|0)$/i.test(written) ? false : undefined;
    case "one_of":
      return valueMeant(allowed.values, written);
    case "text":
      return written.length <= allowed.max && isPlain(written) ? written : undefined;
  }
}

function within(value: number, { min, max }: { min: number; max: number }): number | undefined {
  return value >= min && value <= max ? value : undefined;
}

/** Never a whole nested value: a few aliases can make it endless. */
function shown(raw: unknown): string {
  if (typeof raw === "object" && raw !== null) return Array.isArray(raw) ? "[…]" : "{…}";
  return quotable(String(raw));
}

function yamlOf(value: string | number | boolean | null): string {
  return typeof value === "string" && !/^[a-z]+$/.test(value) ? JSON.stringify(value) : `${value}`;
}
