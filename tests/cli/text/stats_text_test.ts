import assert from "node:assert/strict";
import { beeView } from "../../../src/cli/bee/view.ts";
import { bitesView } from "../../../src/cli/bites/view.ts";
import { PLAIN } from "../../../src/cli/text/paint.ts";
import { statsLines } from "../../../src/cli/text/stats_text.ts";
import { messages } from "../../support/messages.ts";
import { headerOf } from "../../../src/session/session.ts";
import { statsOf } from "../../../src/session/stats.ts";
import { tallyOf } from "../../../src/session/tally.ts";
import { daily } from "../../support/sessions.ts";

const BEE = beeView();
const EN = { t: messages.en, paint: PLAIN, width: 80 };

Deno.test("statsLines() shows the record, and nothing where there is none", () => {
  const none = statsOf(tallyOf([]), "2025-11-17");
  assert.deepEqual(statsLines(none, BEE, EN), ["No game yet. To begin: itbee"]);
  const bites = statsLines(none, bitesView(), EN);
  assert.deepEqual(bites, ["No game yet. To begin: itbee bites play"]);
  const tally = tallyOf([
    [headerOf(daily("2025-11-16", true)), [["nome", 5.6]]],
    [headerOf(daily("2025-11-17", true)), [["nome", 5.6], ["onere", 3.61]]],
  ]);
  const stats = statsOf(tally, "2025-11-17");
  for (const t of [messages.it, messages.en]) {
    for (const width of [40, 80]) {
      const lines = statsLines(stats, BEE, { t, paint: PLAIN, width });
      assert.ok(lines.every((line) => line.length <= width), lines.join("\n"));
      const text = lines.join("\n");
      assert.match(text, new RegExp(`${t.stats.label.streak} +2`));
      assert.match(text, /nome 2/);
      assert.match(text, /onere\s+nome/);
    }
  }
});
