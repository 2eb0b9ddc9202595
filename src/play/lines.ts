const NEWLINE = 10;
/** In bytes: no session is this long, so a longer line is refused without reading the rest. */
const MAX_LINE_BYTES = 32_000_000;

/** Each line that is not empty, with its number; all at once would take many times the file's size. */
export function* linesOf(bytes: Uint8Array): Generator<[line: number, text: string]> {
  const decoder = new TextDecoder();
  for (let from = 0, line = 1; from < bytes.length; line++) {
    const found = bytes.indexOf(NEWLINE, from);
    const end = found < 0 ? bytes.length : found;
    const read = bytes.subarray(from, Math.min(end, from + MAX_LINE_BYTES));
    if (read.length > 0) yield [line, decoder.decode(read)];
    from = end + 1;
  }
}
