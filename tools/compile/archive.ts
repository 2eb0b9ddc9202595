import { deflateRawSync } from "node:zlib";
import { crc32 } from "../../src/lexicon/format.ts";
import { runCommand } from "./command.ts";

/** One file of an archive. */
export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isProgram: boolean;
}

/** A `.tar.xz`; needs `xz`, which takes a third off what gzip leaves of a program. */
export async function tarXz(files: readonly Packed[]): Promise<Uint8Array> {
  // More than one thread would give other bytes on other machines.
  return await runCommand("xz", ["--stdout", "-6", "--threads=1"], { input: tar(files) });
}

/** A `.tar` (ustar) with no dates and no owners, so that the same files give the same bytes. */
function tar(files: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const blocks: Uint8Array[] = [];
  for (const { name, bytes, isProgram } of files) {
    const head = new Uint8Array(512);
    const put = (at: number, text: string) => head.set(new TextEncoder().encode(text), at);
    const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
    put(0, name);
    put(100, isProgram ? "0000755" : "0000644");
    put(108, octal(0, 7));
    put(116, octal(0, 7));
    put(124, octal(bytes.length, 11));
    put(136, octal(0, 11));
    put(148, " ".repeat(8));
    put(156, "0");
    put(257, "ustar\x0000");
    put(148, octal(head.reduce((sum, byte) => sum + byte, 0), 6) + "\0 ");
    blocks.push(head, bytes, new Uint8Array((512 - bytes.length % 512) % 512));
  }
  blocks.push(new Uint8Array(1024));
  return joined(blocks);
}

/** A `.zip`, its files deflated, dated 1980-01-01. */
export function zip(files: readonly Packed[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes, isProgram } of files) {
    const label = new TextEncoder().encode(name);
    const data = deflateRawSync(bytes, { level: 9 });
    const common = (into: DataView, at: number) => {
      into.setUint16(at, 20, true);
      into.setUint16(at + 4, 8, true);
      into.setUint16(at + 8, 0x21, true);
      into.setUint32(at + 10, crc32(bytes), true);
      into.setUint32(at + 14, data.length, true);
      into.setUint32(at + 18, bytes.length, true);
      into.setUint16(at + 22, label.length, true);
    };
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x04034b50, true);
    common(local, 4);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint16(4, 0x0314, true);
    common(entry, 6);
    entry.setUint32(38, (isProgram ? 0o100755 : 0o100644) * 0x10000, true);
    entry.setUint32(42, offset, true);
    directory.push(new Uint8Array(entry.buffer), label);
    parts.push(new Uint8Array(local.buffer), label, data);
    offset += 30 + label.length + data.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, directory.reduce((sum, part) => sum + part.length, 0), true);
  end.setUint32(16, offset, true);
  return joined([...parts, ...directory, new Uint8Array(end.buffer)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
