/** verb-data: one conjugated form a line, in which a two-word form is a tense we do not need. */
export function* readVerbs(text: string): Generator<string> {
  for (const line of text.split("\n")) {
    const form = line.trim();
    if (form !== "" && !form.includes(" ")) yield form;
  }
}
