import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import type { Bee } from "../../../src/games/bee/mod.ts";
import type { BeeMove } from "../../../src/games/bee/play.ts";
import type { Session } from "../../../src/session/session.ts";
import { messages } from "../../support/messages.ts";
import type { UiLanguage } from "../../../src/messages/mod.ts";
import { type Doing, scriptedLive } from "../../support/live.ts";
import { playLexicon } from "../../support/play_words.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

/** So large that every answer is in sight as a whole. */
const WINDOW = { columns: 160, rows: 100 };

/** Whole games, each line typed as it would be in either. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  "a game given up": [
    ...["nome", "NOME", "Onorò", "onoro'", "novembre", "erroneo", "bomone", "neo", "roche"],
    ...["vero-nome", "remo", "bono", "borneo", "november", "novem", "nebb", "enorne", "=score"],
    ...["", ":1", ":2", ":3", ":4", ":5", ":6", ":6", ":hint 9", "score", "list", ":list length"],
    ...[":list families", ":list extra", ":list boh", "ranks", ":why nome", ":why mela", ":why"],
    ...["undo", "undo", "share", ":report nermo", "yesterday", "stats", ":mesola", "help"],
    ...[":help rules", ":help points", "nero", "giveup", "", "giveup", "s", "nome", ":why renne"],
    ...["grid", "pairs", "hint", "quit"],
  ],
  "a game won and completed": [
    ...["nome", "bene", "bevono", "enorme", "meno", "nemmeno", "nero", "nere", "neve", "nonne"],
    ...["nonno", "novembre", "onoro", "renne", "venne", "nome", ":6", "share", "^D"],
  ],
  "a game left": ["nome", "^C"],
};

/** What was said to each line, and the game as it was saved. */
interface Recorded {
  readonly answers: readonly (readonly string[])[];
  readonly code: number;
  readonly session: Session<Bee>;
}

async function inLines(lines: readonly string[], lang: UiLanguage): Promise<Recorded> {
  const answers: string[][] = [[]];
  return await played(lang, ["--plain"], {
    lines,
    terminal: WINDOW,
    hear({ kind, text }) {
      if (kind === "typed") answers.push([]);
      else answers.at(-1)!.push(...text.split("\n"));
    },
  }, answers);
}

/** The same, with the rows of the screen as what was said. */
async function onScreen(lines: readonly string[], lang: UiLanguage): Promise<Recorded> {
  const answers: string[][] = [];
  const doings: Doing[] = lines.map((line) =>
    line === "^C" ? "\x03" : line === "^D" ? "\x04" : `${line}\r`
  );
  const live = scriptedLive(doings, {
    ...WINDOW,
    look: ({ emulator }) => void answers.push(emulator.lines()),
  });
  const after: string[] = [];
  return await played(
    lang,
    ["--tty"],
    {
      live,
      terminal: WINDOW,
      hear: ({ text }) => after.push(...text.split("\n")),
    },
    answers,
    after,
  );
}

async function played(
  lang: UiLanguage,
  args: readonly string[],
  script: Partial<Parameters<typeof scriptedWorld>[0]>,
  answers: string[][],
  after?: string[],
): Promise<Recorded> {
  const shelf = openShelf();
  try {
    const world = scriptedWorld({
      ...script,
      args: ["N-BEMORV", "--no-color", "--lang", lang, ...args],
      env: { ITBEE_DATA_PATH: "/games" },
      lexicon: playLexicon(),
      shelf,
    });
    const code = await run(world);
    if (after) answers.push(after);
    const store = shelf.store("/games/sessions.kv", world.now, () => {});
    const { headers } = await store.list({ start: "bee-" });
    assert.equal(headers.length, 1);
    const { session } = (await store.load<Bee>(headers[0]!.id))!;
    return { answers, code, session };
  } finally {
    await shelf.close();
  }
}

/** Sentences of an answer: not the counts, which a screen always shows, nor the letters. */
function sentences(answer: readonly string[], lang: UiLanguage): string[] {
  const [label] = messages[lang].bee.tally({ found: 0, words: 0, score: 0, goal: 0 }).split(" ");
  return answer.flatMap((line) => line.split(/ {3}(?=\S)/)).map((part) => part.trim())
    .filter((part) => part !== "" && !part.startsWith("[N]") && !/ \d+ \/ \d+$/.test(part))
    .filter((part) => !part.startsWith(`${label} `) || part.includes(":"))
    // A word found is announced in other words: what it pays is on both.
    .map((part) => /^(\+\d+) .*\(/.exec(part)?.[1] ?? part);
}

for (const lang of ["it", "en"] as const) {
  for (const [name, lines] of Object.entries(GAMES)) {
    Deno.test(`${name} in lines is the same on the screen (${lang})`, async () => {
      const plain = await inLines(lines, lang);
      const shown = await onScreen(lines, lang);
      assert.equal(shown.code, plain.code);
      assert.deepEqual(
        { ...shown.session, savedAt: "" },
        { ...plain.session, savedAt: "" },
      );
      assert.ok(plain.session.moves.length > 0);
      plain.answers.forEach((answer, i) => {
        const rows = shown.answers[i]!.map((row) => row.trim());
        const all = sentences(answer, lang).slice(i === 0 ? 2 : 0);
        // The last screen has a list of its own of what was missed: the same words.
        const end = all.findIndex((one) => /^(Partita finita|Game over)\./.test(one));
        const missed = end < 0
          ? []
          : all.slice(end + 2).flatMap((one) => /^[a-z]+(?= +\d)/.exec(one) ?? []);
        const said = end < 0 ? all : all.slice(0, end + 1);
        for (const sentence of [...said, ...missed]) {
          assert.ok(
            rows.some((row) => row.includes(sentence)),
            `${lines[i - 1]}: "${sentence}" is not on:\n${rows.join("\n")}`,
          );
        }
      });
    });
  }
}

Deno.test("a game on the screen is the same in lines", async () => {
  const typed = ["nome", "", "4", "4", "2", "neve", "undo", "novembre", "6", "6", "6", "resa", "s"];
  const keys = typed.map((one) => /^\d?$/.test(one) ? one || " " : `${one}\r`);
  const doings = ["xx", "\x1b[200~bene nero\nonoro\x1b[201~", ...keys, "\x04"];
  const shelf = openShelf();
  const live = scriptedLive(doings, { columns: 80, rows: 24 });
  const world = scriptedWorld({
    args: ["N-BEMORV", "--tty", "--lang", "it"],
    env: { ITBEE_DATA_PATH: "/games" },
    lexicon: playLexicon(),
    terminal: {},
    live,
    shelf,
  });
  assert.equal(await run(world), 0);
  const store = shelf.store("/games/sessions.kv", world.now, () => {});
  const { headers } = await store.list({ start: "bee-" });
  const { session } = (await store.load<Bee>(headers[0]!.id))!;
  await shelf.close();
  assert.deepEqual(session.moves.map(lineOf).slice(0, 4), ["=nero", "=onoro", "=nome", ""]);
  const again = await inLines([...session.moves.flatMap(linesOf), "^D"], "it");
  assert.deepEqual(again.session.moves, session.moves);
  assert.deepEqual(again.session.summary, session.summary);
});

function linesOf(move: BeeMove): string[] {
  return move.kind === "give_up" ? [":giveup", "s"] : [lineOf(move)];
}

function lineOf(move: BeeMove): string {
  switch (move.kind) {
    case "guess":
      return `=${move.word}`;
    case "shuffle":
      return "";
    case "hint":
      return `:${move.rung}`;
    case "undo":
      return ":undo";
    case "give_up":
      return ":giveup";
    // Only a game against time has it, and that is not played here.
    case "wait":
      throw new Error("nobody types the time");
  }
}
