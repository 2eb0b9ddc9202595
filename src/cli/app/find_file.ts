import { UserError } from "../../core/problem.ts";
import { dirname } from "../../path.ts";
import type { World } from "../../world.ts";

/** What is in a file of the player's folder; `undefined` when there is none. */
export async function findFile(
  world: World,
  path: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Most players have no such file, and failing to open one takes longer than reading the folder.
  if (!await mayBeThere(world, path)) return undefined;
  try {
    return await world.readFile(path, maxBytes, "regular");
  } catch (error) {
    if (reasonIn(error) === "missing") return undefined;
    throw error;
  }
}

/** The text of a file that is to be written again; `undefined` if it is not UTF-8: bytes would be lost. */
export function exactText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function mayBeThere(world: World, path: string): Promise<boolean> {
  try {
    const names = await world.listFolder(dirname(path));
    // Capitals make no difference on some systems.
    const name = path.split(/[/\\]/).at(-1)!.toLowerCase();
    return names.some((it) => it.toLowerCase() === name);
  } catch (error) {
    // A folder may be opened to those who know what is in it, and listed to nobody.
    if (reasonIn(error) !== undefined) return true;
    throw error;
  }
}

function reasonIn(error: unknown) {
  const problem = error instanceof UserError ? error.problem : undefined;
  return problem?.kind === "unreadable" ? problem.reason : undefined;
}
