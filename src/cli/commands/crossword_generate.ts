import { factsOf } from "../../games/crossword/facts.ts";
import { ipuzOf } from "../../games/crossword/ipuz.ts";
import { type CrosswordRound, openCrossword } from "../../games/crossword/round.ts";
import { svgOf } from "../../games/crossword/svg.ts";
import type { Call, ExitCode } from "../command.ts";
import { clued, make, planOf } from "../crossword_maker.ts";
import { pageLines } from "../crossword_text.ts";
import { openLexicon } from "../dictionary.ts";
import { jsonArray } from "../json.ts";
import type { CROSSWORD_GENERATE_OPTIONS } from "../options.ts";
import { settle } from "../settings.ts";

type GenerateCall = Call<typeof CROSSWORD_GENERATE_OPTIONS[number]>;

/** A new crossword, on the screen or in a file. */
export async function generateCrosswords(call: GenerateCall): Promise<ExitCode> {
  const { world, t, options } = call;
  const from = performance.now();
  const { settings, dataPath } = await settle(world, options);
  const lexicon = await openLexicon(world, options.dictionary);
  const plan = await planOf(call, { world, dataPath }, lexicon);
  const seed = settings.seed ?? world.freshSeed();
  const { grid, rules } = await clued(call, plan, make(plan, seed));
  const round = openCrossword(lexicon, rules, grid);
  if (options.verbose) {
    const { entries } = round;
    const mean = entries.reduce((sum, { difficulty }) => sum + difficulty, 0) / entries.length;
    const ms = (performance.now() - from).toFixed(1);
    const told = { entries: entries.length, difficulty: t.number(mean, 2), ms };
    for (const line of t.crossword.verbose(told)) world.err(line);
  }
  const about = {
    seed,
    edition: lexicon.edition,
    ...(plan.themeName && { theme: plan.themeName }),
  };
  const text = textOf(call, round, about);
  const { output = "-" } = options;
  if (output === "-") world.out(text);
  else {
    await world.writeFile(output, new TextEncoder().encode(text + "\n"));
    world.err(t.crossword.written(output));
  }
  return 0;
}

interface About {
  readonly seed: string;
  readonly edition: string;
  readonly theme?: string;
}

function textOf({ world, t, options }: GenerateCall, round: CrosswordRound, about: About): string {
  const { across, down } = t.crossword;
  const { seed, theme } = about;
  const { rows, cols, tier } = round;
  const title = t.crossword.title({ rows, cols, tier, seed, theme });
  switch (options.crossword_format ?? (options.json ? "json" : "text")) {
    case "text": {
      // What goes to a file or a pipe is not as wide as the window.
      const columns = options.output === undefined ? Math.max(40, world.input().columns) : 80;
      return pageLines(round, { t, columns, title, solution: options.solution === true }).join(
        "\n",
      );
    }
    case "json": {
      const { entries, ...facts } = factsOf(round);
      const head = JSON.stringify({
        ...facts,
        seed,
        lexicon: about.edition,
        ...(theme && { theme }),
      });
      return `${head.slice(0, -1)},"entries":${jsonArray(entries)}}`;
    }
    case "ipuz":
      return ipuzOf(round, { title, author: "itbee", difficulty: t.lexicon.tier[tier] });
    case "svg": {
      const shown = options.solution ? { cells: round.solution } : {};
      return svgOf(round, { labels: { title, across, down }, ...shown }).trimEnd();
    }
  }
}
