import { UserError } from "../../core/problem.ts";

/** Deno 2 from this on; deno.json and README say it too. */
export const OLDEST_MINOR = 9;

/** `undefined` is the compiled program, which brings its own. Throws `unsupported_deno`. */
export function refuseOtherDeno(version: string | undefined): void {
  if (version === undefined) return;
  const [major, minor] = version.split(".").map(Number);
  if (major === 2 && minor! >= OLDEST_MINOR) return;
  throw new UserError({ kind: "unsupported_deno", found: version });
}
