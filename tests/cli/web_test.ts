import assert from "node:assert/strict";
import { run } from "../../src/cli/app/run.ts";
import { UserError } from "../../src/core/problem.ts";
import { remoteStore } from "../../src/web/store/remote_store.ts";
import { inFolder } from "../support/program.ts";
import { guess, NOW, sessionOf } from "../support/sessions.ts";
import { openAt, wordsOf } from "../support/stores.ts";
import { scriptedWorld } from "../support/world.ts";
import type { NetworkNeeds } from "../../src/world.ts";

const path = (name: string) => new URL(`../../${name}`, import.meta.url).pathname;

Deno.test("itbee web says how to make the pages where there are none", async () => {
  const world = scriptedWorld({ args: ["web", "--lang", "en"] });
  assert.equal(await run(world), 1);
  assert.match(world.complained.join("\n"), /task web/);
});

Deno.test("run() keeps of the network what the command needs", async () => {
  const nothing = { clues: false, pages: false, server: undefined };
  const server = "http://127.0.0.1:4512";
  const cases: [args: string[], needs: NetworkNeeds][] = [
    [["stats"], nothing],
    [["web"], { ...nothing, pages: true }],
    [["pagina"], { ...nothing, pages: true }],
    [["crossword", "generate", "--clues", "gemini"], { ...nothing, clues: true }],
    [["crossword", "themes", "--gemini", "mare"], { ...nothing, clues: true }],
    [["stats", "--data-path", server], { ...nothing, server }],
  ];
  for (const [args, needs] of cases) {
    const asked: NetworkNeeds[] = [];
    const world = {
      ...scriptedWorld({ args }),
      limitNetwork(needs: NetworkNeeds) {
        asked.push(needs);
        throw new UserError({ kind: "closed_pipe" });
      },
    };
    await run(world);
    assert.deepEqual(asked, [needs], args.join(" "));
  }
});

Deno.test("itbee web serves 127.0.0.1 alone, keeps the games, and gives up the rest", () =>
  inFolder(async (folder) => {
    await Deno.mkdir(`${folder}/dist/web/words`, { recursive: true });
    await Deno.writeTextFile(`${folder}/dist/web/index.html`, "<html>");
    await Deno.writeTextFile(`${folder}/dist/web/words/it.txt`, "parole");
    await Deno.writeTextFile(`${folder}/secret.txt`, "secret");
    const child = new Deno.Command(Deno.execPath(), {
      args: [
        ...["run", "-q", "-P", "--no-prompt", "--cached-only", "--config", path("deno.json")],
        ...[path("tests/support/web_child.ts"), "web", "--lang", "en"],
        ...["--data-path", `${folder}/games`],
      ],
      cwd: folder,
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const errors = new Response(child.stderr).text();
    const lines = child.stdout.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
    let said = "";
    while (!said.endsWith("]\n")) {
      const { value, done } = await lines.next();
      if (done) assert.fail(await errors);
      said += value;
    }
    const [, address] = /^(http:.*)$/m.exec(said)!;
    assert.match(address!, /^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/$/);
    assert.deepEqual(JSON.parse(said.trim().split("\n").at(-1)!), [
      { name: "net", host: "127.0.0.1" },
    ]);
    const base = new URL(address!);
    const get = async (url: string) => {
      const response = await fetch(new URL(url, base));
      return [response.status, await response.text()];
    };
    assert.deepEqual(await get("."), [200, '<html data-home="itbee" data-lang="en">']);
    assert.deepEqual(await get("words/it.txt"), [200, "parole"]);
    assert.deepEqual(await get("words"), [404, ""]);
    assert.deepEqual(await get("/"), [404, ""]);
    assert.deepEqual(await get("..%2f..%2fsecret.txt"), [404, ""]);
    await assert.rejects(Deno.connect({ hostname: "::1", port: Number(base.port) }));
    await playAsPage(base);
    child.kill("SIGINT");
    assert.equal((await child.status).code, 0, await errors);
    await lines.return?.();
    const { store } = openAt(`${folder}/games/sessions.kv`);
    assert.deepEqual(wordsOf(await store.load("bee-a")), ["nome", "neve"]);
    await store.close();
  }));

/** Deno's fetch does not say where it comes from, as a browser does. */
async function playAsPage(base: URL): Promise<void> {
  const plain = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    plain(url, { ...init, headers: { ...init?.headers as object, origin: base.origin } });
  try {
    const tell = () => assert.fail("not saved");
    const store = remoteStore({ base, clock: () => Date.parse(NOW), tell });
    const { saved } = await store.create(sessionOf("bee-a", ["nome"]));
    const { kind } = await store.append(saved, { moves: [guess("neve")], over: false });
    assert.equal(kind, "saved");
  } finally {
    globalThis.fetch = plain;
  }
}
