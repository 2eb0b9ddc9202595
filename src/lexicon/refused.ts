import { type Reason, REASONS, type Refusal } from "./entry.ts";

/**
 * The refused forms, sorted and front-coded in blocks of 16: for each, how many
 * bytes of UTF-8 it shares with the one before, how many follow, those bytes, its reason, and its
 * zipf in hundredths (two bytes). A block starts afresh, and `starts` says where.
 */
export interface Refused {
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

const BLOCK = 16;

/** `refusals` sorted by word, each once, none over 255 bytes. */
export function encodeRefused(refusals: readonly Refusal[]): Refused {
  const starts: number[] = [];
  const bytes: number[] = [];
  let previous: ArrayLike<number> = [];
  refusals.forEach((refusal, i) => {
    const word = encodeText(refusal.word);
    if (word.length > 255) throw new RangeError(`Too long: ${refusal.word}`);
    let shared = 0;
    if (i % BLOCK === 0) starts.push(bytes.length);
    else while (shared < previous.length && previous[shared] === word[shared]) shared++;
    bytes.push(shared, word.length - shared);
    for (let k = shared; k < word.length; k++) bytes.push(word[k]!);
    const zipf = Math.round(refusal.zipf * 100);
    bytes.push(REASONS.indexOf(refusal.reason), zipf & 255, zipf >>> 8);
    previous = word;
  });
  return { starts: Uint32Array.from(starts), bytes: Uint8Array.from(bytes) };
}

export function findRefusal(refused: Refused, word: string): Refusal | undefined {
  let low = 0;
  let high = refused.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    const first = block(refused, middle).next().value;
    if (first !== undefined && first.word <= word) low = middle;
    else high = middle - 1;
  }
  for (const refusal of block(refused, low)) if (refusal.word === word) return refusal;
  return undefined;
}

export function* eachRefusal(refused: Refused): Generator<Refusal> {
  for (let i = 0; i < refused.starts.length; i++) yield* block(refused, i);
}

/**
 * The forms spelled with these letters only and with all the required ones. What a form shares with the one before is not
 * examined again, blocks that begin with another letter are skipped, and only what is returned
 * is decoded.
 */
export function refusalsOf(refused: Refused, letters: string, required: string): Refusal[] {
  const { starts, bytes } = refused;
  const allowed = new Uint8Array(256);
  for (const byte of new TextEncoder().encode(letters)) allowed[byte] = 1;
  const needed = new TextEncoder().encode(required);
  const out: Refusal[] = [];
  // The start of the form that is made of allowed bytes, and how long that is.
  const word = new Uint8Array(512);
  let good = 0;
  for (let index = 0; index < starts.length; index = nextBlock(refused, index, allowed)) {
    const end = Math.min(starts[index + 1] ?? bytes.length, bytes.length);
    let at = starts[index]!;
    for (let count = 0; count < BLOCK && at + 5 <= end; count++) {
      const shared = bytes[at]!;
      const length = shared + bytes[at + 1]!;
      const from = at + 2 - shared;
      at = from + length + 3;
      if (shared > good || at > end) continue;
      good = shared;
      while (good < length && allowed[bytes[from + good]!]) word[good] = bytes[from + good++]!;
      if (good < length) continue;
      const spelled = word.subarray(0, length);
      const reason = REASONS[bytes[at - 3]!];
      if (reason === undefined || !needed.every((byte) => spelled.includes(byte))) continue;
      const text = DECODER.decode(spelled);
      // Letters of several bytes may share one of them, so the text decides.
      if (![...text].every((letter) => letters.includes(letter))) continue;
      if (![...required].every((letter) => text.includes(letter))) continue;
      out.push({ word: text, reason, zipf: (bytes[at - 2]! | (bytes[at - 1]! << 8)) / 100 });
    }
  }
  return out;
}

/**
 * The next block that can have a form of allowed bytes. Forms are sorted, so those that begin as
 * this block's first one does, up to its first byte that is not allowed, come together: only the
 * last block of them may hold others too.
 */
function nextBlock({ starts, bytes }: Refused, index: number, allowed: Uint8Array): number {
  const first = starts[index]! + 2;
  const length = bytes[first - 1]!;
  let bad = 0;
  while (bad < length && allowed[bytes[first + bad]!]) bad++;
  if (bad === length) return index + 1;
  const beginsSo = (other: number) => {
    const start = starts[other]! + 2;
    for (let i = 0; i <= bad; i++) if (bytes[start + i] !== bytes[first + i]) return false;
    return bytes[start - 1]! > bad;
  };
  let last = index;
  for (let step = 1; last + step < starts.length && beginsSo(last + step); step *= 2) last += step;
  let after = Math.min(starts.length, last * 2 - index + 2);
  while (after - last > 1) {
    const middle = (last + after) >>> 1;
    if (beginsSo(middle)) last = middle;
    else after = middle;
  }
  return last > index ? last : index + 1;
}

/** How many forms are refused for each reason, without spelling them out. */
export function countReasons({ starts, bytes }: Refused): Map<Reason, number> {
  const counts = new Map<Reason, number>(REASONS.map((reason) => [reason, 0]));
  for (let index = 0; index < starts.length; index++) {
    const end = Math.min(starts[index + 1] ?? bytes.length, bytes.length);
    for (let at = starts[index]!, n = 0; n < BLOCK && at + 5 <= end; n++) {
      at += bytes[at + 1]! + 5;
      const reason = REASONS[bytes[at - 3]!];
      if (at > end || reason === undefined) break;
      counts.set(reason, counts.get(reason)! + 1);
    }
  }
  return counts;
}

const DECODER = new TextDecoder();
const ENCODER = new TextEncoder();

/** Plain letters are copied: a call of the engine's encoder takes longer than the word. */
function encodeText(text: string): ArrayLike<number> {
  const codes: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 128) return ENCODER.encode(text);
    codes.push(code);
  }
  return codes;
}

/** Every read is checked against the block's end, so a damaged file yields fewer words, not a crash. */
function* block(refused: Refused, index: number): Generator<Refusal, undefined> {
  const { starts, bytes } = refused;
  const end = Math.min(starts[index + 1] ?? bytes.length, bytes.length);
  // The form before as bytes, and as a text while all its letters are plain.
  const spelled = new Uint8Array(512);
  let length = 0;
  let plain: string | undefined = "";
  let at = starts[index] ?? end;
  for (let count = 0; count < BLOCK && at + 5 <= end; count++) {
    const shared = bytes[at]!;
    const rest = bytes[at + 1]!;
    const letters = at + 2;
    at = letters + rest + 3;
    if (at > end || shared > length) return;
    length = shared + rest;
    plain = plain?.slice(0, shared);
    for (let i = 0; i < rest; i++) {
      const byte = bytes[letters + i]!;
      spelled[shared + i] = byte;
      // A call of the engine's decoder takes longer than a word of plain letters.
      plain = byte < 128 && plain !== undefined ? plain + String.fromCharCode(byte) : undefined;
    }
    const reason: Reason | undefined = REASONS[bytes[at - 3]!];
    if (reason === undefined) return;
    const zipf = (bytes[at - 2]! | (bytes[at - 1]! << 8)) / 100;
    yield { word: plain ?? DECODER.decode(spelled.subarray(0, length)), reason, zipf };
  }
}
