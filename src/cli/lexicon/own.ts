import { UserError } from "../../core/problem.ts";
import { isPlain, quotable } from "../../core/text.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import {
  formatOwnRows,
  MAX_REASON,
  type OwnRow,
  ownWordIn,
  parseOwnRows,
} from "../../play/own_words.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { findOwnText, MAX_BYTES, ownPath } from "../app/own_words.ts";
import { jsonArray } from "../text/json.ts";

type OwnCall = Call<"reason" | "language" | "data_path">;

/** A word of the call: as typed, as played, and whether the lexicon has it. */
interface Asked {
  readonly typed: string;
  readonly word: string;
  readonly isKnown: boolean;
  /** Its row on the player's list. */
  readonly row: OwnRow | undefined;
}

export async function addOwn(call: OwnCall): Promise<ExitCode> {
  const { nowAdded, nowForgotten, alreadyWord } = call.t.lexicon;
  return await change(call, ({ typed, isKnown, row }) => {
    if (!isKnown) return { mark: "added", says: nowAdded(typed) };
    return { says: row ? nowForgotten(typed) : alreadyWord(typed) };
  });
}

export async function removeOwn(call: OwnCall): Promise<ExitCode> {
  const { nowHidden, nowForgotten } = call.t.lexicon;
  return await change(call, ({ typed, isKnown, row }) => {
    if (isKnown) return { mark: "hidden", says: nowHidden(typed) };
    if (!row) throw new UserError({ kind: "no_own_word", word: typed });
    return { says: nowForgotten(typed) };
  });
}

export async function showOwn(call: Call<"json" | "data_path">): Promise<ExitCode> {
  const { world, t, options } = call;
  const { rows } = parseOwnRows(await findOwnText(world, folderOf(call)) ?? "");
  if (options.json) world.out(jsonArray(rows));
  else if (rows.length === 0) world.out(t.lexicon.noneOwn());
  else {
    world.out(
      rows.map(({ language, mark, word, reason }) =>
        [language, word, t.lexicon.ownMark[mark], reason].filter((cell) => cell !== "").join("  ")
      ).join("\n"),
    );
  }
  return 0;
}

/** What becomes of a word: a mark on the list, or no row; and the sentence about it. */
interface Change {
  readonly mark?: OwnRow["mark"];
  readonly says: string;
}

/** All words or none: the list is written once, when nothing is wrong. */
async function change(call: OwnCall, decide: (asked: Asked) => Change): Promise<ExitCode> {
  const { world, options } = call;
  const dataPath = folderOf(call);
  const reason = options.reason?.trim() ?? "";
  if (reason.length > MAX_REASON || !isPlain(reason)) {
    throw new UserError({ kind: "bad_own_reason", max: MAX_REASON });
  }
  const lexicon = await openLexicon(call);
  const path = ownPath(dataPath);
  const said = await world.alone(path, async () => {
    const text = await findOwnText(world, dataPath) ?? "";
    const { rows, odd } = parseOwnRows(text);
    const { list, said } = changed(rows, { lexicon, reason, typed: call.args, decide });
    const out = odd.map((line) => `${line}\n`).join("") + formatOwnRows(list);
    const bytes = new TextEncoder().encode(out);
    // A longer one could not be read.
    if (bytes.length > MAX_BYTES) {
      throw new UserError({ kind: "unwritable", path, reason: "too_large" });
    }
    if (out !== text) await world.writeFile(path, bytes);
    return said;
  });
  world.out(said.join("\n"));
  return 0;
}

interface Wish {
  readonly lexicon: Lexicon;
  readonly reason: string;
  readonly typed: readonly string[];
  decide(asked: Asked): Change;
}

/** The list with each word on it as it should be, and what to say of each. */
function changed(rows: readonly OwnRow[], { lexicon, reason, typed: all, decide }: Wish) {
  const said: string[] = [];
  let list = rows;
  for (const typed of all) {
    const word = ownWordIn(typed, lexicon.alphabet);
    if (word === undefined) throw new UserError({ kind: "bad_own_word", text: quotable(typed) });
    const row = list.find((one) => isRowOf(one, word, lexicon));
    const written = typed.trim().normalize("NFC").toLowerCase();
    const isKnown = lexicon.find(word) !== undefined;
    const { mark, says } = decide({ typed: written, word, isKnown, row });
    said.push(says);
    list = list.filter((one) => one !== row);
    if (mark) list = [...list, { language: lexicon.language, mark, word: written, reason }];
  }
  return { list, said };
}

function isRowOf(row: OwnRow, word: string, { language, alphabet }: Lexicon): boolean {
  return row.language === language && ownWordIn(row.word, alphabet) === word;
}

function folderOf({ resolved: { dataPath } }: Call<"data_path">): string {
  if (dataPath !== undefined) return dataPath;
  const fault = { kind: "missing_option", text: "--data-path" } as const;
  throw new UserError({ kind: "bad_usage", fault });
}
