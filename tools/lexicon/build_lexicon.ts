import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { prepare } from "../../src/games/bee/prepare.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import { encodeLexicon } from "../../src/lexicon/encode.ts";
import { sourceOf, withPrepared } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { STRATEGIES, type Strategy } from "./clean.ts";
import { type Choice, compose, type Composed, SOURCES } from "./compose.ts";
import { countsOf } from "./counts.ts";
import { parseHandLists } from "./hand_lists.ts";
import { progressOn, writeWhole } from "./progress.ts";
import { parseTable, type Row } from "./table.ts";
import { dataPath } from "../files.ts";

const USAGE = `deno task lexicon [--strategy ${
  STRATEGIES.join("|")
}] [--min-zipf Z] [--output FILE]\n`;

/** The committed table and hand lists into `data/it.lex`. The same input gives the same bytes. */
function main(): number {
  const choice = parseChoice(Deno.args);
  if (!choice) {
    Deno.stderr.writeSync(new TextEncoder().encode(`Usage: ${USAGE}`));
    return 2;
  }
  const progress = progressOn(Deno.stderr);
  const files = readHand();
  progress.stage("Reading and judging the table");
  const composed = compose(
    parseTable(Deno.readFileSync(dataPath("it/words.tsv.gz"))),
    parseHandLists(files),
    choice,
  );
  progress.stage(`Encoding ${composed.entries.length} words`);
  const bytes = encoded(composed, choice, files);
  progress.stage(`Writing ${choice.output}`);
  writeWhole(choice.output, bytes);
  progress.stage("Counting");
  const lexicon = Lexicon.open(sourceOf(bytes));
  const counts = countsOf(lexicon);
  if (choice.output === dataPath("it.lex")) writeEdition(lexicon.edition);
  progress.done();
  const size = `${(bytes.length / 1e6).toFixed(2)} MB`;
  Deno.stdout.writeSync(new TextEncoder().encode(`${counts}\n${choice.output}: ${size}\n`));
  return 0;
}

/** So that `--version` names it without opening the file. */
function writeEdition(edition: string): void {
  const path = fileURLToPath(new URL("../../src/lexicon/edition.ts", import.meta.url));
  const text = Deno.readTextFileSync(path).replace(/"[^"]*"/, JSON.stringify(edition));
  Deno.writeTextFileSync(path, text);
}

/** Texts by file name, and the credits. */
type HandFiles = Parameters<typeof parseHandLists>[0] & { readonly credits: string };

export function buildLexicon(
  rows: Iterable<Row>,
  choice: Choice,
  files: HandFiles,
): Uint8Array<ArrayBuffer> {
  return encoded(compose(rows, parseHandLists(files), choice), choice, files);
}

function encoded(
  { entries, refusals }: Composed,
  choice: Choice,
  files: HandFiles,
): Uint8Array<ArrayBuffer> {
  const bytes = encodeLexicon(entries, refusals, {
    language: "it",
    sources: SOURCES,
    strategy: choice.strategy,
    credits: files.credits,
  });
  return withPrepared(bytes, prepare(Lexicon.open(sourceOf(bytes)), BEE_DEFAULTS));
}

/** `undefined` when the options are not ours. */
function parseChoice(args: readonly string[]): Choice & { output: string } | undefined {
  const options = {
    strategy: { type: "string", default: "joined" },
    "min-zipf": { type: "string", default: "0" },
    output: { type: "string" },
  } as const;
  // Not strict: an option we do not have is a matter for the usage line, not for a stack trace.
  const { values, positionals } = parseArgs({ args: [...args], options, strict: false });
  const isOurs = Object.keys(values).every((name) => name in options) && positionals.length === 0;
  if (!isOurs || typeof (values.output ?? "") !== "string") return undefined;
  const strategy = STRATEGIES.find((name): name is Strategy => name === values.strategy);
  const minZipf = Number(values["min-zipf"]);
  if (!strategy || !(minZipf >= 0 && minZipf <= 9)) return undefined;
  // Another recipe's words have a file of their own, where `--strategy` finds them.
  const usual = strategy === "joined" ? "it.lex" : `it.${strategy}.lex`;
  return { strategy, minZipf, output: (values.output as string | undefined) ?? dataPath(usual) };
}

function readHand(): HandFiles {
  const read = (name: string) => Deno.readTextFileSync(dataPath(`it/${name}`));
  return {
    allow: read("allow.tsv"),
    deny: read("deny.tsv"),
    vulgar: read("vulgar.tsv"),
    apocopes: read("apocopes.tsv"),
    short: read("short.tsv"),
    intransitive: read("intransitive.tsv"),
    sensitive: read("sensitive.tsv"),
    everyday: read("everyday.tsv"),
    readings: read("readings.tsv"),
    credits: read("credits.txt"),
  };
}

if (import.meta.main) Deno.exitCode = main();
