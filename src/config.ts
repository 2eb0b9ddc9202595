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
interface Field<V> {
  readonly allowed: Allowed;
  readonly default: V;
  /** The option that sets it, if one does. */
  readonly flag?: string;
  /** The rule of the bee that it feeds, if it does. */
  readonly rule?: string;
}

type Uses = Pick<Field<unknown>, "flag" | "rule">;

/** In the order in which `config init` writes them. */
export const FIELDS = {
  min_len: whole(4, [2, 15], { flag: "--min-len", rule: "minLength" }),
  alpha: decimal(2, [0, 10], { rule: "alpha" }),
  pangram_bonus_points: whole(7, [0, 100], { rule: "pangramBonus" }),
  points_cap: whole(50, [1, 1_000], { rule: "cap" }),
  min_valid_words: whole(20, [1, 10_000], { flag: "--words", rule: "minWords" }),
  max_valid_words: whole(200, [1, 10_000], { flag: "--words", rule: "maxWords" }),
  min_total_points: whole(80, [1, 1_000_000], { rule: "minPoints" }),
  max_total_points: whole(1_200, [1, 1_000_000], { rule: "maxPoints" }),
  win_fraction: decimal(0.75, [0.01, 1], { rule: "winFraction" }),
  level: oneOf("medium", LEVEL_CHOICES, { flag: "--level" }),
  allow_rare_letters: yesNo(false, { rule: "allowRareLetters" }),
  allow_proper_nouns: yesNo(false, { rule: "allowProperNouns" }),
  require_pangram: yesNo(true, { rule: "requirePangram" }),
  family_cap: decimal(0.6, [0, 1], { rule: "familyCap" }),
  hint_share: decimal(0.2, [0, 1], { rule: "hintShare" }),
  family_hint_share: decimal(0.3, [0, 1], { rule: "familyHintShare" }),
  language: text<string>("it", 3, { flag: "--language" }),
  lexicon_strategy: oneOf("joined", ["joined", "wordfreq", "morphit"], { flag: "--strategy" }),
  lang: oneOf("auto", ["auto", ...UI_LANGUAGES], { flag: "--lang" }),
  color: yesNo(true, { flag: "--no-color" }),
  background: oneOf("auto", ["auto", "dark", "light"], { flag: "--background" }),
  mouse: yesNo(true, { flag: "--no-mouse" }),
  motion: yesNo(true, { flag: "--no-motion" }),
  emoji: yesNo(false, { flag: "--emoji" }),
  seed: text<string | null>(null, 200, { flag: "--seed" }),
  data_path: text<string>("~/.it_spelling_bee", 4_096, { flag: "--data-path" }),
} as const satisfies Record<string, Field<unknown>>;

/** Settings that once were. A file that has them is read, and they change nothing. */
const RETIRED: readonly string[] = ["extra_points"];

export type Key = keyof typeof FIELDS;
export type Settings = { readonly [K in Key]: (typeof FIELDS)[K]["default"] };
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

/** Default, then file, then environment, then flags. Throws `bad_setting` with every fault. */
export function resolveSettings({ file, env, flags }: Sources): Resolved {
  const faults: SettingFault[] = [];
  const fromFile = file ? valuesOf(file, faults) : {};
  const settings: Partial<Record<Key, unknown>> = {};
  const origins: Partial<Record<Key, Origin>> = {};
  for (const key of KEYS) {
    const field = FIELDS[key];
    settings[key] = field.default;
    origins[key] = { kind: "default" };
    const layers: [raw: unknown, from: Origin][] = [
      [env?.(envName(key)), { kind: "env", name: envName(key) }],
      [flags?.[key], { kind: "flag", name: field.flag ?? key }],
    ];
    if (file) layers.unshift([fromFile[key], fileOrigin(file, key)]);
    for (const [raw, from] of layers) {
      // On the command line, null is a text like any other.
      if (from.kind === "flag" ? raw === undefined || raw === "" : isNothing(raw)) continue;
      const value = valueFrom(raw, field.allowed);
      if (value === undefined) {
        faults.push({ kind: "bad_value", from, key, value: shown(raw), allowed: field.allowed });
        continue;
      }
      // An accent is one letter or two, depending on the keyboard: one seed all the same.
      settings[key] = key === "seed" ? String(value).normalize("NFC") : value;
      origins[key] = from;
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
    const { rule }: Uses = FIELDS[key];
    if (rule !== undefined) rules[rule] = settings[key];
  }
  return rules;
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

function whole(
  value: number,
  [min, max]: readonly [number, number],
  uses: Uses,
): Field<number> {
  return { allowed: { kind: "whole", min, max }, default: value, ...uses };
}

function decimal(
  value: number,
  [min, max]: readonly [number, number],
  uses: Uses,
): Field<number> {
  return { allowed: { kind: "decimal", min, max }, default: value, ...uses };
}

function yesNo(value: boolean, uses: Uses): Field<boolean> {
  return { allowed: { kind: "yes_no" }, default: value, ...uses };
}

function oneOf<V extends string>(value: V, values: readonly V[], uses: Uses): Field<V> {
  return { allowed: { kind: "one_of", values }, default: value, ...uses };
}

function text<V>(value: V, max: number, uses: Uses): Field<V> {
  return { allowed: { kind: "text", max }, default: value, ...uses };
}
