import { UserError } from "../../core/problem.ts";
import { explained } from "../../messages/mod.ts";
import { isCardLine } from "../../play/cards/transfer.ts";
import { exportDuels } from "../../play/duel/transfer.ts";
import { addMarks, ownMarks } from "../../play/owner.ts";
import { exportSessions, importSessions, ownersIn, replayed } from "../../play/transfer.ts";
import type { Session } from "../../session/session.ts";
import { untilComplete } from "./assets.ts";
import type { Running } from "./engine.ts";
import type { Calls, Exported, Imported } from "./protocol.ts";

/** Nobody reads more than this. */
const MOST_FAULTS = 5;

export async function exportGames({ store, duels, home }: Running): Promise<Exported> {
  const lines: string[] = [];
  let damaged = 0;
  const [mark] = await ownMarks({ store, freshSeed: home.freshSeed });
  const report = () => damaged++;
  for await (const line of exportSessions(store, report, mark)) lines.push(`${line}\n`);
  for await (const line of exportDuels(await duels(), report, mark)) lines.push(`${line}\n`);
  const games = lines.filter((line) => !isCardLine(line)).length;
  return { text: lines.join(""), games, damaged };
}

/** Adds what is missing and loses nothing; asks who played the games from elsewhere. */
export async function importGames(
  { store, duels, home, t }: Running,
  { bytes, areMine }: Calls["import"]["ask"],
): Promise<Imported> {
  const mine = new Set(await ownMarks({ store, freshSeed: home.freshSeed }));
  const others = [...ownersIn(bytes)].filter(([owner]) => !mine.has(owner));
  if (others.length > 0 && areMine === undefined) {
    return { kind: "whose", games: others.reduce((sum, [, games]) => sum + games, 0) };
  }
  if (areMine) {
    const marks = others.map(([owner]) => owner);
    await addMarks(store, marks);
    for (const mark of marks) mine.add(mark);
  }
  const whose = (owner: string) => mine.has(owner) ? "mine" : "theirs";
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
  const result = await importSessions(store, bytes, { summarise, whose, duels });
  const faults = await Promise.all(
    result.faults.slice(0, MOST_FAULTS).map(({ line, fault }) =>
      explained({ kind: "bad_session", where: String(line), fault }, t.uiLanguage)
    ),
  );
  return { kind: "done", sentence: t.sessions.imported(result), faults };
}
