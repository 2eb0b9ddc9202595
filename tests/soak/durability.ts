import { below, rngFrom } from "../../src/core/random.ts";
import { type Game, inFolder, run, start } from "../support/program.ts";
import { sessionOf } from "../support/sessions.ts";
import { inFolder as inStoreFolder, openAt, wordsOf } from "../support/stores.ts";
import { guess } from "../support/sessions.ts";
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

/** What a power cut may leave of the file. */
export const cuts: Attack = {
  name: "files cut short",
  run: (scale) =>
    inStoreFolder(async (path, folder) => {
      const sound = await filesOf(path, 60);
      let kept = 0;
      let aside = 0;
      let count = 0;
      // Closed well, the file has everything; while it is open, the log has.
      const step = PAGE * scale.of(1, 24);
      const ends: [part: "file" | "log", length: number][] = [];
      for (let at = 0; at < sound.closed.length; at += step) ends.push(["file", at]);
      for (let at = 0; at < sound.wal.length; at += step) ends.push(["log", at]);
      for (const [part, length] of ends) {
        for (const { name } of [...Deno.readDirSync(folder)]) {
          await Deno.remove(`${folder}/${name}`);
        }
        await Deno.writeFile(path, part === "file" ? sound.closed.slice(0, length) : sound.open);
        if (part === "log") await Deno.writeFile(`${path}-wal`, sound.wal.slice(0, length));
        const { store, events } = openAt(path);
        const where = `${part} cut at ${length}`;
        const { headers, damaged } = await store.list();
        const save = await store.create(sessionOf("bee-new", ["nome"]));
        must(save.kind === "saved", `${where}: ${save.kind}`);
        await store.close();
        const [event] = events;
        if (part === "file") {
          must(event?.kind === "set_aside", `${where}: ${event?.kind ?? "silence"}`);
          const there = await Deno.stat(event.path);
          must(there.size === length, `${where}: kept ${there.size} bytes`);
        } else {
          // What was cut off was never there; what is left is whole.
          must(event === undefined || event.kind === "set_aside", `${where}: ${event?.kind}`);
          must(damaged.length === 0 && headers.length <= sound.games, `${where}: damaged games`);
        }
        events.length > 0 ? aside++ : kept++;
        count++;
      }
      told =
        `${count} cuts every 4 KB, ${aside} set aside whole, ${kept} opened with what was left`;
    }).then(() => told),
};
let told = "";

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

/** A store's file and log as they are while it is open. */
async function filesOf(path: string, games: number) {
  const { store } = openAt(path);
  for (let i = 0; i < games; i++) {
    const { saved } = await store.create(sessionOf(`bee-${i}`, ["nome", "neve"]));
    await store.append(saved, { moves: [guess("onore")], over: false });
  }
  const [open, wal] = await Promise.all([Deno.readFile(path), Deno.readFile(`${path}-wal`)]);
  must(wordsOf(await store.load("bee-1")).length === 3, "the store lacks a word");
  await store.close();
  return { open, wal, closed: await Deno.readFile(path), games };
}

async function sh(name: string, ...args: string[]): Promise<boolean> {
  const { success } = await new Deno.Command(name, { args, stdout: "null", stderr: "null" })
    .output().catch(() => ({ success: false }));
  return success;
}
