import { UserError } from "../../core/problem.ts";
import { changeOwn, formatOwnRows, type OwnRow, parseOwnRows } from "../../play/own_words.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { exactText, findFile } from "../app/find_file.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { findOwnText, MAX_BYTES, ownPath } from "../app/own_words.ts";
import { jsonArray } from "../text/json.ts";

type OwnCall = Call<"reason" | "language" | "data_path">;

export function addOwn(call: OwnCall): Promise<ExitCode> {
  return change(call, "add");
}

export function removeOwn(call: OwnCall): Promise<ExitCode> {
  return change(call, "remove");
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

/** All words or none: the list is written once, when nothing is wrong. */
async function change(call: OwnCall, kind: "add" | "remove"): Promise<ExitCode> {
  const { world, t, options } = call;
  const dataPath = folderOf(call);
  const reason = options.reason?.trim() ?? "";
  const lexicon = await openLexicon(call);
  const path = ownPath(dataPath);
  const said = await world.alone(path, async () => {
    const text = exactText(await findFile(world, path, MAX_BYTES) ?? new Uint8Array());
    if (text === undefined) throw new UserError({ kind: "unwritable", path, reason: "not_utf8" });
    const { rows, odd } = parseOwnRows(text);
    const said: string[] = [];
    let list: readonly OwnRow[] = rows;
    for (const typed of call.args) {
      const changed = changeOwn(list, lexicon, { kind, text: typed, reason });
      list = changed.rows;
      said.push(t.lexicon[changed.says](changed.word));
    }
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

function folderOf({ resolved: { dataPath } }: Call<"data_path">): string {
  if (dataPath !== undefined) return dataPath;
  const fault = { kind: "missing_option", text: "--data-path" } as const;
  throw new UserError({ kind: "bad_usage", fault });
}
