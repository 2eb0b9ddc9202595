import assert from "node:assert/strict";
import fc from "fast-check";
import {
  allowedFor,
  configTemplate,
  envName,
  expandHome,
  FIELDS,
  KEYS,
  lineOfKey,
  resolveSettings,
  rulesFrom,
  type Settings,
  type Sources,
  withSetting,
} from "../src/config.ts";
import { type SettingFault, UserError } from "../src/core/problem.ts";
import { isPlain } from "../src/core/text.ts";
import { parseYaml } from "../src/yaml.ts";

const PATH = "/home/ada/.it_spelling_bee/config.yml";
const DEFAULTS = resolveSettings({}).settings;

async function settingsOf(text: string, more: Omit<Sources, "file"> = {}): Promise<Settings> {
  const file = { path: PATH, text, values: await parseYaml(text, PATH) };
  return resolveSettings({ file, ...more }).settings;
}

async function faultsOf(text: string, more: Omit<Sources, "file"> = {}) {
  try {
    await settingsOf(text, more);
  } catch (error) {
    assert(error instanceof UserError && error.problem.kind === "bad_setting", String(error));
    return error.problem.faults;
  }
  return [];
}

function envOf(values: Record<string, string>): (name: string) => string | undefined {
  return (name) => values[name];
}

Deno.test("resolveSettings() understands values in Italian too", () => {
  for (const [text, level] of [["facile", "easy"], ["Difficile", "hard"], ["media", "medium"]]) {
    const values = { level: text };
    const { settings } = resolveSettings({ file: { path: "f", text: "", values } });
    assert.equal(settings.level, level);
    const env = (name: string) => name === "ITBEE_LEVEL" ? text : undefined;
    assert.equal(resolveSettings({ env }).settings.level, level);
  }
});

Deno.test("resolveSettings() lets flags win over environment over file over defaults", async () => {
  const text = "alpha: 3.5\nmin_len: 5\nseed: 42\n";
  const file = { path: PATH, text, values: await parseYaml(text, PATH) };
  const env = envOf({ ITBEE_ALPHA: "2.7", ITBEE_MIN_LEN: "6", ITBEE_COLOR: "" });
  const { settings, origins } = resolveSettings({ file, env, flags: { min_len: 7 } });
  assert.equal(settings.min_len, 7);
  assert.equal(settings.alpha, 2.7);
  assert.equal(settings.seed, "42");
  assert.equal(settings.color, true);
  assert.deepEqual(origins.min_len, { kind: "flag", name: "--min-len" });
  assert.deepEqual(origins.alpha, { kind: "env", name: "ITBEE_ALPHA" });
  assert.deepEqual(origins.seed, { kind: "file", path: PATH, line: 3 });
  assert.deepEqual(origins.color, { kind: "default" });
});

Deno.test("FIELDS has the seed's keys and their defaults", () => {
  const { min_len, alpha, pangram_bonus_points, min_valid_words, max_valid_words } = DEFAULTS;
  const { min_total_points, max_total_points, win_fraction, allow_rare_letters } = DEFAULTS;
  assert.deepEqual([min_len, alpha, pangram_bonus_points], [4, 2, 7]);
  assert.deepEqual([min_valid_words, max_valid_words], [20, 200]);
  assert.deepEqual([min_total_points, max_total_points], [80, 1200]);
  assert.deepEqual([win_fraction, allow_rare_letters, DEFAULTS.color], [0.75, false, true]);
  assert.deepEqual([DEFAULTS.seed, DEFAULTS.data_path], [null, "~/.it_spelling_bee"]);
  assert.equal(envName("pangram_bonus_points"), "ITBEE_PANGRAM_BONUS_POINTS");
  assert.equal(rulesFrom(DEFAULTS).minLength, 4);
});

Deno.test("resolveSettings() reads YAML as people write it", async () => {
  const cases: [text: string, key: keyof Settings, value: unknown][] = [
    ["", "alpha", 2],
    ["\ufeff# nothing\n\n", "alpha", 2],
    ["alpha:\n", "alpha", 2],
    ["alpha: ~\n", "alpha", 2],
    ["seed: null\n", "seed", null],
    ["seed: 007\n", "seed", "007"],
    ["seed: 12345678901234567890123\n", "seed", "12345678901234567890123"],
    ["seed: ' perché no '\n", "seed", "perché no"],
    ["color: yes\r\nalpha: 1\r\n", "color", true],
    ["color: Off\n", "color", false],
    ['"alpha": 3\n', "alpha", 3],
    ["{alpha: .5, color: no}\n", "alpha", 0.5],
    ["alpha: 1e0\n", "alpha", 1],
    ["lang: IT\n", "lang", "it"],
    ["alpha: *a\n", "alpha", undefined],
    ["min_len: &n 5\nalpha: *n\n", "alpha", 5],
  ];
  for (const [text, key, value] of cases) {
    if (value === undefined) assert.equal((await faultsOf(text))[0]?.kind, "bad_yaml", text);
    else assert.equal((await settingsOf(text))[key], value, text);
  }
});

Deno.test("resolveSettings() reports every fault, where it is and what is allowed", async () => {
  const at = (line: number) => ({ kind: "file", path: PATH, line } as const);
  const whole = { kind: "whole", min: 2, max: 15 } as const;
  const cases: [text: string, faults: SettingFault[]][] = [
    ["# hi\nmin_length: 4\n", [
      { kind: "unknown_key", from: at(2), key: "min_length", nearest: "min_len" },
    ]],
    ["zzz: 4\n", [{ kind: "unknown_key", from: at(1), key: "zzz" }]],
    ["alpha: 2\nmin_len: 1\n", [
      { kind: "bad_value", from: at(2), key: "min_len", value: "1", allowed: whole },
    ]],
    ["min_len: 4.5\ncolour: red\n", [
      { kind: "unknown_key", from: at(2), key: "colour", nearest: "color" },
      { kind: "bad_value", from: at(1), key: "min_len", value: "4.5", allowed: whole },
    ]],
    ["min_len: .nan\n", [
      { kind: "bad_value", from: at(1), key: "min_len", value: ".nan", allowed: whole },
    ]],
    ["min_len: [4]\n", [
      { kind: "bad_value", from: at(1), key: "min_len", value: "[…]", allowed: whole },
    ]],
    ['seed: "a\\eb"\n', [
      {
        kind: "bad_value",
        from: at(1),
        key: "seed",
        value: "a\ufffdb",
        allowed: { kind: "text", max: 200 },
      },
    ]],
    ["max_valid_words: 10\n", [
      {
        kind: "crossed",
        low: { key: "min_valid_words", value: "20", from: { kind: "default" } },
        high: { key: "max_valid_words", value: "10", from: at(1) },
      },
    ]],
    ["- alpha\n", [{ kind: "not_a_mapping", path: PATH }]],
    ["hello\n", [{ kind: "not_a_mapping", path: PATH }]],
    ["alpha: 1\nalpha: 2\n", [
      { kind: "bad_yaml", path: PATH, line: 2, column: 1, detail: "duplicated mapping key" },
    ]],
    ["#".repeat(70_000), [{ kind: "too_large", path: PATH, limit: 65_536 }]],
  ];
  for (const [text, faults] of cases) assert.deepEqual(await faultsOf(text), faults, text);
});

Deno.test("resolveSettings() names the variable or the flag at fault", async () => {
  const env = envOf({ ITBEE_WIN_FRACTION: "75%" });
  assert.deepEqual(await faultsOf("", { env, flags: { level: "impossible" } }), [
    {
      kind: "bad_value",
      from: { kind: "env", name: "ITBEE_WIN_FRACTION" },
      key: "win_fraction",
      value: "75%",
      allowed: { kind: "decimal", min: 0.01, max: 1 },
    },
    {
      kind: "bad_value",
      from: { kind: "flag", name: "--level" },
      key: "level",
      value: "impossible",
      allowed: { kind: "one_of", values: ["easy", "medium", "hard", "expert", "auto"] },
    },
  ]);
});

Deno.test("resolveSettings() takes the numbers of JSON, and refuses those it cannot keep", () => {
  const cases: [value: unknown, seed: string | undefined][] = [
    [20250101, "20250101"],
    [2 ** 53, undefined],
    [NaN, undefined],
    [Infinity, undefined],
    [{}, undefined],
    [[], undefined],
    [() => 1, undefined],
    [10n, undefined],
  ];
  for (const [value, seed] of cases) {
    if (seed === undefined) {
      assert.throws(() => resolveSettings({ flags: { seed: value } }), UserError);
    } else assert.equal(resolveSettings({ flags: { seed: value } }).settings.seed, seed);
  }
});

Deno.test("parseYaml() survives what is meant to hurt it", async () => {
  let bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
  for (let i = 1; i < 200; i++) {
    bomb += `a${i}: &a${i} [${Array(9).fill(`*a${i - 1}`)}]\n`;
  }
  const hurtful = [
    bomb,
    "[".repeat(60_000),
    "- ".repeat(30_000),
    "a: \u0000",
    "a: \ud800",
    "a: !!js/function x",
    "__proto__: {alpha: 9}\nconstructor: 1\n",
    "<<: {alpha: 9}\n",
    "? [a]\n: 1\n",
    "a: 1\n---\nb: 2\n",
    "\talpha: 2",
  ];
  for (const text of hurtful) {
    const faults = await faultsOf(text);
    assert(faults.length > 0, text.slice(0, 40));
    assert(isPlain(JSON.stringify(faults)));
  }
  assert.equal(({} as { alpha?: number }).alpha, undefined);
});

Deno.test("resolveSettings() never throws but its own problem", async () => {
  const value = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.double(), fc.json());
  const key = fc.oneof(fc.constantFrom(...KEYS), fc.string());
  const line = fc.tuple(key, value).map(([k, v]) => `${k}: ${v}`);
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 6 }), async (lines) => {
      const faults = await faultsOf(lines.join("\n"));
      for (const fault of faults) assert(isPlain(JSON.stringify(fault).replaceAll("\\", "")));
    }),
    { seed: 7, numRuns: 1_000 },
  );
});

Deno.test("configTemplate() parses back to the defaults, with every key explained", async () => {
  const template = configTemplate((key) => `about ${key}: # "x"\nsecond line`);
  assert.deepEqual(await settingsOf(template), DEFAULTS);
  for (const key of KEYS) {
    const line = lineOfKey(template, key)!;
    assert.equal(template.split("\n")[line - 2], "# second line", key);
  }
});

Deno.test("FIELDS allow their own defaults", () => {
  for (const key of KEYS) {
    const allowed = allowedFor(key);
    const it: unknown = FIELDS[key].default;
    if (allowed.kind === "one_of") {
      assert.ok(allowed.values.some((value) => value === it), key);
      assert.equal(new Set(allowed.values).size, allowed.values.length, key);
    } else if (allowed.kind === "whole" || allowed.kind === "decimal") {
      assert.ok(typeof it === "number" && it >= allowed.min && it <= allowed.max, key);
      assert.ok(allowed.kind === "decimal" || Number.isInteger(it), key);
    } else if (allowed.kind === "yes_no") assert.equal(typeof it, "boolean", key);
    else if (allowed.kind === "text") {
      assert.ok(it === null || typeof it === "string" && it.length <= allowed.max, key);
    } else assert.fail(`${key}: ${allowed.kind}`);
  }
});

Deno.test("every allowed value of every field comes back as it was given", () => {
  for (const key of KEYS) {
    const allowed = allowedFor(key);
    const values = allowed.kind === "one_of"
      ? allowed.values
      : allowed.kind === "yes_no"
      ? [true, false]
      : allowed.kind === "text" || allowed.kind === "url"
      ? ["ciao".slice(0, allowed.kind === "text" ? allowed.max : undefined)]
      : [allowed.max, Math.max(allowed.min, FIELDS[key].default as number)];
    const open = { max_valid_words: 10_000, max_total_points: 1_000_000 };
    for (const value of values) {
      for (const given of [value, String(value)]) {
        const { settings } = resolveSettings({ flags: { ...open, [key]: given } });
        assert.equal(settings[key], value, key);
      }
    }
  }
});

Deno.test("lineOfKey() finds keys, not words in comments or values", () => {
  const text = "# alpha: 1\nnote: alpha: 2\n'alpha' : 3\n{seed: 1, emoji: true}\n";
  const cases: [key: string, line: number | undefined][] = [
    ["alpha", 3],
    ["note", 2],
    ["seed", 4],
    ["emoji", 4],
    ["color", undefined],
    ["a(b", undefined],
  ];
  for (const [key, line] of cases) assert.equal(lineOfKey(text, key), line, key);
});

Deno.test("expandHome() reads ~ as the shell does", () => {
  const cases: [path: string, home: string | undefined, out: string][] = [
    ["~/.it_spelling_bee", "/home/ada", "/home/ada/.it_spelling_bee"],
    ["~", "/home/ada/", "/home/ada"],
    ["~bob/x", "/home/ada", "~bob/x"],
    ["/x/~", "/home/ada", "/x/~"],
    ["~/x", undefined, "~/x"],
  ];
  for (const [path, home, out] of cases) assert.equal(expandHome(path, home), out);
});

Deno.test("withSetting() changes one value, and says where it cannot", async () => {
  const cases: [text: string, expected: string | undefined][] = [
    ["", "level: hard\n"],
    ["# only mine", "# only mine\nlevel: hard\n"],
    ["level: easy", "level: hard"],
    ["level:\nalpha: 3\n", "level: hard\nalpha: 3\n"],
    ["\ufefflevel: easy   # why\nseed: a#b\n", "\ufefflevel: hard   # why\nseed: a#b\n"],
    ["seed: x\r\nlevel : 'easy'\r\n", "seed: x\r\nlevel: hard\r\n"],
    ["# level: easy\nseed: level\n", "# level: easy\nseed: level\nlevel: hard\n"],
    ["{level: easy}", undefined],
    ['"level": easy\n', undefined],
    ["level: &a easy\n", undefined],
    ["level: |\n  easy\n", undefined],
  ];
  for (const [text, expected] of cases) {
    const changed = withSetting(text, "level", "hard");
    assert.equal(changed, expected, text);
    if (changed === undefined) continue;
    assert.deepEqual(await settingsOf(changed), { ...await settingsOf(text), level: "hard" }, text);
  }
});
