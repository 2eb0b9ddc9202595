import { isRecord } from "../core/text.ts";
import { UserError } from "../core/problem.ts";
import type { Filter, GameStore, Saved } from "../play/game_store.ts";
import type { Session } from "../session/session.ts";
import { isId, parseSession } from "../session/session_text.ts";
import type { NoteEdit } from "./store/database.ts";
import {
  type StoreAnswers,
  type StoreCall,
  type StoreReply,
  tallyText,
} from "./store/store_calls.ts";

type Kind = StoreCall["kind"];

/** As the terminal's store has them, in UTF-16 units of at most three bytes. */
const MAX_KEY = 200;
const MAX_NOTE = 21_000;

/** The store's answer to a page's call; `undefined` if the text is not a call. */
export async function answerCall(
  store: GameStore,
  text: string,
): Promise<StoreReply<Kind> | undefined> {
  try {
    const call = parseCall(text);
    return call && { kind: "done", answer: await answer(store, call) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: "problem", problem: error.problem };
  }
}

async function answer(store: GameStore, call: StoreCall): Promise<StoreAnswers[Kind]> {
  switch (call.kind) {
    case "get":
      return await get(store, call.id);
    case "put":
      return await put(store, call.stamp, call.session);
    case "headers":
      return await store.list(call.filter);
    case "tally":
      return tallyText(await store.tally(call.game));
    case "notes":
      return await store.notes(call.start);
    case "put_notes":
      return await putNotes(store, call.edits);
    case "current":
      return await store.current() ?? null;
    case "set_current":
      await store.setCurrent(call.id);
      return null;
    case "remove":
      return await store.delete(call.id);
  }
}

async function get(store: GameStore, id: string): Promise<StoreAnswers["get"]> {
  const saved = await store.load(id);
  if (saved && saved.stamp === null) {
    // Not on disk yet: listing tries again.
    await store.list({ start: id });
    const again = await store.load(id);
    if (again) return onDisk(again);
  }
  return saved ? onDisk(saved) : null;
}

async function put(
  store: GameStore,
  stamp: string | null,
  session: Session,
): Promise<string | null> {
  if (stamp === null) return await stampOf(store.create(session));
  const there = await get(store, session.id);
  if (there?.stamp !== stamp) return null;
  const { over, summary, finds, savedAt, moves } = session;
  const added = moves.slice(there.session.moves.length);
  return await stampOf(store.append(there, {
    ...{ over, savedAt, moves: added },
    ...(summary && { summary }),
    ...(finds && { finds }),
  }));
}

/** What one page has changed, unless another window was quicker. */
async function putNotes(store: GameStore, edits: readonly NoteEdit[]): Promise<boolean> {
  let isAsBefore = true;
  const isSaved = await store.changeNotes({
    keys: edits.map(({ key }) => key),
    to(key, there) {
      const { before, after } = edits.find((edit) => edit.key === key)!;
      if (there === undefined || there === before || there === after) return after;
      isAsBefore = false;
      return there;
    },
  });
  if (!isSaved) throw new UserError({ kind: "unwritable", path: "", reason: "other" });
  return isAsBefore;
}

async function stampOf(saving: ReturnType<GameStore["append"]>): Promise<string | null> {
  const { kind, saved, reason = "other" } = await saving;
  if (kind === "unsaved") throw new UserError({ kind: "unwritable", path: "", reason });
  return kind === "saved" ? saved.stamp : null;
}

/** Otherwise a page would believe that a game in memory is saved. */
function onDisk({ session, stamp }: Saved): NonNullable<StoreAnswers["get"]> {
  if (stamp === null) throw new UserError({ kind: "unwritable", path: "", reason: "other" });
  return { session, stamp };
}

function parseCall(text: string): StoreCall | undefined {
  let call: unknown;
  try {
    call = JSON.parse(text);
  } catch (error) {
    // A RangeError is a text nested deeper than the stack.
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
  if (!isRecord(call)) return undefined;
  const { kind, id, stamp, session, filter, start, game, edits } = call;
  switch (kind) {
    case "get":
    case "set_current":
    case "remove":
      return isId(id) ? { kind, id } : undefined;
    case "put":
      if (stamp !== null && typeof stamp !== "string" || !isRecord(session)) return undefined;
      return { kind, stamp, session: parseSession(JSON.stringify(session), String(session.id)) };
    case "headers":
      return isFilter(filter) ? { kind, filter } : undefined;
    case "tally":
      return isKey(game) ? { kind, game } : undefined;
    case "notes":
      return isKey(start) ? { kind, start } : undefined;
    case "put_notes":
      return Array.isArray(edits) && edits.every(isEdit) ? { kind, edits } : undefined;
    case "current":
      return { kind };
    default:
      return undefined;
  }
}

function isFilter(value: unknown): value is Filter {
  if (!isRecord(value)) return false;
  const { start = "", puzzle = "", day = "", over = false, others = false } = value;
  return isKey(start) && typeof puzzle === "string" && isKey(day) &&
    typeof over === "boolean" && typeof others === "boolean";
}

function isEdit(value: unknown): value is NoteEdit {
  return isRecord(value) && isKey(value.key) &&
    (value.before === null || typeof value.before === "string") &&
    typeof value.after === "string" && value.after.length <= MAX_NOTE;
}

/** A part of a key of the store, which takes no long ones. */
function isKey(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_KEY;
}
