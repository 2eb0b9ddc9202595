import { below, rngFrom } from "../core/random.ts";
import { isOwner } from "../session/session_text.ts";
import type { PlayContext } from "./game_adapter.ts";
import type { GameStore } from "./game_store.ts";

/** All marks of one player, between blanks: the first is this store's, the others came by import. */
const KEY = "owner";
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 16;

/**
 * The marks that this player's games are exported with. The first is made at random when it is first
 * needed; there is none while the store cannot be written.
 */
export async function ownMarks(
  { store, freshSeed }: Pick<PlayContext, "store" | "freshSeed">,
): Promise<readonly string[]> {
  const known = await knownMarks(store);
  if (known.length > 0) return known;
  const isSaved = await addMarks(store, [freshMark(freshSeed())]);
  return isSaved ? await knownMarks(store) : [];
}

/** From now on games with these marks are this player's. False when that could not be saved. */
export async function addMarks(store: GameStore, marks: readonly string[]): Promise<boolean> {
  return await store.changeNotes({
    keys: [KEY],
    to: (_, before = "") => [...new Set([...marksIn(before), ...marks])].join(" "),
  });
}

async function knownMarks(store: GameStore): Promise<readonly string[]> {
  const notes = await store.notes(KEY);
  return marksIn(notes.find(({ key }) => key === KEY)?.text ?? "");
}

function marksIn(text: string): string[] {
  return text.split(" ").filter(isOwner);
}

function freshMark(seed: string): string {
  const rng = rngFrom(`${seed}/owner`);
  return Array.from({ length: LENGTH }, () => LETTERS[below(LETTERS.length, rng)]).join("");
}
