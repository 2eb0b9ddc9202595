/** Packages that are in the pages, whose licences go with them. */
const PACKAGES = ["preact", "@preact/signals", "@fontsource/gelasio"];

/** The licences of all that the pages contain, in one text. */
export async function licences(root: URL): Promise<string> {
  const own = [["itbee", "LICENSE"], ["The words, meanings and clues", "data/LICENSE"]] as const;
  const parts: string[] = [];
  for (const [name, path] of own) {
    parts.push(titled(name, await Deno.readTextFile(new URL(path, root))));
  }
  parts.push(
    titled("Who made the words", await Deno.readTextFile(new URL("data/README.md", root))),
  );
  for (const name of PACKAGES) parts.push(titled(name, await licenceOf(name)));
  return parts.join("\n");
}

async function licenceOf(name: string): Promise<string> {
  const [folder] = new RegExp(`^.*/${name}/[^/]+/`).exec(import.meta.resolve(name))!;
  return await Deno.readTextFile(new URL("LICENSE", folder));
}

function titled(title: string, text: string): string {
  return `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`;
}
