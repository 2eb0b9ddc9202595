import { run } from "../../src/cli/app/run.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { bitesLexicon } from "./bites_words.ts";
import { italianLexicon } from "./crossword.ts";
import { playBytes, playLexicon } from "./play_words.ts";
import { type Heard, openShelf, scriptedWorld, type Shelf } from "./world.ts";

/**
 * A transcript is what is typed and what is seen:
 *
 *     % lang it            a condition for the runs that follow
 *     $ itbee N-BEMORV     a run
 *     > nome               typed in it
 *     > ^30s               half a minute passes
 *     +5  OK …             printed
 *     ! …                  printed on standard error
 *     [0]                  its exit code
 *
 * `LINE` among its words stands for the line of a duel that was printed last.
 *
 * Conditions: `lang it|en`, `terminal off|COLUMNS`, `env NAME=VALUE` (no value: unset),
 * `now TIME`, `file PATH TEXT` (with `\n` and `\t`), `words all|less|bites|real` (another edition),
 * `fresh` (nothing saved). Any other line that starts with `%` is a remark.
 */
export async function replayTranscript(text: string): Promise<string> {
  const shown: string[] = [];
  const stage = newStage();
  const lines = text.split("\n");
  try {
    for (let at = 0; at < lines.length;) {
      const line = lines[at++]!;
      if (line.startsWith("%")) {
        if (shown.length > 0 && !shown.at(-1)!.startsWith("%")) shown.push("");
        shown.push(line);
        await setStage(stage, line.slice(1).trim());
      } else if (line.startsWith("$ itbee")) {
        const typed: string[] = [];
        while (at < lines.length && !/^[$%]/.test(lines[at]!)) {
          if (/^>( |$)/.test(lines[at]!)) typed.push(lines[at]!.slice(2));
          at++;
        }
        if (shown.length > 0 && !shown.at(-1)!.startsWith("%")) shown.push("");
        shown.push(line, ...await runOnce(stage, argsOf(line.slice("$ itbee".length)), typed));
      }
    }
  } finally {
    await stage.shelf.close();
  }
  return shown.join("\n") + "\n";
}

interface Stage {
  shelf: Shelf;
  readonly env: Record<string, string>;
  terminal: { columns: number } | undefined;
  now: number;
  lexicon: Lexicon;
  readonly files: Record<string, Uint8Array<ArrayBuffer> | string>;
  /** In a duel. */
  line: string;
}

function newStage(): Stage {
  const sound = playBytes();
  const broken = sound.slice();
  broken[broken.length - 20]! ^= 0xff;
  return {
    shelf: openShelf(),
    env: { HOME: "/home/anna", LANG: "en_GB.UTF-8" },
    terminal: undefined,
    now: Date.UTC(2025, 10, 17, 11),
    lexicon: playLexicon(),
    line: "",
    files: {
      "play.lex": sound,
      "broken.lex": broken,
      "half.lex": sound.slice(0, 200),
      "binary.txt": new Uint8Array([0, 1, 2, 0, 255]),
      "latin1.txt": new Uint8Array([97, 10, 99, 105, 116, 116, 224, 10]),
      "empty.txt": "",
    },
  };
}

async function setStage(stage: Stage, condition: string): Promise<void> {
  const [name = "", ...rest] = condition.split(" ");
  const value = rest.join(" ");
  switch (name) {
    case "lang":
      stage.env.LANG = value === "it" ? "it_IT.UTF-8" : "en_GB.UTF-8";
      break;
    case "terminal":
      stage.terminal = value === "off" ? undefined : { columns: Number(value) };
      break;
    case "env": {
      const [key = "", set] = value.split("=");
      delete stage.env[key];
      if (set !== undefined) stage.env[key] = set;
      break;
    }
    case "now":
      stage.now = Date.parse(value);
      break;
    case "file":
      stage.files[rest[0]!] = rest.slice(1).join(" ").replaceAll("\\n", "\n")
        .replaceAll("\\t", "\t");
      break;
    case "words":
      stage.lexicon = value === "bites"
        ? bitesLexicon()
        : value === "real"
        ? italianLexicon()
        : playLexicon(value === "less" ? ["nome", "neve"] : []);
      break;
    case "fresh":
      await stage.shelf.close();
      stage.shelf = openShelf();
      break;
  }
}

async function runOnce(stage: Stage, args: string[], typed: string[]): Promise<string[]> {
  const shown: string[] = [];
  const hear = ({ kind, text }: Heard) => {
    const mark = kind === "err" ? "! " : kind === "typed" ? "> " : "";
    for (const line of text.split("\n")) shown.push((mark + line).trimEnd());
  };
  const { env, files, lexicon, now, shelf, terminal } = stage;
  const world = scriptedWorld({
    args: args.map((arg) => arg === "LINE" ? stage.line : arg),
    env,
    files,
    lexicon,
    now,
    shelf,
    lines: typed,
    hear,
    ...(terminal && { terminal }),
  });
  const code = await run(world);
  if (world.unread.length > 0) throw new Error(`Never read: ${world.unread.join(" | ")}`);
  stage.line = shown.findLast((line) => line.startsWith("itbee-duel-")) ?? stage.line;
  return [...shown.map(steady), `[${code}]`];
}

/** What differs from run to run. */
function steady(line: string): string {
  return line.replace(/\d+[.,]\d ms/, "N ms");
}

/** As a shell splits them, with double and single quotes. */
function argsOf(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((m) => m[1] ?? m[2] ?? m[3]!);
}
