import assert from "node:assert/strict";
import { run } from "../src/cli/app/run.ts";
import { italianLexicon } from "./support/crossword.ts";
import { openShelf, scriptedWorld, type Shelf } from "./support/world.ts";

/**
 * What the five documents of the user ask for, one row each: see `tests/seeds/README.md`. A row is
 * run with the program's own words; each of its runs finds what the one before has saved.
 */
const FOLDER = new URL("./seeds/", import.meta.url);
const DATA = new URL("../data/", import.meta.url);
const LANGUAGES = ["de", "en", "es", "fr", "nl", "pt"];

interface Row {
  readonly requirement: string;
  readonly runs: readonly Run[];
  readonly code: number;
  readonly shown: readonly RegExp[];
  readonly absent: readonly RegExp[];
}

interface Run {
  readonly env: Readonly<Record<string, string>>;
  readonly isTerminal: boolean;
  readonly args: readonly string[];
  readonly typed: readonly string[];
}

for (const name of ["000", "001", "002", "003", "004"]) {
  const rows = rowsOf(Deno.readTextFileSync(new URL(`${name}.md`, FOLDER)));
  Deno.test(`seed ${name} has requirements, none of them twice`, () => {
    assert.ok(rows.length >= 20, `${rows.length} rows`);
    assert.equal(new Set(rows.map(({ requirement }) => requirement)).size, rows.length);
  });
  for (const row of rows) {
    Deno.test(`seed ${name}: ${row.requirement}`, async () => {
      const shelf = openShelf();
      try {
        let shown = "";
        let code = 0;
        for (const each of row.runs) {
          const heard = await runOnce(each, shelf);
          shown += heard.text;
          code = heard.code;
        }
        for (const pattern of row.shown) assert.match(shown, pattern);
        for (const pattern of row.absent) assert.doesNotMatch(shown, pattern);
        assert.equal(code, row.code, shown);
      } finally {
        await shelf.close();
      }
    });
  }
}

async function runOnce({ env, isTerminal, args, typed }: Run, shelf: Shelf) {
  const lines: string[] = [];
  const world = scriptedWorld({
    args,
    lines: typed,
    ...(isTerminal && { terminal: {} }),
    shelf,
    lexicon: italianLexicon(),
    env: { HOME: "/home/anna", LANG: "en_GB.UTF-8", ...env },
    files: filesBeside(shelf),
    hear: ({ text }) => lines.push(text),
  });
  const code = await run(world);
  assert.deepEqual(world.unread, [], "lines that were never read");
  return { code, text: lines.join("\n") + "\n" };
}

/** What the rows may read: the words that come with the program, and a few files of their own. */
function filesBeside({ written }: Shelf): Record<string, Uint8Array<ArrayBuffer> | string> {
  const packed = LANGUAGES.map((code) => `${code}.lex.gz`);
  return {
    ...Object.fromEntries(
      ["it.meanings", "en.clues.tsv.gz", ...packed].map((
        name,
      ) => [`/itbee/data/${name}`, Deno.readFileSync(new URL(name, DATA))]),
    ),
    ...textsIn(new URL("files/", FOLDER), ""),
    ...textsIn(new URL("files/languages/", FOLDER), "/home/anna/.it_spelling_bee/languages/"),
    ...Object.fromEntries(written),
  };
}

/** What the files in a folder hold, by their names after `prefix`. */
function textsIn(folder: URL, prefix: string): Record<string, string> {
  return Object.fromEntries(
    [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
      isDirectory
        ? Object.entries(textsIn(new URL(`${name}/`, folder), `${prefix}${name}/`))
        : [[prefix + name, Deno.readTextFileSync(new URL(name, folder))]]
    ),
  );
}

/** The rows of Markdown tables with the columns `requirement`, `what is run`, `what it shows`. */
function rowsOf(text: string): Row[] {
  return text.split("\n").filter((line) => /^\| (?!requirement |-)/.test(line))
    .map((line) => {
      // A stroke within a cell is written \|, as Markdown wants it.
      const cells = line.split(/(?<!\\)\|/).slice(1, -1).map((cell) =>
        cell.trim().replaceAll("\\|", "|")
      );
      assert.equal(cells.length, 3, line);
      const [requirement = "", commands = "", results = ""] = cells;
      assert.match(commands, /itbee/, line);
      assert.match(results, /exit|`/, line);
      const code = /exit (\d+)/.exec(results.replaceAll(/`[^`]*`/g, ""))?.[1] ?? "0";
      return {
        requirement,
        runs: runsOf(quoted(commands), commands.startsWith("on a terminal")),
        code: Number(code),
        shown: quoted(results.replaceAll(/no(t|thing like) `[^`]*`/g, "")).map(patternOf),
        absent: [...results.matchAll(/not `([^`]*)`/g)].map(([, text]) => patternOf(text!)),
      };
    });
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]*)`/g)].map(([, text]) => text!);
}

/** `itbee …` is a run, `NAME=value itbee …` one with that variable; what follows is typed in it. */
function runsOf(parts: readonly string[], isTerminal: boolean): Run[] {
  const runs: (Run & { typed: string[] })[] = [];
  for (const part of parts) {
    const run = /^(?:([A-Z_]+)=(\S+) )?itbee(?: (.*))?$/.exec(part);
    if (!run) {
      runs.at(-1)!.typed.push(part);
      continue;
    }
    const [, name, value, rest = ""] = run;
    const words = rest.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g);
    runs.push({
      env: name === undefined ? {} : { [name]: value! },
      isTerminal,
      args: [...words].map((m) => m[1] ?? m[2] ?? m[3]!),
      typed: [],
    });
  }
  return runs;
}

function patternOf(text: string): RegExp {
  return new RegExp(text, "m");
}
