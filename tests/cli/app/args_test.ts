import assert from "node:assert/strict";
import { parseArgs } from "../../../src/cli/app/args.ts";
import { unknownCommand } from "../../../src/cli/app/command_names.ts";
import { COMMANDS } from "../../../src/cli/app/commands.ts";
import { OPTIONS } from "../../../src/cli/app/options.ts";
import { type UsageFault, UserError } from "../../../src/core/problem.ts";
import { messages } from "../../support/messages.ts";

function parse(line: string) {
  return parseArgs(line.split(" ").filter((arg) => arg !== ""), COMMANDS, messages.en);
}

function faultOf(line: string): UsageFault {
  try {
    parse(line);
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "bad_usage") {
      return error.problem.fault;
    }
    throw error;
  }
  return assert.fail(`No fault in: ${line}`);
}

Deno.test("parseArgs() finds the command, its arguments and options", () => {
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
    // Options of the root are heard before and behind a command.
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
    const request = parse(line);
    assert.equal(request.kind, "run", line);
    if (request.kind !== "run") return;
    assert.equal(request.spec.topic, topic, line);
    assert.deepEqual(request.call, { args, options }, line);
  }
});

Deno.test("parseArgs() shows help", () => {
  for (const spec of COMMANDS) {
    const path = spec.topic === "itbee" ? "" : spec.topic;
    const shown = parse(`${path} --help`);
    assert.equal(shown.kind, "show");
    if (shown.kind !== "show") return;
    assert.ok(shown.text.startsWith(`Usage: itbee${path && ` ${path}`}`), shown.text);
    assert.ok(shown.text.split("\n").every((line) => line.length <= 80), shown.text);
    for (const name of spec.options) {
      assert.ok(shown.text.includes(OPTIONS[name].flags), `${spec.topic} ${name}`);
    }
  }
});

Deno.test("parseArgs() tells what is wrong", () => {
  const range = { kind: "span", min: 1, max: 10_000 } as const;
  const cases: [line: string, fault: UsageFault][] = [
    ["--sed 3", { kind: "unknown_option", text: "--sed", nearest: "--seed" }],
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
  for (const [line, fault] of cases) assert.deepEqual(faultOf(line), fault, line);
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
    const fault = unknownCommand(text);
    assert.equal("nearest" in fault ? fault.nearest : undefined, nearest, text);
  }
});
