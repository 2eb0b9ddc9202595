import { below, rngFrom } from "../../src/core/random.ts";
import { type Event, type Game, inFolder, run, start } from "../support/program.ts";
import { LOSSES, SLOW_LOSSES } from "../support/disks.ts";
import { playThrough } from "../support/loss.ts";
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
        // On a busy machine time alone would often end it before the first answer.
        for (let wait = batch.length && below(20, rng); wait > 0; wait--) {
          note(await game.next(), accepted);
        }
        const answers = reading(game, accepted);
        await new Promise((resolve) => setTimeout(resolve, below(30, rng)));
        const err = await game.kill();
        // No loss is seen where there is none.
        must(err === "", `warned after ${death} deaths: ${err}`);
        await answers;
        next += 40;
      }
      must(accepted.size >= deaths, `only ${accepted.size} words were accepted`);
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
      `whole, ${cut_short} that lost moves reported and copied, ${whole} that lost nothing`;
  },
};

/** Whatever can happen to a folder or a disk in the middle of a game. */
export const disks: Attack = {
  name: "lost disks",
  async run(scale) {
    const lines: string[] = [];
    for (const loss of [...LOSSES, ...SLOW_LOSSES]) {
      await withWords(async (folder, words) => {
        const done = await playThrough(loss, { folder, words, each: scale.of(200, 5) });
        lines.push(`${loss.name}: ${typeof done === "string" ? `not tried, ${done}` : done.count}`);
        return "";
      });
    }
    return `words played, one warning each, all saved in the end: ${lines.join("; ")}`;
  },
};

/** Four windows on one folder, all on one game, then each on its own; then all on all of them. */
export const windows: Attack = {
  name: "four windows",
  run: (scale) =>
    withWords(async (folder, words) => {
      const each = scale.of(500, 25);
      const data = `${folder}/data`;
      const shares = [0, 1, 2, 3].map((i) => words.slice(i * each, (i + 1) * each));
      // Each word has an N, and no other letter is in all of them.
      const boards = ["N-BEMORV", "O-BEMNRV", "E-BMNORV", "R-BEMNOV"];
      for (const board of boards) await run(folder, data, play(folder, board), "");
      const rounds: [name: string, board: (i: number) => string][] = [
        ["all on one game", () => boards[0]!],
        ["each on its own", (i) => boards[i]!],
      ];
      let moves = 0;
      const expected = new Map(boards.map((board) => [board, new Set<string>()]));
      for (const [name, boardOf] of rounds) {
        const ends = await Promise.all(
          shares.map((share, i) =>
            run(folder, data, play(folder, boardOf(i)), share.join("\n") + "\n")
          ),
        );
        for (const [i, { code, out, err }] of ends.entries()) {
          const where = `${name}, window ${i}`;
          must(code === 0 && err === "", `${where}: ${code} ${err}`);
          must(!/locked/i.test(out), `${where} heard of a lock`);
          const answers = out.trim().split("\n").map((line) => JSON.parse(line))
            .filter(({ event }) => event === "guess");
          must(answers.length === each, `${where}: ${answers.length} answers`);
          moves += answers.length;
          const accepted = expected.get(boardOf(i))!;
          for (const [n, { ok, code }] of answers.entries()) {
            const word = shares[i]![n]!;
            const middle = boardOf(i)[0]!.toLowerCase();
            const wanted = !word.includes(middle)
              ? "missing_required"
              : accepted.has(word)
              ? "already_found"
              : "ok";
            must(code === wanted, `${where}: "${word}" was ${code}, not ${wanted}`);
            if (ok) accepted.add(word);
          }
        }
      }
      let kept = 0;
      for (const [board, accepted] of expected) {
        const list = await listed(folder, data, board);
        must(new Set(list).size === list.length, `${board}: a word twice`);
        const lost = accepted.difference(new Set(list));
        must(lost.size === 0, `${board}: lost ${[...lost]}`);
        must(list.length === accepted.size, `${board}: words that nobody saw accepted`);
        kept += list.length;
      }
      const { out } = await run(folder, data, ["sessions", "list", "--all", "--json"]);
      const games = (JSON.parse(out) as { puzzle: string }[]).map(({ puzzle }) => puzzle);
      must(games.sort().join() === boards.toSorted().join(), `the games are ${games}`);
      return `${moves} moves by four processes, on one game and on four: ${kept} words accepted, ` +
        "each of them in its game's list once, and no other";
    }),
};

async function reading(game: Game, accepted: Set<string>): Promise<void> {
  try {
    for (;;) {
      note(await game.next(), accepted);
    }
  } catch {
    // It was killed.
  }
}

function note(answer: Event, accepted: Set<string>): void {
  if (answer.ok === true) accepted.add(answer.word as string);
}

async function listed(folder: string, data: string, board: string): Promise<string[]> {
  const { out, err } = await run(folder, data, play(folder, board), "list\n");
  must(err === "", err);
  const { words } = JSON.parse(out.trim().split("\n").at(-1)!) as { words: { word: string }[] };
  return words.map(({ word }) => word);
}

function play(folder: string, board = "N-BEMORV"): string[] {
  return [board, "--json", "--dictionary", `${folder}/words.txt`];
}

async function withWords(
  work: (folder: string, words: readonly string[]) => Promise<string>,
): Promise<string> {
  const words = madeUpWords(15_000);
  let report = "";
  await inFolder(async (folder) => {
    await Deno.writeTextFile(`${folder}/words.txt`, words.join("\n"));
    report = await work(folder, words);
  });
  return report;
}
