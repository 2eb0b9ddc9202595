import assert from "node:assert/strict";
import { spawn } from "@lydell/node-pty";
import { COMMANDS } from "../../src/cli/app/program.ts";
import { completionScript, type Shell, SHELLS } from "../../src/cli/app/completions.ts";
import { messages } from "../support/messages.ts";
import { hasTool, testWith } from "../support/tools.ts";

/** What is typed, and what the shell must offer. */
const CASES: readonly (readonly [line: string, offers: readonly string[]])[] = [
  ["itbee lex", ["lexicon"]],
  ["itbee lexicon ex", ["explain", "export"]],
  ["itbee sessions re", ["resume"]],
  ["itbee completions f", ["fish"]],
  ["itbee --see", ["--seed"]],
  ["itbee --level ea", ["easy"]],
];

const ASKS: Readonly<Record<Exclude<Shell, "zsh">, (script: string, line: string) => string[]>> = {
  bash: (script, line) => [
    "--norc",
    "-c",
    `source ${script}; COMP_WORDS=(${line}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _itbee
     printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  fish: (script, line) => ["--no-config", "-c", `source ${script}; complete -C '${line}'`],
};

for (const shell of SHELLS) {
  testWith(shell, hasTool(shell, "-c", "true"), {
    name: `${shell} completes itbee`,
    async fn() {
      for (const t of [messages.en, messages.it]) {
        const home = await Deno.makeTempDir();
        try {
          const script = `${home}/itbee.${shell}`;
          await Deno.writeTextFile(script, completionScript(shell, COMMANDS, t));
          if (shell === "zsh") await completeInZsh(script);
          else await completeByAsking(shell, script, home);
        } finally {
          await Deno.remove(home, { recursive: true });
        }
      }
    },
  });
}

async function completeByAsking(
  shell: Exclude<Shell, "zsh">,
  script: string,
  home: string,
): Promise<void> {
  for (const [line, offers] of CASES) {
    const { stdout, stderr } = await new Deno.Command(shell, {
      args: ASKS[shell](script, line),
      env: { HOME: home },
    }).output();
    assert.equal(new TextDecoder().decode(stderr), "", line);
    // fish adds a description after a tab.
    const offered = new TextDecoder().decode(stdout).trim().split("\n").map((it) =>
      it.split("\t")[0]
    );
    assert.deepEqual(offered.sort(), [...offers].sort(), `${shell}: ${line}`);
  }
}

/** zsh completes only where somebody types: a Tab, and what then stands on the line. */
async function completeInZsh(script: string): Promise<void> {
  const pty = spawn("zsh", ["-f"], {
    name: "dumb",
    cols: 200,
    rows: 50,
    env: { PATH: "/usr/bin:/bin" },
  });
  const exit = new Promise((resolve) => pty.onExit(resolve));
  let screen = "";
  pty.onData((data) => screen += data);
  const until = async (wanted: string) => {
    const limit = Date.now() + 20_000;
    while (!screen.includes(wanted)) {
      assert.ok(Date.now() < limit, `No "${wanted}" in: ${JSON.stringify(screen)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  try {
    pty.write(`PS1='% '; autoload -U compinit; compinit -D -u; source ${script}; echo re''ady\r`);
    await until("ready");
    for (const [line, [first, ...more]] of CASES) {
      if (more.length > 0) continue;
      screen = "";
      pty.write(line);
      await until(line);
      pty.write("\t");
      await until(line.split(" ").slice(0, -1).join(" ") + " " + first);
      pty.write("\x15");
    }
  } finally {
    pty.kill();
    // Or a timer of its own would end in the next test.
    await exit;
  }
}
