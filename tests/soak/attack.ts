/** One attack on the program; throws when it does harm. */
export interface Attack {
  readonly name: string;
  /** What was done, in words and figures. */
  run(scale: Scale): Promise<string>;
}

/** Whether all of it is wanted, or a taste: `of(300, 5)` is 300 or 5. */
export interface Scale {
  of(full: number, quick: number): number;
}

export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

/** What a process holds in memory, in MB; of this one unless given. */
export function residentMb(pid: number | "self" = "self"): number {
  const [, kb] = /VmRSS:\s+(\d+) kB/.exec(Deno.readTextFileSync(`/proc/${pid}/status`)) ?? [];
  return Math.round(Number(kb) / 1024);
}

/** The most that a process ever holds in memory, in MB, when it has ended. */
export async function peakMb(pid: number): Promise<number> {
  let most = 0;
  for (;;) {
    try {
      const status = Deno.readTextFileSync(`/proc/${pid}/status`);
      const [, kb] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
      // One that has ended has no memory any more.
      if (kb === undefined) return most;
      most = Math.round(Number(kb) / 1024);
    } catch {
      return most;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Made-up words for N-BEMORV, always the same: enough that no game ends. */
export function madeUpWords(count: number): string[] {
  const letters = [..."bemorvn"];
  const words: string[] = [];
  for (let n = 0; words.length < count; n++) {
    let word = "n";
    for (let rest = n, i = 0; i < 6; i++, rest = Math.floor(rest / 7)) word += letters[rest % 7];
    words.push(word);
  }
  return words;
}
