import { isPlain } from "../../core/text.ts";
import { crc32 } from "../../lexicon/format.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { SALT_BYTES, SEAL_BYTES } from "./seal.ts";
import {
  digestOf,
  DUEL_LENGTHS,
  type DuelTerms,
  refuse,
  rulesWith,
  unusualRules,
} from "./terms.ts";

/**
 * What two players send each other, each as one line of text. The inviter's moves are in no line
 * before the friend's are known: the invitation has only their seal.
 */
export type DuelLine =
  | { readonly kind: "invitation"; readonly terms: DuelTerms; readonly seal: string }
  /** The friend's moves. */
  | { readonly kind: "answer"; readonly to: string; readonly games: readonly string[] }
  /** The inviter's moves, and the salt that shows them to be those that were sealed. */
  | {
    readonly kind: "opening";
    readonly to: string;
    readonly salt: string;
    readonly games: readonly string[];
  };

const START = "itbee-duel-";
const VERSION = "1";
const LINE = /(?:^|#\/duel\/)itbee-duel-(\w+)-([\w-]*)$/;

/** Five long games of many boards are far below this. */
const MAX_LINE = 60_000;

const CHECK_BYTES = 4;

/** `itbee-duel-1-WyJpIiwi…`: JSON and its CRC-32, fit for an address. */
export function formatLine(line: DuelLine): string {
  const text = new TextEncoder().encode(JSON.stringify(fieldsOf(line)));
  const bytes = new Uint8Array(text.length + CHECK_BYTES);
  bytes.set(text);
  new DataView(bytes.buffer).setUint32(text.length, crc32(text));
  return `${START}${VERSION}-${toBase64(bytes)}`;
}

/**
 * The line, or the page's address that ends with it; blanks that a letter or a chat put into it do
 * not count. Throws `bad_duel`, also for one changed character: CRC-32 sees every change of up to 32
 * bits in a row.
 */
export function parseLine(typed: string): DuelLine {
  if (typed.length > MAX_LINE) refuse({ kind: "damaged" });
  const [, version, body] = LINE.exec(typed.replaceAll(/\s+/g, "")) ?? [];
  if (body === undefined) refuse({ kind: looksLikeOne(typed) ? "damaged" : "not_a_duel" });
  if (version !== VERSION) refuse(/^\d$/.test(version!) ? { kind: "newer_version" } : DAMAGED);
  const bytes = fromBase64(body);
  if (!bytes || bytes.length <= CHECK_BYTES) refuse(DAMAGED);
  const text = bytes.subarray(0, -CHECK_BYTES);
  const check = new DataView(bytes.buffer).getUint32(text.length);
  if (check !== crc32(text)) refuse(DAMAGED);
  return lineOf(parsed(new TextDecoder().decode(text)));
}

const DAMAGED = { kind: "damaged" } as const;

function looksLikeOne(typed: string): boolean {
  return /duel-/i.test(typed) || typed.length > 100;
}

function fieldsOf(line: DuelLine): unknown[] {
  if (line.kind === "answer") return ["a", line.to, line.games];
  if (line.kind === "opening") return ["o", line.to, line.salt, line.games];
  const { terms, seal } = line;
  return [
    "i",
    terms.game,
    terms.lexicon,
    unusualRules(terms),
    terms.boards,
    digestOf(terms),
    seal,
  ];
}

function parsed(text: string): unknown[] {
  try {
    const fields: unknown = JSON.parse(text);
    return Array.isArray(fields) ? fields : [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [];
  }
}

function lineOf([kind, ...fields]: readonly unknown[]): DuelLine {
  switch (kind) {
    case "i": {
      const [game, lexicon, unusual, boards, digest, seal] = fields;
      const terms = termsIn({ game, lexicon, unusual, boards });
      if (digest !== digestOf(terms)) refuse({ kind: "other_rules" });
      return { kind: "invitation", terms, seal: bytesIn(seal, "seal", SEAL_BYTES) };
    }
    case "a":
      return {
        kind: "answer",
        to: bytesIn(fields[0], "to", SALT_BYTES),
        games: textsIn(fields[1], "games", 40_000),
      };
    case "o":
      return {
        kind: "opening",
        to: bytesIn(fields[0], "to", SALT_BYTES),
        salt: bytesIn(fields[1], "salt", SALT_BYTES),
        games: textsIn(fields[2], "games", 40_000),
      };
    default:
      return refuse({ kind: "bad_field", field: "kind" });
  }
}

/** What an invitation or a backup says was agreed on. Throws `bad_duel`. */
export function termsIn(
  { game, lexicon, unusual, boards }: Readonly<
    Record<"game" | "lexicon" | "unusual" | "boards", unknown>
  >,
): DuelTerms {
  const name = textIn(game, "game", 20);
  return {
    game: name,
    lexicon: textIn(lexicon, "lexicon", 100),
    rules: rulesWith(name, unusual),
    boards: textsIn(boards, "boards", 24_000),
  };
}

/** Exactly so many: a shorter seal binds nobody, and a shorter salt hides nothing. */
function bytesIn(value: unknown, field: string, length: number): string {
  const isRight = typeof value === "string" && fromBase64(value)?.length === length;
  return isRight ? value : refuse({ kind: "bad_field", field });
}

function textIn(value: unknown, field: string, max: number): string {
  if (typeof value === "string" && value.length <= max && isPlain(value)) return value;
  return refuse({ kind: "bad_field", field });
}

/** One for each game. */
function textsIn(value: unknown, field: string, max: number): string[] {
  const isRight = Array.isArray(value) && DUEL_LENGTHS.some((length) => length === value.length);
  if (!isRight) return refuse({ kind: "bad_field", field });
  return value.map((one) => textIn(one, field, max));
}
