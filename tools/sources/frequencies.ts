/**
 * wordfreq's cBpack: a msgpack list whose first item is a header and whose item i after it holds
 * the tokens of frequency 10^(-i/100). Zipf is 9 - i/100; here in hundredths, so 900 - i.
 */
export function readFrequencies(bytes: Uint8Array): Map<string, number> {
  const [header, ...tiers] = readMsgpack(bytes) as [{ format?: string }, ...string[][]];
  if (header?.format !== "cB") throw new TypeError("Not a cBpack file");
  const zipfs = new Map<string, number>();
  tiers.forEach((tokens, i) => {
    for (const token of tokens) zipfs.set(token, 900 - i);
  });
  return zipfs;
}

type Packed = string | number | Packed[] | { [key: string]: Packed };

/** The part of msgpack that cBpack uses: text, lists, maps and small whole numbers. */
function readMsgpack(bytes: Uint8Array): Packed {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  let at = 0;
  const number = (size: 1 | 2 | 4): number => {
    const value = size === 1
      ? view.getUint8(at)
      : size === 2
      ? view.getUint16(at)
      : view.getUint32(at);
    at += size;
    return value;
  };
  const text = (length: number): string => decoder.decode(bytes.subarray(at, at += length));
  const list = (length: number): Packed[] => Array.from({ length }, () => next());
  const map = (length: number): Packed =>
    Object.fromEntries(Array.from({ length }, () => [String(next()), next()]));
  const next = (): Packed => {
    const type = number(1);
    if (type <= 0x7f) return type;
    if (type <= 0x8f) return map(type & 15);
    if (type <= 0x9f) return list(type & 15);
    if (type <= 0xbf) return text(type & 31);
    switch (type) {
      case 0xcc:
        return number(1);
      case 0xcd:
        return number(2);
      case 0xd9:
        return text(number(1));
      case 0xda:
        return text(number(2));
      case 0xdb:
        return text(number(4));
      case 0xdc:
        return list(number(2));
      case 0xdd:
        return list(number(4));
      default:
        throw new TypeError(`Unexpected msgpack type ${type}`);
    }
  };
  return next();
}
