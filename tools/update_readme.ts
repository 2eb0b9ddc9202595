// deno-lint-ignore-file no-console -- a tool for the terminal
import { HEAD, rowsOf } from "../bench/figures.ts";
import { helpOf } from "../src/cli/args.ts";
import { COMMANDS } from "../src/cli/commands/mod.ts";
import { envName, FIELDS, KEYS } from "../src/config.ts";
import { beeRng, generateBee } from "../src/games/bee/generate.ts";
import { formatBee } from "../src/games/bee/puzzle.ts";
import { type BeeWord, openBee } from "../src/games/bee/round.ts";
import { BEE_DEFAULTS, levelOf } from "../src/games/bee/rules.ts";
import { sourceOf } from "../src/lexicon/format.ts";
import { Lexicon } from "../src/lexicon/lexicon.ts";
import { messages } from "../src/messages/mod.ts";

const RESULTS = new URL("../bench/results.json", import.meta.url);
const README = new URL("../README.md", import.meta.url);

/** What stands between `<!-- name -->` and `<!-- /name -->`, made from the program itself. */
const SECTIONS: Readonly<Record<string, () => string>> = {
  seeds,
  help,
  commands,
  settings,
  bench,
};

/** README with its generated sections made anew; throws when a marker is missing. */
export function updated(readme: string): string {
  let text = readme;
  for (const [name, make] of Object.entries(SECTIONS)) {
    const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [start, end] = [text.indexOf(open), text.indexOf(close)];
    if (start < 0 || end < start) throw new Error(`README.md has no section ${name}`);
    text = text.slice(0, start + open.length) + make() + "\n" + text.slice(end);
  }
  return text;
}

/** Boards that are pleasant to play, chosen by hand. */
const SEEDS = [
  "20250101",
  "miele",
  "sole",
  "Ferragosto",
  "nebbia",
  "42",
  "pane",
  "Dante",
  "tarantella",
  "1861",
  "gatto",
  "buonanotte",
];

function seeds(): string {
  const bytes = Deno.readFileSync(new URL("../data/it.lex", import.meta.url));
  const lexicon = Lexicon.open(sourceOf(bytes));
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

function help(): string {
  return "```text\n" + helpOf("itbee", COMMANDS, messages.en) + "\n```";
}

function commands(): string {
  const rows = COMMANDS.filter((spec) => spec.run && spec.topic !== "itbee").map((spec) =>
    `| \`itbee ${[spec.topic, spec.args].join(" ").trim()}\` | ${
      messages.en.help.topic[spec.topic].replace(/\.$/, "").replaceAll("|", "\\|")
    } |`
  );
  return ["| command | what it does |", "| --- | --- |", ...rows].join("\n");
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

if (import.meta.main) {
  const before = await Deno.readTextFile(README);
  const after = await formatted(updated(before));
  if (!Deno.args.includes("--check")) await Deno.writeTextFile(README, after);
  else if (before !== after) {
    console.error("README.md is not current. Run: deno task readme");
    Deno.exitCode = 1;
  }
}
