import { UserError } from "../core/problem.ts";
import { join } from "../path.ts";
import { freshToken, serveUntilEnd } from "../web/serve.ts";
import type { World } from "../world.ts";
import type { Call, ExitCode } from "./app/command.ts";
import { duelSettings, openPlayContext } from "./app/play_context.ts";

/** Larger than any file of the site. */
const MAX_FILE = 64 * 1024 * 1024;

/** Serves the games to a browser on this machine until Ctrl-C, with the terminal's saved games. */
export async function serveWeb(call: Call<"port" | "lang" | "data_path">): Promise<ExitCode> {
  const { world, t, resolved, options } = call;
  const folder = siteFolder(world);
  if (!await siteFile(world, folder, "index.html")) {
    throw new UserError({ kind: "no_site", path: folder });
  }
  // The page reads words by itself.
  const noWords = () => {
    throw new Error("the server needs no words");
  };
  const { store } = await openPlayContext(world, t, resolved, noWords);
  const { store: duels } = await openPlayContext(world, t, duelSettings(resolved), noWords);
  try {
    await serveUntilEnd({
      port: options.port ?? 0,
      token: freshToken(),
      lang: t.uiLanguage,
      store,
      duels,
      file: (path) => siteFile(world, folder, path),
      tell: (address) => world.out(t.play.served(address)),
    });
  } finally {
    await store.close();
    await duels.close();
  }
  return 0;
}

/** Inside the compiled program; where `deno task web` puts it, from the source. */
function siteFolder({ shipped, deno }: World): string {
  return deno === undefined ? join(shipped, "web") : join(shipped, "../dist/web");
}

async function siteFile(
  world: World,
  folder: string,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await world.readFile(join(folder, path), MAX_FILE);
  } catch (error) {
    const problem = error instanceof UserError ? error.problem : undefined;
    const isThere = problem?.kind !== "unreadable" ||
      problem.reason !== "missing" && problem.reason !== "directory";
    if (isThere) throw error;
    return undefined;
  }
}
