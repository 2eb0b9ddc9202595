import { factsOf } from "../../games/crossword/puzzle_file.ts";
import type { IpuzMarks } from "../../games/crossword/ipuz.ts";
import type { CrosswordRound } from "../../games/crossword/round.ts";
import type { Call } from "../app/command.ts";
import { pageLines } from "./grid_text.ts";
import { jsonArray } from "../text/json.ts";

type PageCall = Call<"crossword_format" | "json" | "solution" | "output">;

/** A crossword in the format asked for, on the screen or in a file. */
export async function writePage(
  call: PageCall,
  round: CrosswordRound,
  about: About,
): Promise<void> {
  const { world, t, options: { output = "-" } } = call;
  const text = await textOf(call, round, about);
  if (output === "-") {
    world.out(text);
    return;
  }
  await world.writeFile(output, new TextEncoder().encode(text + "\n"));
  world.err(t.crossword.written(output));
}

/** What else is known about a crossword. */
interface About {
  readonly seed?: string;
  readonly edition: string;
  readonly theme?: string;
  readonly marks?: IpuzMarks | undefined;
}

async function textOf(
  { world, t, options }: PageCall,
  round: CrosswordRound,
  about: About,
): Promise<string> {
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
        ...(seed !== undefined && { seed }),
        lexicon: about.edition,
        ...(theme && { theme }),
      });
      return `${head.slice(0, -1)},"entries":${jsonArray(entries)}}`;
    }
    case "ipuz":
      return (await import("../../games/crossword/ipuz.ts")).ipuzOf(round, {
        title,
        author: "itbee",
        difficulty: t.lexicon.tier[tier],
        ...(about.marks && { marks: about.marks }),
      });
    case "svg": {
      const shown = options.solution ? { cells: round.solution } : {};
      return (await import("../../games/crossword/svg.ts"))
        .svgOf(round, { labels: { title, across, down }, ...shown }).trimEnd();
    }
  }
}
