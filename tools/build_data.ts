/** So that garbage is thrown away before the memory of a small machine is full. */
const SMALL_HEAP = "--v8-flags=--max-old-space-size=420,--max-semi-space-size=8";

/**
 * `deno task lexicon`: the words of all languages, what they mean, and what crosswords need of them.
 * Each step is a process of its own, so that none takes more memory than its own work. With options
 * it makes one Italian lexicon and nothing else: see `lexicon/build_lexicon.ts`.
 */
const STEPS: readonly (readonly [script: string, ...flags: string[]])[] = [
  ["languages/build_lexicons.ts", SMALL_HEAP],
  ["meanings/build_meanings.ts"],
  ["lexicon/build_lexicon.ts", SMALL_HEAP],
  ["clues/build_word_book.ts"],
];

const OPTIONED = "lexicon/build_lexicon.ts";

function main(args: readonly string[]): number {
  const steps = args.length === 0 ? STEPS : STEPS.filter(([script]) => script === OPTIONED);
  for (const [script, ...flags] of steps) {
    const path = new URL(script, import.meta.url).href;
    const { code } = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--cached-only", ...flags, path, ...args],
      stdin: "null",
      stdout: "inherit",
      stderr: "inherit",
    }).outputSync();
    if (code !== 0) return code;
  }
  return 0;
}

if (import.meta.main) Deno.exitCode = main(Deno.args);
