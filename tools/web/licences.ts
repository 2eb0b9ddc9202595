import { fileURLToPath } from "node:url";

/** What of other people is in the page, and where their licences are. */
const PACKAGES = [
  "preact",
  "@preact/signals",
  "@preact/signals-core",
  "ts-fsrs",
  "@fontsource/gelasio",
];

const OURS = ["LICENSE", "data/README.md", "data/LICENSE"];

/** Every licence and credit in one text, which goes with the files. */
export async function licences(root: URL): Promise<string> {
  const texts: string[] = [];
  for (const path of OURS) texts.push(titled(path, await Deno.readTextFile(new URL(path, root))));
  const others = await Array.fromAsync(Deno.readDir(new URL("data/licences", root)));
  for (const { name } of others.sort((a, b) => a.name < b.name ? -1 : 1)) {
    const path = `data/licences/${name}`;
    texts.push(titled(path, await Deno.readTextFile(new URL(path, root))));
  }
  for (const name of PACKAGES) texts.push(titled(name, await licenceOf(name)));
  return texts.join("\n");
}

/** In the folder of the package, some way above the module it is imported by. */
async function licenceOf(name: string): Promise<string> {
  const module = fileURLToPath(import.meta.resolve(name));
  for (let folder = module; folder.length > 1;) {
    folder = folder.replace(/[/\\][^/\\]*$/, "");
    try {
      return await Deno.readTextFile(`${folder}/LICENSE`);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory)) {
        throw error;
      }
    }
  }
  throw new Error(`${name} has no licence`);
}

function titled(title: string, text: string): string {
  return `${"=".repeat(78)}\n${title}\n${"=".repeat(78)}\n\n${text.trim()}\n`;
}
