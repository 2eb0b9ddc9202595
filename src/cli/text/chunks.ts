/** In characters: enough for few writes, and little memory. */
const CHUNK = 65_536;
/** In milliseconds: the player sees lines appear that take long to make. */
const BETWEEN = 100;

/** Lines, each with its end, many at a time. */
export async function* chunked(
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
