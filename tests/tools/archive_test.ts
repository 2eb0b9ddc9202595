import assert from "node:assert/strict";
import { join } from "node:path";
import { tarGz, zip } from "../../tools/archive.ts";
import { hasTool, testWith } from "../support/tools.ts";

const FILES = [
  { name: "itbee", bytes: Uint8Array.from({ length: 70_000 }, (_, i) => i), isProgram: true },
  { name: "data/README.md", bytes: new TextEncoder().encode("perché\n"), isProgram: false },
  { name: "empty", bytes: new Uint8Array(), isProgram: false },
];

Deno.test("tarGz() and zip() give the same bytes for the same files", () => {
  for (const pack of [tarGz, zip]) assert.deepEqual(pack(FILES), pack(FILES));
});

testWith("tar", hasTool("tar", "--version"), {
  name: "tar unpacks what tarGz() packs",
  fn: () => unpack("a.tar.gz", tarGz(FILES), (path) => ["tar", "xzf", path]),
});

testWith("unzip", hasTool("unzip", "-v"), {
  name: "unzip unpacks what zip() packs",
  fn: () => unpack("a.zip", zip(FILES), (path) => ["unzip", "-q", path]),
});

function unpack(name: string, bytes: Uint8Array, command: (path: string) => string[]): void {
  const folder = Deno.makeTempDirSync();
  try {
    const path = join(folder, name);
    Deno.writeFileSync(path, bytes);
    const [program, ...args] = command(path);
    const { success, stderr } = new Deno.Command(program!, { args, cwd: folder }).outputSync();
    assert.ok(success, new TextDecoder().decode(stderr));
    for (const { name, bytes, isProgram } of FILES) {
      assert.deepEqual(Deno.readFileSync(join(folder, name)), bytes);
      const mode = Deno.statSync(join(folder, name)).mode;
      if (mode !== null) assert.equal((mode & 0o111) !== 0, isProgram, name);
    }
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}
