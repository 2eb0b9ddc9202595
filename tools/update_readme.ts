// deno-lint-ignore-file no-console -- a tool for the terminal
import { HEAD, rowsOf } from "../bench/figures.ts";
import { envName, FIELDS, KEYS } from "../src/config.ts";
import { beeRng, generateBee } from "../src/games/bee/generate.ts";
import { formatBee } from "../src/games/bee/puzzle.ts";
import { type BeeWord, openBee } from "../src/games/bee/round.ts";
import { BEE_DEFAULTS, levelOf } from "../src/games/bee/rules.ts";
import { sourceOf } from "../src/lexicon/format.ts";
import { Lexicon } from "../src/lexicon/lexicon.ts";
import { allMessages } from "../src/messages/mod.ts";
import { EVENTS } from "../src/play/events.ts";
import { replayTranscript } from "../tests/support/transcript.ts";
import { countsOf } from "./lexicon/counts.ts";

const messages = await allMessages();

const RESULTS = new URL("../bench/results.json", import.meta.url);

/** What the program writes between `<!-- name -->` and `<!-- /name -->` in each file. */
const SECTIONS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  "README.md": {},
  "src/README.md": { events, settings },
  "tests/README.md": {},
  "bench/README.md": { bench },
  "data/README.md": { counts, seeds },
};

/** A file's text with its generated sections written again; throws when a marker is missing. */
function updated(file: string, before: string): string {
  let text = before;
  for (const [name, make] of Object.entries(SECTIONS[file]!)) {
    const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [start, end] = [text.indexOf(open), text.indexOf(close)];
    if (start < 0 || end < start) throw new Error(`${file} has no section ${name}`);
    text = text.slice(0, start + open.length) + make() + "\n" + text.slice(end);
  }
  return text;
}

/** Seeds to begin with: easy to remember. The table shows what their boards are like. */
const SEEDS = [
  "20250101",
  "amicizia",
  "sole",
  "Ferragosto",
  "nebbia",
  "42",
  "pane",
  "Dante",
  "tarantella",
  "1861",
  "trottola",
  "buonanotte",
];

function events(): string {
  const rows = Object.entries(EVENTS).map(([name, fields]) => `| \`${name}\` | ${fields} |`);
  return ["| event | its fields |", "| --- | --- |", ...rows].join("\n");
}

function shipped(): Lexicon {
  return Lexicon.open(sourceOf(Deno.readFileSync(new URL("../data/it.lex", import.meta.url))));
}

function seeds(): string {
  const lexicon = shipped();
  const rows = SEEDS.map((seed) => {
    const puzzle = generateBee(lexicon, BEE_DEFAULTS, beeRng(seed));
    const { core, total, goal, pangrams, certificate } = openBee(lexicon, BEE_DEFAULTS, puzzle);
    const level = levelOf(zipfFor(core, goal));
    return `| \`${seed}\` | ${
      formatBee(puzzle)
    } | ${core.length} | ${total} | ${goal} | ${pangrams} | ${
      certificate?.toLocaleString("en")
    } | ${level} |`;
  });
  return [
    "| seed | board | words | points | goal | pangrams | certificate | reached with |",
    "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ...rows,
  ].join("\n");
}

/** The zipf of the rarest word it takes to reach the goal, from the commonest down. */
function zipfFor(words: readonly BeeWord[], goal: number): number {
  let points = 0;
  for (const word of words.toSorted((a, b) => b.zipf - a.zipf)) {
    points += word.points;
    if (points >= goal) return word.zipf;
  }
  return 0;
}

function settings(): string {
  const rows = KEYS.map((key) => {
    const { default: value, ...uses } = FIELDS[key] as { default: unknown; flag?: string };
    const ways = [`\`${envName(key)}\``, ...(uses.flag ? [`\`${uses.flag}\``] : [])].join(", ");
    return `| \`${key}\` | \`${value}\` | ${ways} | ${messages.en.config.about[key]} |`;
  });
  return ["| key | default | also | what it does |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}

/** The figures of the last full run of `deno task bench --write`. */
function bench(): string {
  const { machine, figures } = JSON.parse(Deno.readTextFileSync(RESULTS));
  const lines = [HEAD, HEAD.map(() => "---"), ...rowsOf(figures)];
  return [...lines.map((cells) => `| ${cells.join(" | ")} |`), "", `${machine}.`].join("\n");
}

/** As `deno fmt` leaves it: it aligns tables. */
async function formatted(text: string): Promise<string> {
  const fmt = new Deno.Command(Deno.execPath(), {
    args: ["fmt", "--ext", "md", "-"],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const writer = fmt.stdin.getWriter();
  await writer.write(new TextEncoder().encode(text));
  await writer.close();
  return new TextDecoder().decode((await fmt.output()).stdout);
}

/** Every `console` block as it runs today: what is typed stays, what is printed is replaced. */
async function replayed(readme: string): Promise<string> {
  const parts = readme.split(/(?<=^```console\n)([^]*?)(?=^```$)/m);
  for (let i = 1; i < parts.length; i += 2) {
    const shown = await replayTranscript(`% words real\n${parts[i]}`);
    const lines = shown.split("\n").filter((line) => !/^(% words real|\[\d+\])$/.test(line));
    parts[i] = lines.join("\n").replace(/\n+$/, "\n");
  }
  return parts.join("");
}

/** What is counted in the lexicon, but for the combinations of its sources. */
function counts(): string {
  const rows = countsOf(shipped()).split("\n").flatMap((line) => {
    const [, n, what] = /^ *(\d+) {2}(.*)$/.exec(line) ?? [];
    if (what === undefined || what.startsWith("sources:")) return [];
    return [`| ${what} | ${Number(n).toLocaleString("en")} |`];
  });
  return ["| what | forms |", "| --- | ---: |", ...rows].join("\n");
}

if (import.meta.main) {
  for (const file of Object.keys(SECTIONS)) {
    const path = new URL(`../${file}`, import.meta.url);
    const before = await Deno.readTextFile(path);
    const after = await formatted(await replayed(updated(file, before)));
    if (!Deno.args.includes("--check")) await Deno.writeTextFile(path, after);
    else if (before !== after) {
      console.error(`${file} is not current. Run: deno task readme`);
      Deno.exitCode = 1;
    }
  }
}
