import assert from "node:assert/strict";

const MAIN = new URL("../main.ts", import.meta.url).pathname;
const GOLDEN = new URL("./golden/commands.txt", import.meta.url);

/** Whatever chance makes: the same bytes from every Deno, from source and from the binary. */
const COMMANDS = [
  ...["20250101", "🐝"].map((seed) => ["bee", "generate", `--seed=${seed}`]),
  ["bee", "generate", "--seed=7", "--count", "12"],
  ["daily", "2025-12-25", "--json"],
  ["bites", "generate", "--seed=3", "--json"],
  ["grid", "generate", "--seed=4", "--rules", "paroliere"],
  ["crossword", "generate", "--seed=5", "--size", "7x7", "--solution"],
  ["crossword", "generate", "--seed=6", "--size", "9x9", "--theme", "mare", "--difficulty", "easy"],
];

/** This Deno; another one and the binary where the environment names them. */
function programs(): [name: string, command: string[]][] {
  const source = ["run", "-A", "-q", "--cached-only", "--no-check", MAIN];
  const [other, binary] = ["ITBEE_OTHER_DENO", "ITBEE_BINARY"].map((name) => Deno.env.get(name));
  return [
    ["source", [Deno.execPath(), ...source]],
    ...(other ? [["other Deno", [other, ...source]] as [string, string[]]] : []),
    ...(binary ? [["binary", [binary]] as [string, string[]]] : []),
  ];
}

Deno.test("every seed gives the bytes it always gave", async () => {
  const data = await Deno.makeTempDir({ prefix: "itbee golden " });
  try {
    for (const [name, command] of programs()) {
      let text = "";
      for (const args of COMMANDS) {
        text += `$ itbee ${args.join(" ")}\n${await output(command, args, data)}`;
      }
      if (Deno.env.get("UPDATE") && name === "source") Deno.writeTextFileSync(GOLDEN, text);
      assert.deepEqual(text.split("\n"), Deno.readTextFileSync(GOLDEN).split("\n"), name);
    }
  } finally {
    await Deno.remove(data, { recursive: true });
  }
});

async function output(
  [program, ...first]: string[],
  args: string[],
  data: string,
): Promise<string> {
  const { code, stdout, stderr } = await new Deno.Command(program!, {
    args: [
      ...first,
      ...args,
      "--lang",
      "it",
      ...(args[0] === "daily" ? ["--data-path", data] : []),
    ],
    stdin: "null",
  }).output();
  assert.equal(code, 0, `${args}: ${new TextDecoder().decode(stderr)}`);
  return new TextDecoder().decode(stdout);
}
