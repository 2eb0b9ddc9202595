import assert from "node:assert/strict";
import { lexiconStart, PROGRAM_HEAD } from "../src/program_file.ts";

/** The head of an ELF file whose section table starts here, with so many rows of so many bytes. */
function elf(table: number, size: number, rows: number): Uint8Array {
  const head = new Uint8Array(PROGRAM_HEAD);
  head.set([0x7f, 0x45, 0x4c, 0x46]);
  const view = new DataView(head.buffer);
  view.setBigUint64(0x28, BigInt(table), true);
  view.setUint16(0x3a, size, true);
  view.setUint16(0x3c, rows, true);
  return head;
}

Deno.test("lexiconStart() is where the ELF file ends", () => {
  assert.equal(lexiconStart(elf(1000, 64, 30)), 2920);
  assert.equal(lexiconStart(elf(97_000_000, 64, 41)), 97_002_624);
});

Deno.test("lexiconStart() knows what is no ELF file", () => {
  assert.equal(lexiconStart(new Uint8Array()), undefined);
  assert.equal(lexiconStart(new Uint8Array(PROGRAM_HEAD)), undefined);
  assert.equal(lexiconStart(elf(1000, 64, 30).subarray(0, 40)), undefined);
});
