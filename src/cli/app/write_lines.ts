import type { World } from "../../world.ts";

/** In characters: enough for few writes, and little memory. */
const CHUNK = 65_536;
/** In milliseconds: the player sees lines appear that take long to make. */
const BETWEEN = 100;

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

/** Lines, each with its end, many at a time. */
async function* chunked(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let text = "";
  let from = performance.now();
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < CHUNK && performance.now() - from < BETWEEN) continue;
    yield text;
    text = "";
    from = performance.now();
  }
  if (text !== "") yield text;
}
