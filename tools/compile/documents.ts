import { COMMANDS } from "../../src/cli/app/program.ts";
import { completionScript, type Shell } from "../../src/cli/app/completions.ts";
import { helpIn } from "../../src/messages/mod.ts";
import { manualPage } from "../manual.ts";

/** The files that teach each shell, as it looks for them. */
export const COMPLETIONS: Readonly<Record<Shell, string>> = {
  bash: "itbee.bash",
  zsh: "_itbee",
  fish: "itbee.fish",
};

const ROOT = new URL("../../", import.meta.url);

const FOR_READERS = ["README.md", "LICENSE", "data/LICENSE", "data/README.md"];

/** What comes with the program, by its path in an archive. */
export async function documents(): Promise<Map<string, string>> {
  const help = await helpIn("en");
  const files = new Map([["itbee.1", manualPage()]]);
  for (const [shell, name] of Object.entries(COMPLETIONS) as [Shell, string][]) {
    files.set(`completions/${name}`, completionScript(shell, COMMANDS, help));
  }
  const licences = [...Deno.readDirSync(new URL("data/licences", ROOT))].map(({ name }) => name)
    .sort();
  const readable = [...FOR_READERS, ...licences.map((name) => `data/licences/${name}`)];
  for (const path of readable) files.set(path, await Deno.readTextFile(new URL(path, ROOT)));
  return files;
}
