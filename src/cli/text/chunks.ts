/** In characters: enough for few writes, and little memory. */
const CHUNK = 65_536;

/** Lines, each with its end, many at a time. */
export async function* chunked(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let text = "";
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < CHUNK) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}
