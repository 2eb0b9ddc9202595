import { build, stop } from "esbuild";
import { fromFileUrl } from "./paths.ts";
import { BUILT, type StaticSite } from "./site.ts";

/** Games whose boards are compared. */
export const GAMES = ["bee", "grid", "bites", "crossword"] as const;
export type Game = (typeof GAMES)[number];

/** Adds a page that makes boards, `probe.html`, to a site. */
export async function addProbe({ changed }: StaticSite): Promise<void> {
  const files: Record<string, string> = {};
  for await (const { name } of Deno.readDir(BUILT)) {
    const [, own] = /^(.+)\.[0-9a-f]{10}\.bin$/.exec(name) ?? [];
    if (own !== undefined) files[own] = name;
  }
  try {
    const { outputFiles } = await build({
      entryPoints: [fromFileUrl(new URL("./probe_page.ts", import.meta.url))],
      bundle: true,
      write: false,
      format: "iife",
      target: ["chrome109", "firefox115", "safari16.4"],
      define: { PROBE_FILES: JSON.stringify(files) },
      logLevel: "error",
    });
    changed.set("probe.js", outputFiles[0]!.contents.slice());
  } finally {
    await stop();
  }
  const html = '<!doctype html><title>probe</title><script src="probe.js"></script>';
  changed.set("probe.html", new TextEncoder().encode(html));
}
