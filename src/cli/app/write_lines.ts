import type { World } from "../../world.ts";
import { chunked } from "../text/chunks.ts";

/** To a file, or to standard output where none or `-` is named; each line as soon as it is made. */
export async function writeLines(
  world: World,
  lines: AsyncIterable<string> | Iterable<string>,
  path = "-",
): Promise<void> {
  if (path !== "-") await world.writeFile(path, encoded(chunked(lines)));
  else for await (const text of chunked(lines)) world.out(text.slice(0, -1));
  world.progress("");
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}
