import assert from "node:assert/strict";
import type { Loss } from "./disks.ts";
import { type Game, run, start } from "./program.ts";

/**
 * Plays on while the disk is taken and after it is given back, `each` words at a time; every word is
 * accepted, one warning is given, and in the end every word is saved. A reason if it cannot be tried.
 */
export async function playThrough(
  loss: Loss,
  { folder, words, each }: {
    readonly folder: string;
    readonly words: readonly string[];
    readonly each: number;
  },
): Promise<{ readonly count: number } | string> {
  const disk = await loss.make(folder);
  if (typeof disk === "string") return disk;
  const { data, under = [] } = disk;
  const args = ["N-BEMORV", "--json", "--dictionary", `${folder}/words.txt`];
  await Deno.writeTextFile(`${folder}/words.txt`, words.join("\n"));
  let game: Game | undefined;
  try {
    if (loss.isAtStart) await disk.take();
    game = start(folder, data, args, { under });
    await game.next();
    let n = 0;
    const guess = async () => {
      for (const end = n + each; n < end; n++) {
        await game!.send(words[n]! + "\n");
        const answer = await game!.next();
        assert.equal(answer.ok, true, `${loss.name}: ${JSON.stringify(answer)}`);
      }
    };
    if (!loss.isAtStart) {
      await guess();
      await disk.take();
    }
    await guess();
    await disk.giveBack();
    await guess();
    const { code, err } = await game.end();
    game = undefined;
    assert.equal(code, 0, `${loss.name}: ${err}`);
    const lines = err.trimEnd().split("\n");
    assert.equal(lines.length, 2, `${loss.name}: ${err}`);
    assert.match(lines[0]!, /^Warning: cannot save to ".*sessions\.kv" \(.+\)\. You can go on/);
    assert.match(lines[1]!, /^Saved again to ".*sessions\.kv"$/);
    const after = await run(folder, data, args, "list\n");
    assert.equal(after.err, "", loss.name);
    const list = JSON.parse(after.out.trim().split("\n").at(-1)!) as { words: { word: string }[] };
    const kept = list.words.map(({ word }) => word);
    assert.deepEqual(kept, words.slice(0, n), loss.name);
    return { count: n };
  } finally {
    await game?.kill();
    await disk.end();
  }
}
