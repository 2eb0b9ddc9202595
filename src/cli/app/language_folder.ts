import { isPlain } from "../../core/text.ts";
import type { World } from "../../world.ts";

/** Where languages come from: the program's folder, and the player's own, which wins. */
export interface DataFolders {
  readonly world: World;
  readonly dataPath: string | undefined;
}

/** What the files of languages end with. */
export const ENDING = /\.ya?ml$/;

/** Where languages are in the program's or the player's folder. */
export function folderOf(path: string): string {
  return `${path.replace(/\/$/, "")}/languages`;
}

/** The names of the player's own files: mostly none. */
export async function ownNames({ world, dataPath }: DataFolders): Promise<string[]> {
  if (dataPath === undefined) return [];
  const names = await world.listFolder(folderOf(dataPath));
  return names.filter((name) => ENDING.test(name) && isPlain(name));
}
