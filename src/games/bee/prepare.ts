import { fail, PREPARED } from "../../lexicon/format.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { kinCounter } from "./families.ts";
import { buildPool } from "./pool.ts";
import { factsOf, pack } from "./prepared.ts";
import type { BeeRules } from "./rules.ts";
import { boardValue, coreIds, tableOf } from "./table.ts";

/** What `prepared.ts` reads, made from the words: to be put in the lexicon's file. */
export function prepare(lexicon: Lexicon, rules: BeeRules): Uint8Array<ArrayBuffer> {
  const { weights, sets, sums, leftOut } = buildPool(lexicon, rules);
  const table = tableOf(lexicon, rules);
  const countKin = kinCounter(lexicon);
  const facts = factsOf(sets, (board) => ({
    ...boardValue(table, board),
    kin: countKin(coreIds(lexicon, rules, board)),
  }));
  return pack(rules, { weights, sets, sums: Uint32Array.from(sums), leftOut, facts });
}

/** Throws `bad_lexicon` unless what came with the lexicon is what its words make. */
export function verifyPrepared(lexicon: Lexicon, rules: BeeRules): void {
  const { prepared, layout } = lexicon;
  if (prepared === undefined) return;
  const made = prepare(lexicon, rules);
  const isSame = made.length === prepared.length && made.every((byte, i) => byte === prepared[i]);
  if (!isSame) fail(layout.source, { kind: "broken", detail: `section ${PREPARED}` });
}
