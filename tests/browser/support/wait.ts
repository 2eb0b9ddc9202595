/** Waits until nothing is wrong any more; throws what still is after twenty seconds. */
export async function expectThat(wrong: () => Promise<string | undefined>): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const fault = await wrong();
    if (fault === undefined) return;
    if (Date.now() > end) throw new Error(fault);
    await pause(25);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
