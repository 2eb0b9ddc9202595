import { below, rngFrom } from "../../src/core/random.ts";
import { type Game, inFolder, run, start } from "../support/program.ts";
import { cut, type Part, playedFiles, type StoreFiles } from "../support/cuts.ts";
import { inFolder as inStoreFolder } from "../support/stores.ts";
import { type Attack, madeUpWords, must } from "./attack.ts";

const PAGE = 4096;

/** `kill -9` at any moment of a game that is played as fast as it can be. */
export const kills: Attack = {
  name: "kill -9",
  run: (scale) =>
    withWords(async (folder, words) => {
      const rng = rngFrom("kills");
      const deaths = scale.of(300, 6);
      const accepted = new Set<string>();
      let next = 0;
      for (let death = 0; death <= deaths; death++) {
        const game = start(folder, `${folder}/data`, play(folder));
        await game.next();
        await game.send("list\n");
        const { words: list } = await game.next() as { words: { word: string }[] };
        const kept = new Set(list.map(({ word }) => word));
        must(kept.size === list.length, `a word twice after ${death} deaths`);
        const lost = [...accepted].filter((word) => !kept.has(word));
        must(lost.length === 0, `lost after ${death} deaths: ${lost}`);
        // The last time it is only looked at.
        const batch = death === deaths ? [] : words.slice(next, next + 40);
        await game.send(batch.map((word) => word + "\n").join("")).catch(() => {});
        const timer = below(60, rng);
        const answers = reading(game, accepted);
        await new Promise((resolve) => setTimeout(resolve, timer));
        await game.kill();
        await answers;
        next += 40;
      }
      return `${deaths} deaths at random moments, ${accepted.size} words accepted, none lost`;
    }),
};

/** What a power cut may leave of the files: of a young store, and of one whose log began again. */
export const cuts: Attack = {
  name: "files cut short",
  async run(scale) {
    const counts = { "nothing lost": 0, cut_short: 0, set_aside: 0 };
    await inStoreFolder(async (path) => {
      const young = await playedFiles(path, 60);
      const old = await playedFiles(path, 400);
      must(old.open.log!.length > 4_000_000, "its log never began again");
      const states: [files: StoreFiles, part: Part][] = [
        ...[young, old].map(({ closed }): [StoreFiles, Part] => [closed, "file"]),
        ...[young, old].flatMap(({ open }) =>
          (["file", "log", "index"] as const).map((part): [StoreFiles, Part] => [open, part])
        ),
      ];
      const step = PAGE * scale.of(1, 24);
      for (const [files, part] of states) {
        for (let at = 0; at < files[part]!.length; at += step) {
          counts[await cut(path, files, part, at)]++;
        }
      }
    });
    const { set_aside, cut_short, "nothing lost": whole } = counts;
    return `${set_aside + cut_short + whole} cuts, one every 4 KB: ${set_aside} files set aside ` +
      `whole, ${cut_short} that lost moves told of and copied, ${whole} that lost nothing`;
  },
};

/** A disk that fills up, then one that nobody may write to, in the middle of a game. */
export const disks: Attack = {
  name: "full and read-only disk",
  async run(scale) {
    let told = "skipped: only root can mount a small disk";
    await withWords(async (folder, words) => {
      const disk = `${folder}/disk`;
      await Deno.mkdir(disk);
      const mount = (...args: string[]) => sh("mount", ...args, disk);
      if (!await mount("-t", "tmpfs", "-o", "size=12m", "tmpfs")) return "";
      try {
        const count = scale.of(400, 60);
        const game = start(folder, `${disk}/data`, play(folder));
        await game.next();
        let n = 0;
        const guessAll = async (upTo: number) => {
          for (; n < upTo; n++) {
            await game.send(words[n]! + "\n");
            const { ok } = await game.next();
            must(ok === true, `"${words[n]}" was not accepted`);
          }
        };
        await guessAll(10);
        await Deno.writeFile(`${disk}/fat`, new Uint8Array(13_000_000)).catch(() => {});
        await guessAll(10 + count);
        await Deno.remove(`${disk}/fat`);
        await guessAll(20 + count);
        const isReadOnly = await mount("-o", "remount,ro");
        await guessAll(30 + count);
        await mount("-o", "remount,rw");
        await guessAll(40 + count);
        await game.kill();
        const kept = await listed(folder, `${disk}/data`);
        const lost = words.slice(0, n).filter((word) => !kept.includes(word));
        must(lost.length === 0, `lost: ${lost}`);
        told = `${n} words through a full ${isReadOnly ? "and a read-only " : ""}disk, none lost`;
      } finally {
        await sh("umount", disk);
      }
      return "";
    });
    return told;
  },
};

/** Four windows on one folder. */
export const windows: Attack = {
  name: "four windows",
  run: (scale) =>
    withWords(async (folder, words) => {
      const each = scale.of(500, 25);
      const lexicon = ["--dictionary", `${folder}/words.txt`];
      await run(folder, `${folder}/data`, ["N-BEMORV", ...lexicon], "");
      const shares = [0, 1, 2, 3].map((i) => words.slice(i * each, (i + 1) * each));
      const boards = ["N-BEMORV", "N-BEMORV", "N-BEMORV", "N-BEMORV"];
      const others = ["O-BEMNRV", "E-BMNORV", "R-BEMNOV", "M-BENORV"];
      let moves = 0;
      for (const all of [boards, others]) {
        const ends = await Promise.all(
          all.map((board, i) =>
            run(
              folder,
              `${folder}/data`,
              [board, "--json", ...lexicon],
              shares[i]!.join("\n") + "\n",
            )
          ),
        );
        for (const [i, { code, out, err }] of ends.entries()) {
          must(code === 0 && err === "", `window ${i}: ${code} ${err}`);
          must(!/locked/i.test(out), `window ${i} was told of a lock`);
          const answers = out.trim().split("\n").map((line) => JSON.parse(line))
            .filter(({ event }) => event === "guess");
          must(answers.length === each, `window ${i}: ${answers.length} answers`);
          // On the other boards not every word has the middle letter.
          if (all === boards) must(answers.every(({ ok }) => ok), `window ${i}: a word refused`);
          moves += answers.length;
        }
      }
      const kept = await listed(folder, `${folder}/data`);
      must(kept.length === 4 * each, `${kept.length} words of ${4 * each}`);
      must(new Set(kept).size === kept.length, "a word twice");
      return `${moves} moves by four processes: half on one game, all there once; half on four, all answered`;
    }),
};

async function reading(game: Game, accepted: Set<string>): Promise<void> {
  try {
    for (;;) {
      const answer = await game.next();
      if (answer.ok === true) accepted.add(answer.word as string);
    }
  } catch {
    // It was killed.
  }
}

async function listed(folder: string, data: string): Promise<string[]> {
  const { out, err } = await run(folder, data, play(folder), "list\n");
  must(err === "", err);
  const { words } = JSON.parse(out.trim().split("\n").at(-1)!) as { words: { word: string }[] };
  return words.map(({ word }) => word);
}

function play(folder: string): string[] {
  return ["N-BEMORV", "--json", "--dictionary", `${folder}/words.txt`];
}

async function withWords(
  work: (folder: string, words: readonly string[]) => Promise<string>,
): Promise<string> {
  const words = madeUpWords(15_000);
  let told = "";
  await inFolder(async (folder) => {
    await Deno.writeTextFile(`${folder}/words.txt`, words.join("\n"));
    told = await work(folder, words);
  });
  return told;
}

async function sh(name: string, ...args: string[]): Promise<boolean> {
  const { success } = await new Deno.Command(name, { args, stdout: "null", stderr: "null" })
    .output().catch(() => ({ success: false }));
  return success;
}
