import { measureStores } from "../../bench/store_bench.ts";
import { beeRng, generateBee } from "../../src/games/bee/generate.ts";
import { formatBee } from "../../src/games/bee/puzzle.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import { italianLexicon } from "../support/crossword.ts";
import { inFolder, start } from "../support/program.ts";
import { type Attack, must, residentMb } from "./attack.ts";

/** What memory may grow by after the first tenth, in MB: the collector comes when it likes. */
const GROWTH = 150;

export const guesses: Attack = {
  name: "a million guesses",
  async run(scale) {
    let report = "";
    await inFolder(async (folder) => {
      const count = scale.of(1_000_000, 20_000);
      const game = start(folder, `${folder}/data`, ["N-BEMORV", "--json"]);
      await game.next();
      // None of them is a command.
      const words = [
        ...["nome", "neve", "zzzz", "bemo", "nonn", "nero", "nnnn"],
        ...["novembre", "xxnome", "vero"],
      ];
      const batch = 1_000;
      const from = performance.now();
      let early = 0;
      for (let done = 0; done < count; done += batch) {
        const lines = Array.from({ length: batch }, (_, i) => words[(done + i) % words.length]);
        const sent = game.send(lines.join("\n") + "\n");
        for (let i = 0; i < batch; i++) must((await game.next()).event === "guess", "no answer");
        await sent;
        if (early === 0 && done >= count / 10) early = residentMb(game.pid);
      }
      const late = residentMb(game.pid);
      const rate = count / (performance.now() - from) * 1000;
      await game.kill();
      must(late - early < GROWTH, `memory grew from ${early} to ${late} MB`);
      report = `${count} answers, ${
        Math.round(rate)
      } a second, ${early} MB at a tenth, ${late} at the end`;
    });
    return report;
  },
};

export const boards: Attack = {
  name: "a hundred thousand boards",
  run(scale) {
    const count = scale.of(100_000, 2_000);
    const lexicon = italianLexicon();
    const seen = new Map<string, number>();
    let early = 0;
    const from = performance.now();
    for (let seed = 0; seed < count; seed++) {
      const board = formatBee(generateBee(lexicon, BEE_DEFAULTS, beeRng(`soak ${seed}`)));
      seen.set(board, (seen.get(board) ?? 0) + 1);
      if (seed === count / 10) early = residentMb();
    }
    const late = residentMb();
    must(late - early < GROWTH, `memory grew from ${early} to ${late} MB`);
    const rate = count / (performance.now() - from) * 1000;
    const most = Math.max(...seen.values());
    // Boards are not all equally likely, but none may come many times as often as the mean.
    must(most < Math.max(10, 5 * count / seen.size), `a board came ${most} times`);
    return Promise.resolve(
      `${count} boards, none failed, ${seen.size} different, the commonest ${most} times, ` +
        `${Math.round(rate)} a second, ${early} MB at a tenth, ${late} at the end`,
    );
  },
};

/** How many times longer a command may take with a thousand times the games. */
const MOST_TIMES = 1.5;
/** Prints them all. */
const PRINTS_ALL = "--all";

export const sessions: Attack = {
  name: "ten thousand games",
  async run(scale) {
    const many = scale.of(10_000, 300);
    const times = await measureStores(10, many, scale.of(5, 1));
    for (const { command, few, many } of times) {
      const isBound = !command.includes(PRINTS_ALL);
      must(!isBound || many / few < MOST_TIMES, `${command}: ${few} ms became ${many} ms`);
    }
    const ratios = times.map(({ command, few, many }) => `${command} ${(many / few).toFixed(2)}`);
    return `${many} against 10, times as long: ${ratios.join(", ")}`;
  },
};
