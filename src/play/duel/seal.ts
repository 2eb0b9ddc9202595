import { sha256 } from "../../core/sha256.ts";
import { toBase64 } from "./base64.ts";
import { digestOf, type DuelTerms } from "./terms.ts";

/** Of the salt, and of what a line is called. */
export const SALT_BYTES = 16;
/** Of SHA-256. */
export const SEAL_BYTES = 32;

/**
 * What binds a player to moves without showing them. Nobody can try moves against it, for the salt is
 * not known; and nobody can find other moves with the same seal.
 */
export function sealOf(terms: DuelTerms, salt: string, games: readonly string[]): string {
  return toBase64(hashed(["itbee duel", digestOf(terms), salt, games]));
}

/** 128 bits that nobody can guess, from two seeds of 64. */
export function freshSalt(freshSeed: () => string): string {
  return toBase64(hashed(["salt", freshSeed(), freshSeed()]).subarray(0, SALT_BYTES));
}

/** What a line is called in those that follow it. */
export function lineDigest(line: string): string {
  return toBase64(hashed(["line", line]).subarray(0, SALT_BYTES));
}

function hashed(facts: readonly unknown[]): Uint8Array {
  return sha256(new TextEncoder().encode(JSON.stringify(facts)));
}
