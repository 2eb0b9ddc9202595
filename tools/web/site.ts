import { build, stop } from "esbuild";
import { fileURLToPath } from "node:url";
import { UI_LANGUAGES } from "../../src/messages/mod.ts";
import { baseOf, type Bundle, bundled, TARGET } from "./bundle.ts";
import { shippedFiles } from "./data_files.ts";
import { drawIcon } from "./icon.ts";
import { licences } from "./licences.ts";

interface BuiltFile {
  readonly name: string;
  readonly size: number;
}

interface Site {
  /** Everything that was written, by the name it has on the server. */
  readonly written: Map<string, Uint8Array>;
  /** The way back from a script to its sources, which is not part of the site. */
  readonly maps: Map<string, Uint8Array>;
}

/** A policy for a page that nobody sends headers for; a server may add `frame-ancestors`. */
const POLICY = [
  "default-src 'none'",
  // The searches are WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types itbee",
].join("; ");

/** Sizes of the icons: for a manifest, and for a home screen that reads none. */
const ICONS = [192, 512] as const;
const TOUCH_ICON = 180;

/**
 * The games as static files that any server may offer, under any path. Every name but a few has the
 * digest of its content in it, so that a browser may keep it for ever.
 */
export async function buildSite(
  root: URL,
  { target, maps }: { readonly target: string; readonly maps?: string },
): Promise<BuiltFile[]> {
  const site: Site = { written: new Map(), maps: new Map() };
  try {
    const data = await addData(site, root);
    const script = async (bundle: Bundle) => {
      const { name, bytes, map } = await bundled(root, bundle);
      site.written.set(name, bytes);
      site.maps.set(name, map);
      return name;
    };
    const theme = await script({ entry: "src/web/page/theme.ts", format: "iife" });
    const style = await styled(site, root);
    const page = await script({
      entry: "src/web/page/app.tsx",
      sentences: (_, file) => file === "web",
    });
    // Each in one file: what is fetched piece by piece comes late.
    const workers: Record<string, string> = {};
    for (const code of UI_LANGUAGES) {
      workers[code] = await script({
        entry: "src/web/engine/worker.ts",
        name: `worker-${code}`,
        define: { ITBEE_FILES: JSON.stringify(data) },
        sentences: (language, file) => language === code && file !== "help",
      });
    }
    const icons = await addIcons(site);
    const manifest = await add(site, "site.webmanifest", textBytes(manifestOf(icons)));
    const html = await indexOf(root, {
      POLICY,
      THEME: theme,
      STYLE: style,
      PAGE: page,
      WORKERS: JSON.stringify(workers).replaceAll('"', "&quot;"),
      MANIFEST: manifest,
      ICON: icons.scalable,
      TOUCH: icons.touch,
    });
    site.written.set("index.html", textBytes(html));
    site.written.set("licences.txt", textBytes(await licences(root)));
    await addServiceWorker(site, root);
  } finally {
    await stop();
  }
  await write(site.written, target);
  if (maps !== undefined) await write(site.maps, maps);
  return [...site.written].map(([name, { length }]) => ({ name, size: length }))
    .sort((a, b) => a.name < b.name ? -1 : 1);
}

async function addData(site: Site, root: URL): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const { name, packed } of await shippedFiles(root)) {
    // Not `.gz`: some servers would unpack it, some would not.
    names[name] = await add(site, `${name}.bin`, packed);
  }
  return names;
}

/** The style sheet and the letters it names. */
async function styled(site: Site, root: URL): Promise<string> {
  const fonts = new URL("./files/", import.meta.resolve("@fontsource/gelasio"));
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("src/web/page/itbee.css", root))],
    outdir: fileURLToPath(new URL("dist/web", root)),
    entryNames: "[name].[hash]",
    assetNames: "[name].[hash]",
    bundle: true,
    minify: true,
    loader: { ".woff2": "file" },
    target: TARGET,
    write: false,
    logLevel: "error",
    plugins: [{
      name: "letters",
      setup({ onResolve }) {
        onResolve(
          { filter: /^letters\// },
          ({ path }) => ({ path: fileURLToPath(new URL(path.slice("letters/".length), fonts)) }),
        );
      },
    }],
  });
  for (const { path, contents } of outputFiles) site.written.set(baseOf(path), contents);
  return baseOf(outputFiles.find(({ path }) => path.endsWith(".css"))!.path);
}

async function addIcons(site: Site) {
  const names: Record<string, string> = {};
  for (const size of [...ICONS, TOUCH_ICON]) {
    names[size] = await add(site, `icon-${size}.png`, await drawIcon(size));
  }
  const svg = await Deno.readFile(new URL("../../src/web/page/icon.svg", import.meta.url));
  return { scalable: await add(site, "icon.svg", svg), touch: names[TOUCH_ICON]!, names };
}

function manifestOf({ scalable, names }: Awaited<ReturnType<typeof addIcons>>): string {
  const icons = ICONS.flatMap((size) =>
    ["any", "maskable"].map((purpose) => ({
      src: names[size],
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    }))
  );
  return JSON.stringify({
    name: "itbee",
    short_name: "itbee",
    lang: "it",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#faf6ea",
    theme_color: "#faf6ea",
    icons: [{ src: scalable, sizes: "any", type: "image/svg+xml" }, ...icons],
  });
}

async function indexOf(root: URL, values: Readonly<Record<string, string>>): Promise<string> {
  const html = await Deno.readTextFile(new URL("src/web/page/index.html", root));
  return html.replaceAll(/%([A-Z]+)%/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`index.html names %${name}%`);
    return value;
  });
}

/** What works without a network: all of it but the words of other languages. */
async function addServiceWorker(site: Site, root: URL): Promise<void> {
  const isKept = (name: string) => !/^(?!it\b)[a-z]{2}\.(?:lex|clues)/.test(name);
  const names = [...site.written.keys()].filter((name) => name !== "index.html" && isKept(name))
    .sort();
  const version = await digest(
    textBytes(JSON.stringify(
      await Promise.all(
        [...site.written].map(async ([name, bytes]) => [name, await digest(bytes)]),
      ),
    )),
  );
  const { bytes, map } = await bundled(root, {
    entry: "src/web/page/service_worker.ts",
    define: { ITBEE_VERSION: JSON.stringify(version), ITBEE_KEPT: JSON.stringify(names) },
    format: "iife",
  });
  // Browsers look for a new one under the old name.
  site.written.set("sw.js", bytes);
  site.maps.set("sw.js", map);
}

async function add(site: Site, name: string, bytes: Uint8Array): Promise<string> {
  const dot = name.lastIndexOf(".");
  const hashed = `${name.slice(0, dot)}.${await digest(bytes)}${name.slice(dot)}`;
  site.written.set(hashed, bytes);
  return hashed;
}

/** Fails at once where the folder holds what we did not write. */
async function write(files: Site["written"], target: string): Promise<void> {
  await Deno.remove(target, { recursive: true }).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
  await Deno.mkdir(target, { recursive: true });
  for (const [name, bytes] of files) await Deno.writeFile(`${target}/${name}`, bytes);
}

async function digest(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice()));
  return Array.from(hash.subarray(0, 5), (n) => n.toString(16).padStart(2, "0")).join("");
}

function textBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
