import { type Attack, must } from "./attack.ts";

const TESTS = new URL("../", import.meta.url);

/** Every test that uses `FIXED`, with a seed that nobody chose. */
export const properties: Attack = {
  name: "properties",
  async run(scale) {
    const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
    const runs = scale.of(5_000, 300);
    const paths = await Array.fromAsync(testsWithProperties(TESTS));
    must(paths.length > 10, `only ${paths.length} tests have properties`);
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["test", "-A", "-q", "--cached-only", "--no-check", ...paths],
      env: { PROPERTY_SEED: String(seed), PROPERTY_RUNS: String(runs), NO_COLOR: "1" },
    }).output();
    const text = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
    must(code === 0, `PROPERTY_SEED=${seed} PROPERTY_RUNS=${runs}\n${text}`);
    return `${paths.length} files with seed ${seed}, ${runs} cases for each property`;
  },
};

async function* testsWithProperties(folder: URL): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) yield* testsWithProperties(new URL(`${name}/`, folder));
    else if (name.endsWith("_test.ts")) {
      const path = new URL(name, folder);
      const text = await Deno.readTextFile(path);
      if (text.includes("support/property.ts")) yield path.pathname;
    }
  }
}
