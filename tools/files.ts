import { fileURLToPath } from "node:url";

/** A file or folder of `data/`. */
export function dataPath(path: string): string {
  return fileURLToPath(new URL(`../data/${path}`, import.meta.url));
}

export function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** The text as one of these; throws when it is none of them. */
export function oneOf<T extends string>(all: readonly T[], text: string): T {
  const found = all.find((item) => item === text);
  if (found === undefined) throw new RangeError(`Not one of ${all.join(", ")}: ${text}`);
  return found;
}
