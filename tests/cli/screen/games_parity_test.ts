import assert from "node:assert/strict";
import { run } from "../../../src/cli/app/run.ts";
import type { UiLanguage } from "../../../src/messages/mod.ts";
import { type Doing, scriptedLive } from "../../support/live.ts";
import { playLexicon } from "../../support/play_words.ts";
import { openShelf, scriptedWorld } from "../../support/world.ts";

/** So large that every answer is in sight as a whole. */
const WINDOW = { columns: 160, rows: 100 };

interface Play {
  readonly args: readonly string[];
  readonly lines: readonly string[];
  /** How many moves the lines make, so that two empty games do not pass as equal. */
  readonly moves: number;
}

const GRID = ["grid", "play", "N O M E / E V N B / R E R E"];
const TILES = ["bites", "play", "n o e / me> bo> / nev rov"];
const CROSSWORD = ["crossword", "play", "NOME/E##N/VERO/EBNE"];

/** One word a line: on a screen Space is a key of its own. */
const GAMES: Readonly<Record<string, Play>> = {
  "a grid given up": {
    args: [...GRID, "--no-timer"],
    lines: [
      ...["nome", "NOME", "neve", "meno", "casa", "eneo", "moverne", "no!", "o", ":hint", "score"],
      ...["list", ":list points", ":list boh", ":why nome", ":why nere", "share", ":mesola"],
      ...["help", ":missed", "giveup", "", "giveup", "y", ":missed", "nome", "quit"],
    ],
    moves: 4,
  },
  "a grid against the clock, left": {
    args: [...GRID, "--minutes", "1"],
    // The clock waits for an empty line on the screen; in lines it shows the board.
    lines: ["", "nome", "neve", "xyz", "^D"],
    moves: 2,
  },
  "bites given up": {
    args: [...TILES, "--no-timer"],
    lines: [
      ...["nome", "nome", "", "boe", "nevone", "xilo", "no", "no-me", "hint", "hint", "score"],
      ...["list", ":list extra", ":list boh", "share", ":mesola", "help", ":help rules"],
      ...["nero", "neve", "bono", "giveup", "n", "giveup", "y", "nome", "quit"],
    ],
    moves: 5,
  },
  "tiles against the clock, left": {
    args: [...TILES, "--minutes", "1"],
    // An empty line begins on the screen; in lines it shuffles.
    lines: ["", "nome", "neve", "xyz", "^D"],
    moves: 2,
  },
  "a crossword solved": {
    args: CROSSWORD,
    lines: [
      ...[
        "1o nome",
        "1a neve",
        "2v eno",
        "2v enox",
        "2v mela",
        "99o casa",
        "3o a-b",
        ":casa",
        "1o",
      ],
      // On the screen a letter is written where the cursor is: commands begin with a colon.
      ...[":check", ":letter 1v", ":reveal 1v", ":score"],
      ...[":list", ":clear 2v", ":clear", ":reveal 1o", ":reveal 2v", ":reveal 3o", ":reveal 4o"],
      ...["1o nome", "1v neve", ":quit"],
    ],
    moves: 6,
  },
  "a crossword given up": {
    args: CROSSWORD,
    lines: ["1o nome", ":giveup", "", ":giveup", "y", "1o nome", "^D"],
    moves: 2,
  },
};

interface Recorded {
  readonly code: number;
  readonly session: Readonly<Record<string, unknown>>;
  readonly answers: readonly (readonly string[])[];
}

async function played(
  { args }: Play,
  lang: UiLanguage,
  script: Partial<Parameters<typeof scriptedWorld>[0]>,
  answers: readonly (readonly string[])[],
): Promise<Recorded> {
  const shelf = openShelf();
  try {
    const world = scriptedWorld({
      ...script,
      args: [...args, "--no-color", "--lang", lang],
      env: { ITBEE_DATA_PATH: "/games" },
      lexicon: playLexicon(),
      shelf,
    });
    const code = await run(world);
    const store = shelf.store("/games/sessions.kv", world.now, () => {});
    const { headers } = await store.list({ start: `${args[0]}-` });
    assert.equal(headers.length, 1);
    const { session } = (await store.load(headers[0]!.id))!;
    return { code, session: { ...session, id: "", savedAt: "" }, answers };
  } finally {
    await shelf.close();
  }
}

async function inLines(play: Play, lang: UiLanguage): Promise<Recorded> {
  const answers: string[][] = [[]];
  return await played({ ...play, args: [...play.args, "--plain"] }, lang, {
    lines: play.lines,
    terminal: WINDOW,
    hear({ kind, text }) {
      if (kind === "typed") answers.push([]);
      else answers.at(-1)!.push(...text.split("\n"));
    },
  }, answers);
}

/** The same, with the rows of the screen as what was said. */
async function onScreen(play: Play, lang: UiLanguage): Promise<Recorded> {
  const answers: string[][] = [];
  const doings: Doing[] = play.lines.map((line) => line === "^D" ? "\x04" : `${line}\r`);
  const live = scriptedLive(doings, {
    ...WINDOW,
    look: ({ emulator }) => void answers.push(emulator.lines()),
  });
  const args = [...play.args, "--tty"];
  return await played({ ...play, args }, lang, { live, terminal: WINDOW }, answers);
}

/** The result of a move, without the counts that a screen always shows. */
function verdicts(answer: readonly string[]): string[] {
  return answer.flatMap((line) => line.split(/ {3}/)[0]!.trim()).map((part) =>
    // A screen says in words how rare a word is.
    part.replace(/^(\+\d+) {2}(OK|EXTRA).*/, "$1 ")
  ).filter((part) =>
    /^(\+\d+ |No:|Già|Already|Indizio|Hint|RISOLTO|SOLVED|Partita finita|Game over|Sol|\d+ lett)/
      .test(
        part,
      )
  );
}

for (const lang of ["it", "en"] as const) {
  for (const [name, play] of Object.entries(GAMES)) {
    Deno.test(`${name} in lines is the same on the screen (${lang})`, async () => {
      const plain = await inLines(play, lang);
      const shown = await onScreen(play, lang);
      assert.equal(shown.code, plain.code);
      const counted = ({ moves, ...rest }: Recorded["session"]) => ({
        ...rest,
        moves: (moves as { kind: string }[]).filter(({ kind }) => kind !== "shuffle"),
      });
      assert.deepEqual(counted(shown.session), counted(plain.session));
      assert.ok((plain.session.moves as unknown[]).length >= play.moves);
      let compared = 0;
      plain.answers.forEach((answer, i) => {
        for (const verdict of verdicts(answer)) {
          const rows = shown.answers[i]?.map((row) => row.trim()) ?? [];
          assert.ok(
            rows.some((row) => row.includes(verdict)),
            `${play.lines[i - 1]}: "${verdict}" is not on:\n${rows.join("\n")}`,
          );
          compared++;
        }
      });
      assert.ok(compared > 0, `${compared} verdicts`);
    });
  }
}
