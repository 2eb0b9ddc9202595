import { UserError } from "../../core/problem.ts";

/** The oldest minor version of Deno 2; deno.json and src/README.md say it too. */
export const OLDEST_MINOR = 9;

/** `undefined` is the compiled program, which brings its own. Throws `unsupported_deno`. */
export function refuseOtherDeno(version: string | undefined): void {
  if (version === undefined) return;
  const [major, minor] = version.split(".").map(Number);
  if (major === 2 && minor! >= OLDEST_MINOR) return;
  throw new UserError({ kind: "unsupported_deno", found: version });
}
