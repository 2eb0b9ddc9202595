import { UserError } from "../../core/problem.ts";
import type { World } from "../../world.ts";

/** What is in a file; `undefined` when there is none. */
export async function findFile(
  world: World,
  path: string,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await world.readFile(path, maxBytes);
  } catch (error) {
    const isMissing = error instanceof UserError && error.problem.kind === "unreadable" &&
      error.problem.reason === "missing";
    if (isMissing) return undefined;
    throw error;
  }
}
