/** What a program gets apart from its arguments. */
interface Given {
  readonly input?: Uint8Array<ArrayBuffer>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program that a build step needs: its output. Throws what it said when it fails. */
export async function runCommand(
  program: string,
  args: readonly string[],
  { input, env = {} }: Given = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const child = new Deno.Command(program, {
    args: [...args],
    env,
    stdin: input === undefined ? "null" : "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const output = child.output();
  if (input !== undefined) {
    // If it ends early, its exit code and its output say more than the broken pipe.
    await ReadableStream.from([input]).pipeTo(child.stdin).catch(() => {});
  }
  const { success, stdout, stderr } = await output;
  if (success) return stdout;
  const said = new TextDecoder().decode(stderr).trim();
  throw new Error(`${program} ${args.join(" ")} failed: ${said}`);
}

/** The first of these programs that is installed. */
export async function findCommand(...programs: readonly string[]): Promise<string | undefined> {
  for (const program of programs) {
    try {
      await new Deno.Command(program, { args: ["--version"], stdout: "null", stderr: "null" })
        .output();
      return program;
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
  return undefined;
}
