import assert from "node:assert/strict";
import { run } from "../../src/cli/app/run.ts";
import { GAME_NAMES, GAMES } from "../../src/cli/app/games.ts";
import type { Header, Session } from "../../src/session/session.ts";
import { italianLexicon } from "../support/bee_words.ts";
import { onShelf, scriptedWorld, type Shelf } from "../support/world.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2025, 10, 17, 11);
const TODAY = "bee-daily-2025-11-17";

interface Run {
  readonly shelf: Shelf;
  readonly lines?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly now?: number;
}

const lexicon = italianLexicon();

async function itbee(args: readonly string[], script: Run) {
  const env = { HOME: "/home/anna", ITBEE_LANG: "en" };
  const world = scriptedWorld({ now: NOON, ...script, args, lexicon, env });
  const code = await run(world);
  return { code, out: world.printed.join("\n"), err: world.complained.join("\n") };
}

/** Every core word of a board. */
async function answers(shelf: Shelf, ...words: readonly string[]): Promise<string[]> {
  const { out } = await itbee(["daily", "--dump-board", "-", ...words], { shelf });
  return JSON.parse(out).words.map(({ word }: { word: string }) => word);
}

/** In `stats`, which the calendar must agree with. */
async function streak(shelf: Shelf, now = NOON): Promise<number> {
  const { streak: { current } } = JSON.parse(
    (await itbee(["stats", "--json"], { shelf, now })).out,
  );
  const { streaks } = JSON.parse((await itbee(["calendar", "--json"], { shelf, now })).out);
  assert.equal(streaks.bee.current, current, "the calendar");
  return current;
}

async function exported(shelf: Shelf): Promise<Session> {
  return JSON.parse((await itbee(["sessions", "export"], { shelf })).out.split("\n")[0]!);
}

Deno.test("a day that was lost and deleted is not won again", async () => {
  await onShelf(async (shelf) => {
    const lines = await answers(shelf);
    const [first] = lines;
    await itbee(["daily"], { shelf, lines: [first!, "give up"] });
    assert.equal(await streak(shelf), 0);
    const { out } = await itbee(["sessions", "delete", TODAY, "--yes"], { shelf });
    assert.match(out, /Its day stays as it was/);
    await itbee(["daily"], { shelf, lines });
    assert.equal(await streak(shelf), 0);
    // And not by deleting that one, either.
    await itbee(["sessions", "delete", TODAY, "--yes"], { shelf });
    await itbee(["daily", "--new"], { shelf, lines });
    assert.equal(await streak(shelf), 0);
  });
});

Deno.test("deleting a game of a day that was won leaves the streak as it is", async () => {
  await onShelf(async (shelf) => {
    const lines = await answers(shelf);
    await itbee(["daily"], { shelf, lines });
    await itbee(["daily", "--new"], { shelf, lines: [lines[0]!, "give up"] });
    assert.equal(await streak(shelf), 1);
    const { out } = await itbee(["sessions", "list", "--all", "--json"], { shelf });
    const ids = JSON.parse(out).map(({ id }: { id: string }) => id);
    assert.equal(ids.length, 2);
    for (const id of ids) {
      await itbee(["sessions", "delete", id, "--yes"], { shelf });
      assert.equal(await streak(shelf), 1, id);
    }
  });
});

Deno.test("a daily that was only looked at leaves its day open", async () => {
  await onShelf(async (shelf) => {
    await itbee(["daily"], { shelf, lines: [] });
    const { out } = await itbee(["sessions", "delete", TODAY, "--yes"], { shelf });
    assert.doesNotMatch(out, /Its day/);
    await itbee(["daily"], { shelf, lines: await answers(shelf) });
    assert.equal(await streak(shelf), 1);
  });
});

Deno.test("a daily that was begun on its day counts if it is won by the next", async () => {
  for (const [days, counted] of [[0, 1], [1, 1], [2, 0], [30, 0]] as const) {
    await onShelf(async (shelf) => {
      const [first, ...rest] = await answers(shelf);
      await itbee(["daily"], { shelf, lines: [first!] });
      const now = NOON + days * DAY;
      await itbee(["daily", "2025-11-17"], { shelf, lines: rest, now });
      const { out } = await itbee(["sessions", "show", TODAY, "--json"], { shelf });
      const { summary, wonAt } = JSON.parse(out);
      assert.deepEqual([summary.won, wonAt], [true, new Date(now).toISOString()]);
      // What is found later changes nothing.
      assert.equal(await streak(shelf), counted, `${days} days`);
    });
  }
});

Deno.test("the day's board is not won with a list of one's own", async () => {
  await onShelf(async (shelf) => {
    const words = await answers(shelf);
    const pangram = words.find((word) => new Set(word).size === 7)!;
    const list = [pangram, ...words.filter((word) => word !== pangram).slice(0, 25)].join("\n");
    const run = { shelf, files: { "easy.txt": list } };
    const own = ["--dictionary", "easy.txt"];
    await itbee(["daily"], { shelf, lines: [words[0]!] });
    for (const options of [own, ["--language", "it", ...own]]) {
      const resumed = await itbee(["sessions", "resume", TODAY, ...options], {
        ...run,
        lines: words,
      });
      assert.equal(resumed.code, 1);
      assert.match(resumed.err, /played with the program's words/);
      for (const command of [["daily"], []]) {
        await itbee([...command, ...options], { ...run, lines: words });
      }
    }
    const { out } = await itbee(["sessions", "list", "--all", "--json"], { shelf });
    const games: Header[] = JSON.parse(out);
    assert.deepEqual(
      games.filter(({ summary }) => summary?.won).map(({ label }) => label),
      [1, 2].map(() => ({ kind: "daily", date: "2025-11-17", counts: false })),
    );
    assert.equal(games.find(({ id }) => id === TODAY)?.played, 1);
    assert.equal(await streak(shelf), 0);
  });
});

Deno.test("sessions import counts a daily only if its board is the day's", async () => {
  let won: Session | undefined;
  await onShelf(async (shelf) => {
    await itbee(["daily"], { shelf, lines: await answers(shelf) });
    won = await exported(shelf);
  });
  const { rules } = won! as Session & { rules: object };
  const cases: [name: string, change: Partial<Session>, counted: number][] = [
    ["as it was exported", {}, 1],
    ["by another name", { id: `${TODAY}-2` }, 1],
    ["another edition", { lexicon: "it-000000" }, 0],
    ["a list of words", { lexicon: "xx-000000" }, 0],
    ["a goal that is soon reached", { rules: { ...rules, winFraction: 0.01 } }, 0],
    ["another board", { puzzle: "N-BEMORV" }, 0],
    ["said not to count, though it does", { label: { ...won!.label, counts: false } as never }, 1],
    ["another day's", { label: { kind: "daily", date: "2025-11-16" }, id: "bee-x" }, 0],
  ];
  for (const [name, change, counted] of cases) {
    await onShelf(async (shelf) => {
      const files = { f: JSON.stringify({ ...won, ...change }) };
      const { out, err } = await itbee(["sessions", "import", "f", "--mine"], { shelf, files });
      assert.match(out, /added 1,/, name);
      assert.equal(/does not count for streaks/.test(err), counted === 0, `${name}: ${err}`);
      assert.equal(await streak(shelf), counted, name);
      const again = await itbee(["sessions", "import", "f", "--mine"], { shelf, files });
      assert.match(again.out, /already there 1$/, name);
    });
  }
});

Deno.test("sessions import proves the dailies of every game", async () => {
  for (const game of GAME_NAMES) {
    await onShelf(async (shelf) => {
      await itbee(GAMES[game].daily, { shelf, lines: [] });
      const { out } = await itbee(["sessions", "export"], { shelf });
      await onShelf(async (other) => {
        const there = { shelf: other, files: { f: out } };
        const { code, err } = await itbee(["sessions", "import", "f", "--mine"], there);
        assert.deepEqual([code, err], [0, ""], game);
        const session = JSON.parse(
          (await itbee(["sessions", "export"], there)).out.split("\n")[0]!,
        );
        assert.deepEqual(session.label, { kind: "daily", date: "2025-11-17" }, game);
      });
    });
  }
});

Deno.test("a crossword that the game has filled in is not won", async () => {
  await onShelf(async (shelf) => {
    const { out } = await itbee(["crossword", "daily", "--json"], { shelf, lines: [] });
    const { entries } = JSON.parse(out.split("\n")[0]!);
    const lines = entries.map((entry: { number: number; direction: string }) =>
      `reveal ${entry.number}${entry.direction[0]}`
    );
    await itbee(["crossword", "daily"], { shelf, lines });
    const stats = JSON.parse((await itbee(["stats", "crossword", "--json"], { shelf })).out);
    assert.deepEqual([stats.finished, stats.wins, stats.streak.best], [1, 0, 0]);
  });
});
