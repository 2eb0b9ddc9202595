import { resolveSettings } from "../../config.ts";
import { UserError } from "../../core/problem.ts";
import { explained } from "../../messages/mod.ts";
import { isCardLine } from "../../play/cards/transfer.ts";
import { exportDuels } from "../../play/duel/transfer.ts";
import { addMarks, ownMarks } from "../../play/owner.ts";
import { replayed, savedDaily } from "../../play/imported_game.ts";
import { exportSessions, importSessions, ownersIn } from "../../play/transfer.ts";
import type { Session } from "../../session/session.ts";
import { adapterOf } from "../../play/games.ts";
import { untilComplete, type Words } from "./assets.ts";
import { scenesOf } from "./scenes.ts";
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
  const result = await importSessions(store, bytes, {
    whose,
    duels,
    async summarise(session) {
      const words = await wordsFor(home, session);
      return words ? await untilComplete(words, () => replayed(session, words.lexicon)) : {};
    },
    async daysBoard(session, date) {
      const words = await wordsFor(home, session);
      const adapter = adapterOf(session.game);
      if (!adapter || words?.lexicon.edition !== session.lexicon) return undefined;
      return await untilComplete(words, async () => {
        const { settings } = resolveSettings({});
        const ask = { game: adapter.name, wanted: { kind: "daily", date } } as const;
        const { boards = adapter.boards } =
          await scenesOf(adapter.name).setup?.({ ask, settings, words, assets: home.assets }) ?? {};
        return savedDaily({ ...adapter, boards }, words.lexicon, date);
      });
    },
  });
  const faults = await Promise.all(
    result.faults.slice(0, MOST_FAULTS).map(({ line, fault }) =>
      explained({ kind: "bad_session", where: String(line), fault }, t.uiLanguage)
    ),
  );
  const sentences = [t.sessions.imported(result)];
  if (result.unproved > 0) sentences.push(t.sessions.unproved(result.unproved));
  return { kind: "done", sentence: sentences.join(". "), faults };
}

/** `undefined` where none come with the page. */
async function wordsFor(
  { assets }: Running["home"],
  session: Session,
): Promise<Words | undefined> {
  const [code = "it"] = session.lexicon.split("-");
  try {
    return await assets.words(code === "xx" ? "it" : code);
  } catch (error) {
    if (error instanceof UserError && error.problem.kind === "no_words") return undefined;
    throw error;
  }
}
