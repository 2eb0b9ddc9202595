import { build, type PluginBuild } from "esbuild";
import { fileURLToPath } from "node:url";

/** The oldest browsers that have all the page uses. */
export const TARGET = ["chrome109", "firefox115", "safari16.4"];

export interface Bundle {
  readonly entry: string;
  /** What it is called, unless as the module. */
  readonly name?: string;
  readonly define?: Record<string, string>;
  readonly format?: "esm" | "iife";
  /** Which sentences that are loaded when needed are in it: `it` and `bee`, for `it/bee.ts`. */
  readonly sentences?: (language: string, file: string) => boolean;
}

/** A module with all it imports, in one file with its digest in the name. */
export async function bundled(
  root: URL,
  { entry, name = "[name]", define = {}, format = "esm", sentences }: Bundle,
): Promise<{ readonly name: string; readonly bytes: Uint8Array; readonly map: Uint8Array }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, root))],
    outdir: fileURLToPath(new URL("dist/web", root)),
    entryNames: `${name}.[hash]`,
    bundle: true,
    minify: true,
    sourcemap: "external",
    sourcesContent: false,
    format,
    platform: "browser",
    target: TARGET,
    jsx: "automatic",
    jsxImportSource: "preact",
    define,
    write: false,
    legalComments: "none",
    logLevel: "error",
    plugins: [packages, ...(sentences ? [withSentences(sentences)] : [])],
  });
  const [map, script] = ["map", "js"].map((end) =>
    outputFiles.find(({ path }) => path.endsWith(`.${end}`))!
  );
  return { name: baseOf(script!.path), bytes: script!.contents, map: map!.contents };
}

/** As deno.json and the lock file have them: there is no folder node_modules to look in. */
const packages = {
  name: "packages",
  setup({ onResolve }: PluginBuild) {
    onResolve(
      { filter: /^[@a-z]/ },
      ({ path, kind }) =>
        kind === "entry-point" ? undefined : { path: fileURLToPath(import.meta.resolve(path)) },
    );
  },
};

/** Leaves out sentences that nobody needs there; asking for one is an error. */
function withSentences(isIn: NonNullable<Bundle["sentences"]>) {
  return {
    name: "sentences",
    setup({ onResolve, onLoad }: PluginBuild) {
      onResolve({ filter: /\.ts$/ }, ({ path, kind, resolveDir }) => {
        const [, language, file] = /messages\/([a-z]{2})\/(\w+)\.ts$/.exec(
          new URL(path, `file://${resolveDir}/`).pathname,
        ) ?? [];
        if (kind !== "dynamic-import" || language === undefined || isIn(language, file!)) return;
        return { path: `${language}/${file}`, namespace: "left-out" };
      });
      onLoad({ filter: /./, namespace: "left-out" }, ({ path }) => ({
        contents: `throw new Error(${JSON.stringify(`${path} is not in this file`)});`,
      }));
    },
  };
}

export function baseOf(path: string): string {
  return path.replace(/^.*[/\\]/, "");
}
