import { plainJson } from "../../core/text.ts";

/** An array with one item per line: easy to read, and to search with ordinary tools. */
export function jsonArray(items: readonly unknown[]): string {
  if (items.length === 0) return "[]";
  return `[\n${items.map((item) => plainJson(item)).join(",\n")}\n]`;
}
