import { build, type BuildOptions, type Metafile, type Plugin, stop } from "esbuild";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Modules that are loaded together, with all they import: each group becomes one file, less what is
 * in a group before it. esbuild alone makes a file for each set of importers, some of them with one
 * function, and a file takes as long to load as 2 KB of code.
 */
const GROUPS: readonly (readonly string[])[] = [
  ["src/cli/app/run.ts", "src/deno_world.ts"],
  [
    "src/cli/app/mod.ts",
    "src/cli/text/layout.ts",
    "src/core/rarity.ts",
    "src/messages/bites.ts",
    "src/messages/grammar.ts",
    "src/messages/grid.ts",
    "src/messages/numbers.ts",
    "src/messages/phrases.ts",
  ],
  ["src/cli/app/given_options.ts"],
  ["src/messages/it/messages.ts", "src/messages/it/word_game.ts"],
  ["src/messages/en/messages.ts", "src/messages/en/word_game.ts"],
  [
    "src/cli/app/open_lexicon.ts",
    "src/cli/app/open_meanings.ts",
    "src/cli/app/own_words.ts",
    "src/cli/text/json.ts",
    "src/core/random.ts",
    "src/core/vowels.ts",
    "src/lexicon/kept.ts",
    "src/lexicon/tag.ts",
    "src/play/bee/word_points.ts",
  ],
  ["src/cli/text/explanation.ts", "src/play/explain.ts"],
  ["src/games/grid/puzzle.ts", "src/cli/app/language_folder.ts"],
  ["src/cli/grid/board_text.ts", "src/cli/grid/grid_setup.ts", "src/games/grid/solve.ts"],
  ["src/games/bites/spell.ts"],
  ["src/games/bites/puzzle.ts", "src/games/bites/rules.ts", "src/games/bites/solve.ts"],
  ["src/cli/crossword/plan.ts", "src/cli/crossword/page.ts", "src/cli/crossword/clue_notice.ts"],
  ["src/cli/app/start_game.ts", "src/cli/app/line_loop.ts"],
  ["src/games/bee/generate.ts", "src/play/bee/bee_rules.ts"],
  ["src/cli/bee/play.ts"],
];

/**
 * Writes a module and all it imports into a folder, packed by what is loaded together: in one file
 * the program would load at its start whatever it may ever need. The lock file pins the bundler,
 * which `deno bundle` would fetch by itself.
 */
export async function bundle(entry: string, folder: string): Promise<Metafile> {
  const options = {
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "node",
    target: "esnext",
    // When V8 loads a file it parses every literal in it, and one with \p{L} takes as long as 20 KB
    // of code. Written as new RegExp("…") it costs nothing until it is needed.
    supported: { "regexp-sticky-and-unicode-flags": false },
    metafile: true,
    logLevel: "error",
  } as const satisfies BuildOptions;
  try {
    const { metafile } = await build({ ...options, write: false, plugins: [packages] });
    const plugins = [packages, together(metafile.inputs)];
    return (await build({ ...options, plugins })).metafile;
  } finally {
    await stop();
  }
}

const packages: Plugin = {
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
};

/**
 * Lets whatever is loaded by `import()` and needs a part of a group load the whole of it: then the
 * group's modules have the same importers, and esbuild puts them in one file.
 */
function together(inputs: Metafile["inputs"]): Plugin {
  const placed = new Set<string>();
  const groups = GROUPS.map((roots) => {
    const modules = importedBy(inputs, roots).difference(placed);
    for (const module of modules) placed.add(module);
    return { roots, modules };
  });
  const needed = (entry: string) =>
    // The last first: with a group comes what it needs of those before it.
    groups.reduceRight<string[]>((all, { roots, modules }) => {
      const isNeeded = !importedBy(inputs, [entry, ...all]).isDisjointFrom(modules);
      return isNeeded ? [...roots, ...all] : all;
    }, []);
  const imports = new Map([...loadedLater(inputs)].map((entry) => [entry, needed(entry)]));
  return {
    name: "together",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
        const module = relative(".", resolve(resolveDir, path));
        if (kind !== "dynamic-import" || !imports.get(module)?.length) return undefined;
        return { path: module, namespace: "together" };
      });
      onLoad({ filter: /^/, namespace: "together" }, ({ path }) => ({
        contents: [
          ...imports.get(path)!.map((root) => `import "./${root}";`),
          `export * from "./${path}";`,
        ]
          .join("\n"),
        resolveDir: ".",
      }));
    },
  };
}

/** What is loaded by `import()`, where it is imported. */
function loadedLater(inputs: Metafile["inputs"]): Set<string> {
  const imports = Object.values(inputs).flatMap(({ imports }) => imports);
  return new Set(imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path));
}

/** These modules and all that is loaded with them. */
function importedBy(inputs: Metafile["inputs"], roots: readonly string[]): Set<string> {
  const seen = new Set(roots);
  // A set also visits what is added meanwhile.
  for (const module of seen) {
    for (const { path, kind } of inputs[module]?.imports ?? []) {
      if (kind !== "dynamic-import") seen.add(path);
    }
  }
  return seen;
}
