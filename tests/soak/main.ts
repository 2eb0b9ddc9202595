import type { Attack } from "./attack.ts";
import { cuts, disks, kills, windows } from "./durability.ts";
import { giants } from "./giants.ts";
import { hostileInput } from "./hostile.ts";
import { boards, guesses, lists, sessions, transfer } from "./load.ts";
import { properties } from "./properties.ts";
import { tabs } from "./tabs.ts";

const ATTACKS: readonly Attack[] = [
  ...[properties, hostileInput, giants, kills, cuts, disks, windows],
  ...[guesses, boards, sessions, transfer, lists, tabs],
];

/** Every attack, or those named; `--quick` for a taste of each. */
if (import.meta.main) {
  const isQuick = Deno.args.includes("--quick");
  const named = Deno.args.filter((arg) => !arg.startsWith("--"));
  const scale = { of: (full: number, quick: number) => isQuick ? quick : full };
  let failed = 0;
  for (const { name, run } of ATTACKS) {
    if (named.length > 0 && !named.some((part) => name.includes(part))) continue;
    const from = performance.now();
    let line: string;
    try {
      line = `ok      ${name}: ${await run(scale)}`;
    } catch (error) {
      failed++;
      line = `FAILED  ${name}: ${error instanceof Error ? error.stack : error}`;
    }
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    Deno.stdout.writeSync(new TextEncoder().encode(`${line} (${seconds} s)\n`));
  }
  Deno.exit(failed === 0 ? 0 : 1);
}
