/**
 * Tries a compiled program on the system it was compiled for: it makes the puzzles it always made,
 * and finds a game again that it saved. Anything before the program runs it, as an emulator does:
 *
 *     deno task smoke dist/itbee
 *     deno task smoke qemu-aarch64-static -L /usr/aarch64-linux-gnu dist/.../itbee
 */
import assert from "node:assert/strict";
import { VERSION } from "../../src/cli/app/version.ts";
import { EDITION } from "../../src/lexicon/edition.ts";

const GOLDEN = new URL("../../tests/golden/commands.txt", import.meta.url);

/** The output of the program; throws when it does not end well. */
async function play(args: readonly string[], folder: string, lines = ""): Promise<string> {
  const [program, ...first] = Deno.args;
  const child = new Deno.Command(program!, {
    args: [...first, ...args],
    env: { ITBEE_DATA_PATH: folder },
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(lines));
  await writer.close();
  const { code, stdout } = await child.output();
  assert.equal(code, 0, args.join(" "));
  return new TextDecoder().decode(stdout);
}

async function main(): Promise<void> {
  assert.ok(Deno.args.length > 0, "Which program?");
  const folder = await Deno.makeTempDir();
  try {
    const version = await play(["--version"], folder);
    assert.ok(version.startsWith(`itbee ${VERSION} (${EDITION}, Deno `), version);
    const golden = await Deno.readTextFile(GOLDEN);
    for (const part of golden.split(/^\$ itbee /m).slice(1)) {
      const [command, ...expected] = part.split("\n");
      const found = await play([...command!.split(" "), "--lang", "it"], folder);
      assert.deepEqual(found.split("\n"), expected, command);
    }
    assert.match(await play(["N-BEMORV", "--lang", "en"], folder, "nome\n"), /Found 1\//);
    assert.match(await play(["N-BEMORV", "--lang", "en"], folder), /Found 1\//);
    // deno-lint-ignore no-console -- a tool for the terminal
    console.log(version.trim());
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

await main();
