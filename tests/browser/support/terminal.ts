import assert from "node:assert/strict";
import { ROOT } from "./paths.ts";
import type { Game } from "./probe.ts";

/** The program: compiled, if the environment names it, or from the source. */
export async function itbee(args: readonly string[], data: string, input = ""): Promise<string> {
  const binary = Deno.env.get("ITBEE_BINARY");
  const source = ["run", "-A", "-q", "--cached-only", "--no-check", "--config"];
  const child = new Deno.Command(binary ?? Deno.execPath(), {
    args: [
      ...(binary ? [] : [...source, `${ROOT}deno.json`, `${ROOT}main.ts`]),
      ...args,
    ],
    env: { ITBEE_DATA_PATH: data },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(input));
  await writer.close();
  const { code, stdout, stderr } = await child.output();
  assert.equal(code, 0, `${args.join(" ")}: ${new TextDecoder().decode(stderr)}`);
  return new TextDecoder().decode(stdout);
}

/** A board of the terminal, in the same form as those of the page. */
export async function terminalBoard(game: Game, seed: string, data: string): Promise<unknown> {
  if (game === "crossword") {
    const args = ["crossword", "generate", `--seed=${seed}`, "--size", "9x9", "--format", "json"];
    return JSON.parse(await itbee(args, data));
  }
  const args = game === "bee" ? [] : [game, "play"];
  return JSON.parse(await itbee([...args, `--seed=${seed}`, "--dump-board", "-"], data));
}

/** `itbee web`, running until it is asked to end. */
export interface Server {
  readonly address: URL;
  close(): Promise<void>;
}

export async function startServer(data: string): Promise<Server> {
  const binary = Deno.env.get("ITBEE_BINARY");
  const source = ["run", "-q", "-P", "--no-prompt", "--cached-only", "--no-check", "--config"];
  const child = new Deno.Command(binary ?? Deno.execPath(), {
    args: [...(binary ? [] : [...source, `${ROOT}deno.json`, `${ROOT}main.ts`]), "web"],
    env: { ITBEE_DATA_PATH: data },
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  let said = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    said += text;
    const [address] = /^http:\S+$/m.exec(said) ?? [];
    if (address === undefined) continue;
    let ended: Promise<void> | undefined;
    const close = async () => {
      child.kill("SIGINT");
      const { code } = await child.status;
      assert.equal(code, 0);
    };
    return { address: new URL(address), close: () => ended ??= close() };
  }
  throw new Error(`itbee web ended and said: ${said}`);
}
