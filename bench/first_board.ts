/**
 * The first board of a game in a process of its own, as a player waits for it once the words are
 * there: nothing is compiled yet, and no table is made.
 *
 *     deno run -A --cached-only bench/first_board.ts GAME     milliseconds, of the clock and of the processor
 */
import { cpuUsage } from "node:process";
import { rngFrom } from "../src/core/random.ts";
import { CROSSWORD_DEFAULTS } from "../src/games/crossword/rules.ts";
import { games } from "../src/games/mod.ts";
import { make } from "../src/play/crossword/maker.ts";
import { planFor } from "./crossword_plan.ts";
import { print } from "./figures.ts";
import { benchLexicon } from "./words.ts";

interface Times {
  readonly wall: number;
  readonly processor: number;
}

/** The median of some fresh processes. */
export async function firstBoard(game: string, processes: number): Promise<Times> {
  const runs: Times[] = [];
  for (let i = 0; i < processes; i++) {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "-q", "--cached-only", "--no-check", import.meta.url, game, `${i}`],
    }).output();
    if (code !== 0) throw new Error(new TextDecoder().decode(stderr));
    runs.push(JSON.parse(new TextDecoder().decode(stdout)));
  }
  const median = (of: (times: Times) => number) =>
    runs.map(of).sort((a, b) => a - b)[Math.floor(processes / 2)]!;
  return { wall: median(({ wall }) => wall), processor: median(({ processor }) => processor) };
}

/** Makes boards of a game as the program does: crosswords of words that can be defined, with clues. */
function generatorOf(name: string): (seed: string) => void {
  if (name === "crossword") {
    const plan = { ...planFor(), rules: CROSSWORD_DEFAULTS };
    return (seed) => make(plan, seed);
  }
  const { generate, defaults } = games[name as "bee"];
  const lexicon = benchLexicon();
  return (seed) => generate(lexicon, defaults, rngFrom(`${name}/${seed}`));
}

if (import.meta.main) {
  const [name = "bee", seed = "0"] = Deno.args;
  const generate = generatorOf(name);
  const before = cpuUsage();
  const start = performance.now();
  generate(seed);
  const wall = performance.now() - start;
  const { user, system } = cpuUsage(before);
  print(JSON.stringify({ wall, processor: (user + system) / 1000 }));
}
