/** A list of first names or surnames, one a line. Of double names, only the single ones are kept. */
export function* readNames(text: string): Generator<string> {
  for (const line of text.split("\n")) {
    const name = line.trim();
    if (name !== "" && !/[\s-]/.test(name)) yield name;
  }
}
