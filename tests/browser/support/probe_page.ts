/// <reference lib="dom" />
/**
 * Runs in a browser: boards of the engine with all their answers, from the files of the site, for
 * comparison with what the terminal says.
 */
import { resolveSettings } from "../../../src/config.ts";
import type { Parts } from "../../../src/games/game.ts";
import { adapterOf } from "../../../src/play/games.ts";
import { openAssets, untilComplete } from "../../../src/web/engine/assets.ts";
import type { OpenAsk } from "../../../src/web/engine/protocol.ts";
import type { SceneMaker } from "../../../src/web/engine/scene.ts";
import { scenesOf } from "../../../src/web/engine/scenes.ts";

/** The files of the site by their own names; filled in by the test. */
declare const PROBE_FILES: Readonly<Record<string, string>>;

const assets = openAssets(Object.keys(PROBE_FILES), async (name) => {
  const packed = (await fetch(PROBE_FILES[name]!)).body!;
  const plain = packed.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
});

/** The boards of some seeds, as JSON. */
async function boards(game: string, seeds: readonly string[]): Promise<string[]> {
  const adapter = adapterOf(game)!;
  const scenes: SceneMaker<Parts> = scenesOf(game);
  const words = await assets.words("it");
  await words.complete();
  const { settings } = resolveSettings({ flags: {} });
  const texts: string[] = [];
  for (const seed of seeds) {
    const wanted = { kind: "seed", seed } as const;
    const ask: OpenAsk = { game, wanted, options: game === "crossword" ? { size: "9x9" } : {} };
    texts.push(
      await untilComplete(words, async () => {
        const { boards, rules } = await scenes.setup?.({ ask, settings, words, assets }) ??
          { boards: adapter.boards, rules: adapter.boards.rules(settings, {}) };
        const chosen = boards.choose(words.lexicon, rules, wanted);
        const round = adapter.game.open(words.lexicon, chosen.rules ?? rules, chosen.puzzle);
        return JSON.stringify(boards.facts(round));
      }),
    );
  }
  return texts;
}

Object.assign(globalThis, { boards });
document.documentElement.dataset.ready = "yes";
