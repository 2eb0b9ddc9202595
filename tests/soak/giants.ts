import { UserError } from "../../src/core/problem.ts";
import { sessionOf } from "../support/sessions.ts";
import { ENTRANCES } from "../support/entrances.ts";
import { inFolder, start } from "../support/program.ts";
import { type Attack, must, peakMb, type Scale } from "./attack.ts";

/** No process may ever hold more, in MB. */
const MEMORY = 1_000;
const MB = 1 << 20;

/** Each reads the file LINE, or finds it where it looks. */
const READERS: readonly (readonly [args: readonly string[], place?: string])[] = [
  [["bee", "solve", "N-BEMORV", "--dictionary", "LINE"]],
  [["lexicon", "compile", "LINE", "-o", "OUT"]],
  [["lexicon", "compile", "WORDS", "--frequencies", "LINE", "-o", "OUT"]],
  [["lexicon", "check", "LINE"]],
  [["grid", "solve", "--board", "LINE"]],
  [["crossword", "play", "LINE"]],
  [["crossword", "verify", "LINE"]],
  [["crossword", "themes", "LINE"]],
  [["crossword", "generate", "--template", "LINE"]],
  [["crossword", "generate", "--size", "5x5", "--clues", "file:LINE"]],
  [["config", "show"], "config.yml"],
  [["languages", "nl"], "languages/nl.yaml"],
];

/** Lines of a hundred megabytes, wherever a line is read, and imports as large as they may be. */
export const giants: Attack = {
  name: "giants",
  async run(scale) {
    const line = scale.of(100, 10) * MB;
    for (const [sign, bytes] of [["n", 1], ["\ud800", 3]] as const) {
      for (const { name, feed } of ENTRANCES) {
        try {
          await feed(sign.repeat(line / bytes));
        } catch (error) {
          must(error instanceof UserError, `${name}: ${error}`);
        }
      }
    }
    let most = 0;
    let count = 0;
    const see = (peak: number, what: string) => {
      must(peak < MEMORY, `${what} took ${peak} MB`);
      most = Math.max(most, peak);
      count++;
    };
    await typed(line, see);
    await files(line, see);
    await imports(scale, see);
    return `${ENTRANCES.length} parsers took lines of ${line / MB} MB; ${count} processes that ` +
      `read such a line or a file of ${scale.of(250, 25)} MB, none above ${most} MB`;
  },
};

type See = (peak: number, what: string) => void;

async function typed(size: number, see: See): Promise<void> {
  for (const sign of ["n", "é", "\0", " "]) {
    await inFolder(async (folder) => {
      const game = start(folder, `${folder}/data`, ["N-BEMORV", "--json"]);
      await game.next();
      const peak = peakMb(game.pid);
      const chunk = sign.repeat(MB);
      const sent = (async () => {
        for (let done = 0; done < size; done += MB) await game.send(chunk);
        await game.send("\nnome\n");
      })();
      let answer = await game.next();
      while (answer.input !== "nome") answer = await game.next();
      await sent;
      must(answer.ok === true, `after a long line: ${JSON.stringify(answer)}`);
      const { code, err } = await game.end();
      must(code === 0 && err === "", `${code} ${err.slice(0, 300)}`);
      see(await peak, `a line of ${JSON.stringify(sign)}`);
    });
  }
}

async function files(size: number, see: See): Promise<void> {
  for (const [args, place] of READERS) {
    await inFolder(async (folder) => {
      const data = `${folder}/data`;
      const path = place === undefined ? `${folder}/giant` : `${data}/${place}`;
      await Deno.mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true });
      await Deno.writeFile(path, new Uint8Array(size).fill(110));
      await Deno.writeTextFile(`${folder}/words`, "nome\nneve\n");
      const own = args.map((arg) =>
        arg.replace("LINE", path).replace("WORDS", `${folder}/words`).replace("OUT", `${folder}/o`)
      );
      const what = args.join(" ");
      const game = start(folder, data, own, { words: "own" });
      const peak = peakMb(game.pid);
      const { code, err } = await game.end();
      must(code >= 1 && code <= 4, `${what}: ${code} ${err.slice(0, 300)}`);
      // It names the file or quotes from it: this was read and refused, not the command line.
      const isRead = err.includes(path) || err.includes("n".repeat(30));
      must(isRead && !err.includes("itbee --help"), `${what}: ${err.slice(0, 300)}`);
      must(err.length < 1_000 && !/^\s+at /m.test(err), `${what}: ${err.slice(0, 1_000)}`);
      see(await peak, what);
    });
  }
}

async function imports(scale: Scale, see: See): Promise<void> {
  const size = scale.of(250, 25);
  const good = `\n${JSON.stringify(sessionOf("bee-good"))}\n`;
  const cases: [block: string, exit: number, says: RegExp][] = [
    ["x".repeat(MB), 1, /^Games added 1,/],
    ["\n".repeat(MB), 0, /^Games added 1,/],
    ['{"version":1,'.repeat(MB / 13), 1, /^Games added 1,/],
    ["{}\n".repeat(MB / 3), 1, /^Games added 0,/],
    ["\0\n".repeat(MB / 2), 1, /^Games added 0,/],
  ];
  for (const [block, exit, says] of cases) {
    await inFolder(async (folder) => {
      const path = `${folder}/games.jsonl`;
      {
        using file = await Deno.open(path, { create: true, write: true });
        const writer = file.writable.getWriter();
        const bytes = new TextEncoder().encode(block);
        for (let i = 0; i < size; i++) await writer.write(bytes);
        await writer.write(new TextEncoder().encode(good));
        await writer.close();
      }
      const what = `an import of ${JSON.stringify(block.slice(0, 12))}…`;
      const game = start(folder, `${folder}/data`, ["sessions", "import", path]);
      const peak = peakMb(game.pid);
      const { code, out, err } = await game.end();
      must(code === exit && says.test(out), `${what}: ${code} ${out.slice(0, 100)}`);
      must(err.length < 200_000, `${what} says ${err.length} characters`);
      see(await peak, what);
    });
  }
}
