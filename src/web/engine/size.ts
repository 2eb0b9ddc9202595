/** No board has more cells a side. */
const MAX_SIDE = 25;
const MIN_SIDE = 3;

/** `9x9`, or one number for a square; `undefined` if the text is not a size. */
export function sizeIn(
  text: string | undefined,
): { readonly rows: number; readonly cols: number } | undefined {
  const [, rows, cols = rows] = /^(\d{1,2})(?:x(\d{1,2}))?$/.exec(text ?? "") ?? [];
  const size = { rows: Number(rows), cols: Number(cols) };
  const isFair = Object.values(size).every((side) => side >= MIN_SIDE && side <= MAX_SIDE);
  return isFair ? size : undefined;
}
