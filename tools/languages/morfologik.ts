/**
 * The words of a morfologik dictionary: an automaton in the format CFSA2, whose sequences are form,
 * separator, how to make the lemma of it, separator, tag. Here each becomes form and tag.
 */
export function* readMorfologik(bytes: Uint8Array): Generator<{ form: string; tag: string }> {
  const seen = new Set<string>();
  for (const line of sequences(bytes)) {
    const [form = "", , tag = ""] = line.split("_");
    const key = `${form}\t${tag}`;
    if (!seen.has(key)) yield { form, tag };
    seen.add(key);
    // Sequences come in order, so what began otherwise does not come again.
    if (seen.size > MANY) seen.clear();
  }
}

const MANY = 10_000;
const MAGIC = "\\fsa";
const VERSION = 0xc6;

const NEXT = 0x80;
const LAST = 0x40;
const FINAL = 0x20;
const LABEL = 0x1f;
/** Bit 8 of the header's flags: every node begins with a number. */
const NUMBERS = 1 << 8;

interface Arc {
  readonly label: number;
  readonly isFinal: boolean;
  /** Where its node begins; 0 where the sequence ends. */
  readonly target: number;
}

/** Depth first, in the order of the file. */
function* sequences(bytes: Uint8Array): Generator<string> {
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic !== MAGIC || bytes[4] !== VERSION) throw new TypeError("Not a CFSA2 automaton");
  const flags = bytes[5]! << 8 | bytes[6]!;
  const labels = bytes.subarray(8, 8 + bytes[7]!);
  const arcs = bytes.subarray(8 + bytes[7]!);
  const hasNumbers = (flags & NUMBERS) !== 0;

  function number(at: number): { value: number; end: number } {
    let value = 0;
    for (let shift = 0;; shift += 7) {
      const byte = arcs[at++]!;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return { value, end: at };
    }
  }

  function arcsAt(node: number): Arc[] {
    let at = hasNumbers ? number(node).end : node;
    const found: { label: number; isFinal: boolean; target: number | undefined }[] = [];
    for (let isLast = false; !isLast;) {
      const head = arcs[at++]!;
      isLast = (head & LAST) !== 0;
      const label = head & LABEL ? labels[head & LABEL]! : arcs[at++]!;
      let target: number | undefined;
      if (!(head & NEXT)) ({ value: target, end: at } = number(at));
      found.push({ label, isFinal: (head & FINAL) !== 0, target });
    }
    // An arc without a target leads to the node that follows this one.
    return found.map(({ target, ...arc }) => ({ ...arc, target: target ?? at }));
  }

  const decoder = new TextDecoder();
  const path: number[] = [];
  function* walk(node: number): Generator<string> {
    for (const { label, isFinal, target } of arcsAt(node)) {
      path.push(label);
      if (isFinal) yield decoder.decode(Uint8Array.from(path));
      if (target !== 0) yield* walk(target);
      path.pop();
    }
  }
  // The first node is the empty epsilon node; its one arc leads to the root.
  yield* walk(arcsAt(0)[0]!.target);
}
