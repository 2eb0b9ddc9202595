import assert from "node:assert/strict";
import type { Panel } from "../../../src/cli/screen/game_screen.ts";
import { draw } from "../../../src/cli/screen/picture.ts";
import { FRESH, onKey } from "../../../src/cli/screen/ui.ts";
import { wordColumns } from "../../../src/cli/screen/word_columns.ts";
import type { Bee } from "../../../src/games/bee/mod.ts";
import { beeScene } from "../../support/scenes.ts";

const SIZES = [[60, 18], [80, 24], [120, 40]] as const;
const WORDS = Array.from({ length: 200 }, (_, i) => ({ text: `parola${100 + i}`, points: i % 30 }));

/** A screen whose list is far too long for it. */
function drawList(newest: string, [columns, rows]: typeof SIZES[number], ui = FRESH) {
  const scene = beeScene();
  const words: Panel<Bee> = {
    name: "words",
    title: () => "words",
    lines: (_, { paint }, width) => wordColumns(WORDS, newest, { width, paint }),
  };
  const view = { ...scene.view, panels: [words] };
  const look = { depth: "true", theme: "dark", isAscii: false } as const;
  const size = { columns, rows };
  const picture = draw({ ...scene, view, look, ui, size });
  const text = picture.frame.rows.map((cells) => cells.map(({ text }) => text).join("")).join("\n");
  return { picture, text, rules: { ...scene.rules, ...picture, panels: 1 } };
}

Deno.test("a long list of words shows the newest until it is scrolled", () => {
  for (const size of SIZES) {
    for (const { text: newest } of WORDS) {
      const { text } = drawList(newest, size);
      assert.ok(text.includes(newest), `${newest} at ${size}`);
      // Beside the bar no word is cut.
      assert.doesNotMatch(text, /paro?l?a?\d{0,2}[ …│┃]/, `${newest} at ${size}`);
    }
    const { rules } = drawList(WORDS.at(-1)!.text, size);
    const { ui } = onKey(FRESH, { kind: "wheel", by: -1 }, rules);
    const scrolled = drawList(WORDS.at(-1)!.text, size, ui).picture;
    assert.equal(scrolled.panelTop, rules.panelTop - 3, String(size));
  }
});
