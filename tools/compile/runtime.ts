import { findCommand, runCommand } from "./command.ts";
import { isLinux, type Target } from "./targets.ts";

/** The runtime to put a program into: a file that is removed afterwards if it is ours. */
interface Runtime {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * The runtime for a platform: from the folder, or from `DENORT_BIN`, or as Deno downloads it, which
 * `undefined` leaves to Deno. For Linux it is a copy without the symbols, a fifth of the file, where
 * there is a program to strip them: once a program is inside it cannot be stripped any more.
 */
export async function findRuntime(target: Target, folder?: string): Promise<Runtime | undefined> {
  const given = givenRuntime(target, folder);
  const strip = isLinux(target) ? await findStripper(target) : undefined;
  if (strip !== undefined) return await strippedCopy(strip, given ?? await download(target));
  return given === undefined ? undefined : { path: given, remove: () => Promise.resolve() };
}

/** `deno compile`, with a runtime or with what Deno downloads. */
export async function denoCompile(args: readonly string[], runtime?: Runtime): Promise<void> {
  const env: Record<string, string> = runtime === undefined ? {} : { DENORT_BIN: runtime.path };
  try {
    await runCommand(Deno.execPath(), ["compile", "-q", "--no-check", ...args], { env });
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\ndeno compile downloads a runtime of its own version ` +
        `(${Deno.version.deno}); where it cannot, set DENORT_BIN to such a file`,
    );
  }
}

function givenRuntime(target: Target, folder: string | undefined): string | undefined {
  if (folder !== undefined) return `${folder}/denort-${target}`;
  const path = Deno.env.get("DENORT_BIN");
  if (path !== undefined && target !== Deno.build.target) {
    throw new Error(
      `DENORT_BIN is for one platform: for ${target} give --runtimes, a folder with denort-${target}`,
    );
  }
  return path;
}

/** The GNU program knows its own platform only. */
function findStripper(target: Target): Promise<string | undefined> {
  const own = target === Deno.build.target ? ["strip"] : [];
  return findCommand("llvm-strip", ...own);
}

async function strippedCopy(
  strip: string,
  source: string | Uint8Array<ArrayBuffer>,
): Promise<Runtime> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/denort`;
  const remove = () => Deno.remove(folder, { recursive: true });
  try {
    if (typeof source === "string") await Deno.copyFile(source, path);
    else await Deno.writeFile(path, source, { mode: 0o755 });
    await runCommand(strip, [path]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}

/** Has Deno download its runtime by compiling nothing, and takes it from Deno's cache. */
async function download(target: Target): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/empty.mjs`, "");
    await denoCompile(
      ["--no-config", "--target", target, "-o", `${folder}/empty`, `${folder}/empty.mjs`],
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
  const info = await runCommand(Deno.execPath(), ["info", "--json"]);
  const { denoDir } = JSON.parse(new TextDecoder().decode(info));
  const file = `${denoDir}/dl/release/v${Deno.version.deno}/denort-${target}.zip`;
  return await runCommand("unzip", ["-p", file, "denort"]);
}
