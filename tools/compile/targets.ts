/** The platforms that Deno has a runtime for, as it names them. */
export const TARGETS = [
  "x86_64-unknown-linux-gnu",
  "aarch64-unknown-linux-gnu",
  "x86_64-apple-darwin",
  "aarch64-apple-darwin",
  "x86_64-pc-windows-msvc",
] as const;

export type Target = typeof TARGETS[number];

export function findTarget(name: string): Target | undefined {
  return TARGETS.find((target) => target === name);
}

export function isWindows(target: Target): boolean {
  return target.includes("windows");
}

export function isLinux(target: Target): boolean {
  return target.includes("linux");
}

/** What the program is called there. */
export function programName(target: Target): string {
  return isWindows(target) ? "itbee.exe" : "itbee";
}
