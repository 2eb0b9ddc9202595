import { type SessionFault, UserError } from "../core/problem.ts";
import { isPlain, isRecord } from "../core/text.ts";
import type { Parts } from "../games/game.ts";
import {
  type Find,
  type Header,
  type Label,
  type Progress,
  type Session,
  SESSION_VERSION,
  type Setup,
  type Summary,
} from "./session.ts";

/**
 * Deno KV refuses a value over 65,536 bytes, which at three bytes of UTF-8 for each UTF-16 unit no
 * page or list of finds can reach; a long header is split. SQLite gives each value over some 1,000 bytes pages of its
 * own, so a header and a page of usual size stay below that.
 */
export const MOVES_PER_PAGE = 16;
const MAX_MOVE = 1_000;
/** A crossword with clues of its own has them in its rules. */
const MAX_RULES = 300_000;
/** A grid of 32 x 32 cells, each of eight letters with its value and bonus, has 16,000 characters. */
const MAX_PUZZLE = 24_000;
const MAX_HEADER = 600_000;
const MAX_FINDS = 600;
const MAX_DEPTH = 8;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** The most characters of a session on one line: some hundred thousand moves. */
const MAX_LINE = 8_000_000;

/** One line of an export. */
export function formatSession(session: Session): string {
  const line = JSON.stringify(session);
  parseSession(line, session.id);
  return line;
}

/** Throws `bad_session`; `where` is the id, or the file and line. */
export function parseSession<T extends Parts = Parts>(text: string, where: string): Session<T> {
  const from = fieldsOf(text, where);
  const moves = field(from, "moves", isList);
  if (!moves.every(isMove)) fail(where, { kind: "bad_field", field: "moves" });
  refuseOthers(from, [...SETUP, ...PROGRESS, "moves", "finds"]);
  const session = { ...readSetup(from), ...readProgress(from), moves };
  return from.fields.finds === undefined
    ? session
    : { ...session, finds: field(from, "finds", isFinds) };
}

export function formatHeader(header: Header): string {
  const text = JSON.stringify(header);
  parseHeader(text, header.id);
  const size = new TextEncoder().encode(text).length;
  if (size > MAX_HEADER) fail(header.id, { kind: "too_large", size, limit: MAX_HEADER });
  return text;
}

export function parseHeader(text: string, where: string): Header {
  const from = fieldsOf(text, where);
  const header = {
    ...readSetup(from),
    ...readProgress(from),
    played: field(from, "played", isCount),
  };
  refuseOthers(from, [...SETUP, ...PROGRESS, "played"]);
  return header;
}

export function formatMoves(moves: readonly unknown[], where: string): string {
  const text = JSON.stringify(moves);
  parseMoves(text, where);
  return text;
}

export function parseMoves(text: string, where: string): unknown[] {
  const moves = parseJson(text, where);
  // Where all together are short, each is.
  const isFit = text.length <= MAX_MOVE ? isShortMove : isMove;
  if (!isList(moves) || !moves.every(isFit)) fail(where, { kind: "bad_field", field: "moves" });
  return moves;
}

/** If there are very many, the commonest are left out. */
export function formatFinds(finds: readonly Find[], where: string): string {
  const kept = finds.length > MAX_FINDS ? [...finds].sort((a, b) => a[1] - b[1]) : finds;
  const text = JSON.stringify(kept.slice(0, MAX_FINDS));
  parseFinds(text, where);
  return text;
}

export function parseFinds(text: string, where: string): Find[] {
  const finds = parseJson(text, where);
  if (!isFinds(finds)) fail(where, { kind: "bad_field", field: "finds" });
  return finds;
}

export function parseVersioned(text: string, where: string): Record<string, unknown> {
  return fieldsOf(text, where).fields;
}

export function isId(value: unknown): value is string {
  return typeof value === "string" && /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(value);
}

/** Whether this is a day of the calendar: `2025-02-30` is not. */
export function isDate(value: unknown): value is string {
  const [, year, month, day] = typeof value === "string" && DATE.exec(value) || [];
  if (day === undefined) return false;
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const days = month === "02" && isLeap ? 29 : DAYS[Number(month) - 1] ?? 0;
  return Number(day) >= 1 && Number(day) <= days;
}

interface Source {
  readonly where: string;
  readonly fields: Record<string, unknown>;
}

const SETUP = [
  "version",
  "id",
  "game",
  "lexicon",
  "puzzle",
  "rules",
  "label",
  "startedAt",
  "owner",
];
const PROGRESS = ["savedAt", "over", "summary", "wonAt"];
const SUMMARY = "score goal total won rank found words extra pangrams hints".split(" ");

function readSetup(from: Source): Setup {
  const setup = {
    version: SESSION_VERSION,
    id: field(from, "id", isId),
    game: field(from, "game", isName),
    lexicon: field(from, "lexicon", (x) => isText(x, 100)),
    puzzle: field(from, "puzzle", (x) => isText(x, MAX_PUZZLE)),
    rules: field(from, "rules", isRules),
    label: field(from, "label", isLabel),
    startedAt: field(from, "startedAt", isTime),
  } as const;
  return from.fields.owner === undefined
    ? setup
    : { ...setup, owner: field(from, "owner", isOwner) };
}

function readProgress(from: Source): Progress {
  const { summary, wonAt } = from.fields;
  return {
    savedAt: field(from, "savedAt", isTime),
    over: field(from, "over", (x) => typeof x === "boolean"),
    ...(summary !== undefined && { summary: field(from, "summary", isSummary) }),
    ...(wonAt !== undefined && { wonAt: field(from, "wonAt", isTime) }),
  };
}

function fieldsOf(text: string, where: string): Source {
  const value = parseJson(text, where);
  if (!isRecord(value)) fail(where, { kind: "not_json" });
  const version = value.version;
  if (typeof version === "number" && Number.isInteger(version) && version > SESSION_VERSION) {
    fail(where, { kind: "newer_version", version });
  }
  if (version !== SESSION_VERSION) fail(where, { kind: "bad_field", field: "version" });
  return { where, fields: value };
}

function parseJson(text: string, where: string): unknown {
  if (text.length > MAX_LINE) {
    fail(where, { kind: "too_large", size: text.length, limit: MAX_LINE });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    // A RangeError is a text nested deeper than the stack.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    fail(where, { kind: "not_json" });
  }
}

function field<V>(from: Source, name: string, is: (value: unknown) => value is V): V {
  const value = Object.hasOwn(from.fields, name) ? from.fields[name] : undefined;
  if (!is(value)) fail(from.where, { kind: "bad_field", field: name });
  return value;
}

/** A field we do not know would be lost at the next save, so it is not let in. */
function refuseOthers(from: Source, known: readonly string[]): void {
  const other = Object.keys(from.fields).find((name) => !known.includes(name));
  if (other !== undefined) {
    fail(from.where, { kind: "bad_field", field: isText(other, 40) ? other : "?" });
  }
}

function fail(where: string, fault: SessionFault): never {
  throw new UserError({ kind: "bad_session", where, fault });
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isText(value: unknown, max: number): value is string {
  return typeof value === "string" && value !== "" && value.length <= max && isPlain(value);
}

/** Made at random, once for each player. */
export function isOwner(value: unknown): value is string {
  return typeof value === "string" && /^[a-z0-9]{8,40}$/.test(value);
}

function isName(value: unknown): value is string {
  return typeof value === "string" && /^[a-z]{1,20}$/.test(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** As `toISOString` writes it, so that later times sort later. */
function isTime(value: unknown): value is string {
  return typeof value === "string" && isDate(value.slice(0, 10)) &&
    /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/.test(value);
}

function isLabel(value: unknown): value is Label {
  if (!isRecord(value)) return false;
  const size = Object.keys(value).length;
  if (value.kind === "daily") {
    return isDate(value.date) && (size === 2 || size === 3 && value.counts === false);
  }
  if (value.kind === "seed") return size === 2 && isText(value.seed, 200);
  return value.kind === "board" && size === 1;
}

function isRules(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && isData(value, MAX_DEPTH) && JSON.stringify(value).length <= MAX_RULES;
}

function isMove(value: unknown): boolean {
  return isShortMove(value) && JSON.stringify(value).length <= MAX_MOVE;
}

function isShortMove(value: unknown): boolean {
  return isRecord(value) && isData(value, MAX_DEPTH);
}

/** Plain data all through, its texts fit to be shown. */
function isData(value: unknown, depth: number): boolean {
  if (typeof value === "string") return isPlain(value);
  if (typeof value === "number") return Number.isFinite(value);
  if (value === null || typeof value === "boolean") return true;
  if (typeof value !== "object" || depth === 0) return false;
  return Object.entries(value).every(([key, inner]) =>
    key !== "__proto__" && isPlain(key) && isData(inner, depth - 1)
  );
}

function isSummary(value: unknown): value is Summary {
  if (!isRecord(value) || Object.keys(value).length !== SUMMARY.length) return false;
  return SUMMARY.every((name) =>
    name === "won" ? typeof value.won === "boolean" : isCount(value[name])
  );
}

function isFinds(value: unknown): value is Find[] {
  return isList(value) && value.length <= 100_000 &&
    value.every((find) =>
      isList(find) && find.length === 2 && isWord(find[0]) &&
      typeof find[1] === "number" && find[1] >= 0 && find[1] <= 10
    );
}

function isWord(value: unknown): boolean {
  return typeof value === "string" &&
    (/^[a-z]{1,25}$/.test(value) || /^[\p{L}\p{M}]{1,25}$/u.test(value));
}
