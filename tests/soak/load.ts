import { measureStores } from "../../bench/store_bench.ts";
import { beeRng, generateBee } from "../../src/games/bee/generate.ts";
import { formatBee } from "../../src/games/bee/puzzle.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import { italianLexicon } from "../support/crossword.ts";
import { inFolder, start } from "../support/program.ts";
import { sessionOf } from "../support/sessions.ts";
import { type Attack, must, peakMb, residentMb } from "./attack.ts";

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
/** With few games and few measurements, which say little. */
const QUICK_TIMES = 10;
/** Prints them all. */
const PRINTS_ALL = "--all";

export const sessions: Attack = {
  name: "ten thousand games",
  async run(scale) {
    const many = scale.of(10_000, 300);
    const times = await measureStores(10, many, scale.of(5, 1));
    for (const { command, few, many } of times) {
      const isBound = !command.includes(PRINTS_ALL);
      must(
        !isBound || many / few < scale.of(MOST_TIMES, QUICK_TIMES),
        `${command}: ${few} ms became ${many} ms`,
      );
    }
    const ratios = times.map(({ command, few, many }) => `${command} ${(many / few).toFixed(2)}`);
    return `${many} against 10, times as long: ${ratios.join(", ")}`;
  },
};

export const transfer: Attack = {
  name: "a hundred thousand games, imported and exported",
  async run(scale) {
    const count = scale.of(100_000, 1_000);
    let report = "";
    await inFolder(async (folder) => {
      const [file, back] = [`${folder}/games`, `${folder}/back`];
      const words = ["nome", "neve", "onore", "bene", "novembre", "nero", "verne", "rombo"];
      const session = sessionOf("bee-x", words);
      {
        using games = await Deno.open(file, { create: true, write: true });
        const writer = games.writable.getWriter();
        for (let i = 0; i < count; i += 1_000) {
          const lines = Array.from(
            { length: Math.min(1_000, count - i) },
            (_, n) => `${JSON.stringify({ ...session, id: `bee-${i + n}` })}\n`,
          );
          await writer.write(new TextEncoder().encode(lines.join("")));
        }
        await writer.close();
      }
      const figures: string[] = [];
      for (const [name, ...args] of [["import", file], ["export", "-o", back]]) {
        const from = performance.now();
        const running = start(folder, `${folder}/data`, ["sessions", name!, ...args]);
        const [peak, { code, out, err }] = await Promise.all([peakMb(running.pid), running.end()]);
        must(code === 0, err);
        must(out.includes(`${count}`), out);
        const seconds = ((performance.now() - from) / 1000).toFixed(1);
        figures.push(`${name} ${seconds} s and ${peak} MB`);
      }
      const lines = (await Deno.readTextFile(back)).trim().split("\n");
      must(lines.length === count, `${lines.length} games came back`);
      report = `${count} games, ${figures.join(", ")}`;
    });
    return report;
  },
};

/** Long lists, and how many lines each has at least. */
const LISTS: readonly (readonly [args: string, full: number, quick: number])[] = [
  ["bites generate --json --seed 1 --count", 1_000, 100],
  ["bee generate --json --seed 1 --count", 100_000, 2_000],
  ["grid generate --json --seed 1 --count", 1_000, 100],
  ["lexicon export --format json", 400_000, 400_000],
];

export const lists: Attack = {
  name: "long lists need no more memory",
  async run(scale) {
    const figures: string[] = [];
    for (const [args, full, quick] of LISTS) {
      const count = scale.of(full, quick);
      const counted = args.endsWith("--count") ? [`${count}`] : [];
      await inFolder(async (folder) => {
        const all = [...args.split(" "), ...counted];
        const running = start(folder, folder, all, { words: "own" });
        for (let i = 0; i < count / 10; i++) await running.line("{");
        const early = residentMb(running.pid);
        const [late, { code, out }] = await Promise.all([peakMb(running.pid), running.end()]);
        must(code === 0 && out.split("\n").length > count * 0.85, `${args} ended too soon`);
        must(late - early < GROWTH, `${args}: memory grew from ${early} to ${late} MB`);
        figures.push(`${args.split(" --")[0]} ${early} MB at a tenth, ${late} at most`);
      });
    }
    return figures.join("; ");
  },
};
