import type { Row } from "./table.ts";

/** A word thirty times as common, one letter away, is what the writer meant. */
const GAP = 150;
const SHORTEST = 6;
/** Below this nobody asks, and looking would take long. */
const FLOOR = 180;

/**
 * Whether a form that nobody vouches for is a common word with one letter missing, too many or in
 * the wrong place. A different letter proves nothing: gubbio is a town, not a slip for dubbio.
 */
export function isSlip(
  { form, zipf }: Row,
  isCommon: (form: string, zipf: number) => boolean,
): boolean {
  if (form.length < SHORTEST || zipf < FLOOR) return false;
  const least = zipf + GAP;
  for (let at = 0; at < form.length; at++) {
    const before = form.slice(0, at);
    const letter = form[at]!;
    const after = form.slice(at + 1);
    if (at < form.length - 1) {
      if (isCommon(before + after, least)) return true;
      if (isCommon(before + after[0] + letter + after.slice(1), least)) return true;
    }
    for (const other of LETTERS) if (isCommon(before + other + letter + after, least)) return true;
  }
  return false;
}

const LETTERS = [..."abcdefghilmnopqrstuvz"];
