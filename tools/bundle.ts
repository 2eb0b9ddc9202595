import { build, type Metafile, stop } from "esbuild";
import { fileURLToPath } from "node:url";

/**
 * Writes a module and all it imports into a folder, packed by what is loaded together: in one file
 * the program would load at its start whatever it may ever need. The lock file pins the bundler,
 * which `deno bundle` would fetch by itself.
 */
export async function bundle(entry: string, folder: string): Promise<Metafile> {
  try {
    const { metafile } = await build({
      entryPoints: [entry],
      outdir: folder,
      bundle: true,
      splitting: true,
      minify: true,
      format: "esm",
      platform: "node",
      target: "esnext",
      metafile: true,
      logLevel: "error",
      plugins: [{
        name: "packages",
        setup({ onResolve }) {
          // As deno.json and the lock file have them: there is no folder node_modules to look in.
          onResolve(
            { filter: /^[@a-z]/ },
            ({ path, kind }) =>
              kind === "entry-point" || path.startsWith("node:")
                ? undefined
                : { path: fileURLToPath(import.meta.resolve(path)) },
          );
        },
      }],
    });
    return metafile;
  } finally {
    await stop();
  }
}
