import { crc32, readTable, type Section, sourceOf } from "../../src/lexicon/format.ts";

/** Changes a section's bytes; returning others replaces it, of whatever length. */
export type Change = (bytes: Uint8Array<ArrayBuffer>, view: DataView) => Uint8Array | void;

/** The container with one section changed and every checksum made right again. */
export function patched(
  file: Uint8Array<ArrayBuffer>,
  tag: string,
  change: Change,
): Uint8Array<ArrayBuffer> {
  const out = [...readTable(sourceOf(file))].map((section) => {
    const bytes = file.slice(section.offset, section.offset + section.length);
    if (section.tag !== tag) return { tag: section.tag, bytes };
    return { tag, bytes: change(bytes, new DataView(bytes.buffer)) ?? bytes };
  });
  return container(out);
}

/** The container without a section. */
export function without(file: Uint8Array<ArrayBuffer>, tag: string): Uint8Array<ArrayBuffer> {
  const kept = readTable(sourceOf(file)).filter((section) => section.tag !== tag);
  return container(kept.map(({ tag, offset, length }) => ({
    tag,
    bytes: file.slice(offset, offset + length),
  })));
}

/** The container with its section table changed and only the table's checksum made right. */
export function withTable(
  file: Uint8Array<ArrayBuffer>,
  change: (view: DataView, row: (tag: string) => number) => void,
): Uint8Array<ArrayBuffer> {
  const out = file.slice();
  const view = new DataView(out.buffer);
  const tags = readTable(sourceOf(file)).map((section: Section) => section.tag);
  change(view, (tag) => 24 + 16 * tags.indexOf(tag));
  view.setUint32(20, crc32(out.subarray(24, 24 + 16 * tags.length)), true);
  return out;
}

/** Written from the format's description, not with the code under test. */
function container(
  parts: readonly { readonly tag: string; readonly bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  let end = Math.ceil((24 + 16 * parts.length) / 8) * 8;
  const offsets = parts.map(({ bytes }) => {
    const offset = end;
    end = Math.ceil((end + bytes.length) / 8) * 8;
    return offset;
  });
  const out = new Uint8Array(end);
  const view = new DataView(out.buffer);
  out.set(new TextEncoder().encode("itbeelex"));
  view.setUint32(8, 1, true);
  view.setUint32(12, parts.length, true);
  view.setUint32(16, end, true);
  parts.forEach(({ tag, bytes }, i) => {
    const at = 24 + 16 * i;
    out.set(new TextEncoder().encode(tag), at);
    view.setUint32(at + 4, offsets[i]!, true);
    view.setUint32(at + 8, bytes.length, true);
    view.setUint32(at + 12, crc32(bytes), true);
    out.set(bytes, offsets[i]!);
  });
  view.setUint32(20, crc32(out.subarray(24, 24 + 16 * parts.length)), true);
  return out;
}
