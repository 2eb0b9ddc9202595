import { plainJson } from "../../core/text.ts";

/** An array with one item per line: easy to read, and to search with ordinary tools. */
export function jsonArray(items: Iterable<unknown>): string {
  return [...jsonLines(items)].join("\n");
}

/** The same line by line, as the items come. */
export function* jsonLines(items: Iterable<unknown>): Generator<string> {
  let before: string | undefined;
  for (const item of items) {
    yield before === undefined ? "[" : `${before},`;
    before = plainJson(item);
  }
  if (before === undefined) return yield "[]";
  yield before;
  yield "]";
}
