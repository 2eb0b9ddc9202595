import assert from "node:assert/strict";
import { parseArgs } from "../../../src/cli/app/args.ts";
import { unknownCommand } from "../../../src/cli/app/command_names.ts";
import { COMMANDS } from "../../../src/cli/app/program.ts";
import { allowedFor, readValue } from "../../../src/cli/app/option_kinds.ts";
import { OPTIONS } from "../../../src/cli/app/option_table.ts";
import { type UsageFault, UserError } from "../../../src/core/problem.ts";
import { helpOf } from "../../../src/cli/app/help.ts";
import { type OptionName, type ProgramWord, programWords } from "../../../src/messages/mod.ts";
import { FIXED } from "../../support/property.ts";
import fc from "fast-check";
import { messages } from "../../support/messages.ts";

function parse(line: string) {
  return parseArgs(line.split(" ").filter((arg) => arg !== ""), COMMANDS);
}

async function faultOf(line: string): Promise<UsageFault> {
  try {
    await parse(line);
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "bad_usage") {
      return error.problem.fault;
    }
    throw error;
  }
  return assert.fail(`No fault in: ${line}`);
}

Deno.test("parseArgs() finds the command, its arguments and options", async () => {
  const cases: [line: string, topic: string, args: string[], options: object][] = [
    ["", "itbee", [], {}],
    ["N-BEMORV", "itbee", ["N-BEMORV"], {}],
    ["--seed 7 --json", "itbee", [], { seed: "7", json: true }],
    ["--seed=7", "itbee", [], { seed: "7" }],
    ["play --new", "play", [], { new: true }],
    ["daily 2025-11-17", "daily", ["2025-11-17"], {}],
    ["--words 30..45", "itbee", [], { words: { from: 30, to: 45 } }],
    ["--level HARD", "itbee", [], { level: "hard" }],
    ["lexicon explain a b c", "lexicon explain", ["a", "b", "c"], {}],
    // The root's options count before and after a command.
    ["stats --json", "stats", [], { json: true }],
    ["--json stats", "stats", [], { json: true }],
    ["--data-path /tmp/x sessions list --all", "sessions list", [], {
      data_path: "/tmp/x",
      all: true,
    }],
    ["sessions show x --data-path /tmp/x", "sessions show", ["x"], { data_path: "/tmp/x" }],
    // A `--no-` option is not given unless it is given.
    ["--no-color", "itbee", [], { no_color: true }],
    ["bee atlas", "bee atlas", [], {}],
    ["bee atlas --no-limits --limit 3", "bee atlas", [], { no_limits: true, limit: 3 }],
  ];
  for (const [line, topic, args, options] of cases) {
    const request = await parse(line);
    assert.equal(request.kind, "run", line);
    if (request.kind !== "run") return;
    assert.equal(request.spec.topic, topic, line);
    assert.deepEqual(request.call, { args, options }, line);
  }
});

/** A value that each option allows. */
function sampleOf(name: OptionName): string | undefined {
  const { flags } = OPTIONS[name];
  const allowed = allowedFor(OPTIONS[name]);
  if (!/[<[]/.test(flags)) return undefined;
  switch (allowed.kind) {
    case "one_of":
      return allowed.values[0]!;
    case "whole":
    case "decimal":
      return String(allowed.max);
    case "span":
      return "1..2";
    case "size":
      return "9x9";
    case "url":
      return "https://example.org/";
    default:
      return "x";
  }
}

Deno.test("parseArgs() reads every option of every command, wherever it is", async () => {
  let pairs = 0;
  for (const spec of COMMANDS.filter((it) => it.run)) {
    const words = spec.topic === "itbee" ? [] : spec.topic.split(" ");
    const operands = spec.args.startsWith("<") ? ["bash"] : [];
    for (const name of spec.options) {
      pairs++;
      const sample = sampleOf(name);
      const value = sample === undefined ? true : readValue(OPTIONS[name], sample);
      const flags = OPTIONS[name].flags.split(/[ ,]+/).filter((it) => it.startsWith("-"));
      for (const flag of flags) {
        const asked = sample === undefined ? [[flag]] : [
          [flag, sample],
          [flag.startsWith("--") ? `${flag}=${sample}` : flag + sample],
        ];
        for (const option of asked) {
          for (const args of [[...option, ...words], [...words, ...option]]) {
            const request = await parseArgs([...args, ...operands], COMMANDS);
            assert.deepEqual(
              request,
              { kind: "run", spec, call: { args: operands, options: { [name]: value } } },
              args.join(" "),
            );
          }
        }
      }
    }
  }
  assert.ok(pairs >= 310, `${pairs}`);
});

Deno.test("parseArgs() reads clusters, optional values and what follows --", async () => {
  const cases: [line: string, topic: string, args: string[], options: object][] = [
    ["grid solve -qR a", "grid solve", ["a"], { quiet: true, reverse: true }],
    ["grid generate -qr4 -c 5", "grid generate", [], { quiet: true, rows: 4, cols: 5 }],
    ["bites solve --show-tiles", "bites solve", [], { show_tiles: true }],
    ["bites solve --show-tiles --json", "bites solve", [], { show_tiles: true, json: true }],
    ["bites solve --show-tiles tre", "bites solve", [], { show_tiles: "tre" }],
    ["lexicon explain -- --help", "lexicon explain", ["--help"], {}],
    ["-- stats", "stats", [], {}],
    ["-- lexicon explain casa", "lexicon explain", ["casa"], {}],
    ["lexicon explain -- stats", "lexicon explain", ["stats"], {}],
    ["--seed --help", "itbee", [], { seed: "--help" }],
    ["--seed 1 --seed 2", "itbee", [], { seed: "2" }],
    ["--seed=", "itbee", [], { seed: "" }],
    ["crossword print -", "crossword print", ["-"], {}],
  ];
  for (const [line, topic, args, options] of cases) {
    const request = await parse(line);
    assert.ok(request.kind === "run", line);
    assert.equal(request.spec.topic, topic, line);
    assert.deepEqual(request.call, { args, options }, line);
  }
});

Deno.test("parseArgs() understands Italian", async () => {
  const cases: [line: string, topic: string, args: string[], options: object][] = [
    ["oggi", "daily", [], {}],
    ["gioca --level facile", "play", [], { level: "easy" }],
    ["griglia risolvi --sort lunghezza", "grid solve", [], { sort: "length" }],
    ["cruciverba genera --difficulty Difficile", "crossword generate", [], { difficulty: "hard" }],
    ["tessere risolvi --only-direction orizzontale", "bites solve", [], { only_direction: "h" }],
    ["cruciverba play --clues nessuna", "crossword play", [], { clues: { kind: "none" } }],
    ["lessico spiega oggi", "lexicon explain", ["oggi"], {}],
    ["statistiche cruciverba", "stats", ["crossword"], {}],
    ["partite elenco", "sessions list", [], {}],
  ];
  for (const [line, topic, args, options] of cases) {
    const request = await parse(line);
    assert.ok(request.kind === "run", line);
    assert.equal(request.spec.topic, topic, line);
    assert.deepEqual(request.call, { args, options }, line);
  }
  for (const [line, topic] of [["cruciverba -h", "crossword"], ["griglia -h", "grid"]] as const) {
    const request = await parse(line);
    assert.ok(request.kind === "help" && request.spec.topic === topic, line);
  }
});

Deno.test("the command line's words mean one thing each", () => {
  const topics = COMMANDS.map(({ topic }) => topic.split(" ")).filter(([word]) => word !== "itbee");
  const groups = new Set(topics.map((words) => words.slice(0, -1).join(" ")));
  for (const group of groups) {
    const members = topics.filter((words) => words.slice(0, -1).join(" ") === group);
    const spelled = members.flatMap((words) => programWords(words.at(-1) as ProgramWord));
    const ways = [...new Set(spelled)];
    for (const way of ways) {
      const meant = members.filter((words) =>
        programWords(words.at(-1) as ProgramWord).includes(way)
      );
      assert.equal(meant.length, 1, `${group} ${way}`);
      // Seven different letters would be a board.
      const isOwn = members.some((words) => words.at(-1) === way);
      assert.ok(group !== "" || isOwn || way.length !== 7 || new Set(way).size < 7, way);
    }
  }
  for (const { topic, options } of COMMANDS) {
    const flags = options.flatMap((name) => OPTIONS[name].flags.match(/-+[a-zA-Z-]+(?=[ ,]|$)/g)!);
    assert.equal(new Set(flags).size, flags.length, topic);
  }
  const takes = new Map<string, boolean>();
  for (const { flags } of Object.values(OPTIONS)) {
    const [long] = /--[a-z-]+/.exec(flags)!;
    assert.equal(takes.get(long) ?? flags.includes("<"), flags.includes("<"), long);
    takes.set(long, flags.includes("<"));
  }
});

Deno.test("parseArgs() finds the command whose help is asked for", async () => {
  for (const spec of COMMANDS) {
    const path = spec.topic === "itbee" ? "" : spec.topic;
    const lines = [
      `${path} --help`,
      `-h ${path}`,
      ...(spec.run || spec.alone ? [] : [path, `${path} --lang it`]),
    ];
    for (const line of lines) assert.deepEqual(await parse(line), { kind: "help", spec }, line);
    const text = helpOf(spec, COMMANDS, messages.en);
    assert.ok(text.startsWith(`Usage: itbee${path && ` ${path}`}`), text);
    assert.ok(text.split("\n").every((line) => line.length <= 80), text);
    for (const name of spec.options) {
      assert.ok(text.includes(OPTIONS[name].flags), `${spec.topic} ${name}`);
    }
  }
  assert.deepEqual(await parse("--json --version"), { kind: "version" });
});

Deno.test("parseArgs() takes a group named alone for its first command", async () => {
  const cases: [line: string, topic: string][] = [
    ["grid", "grid play"],
    ["griglia --seed 7", "grid play"],
    ["cruciverba --size 5x5", "crossword play"],
    ["tessere", "bites play"],
    ["alveare", "play"],
    ["sessioni", "sessions list"],
    ["impostazioni", "config show"],
  ];
  for (const [line, topic] of cases) {
    const request = await parse(line);
    assert.equal(request.kind === "run" && request.spec.topic, topic, line);
  }
});

Deno.test("parseArgs() answers any line, or says what is wrong with it", async () => {
  const flags = Object.values(OPTIONS).flatMap(({ flags }) => flags.split(/[ ,]+/).slice(0, 2));
  const words = COMMANDS.flatMap(({ topic }) => topic.split(" "));
  const some = ["7", "30..45", "it", "-", "--", "-x", "", "N-BEMORV", "--seed=7", "--json="];
  const args = fc.array(
    fc.oneof(fc.constantFrom(...flags, ...words, ...some), fc.string({ maxLength: 6 })),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(args, async (line) => {
      try {
        await parseArgs(line, COMMANDS);
      } catch (error) {
        assert.ok(error instanceof UserError && error.problem.kind === "bad_usage", `${error}`);
      }
    }),
    { ...FIXED, numRuns: 3000 },
  );
});

Deno.test("parseArgs() says what is wrong", async () => {
  const range = { kind: "span", min: 1, max: 10_000 } as const;
  const cases: [line: string, fault: UsageFault][] = [
    ["--sed 3", { kind: "unknown_option", text: "--sed", nearest: "--seed" }],
    ["--json=yes", { kind: "unknown_option", text: "--json=yes", nearest: "--json" }],
    ["grid solve -qz", { kind: "unknown_option", text: "-z" }],
    ["sessions --zzzzzz", { kind: "unknown_option", text: "--zzzzzz" }],
    ["crucivreba x", { kind: "unknown_command", text: "crucivreba", nearest: "cruciverba" }],
    ["sessions esprta", { kind: "unknown_command", text: "esprta", nearest: "partite esporta" }],
    ["--level", { kind: "missing_value", text: "--level <level>" }],
    ["grid solve -b", { kind: "missing_value", text: "-b, --board <file>" }],
    ["lexicon explain", { kind: "missing_argument", text: "words" }],
    ["completions", { kind: "missing_argument", text: "bash|zsh|fish" }],
    ["--zzzzzz", { kind: "unknown_option", text: "--zzzzzz" }],
    ["stats --plain", { kind: "unknown_option", text: "--plain" }],
    ["bee slove x", { kind: "unknown_command", text: "slove", nearest: "bee solve" }],
    ["lexicon zzzzzz", { kind: "unknown_command", text: "zzzzzz" }],
    ["explian a", { kind: "unknown_command", text: "explian", nearest: "lexicon explain" }],
    ["bee solve", { kind: "missing_argument", text: "board" }],
    ["--seed", { kind: "missing_value", text: "--seed <seed>" }],
    ["config path x", { kind: "extra_argument", text: "x" }],
    ["N-BEMORV a b", { kind: "extra_argument", text: "a b" }],
    ["--words 45..30", { kind: "bad_value", option: "--words", text: "45..30", allowed: range }],
    ["--words 0..3", { kind: "bad_value", option: "--words", text: "0..3", allowed: range }],
    ["--min-len 1.5", {
      kind: "bad_value",
      option: "--min-len",
      text: "1.5",
      allowed: { kind: "whole", min: 2, max: 15 },
    }],
    ["lexicon explain a --min-zipf lots", {
      kind: "bad_value",
      option: "--min-zipf",
      text: "lots",
      allowed: { kind: "decimal", min: 0, max: 8.5 },
    }],
  ];
  for (const [line, fault] of cases) assert.deepEqual(await faultOf(line), fault, line);
});

Deno.test("unknownCommand() names the whole command that was meant", () => {
  const cases: [text: string, nearest: string | undefined][] = [
    ["lexcon", "lexicon"],
    ["stat", "stats"],
    ["sesions", "sessions"],
    ["explain", "lexicon explain"],
    ["atlass", "bee atlas"],
    ["zzzz", undefined],
  ];
  for (const [text, nearest] of cases) {
    const fault = unknownCommand(text, COMMANDS.map(({ topic }) => topic));
    assert.equal("nearest" in fault ? fault.nearest : undefined, nearest, text);
  }
});
