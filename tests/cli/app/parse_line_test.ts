import assert from "node:assert/strict";
import { type CommandWords, type LineRules, parseLine } from "../../../src/cli/app/parse_line.ts";

const COMMANDS: CommandWords<string>[] = [
  { name: "help", always: "help", aliases: ["aiuto"], short: ["?", "h"], takesRest: true },
  { name: "score", always: "score", aliases: ["punti"], short: ["p"] },
  { name: "list", always: "list", aliases: ["lista"], short: ["l"], takesRest: true },
  { name: "why", aliases: ["perche", "why"], short: ["w"], takesRest: true },
];

/** A board of these letters, the first one required. */
function rules(letters: string): LineRules<string> {
  return {
    commands: COMMANDS,
    minLength: 4,
    mayPlay: (word) =>
      word.length >= 4 && [...word].every((c) => letters.includes(c)) && word.includes(letters[0]!),
  };
}

Deno.test("parseLine() tells commands from guesses", () => {
  const board = rules("nbemorv");
  const cases: [line: string, expected: string][] = [
    ["", "nothing"],
    ["   ", "nothing"],
    ["nome", "guess nome"],
    ["score", "command score"],
    ["SCORE", "command score"],
    ["=score", "guess score"],
    ["punti", "command score"],
    ["p", "command score"],
    ["?", "command help"],
    ["? regole", "command help regole"],
    ["lista per lunghezza", "command list per lunghezza"],
    ["perche nome", "command why nome"],
    [":punti", "command score"],
    ["/list", "command list"],
    [":mesola", "unknown :mesola"],
    [":puntii", "unknown :puntii :punti"],
    ["nome neve", "guess nome, guess neve"],
    ["nome p", "guess nome, command score"],
  ];
  for (const [line, expected] of cases) assert.equal(shown(line, board), expected, line);
});

Deno.test("readTyped() lets an alias be guessed where it can be played", () => {
  assert.equal(shown("punti", rules("tpunisa")), "guess punti");
  assert.equal(shown(":punti", rules("tpunisa")), "command score");
  assert.equal(shown("score", rules("scoreab")), "command score", "the eight words always win");
});

function shown(line: string, board: LineRules<string>): string {
  return parseLine(line, board).map((typed) => {
    switch (typed.kind) {
      case "nothing":
        return "nothing";
      case "guess":
        return `guess ${typed.text}`;
      case "command":
        return `command ${typed.name} ${typed.rest}`.trim();
      case "unknown_command":
        return `unknown ${typed.text} ${typed.nearest ?? ""}`.trim();
    }
  }).join(", ");
}
