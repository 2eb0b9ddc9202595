import { UserError } from "../../core/problem.ts";
import { explained } from "../../messages/mod.ts";
import { ownMarks } from "../../play/owner.ts";
import { exportSessions, importSessions, replayed } from "../../play/transfer.ts";
import type { Session } from "../../session/session.ts";
import { untilComplete } from "./assets.ts";
import type { Running } from "./engine.ts";
import type { Exported, Imported } from "./protocol.ts";

/** Nobody reads more than this. */
const MOST_FAULTS = 5;

export async function exportGames({ store, home }: Running): Promise<Exported> {
  const lines: string[] = [];
  let damaged = 0;
  const [mark] = await ownMarks({ store, freshSeed: home.freshSeed });
  for await (const line of exportSessions(store, () => damaged++, mark)) lines.push(`${line}\n`);
  return { text: lines.join(""), games: lines.length, damaged };
}

/** Adds what is missing and loses nothing. */
export async function importGames(
  { store, home, t }: Running,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Imported> {
  const mine = await ownMarks({ store, freshSeed: home.freshSeed });
  const whose = (owner: string) => mine.includes(owner) ? "mine" : "theirs";
  const summarise = async (session: Session) => {
    const [code = "it"] = session.lexicon.split("-");
    try {
      const words = await home.assets.words(code === "xx" ? "it" : code);
      return await untilComplete(words, () => replayed(session, words.lexicon));
    } catch (error) {
      // What it claims stands until somebody has its words.
      if (error instanceof UserError && error.problem.kind === "no_words") return {};
      throw error;
    }
  };
  const result = await importSessions(store, bytes, { summarise, whose });
  const faults = await Promise.all(
    result.faults.slice(0, MOST_FAULTS).map(({ line, fault }) =>
      explained({ kind: "bad_session", where: String(line), fault }, t.uiLanguage)
    ),
  );
  return { sentence: t.sessions.imported(result), faults };
}
