/** `deno task sources [--from DIR]`: the tables of every language, Italian first. */
async function main(): Promise<number> {
  let worst = 0;
  for (const tool of ["tools/lexicon/build_table.ts", "tools/languages/build_tables.ts"]) {
    const { code } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--cached-only", tool, ...Deno.args],
      stdout: "inherit",
      stderr: "inherit",
    }).output();
    // One that lacks its files does not keep the other from its own.
    worst = Math.max(worst, code);
  }
  return worst;
}

if (import.meta.main) Deno.exitCode = await main();
