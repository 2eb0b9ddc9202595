/** Whether a program of the system is there, for tests that need it. */
export function hasTool(name: string, ...args: string[]): boolean {
  try {
    return new Deno.Command(name, { args, stdout: "null", stderr: "null" }).outputSync().success;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

/** A test that is skipped, and says why, where a program is missing. */
export function testWith(tool: string, isThere: boolean, test: Deno.TestDefinition): void {
  const name = isThere ? test.name : `${test.name} (${tool} is missing)`;
  Deno.test({ ...test, name, ignore: !isThere });
}
