import assert from "node:assert/strict";
import { join } from "node:path";
import { tarXz, zip } from "../../../tools/compile/archive.ts";
import { hasTool, testWith } from "../../support/tools.ts";

const FILES = [
  { name: "itbee", bytes: Uint8Array.from({ length: 70_000 }, (_, i) => i), isProgram: true },
  { name: "data/README.md", bytes: new TextEncoder().encode("perché\n"), isProgram: false },
  { name: "empty", bytes: new Uint8Array(), isProgram: false },
];

Deno.test("zip() gives the same bytes for the same files", () => {
  assert.deepEqual(zip(FILES), zip(FILES));
});

testWith("tar or xz", hasTool("tar", "--version") && hasTool("xz", "--version"), {
  name: "tar unpacks what tarXz() packs, which has the same bytes each time",
  async fn() {
    const packed = await tarXz(FILES);
    unpack("a.tar.xz", packed, (path) => ["tar", "xJf", path]);
    assert.deepEqual(packed, await tarXz(FILES));
  },
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
