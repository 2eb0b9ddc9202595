/** How many of a program's first bytes tell. */
export const PROGRAM_HEAD = 64;
const MAGIC = "\x7fELF";

/**
 * Where the lexicon is in a compiled program for Linux, given the file's first bytes: right after
 * all that the ELF header speaks of. What `deno compile` embeds lies behind it and is read and
 * copied whole at every start, a millisecond a megabyte; what lies here is read when it is wanted.
 * `undefined` when it is no such file.
 */
export function lexiconStart(head: Uint8Array): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < PROGRAM_HEAD || String.fromCharCode(...head.subarray(0, 4)) !== MAGIC) return;
  // The table of sections is the last thing in it: e_shoff, e_shentsize, e_shnum.
  return Number(view.getBigUint64(0x28, true)) +
    view.getUint16(0x3a, true) * view.getUint16(0x3c, true);
}
