/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_WORDS = fractions(64, 1 / 3);

/** SHA-256 (FIPS 180-4): pure, so that it works on any page and needs no waiting. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const hash = fractions(8, 1 / 2);
  const padded = paddedMessage(bytes);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = padded.getUint32(at + 4 * i);
    addBlock(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** The message, a 1 bit, zeros, and its length in bits, to a multiple of 64 bytes. */
function paddedMessage(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(size - 8, BigInt(bytes.length) * 8n);
  return view;
}

/** Changes `hash` by one block, whose 16 words are the first of `words`. */
function addBlock(hash: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUND_WORDS[i]! +
      words[i]!) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => hash[i]! += word);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits after the point of a root of each of the first primes. */
function fractions(count: number, power: number): Uint32Array {
  const out = new Uint32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    let isPrime = true;
    for (let by = 2; by * by <= n; by++) isPrime &&= n % by !== 0;
    if (!isPrime) continue;
    const root = n ** power;
    out[found++] = Math.floor((root - Math.floor(root)) * 0x1_0000_0000);
  }
  return out;
}
