import assert from "node:assert/strict";
import { HAS_CHROMIUM, openChromium } from "./support/chromium.ts";
import { HAS_FIREFOX, openFirefox } from "./support/firefox.ts";
import { addProbe, type Game, GAMES } from "./support/probe.ts";
import { serveFolder } from "./support/site.ts";
import { terminalBoard } from "./support/terminal.ts";
import { HAS_WEBKIT, openWebKit } from "./support/webkit.ts";

/** How many seeds of each game are compared; 200 by hand. */
const SEEDS = Array.from(
  { length: Number(Deno.env.get("ITBEE_SEEDS") ?? 3) },
  (_, i) => `${i + 1}`,
);
const AT_ONCE = 10;

interface Probe {
  /** The boards of some seeds, as JSON. */
  boards(game: Game, seeds: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

const BROWSERS: readonly (readonly [string, boolean, (url: string) => Promise<Probe>])[] = [
  ["Chromium", HAS_CHROMIUM, probeChromium],
  ["Firefox", HAS_FIREFOX, probeFirefox],
  ["WebKit", HAS_WEBKIT, probeWebKit],
];

Deno.test({
  name: `${SEEDS.length} seeds of each game are the same in every browser as in the terminal`,
  ignore: !BROWSERS.some(([, isThere]) => isThere),
  sanitizeOps: false,
  sanitizeResources: false,
  fn: async (test) => {
    const site = serveFolder();
    const data = await Deno.makeTempDir();
    try {
      await addProbe(site);
      const expected = new Map<string, unknown>();
      for (const game of GAMES) {
        for (const seed of SEEDS) {
          expected.set(`${game} ${seed}`, essence(await terminalBoard(game, seed, data)));
        }
      }
      for (const [name, isThere, open] of BROWSERS) {
        await test.step({
          name,
          ignore: !isThere,
          sanitizeOps: false,
          sanitizeResources: false,
          fn: async () => {
            const probe = await open(`${site.base}probe.html`);
            try {
              await compare(probe, expected);
            } finally {
              await probe.close();
            }
          },
        });
      }
    } finally {
      await site.close();
      await Deno.remove(data, { recursive: true });
    }
  },
});

async function compare(probe: Probe, expected: ReadonlyMap<string, unknown>): Promise<void> {
  for (const game of GAMES) {
    for (let at = 0; at < SEEDS.length; at += AT_ONCE) {
      const seeds = SEEDS.slice(at, at + AT_ONCE);
      const found = await probe.boards(game, seeds);
      for (const [i, seed] of seeds.entries()) {
        const name = `${game} ${seed}`;
        assert.deepEqual(essence(JSON.parse(found[i]!)), expected.get(name), name);
      }
    }
  }
}

/** The board with all its answers; of a crossword's file, what is not about the file. */
function essence(board: unknown): unknown {
  const { entries, puzzle } = board as { entries?: unknown; puzzle?: unknown };
  return entries === undefined ? board : { entries, puzzle };
}

async function probeChromium(url: string): Promise<Probe> {
  const browser = await openChromium();
  const page = await browser.newPage();
  await page.goto(url);
  return {
    boards: (...args) => page.evaluate(`boards(...${JSON.stringify(args)})`),
    close: () => browser.close(),
  };
}

async function probeFirefox(url: string): Promise<Probe> {
  const browser = await openFirefox();
  const page = await browser.newPage();
  await page.goto(url);
  return {
    boards: (...args) => page.evaluate(`boards(...${JSON.stringify(args)})`) as Promise<string[]>,
    close: () => browser.close(),
  };
}

async function probeWebKit(url: string): Promise<Probe> {
  const browser = await openWebKit();
  await browser.open(url);
  const script = "const done = arguments[2]; boards(arguments[0], arguments[1]).then(done, " +
    "(error) => done([String(error)]));";
  return {
    boards: (...args) => browser.runAsync(script, ...args),
    close: () => browser.close(),
  };
}
