import assert from "node:assert/strict";
import { parseEndpoint } from "../src/cli/app/option_kinds.ts";
import { askClues, type ClueService } from "../src/clue_service.ts";
import type { GeminiRequest } from "../src/games/crossword/gemini.ts";

const REQUEST: GeminiRequest = {
  language: "Italian",
  tier: "easy",
  requests: [{ slot: "1-across", answer: "casa" }, { slot: "1-down", answer: "cane" }],
};
const CLUES = { "1-across": "Ci si abita", "1-down": "Fa la guardia" };

function answerOf(list: unknown): Response {
  const text = typeof list === "string" ? list : JSON.stringify(list);
  return Response.json({ candidates: [{ content: { parts: [{ text }] } }] });
}

const GOOD = Object.entries(CLUES).map(([slot, clue]) => ({ slot, clue }));

interface Asked {
  readonly url: string;
  readonly key: string | null;
  readonly body: string;
}

/** A server on this machine that answers each call with the next of these, the last for ever. */
async function against(
  answers: readonly (() => Response | Promise<Response>)[],
  work: (service: ClueService, calls: Asked[]) => Promise<void>,
  timeoutMs = 20_000,
): Promise<void> {
  const calls: Asked[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const { url, headers } = request;
    calls.push({ url, key: headers.get("x-goog-api-key"), body: await request.text() });
    return await answers[Math.min(calls.length, answers.length) - 1]!();
  });
  const endpoint = new URL(`http://127.0.0.1:${server.addr.port}/clues`);
  try {
    await work({ endpoint, key: "k", timeoutMs, tries: 3, pauseMs: 1 }, calls);
  } finally {
    await server.shutdown();
  }
}

Deno.test("askClues() sends the key in a header and returns the clues", async () => {
  await against([() => answerOf(GOOD)], async (service, calls) => {
    assert.deepEqual(await askClues(service, REQUEST), { kind: "clues", clues: CLUES });
    assert.equal(calls.length, 1);
    assert.equal(calls[0]!.key, "k");
    assert.ok(calls[0]!.url.endsWith("/clues"));
    const body = JSON.parse(calls[0]!.body);
    assert.match(body.contents[0].parts[0].text, /Write all clues in Italian/);
  });
});

Deno.test("askClues() tries again what may pass", async () => {
  const bad = [
    () => new Response("no", { status: 500 }),
    () => new Response("no", { status: 429 }),
  ];
  await against([...bad, () => answerOf(GOOD)], async (service, calls) => {
    assert.equal((await askClues(service, REQUEST)).kind, "clues");
    assert.equal(calls.length, 3);
  });
});

Deno.test("askClues() says why a service that misbehaves gave no clues", async () => {
  const slow = () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answerOf(GOOD)), 2000));
  const endless = () => {
    const chunk = new TextEncoder().encode(" ".repeat(64 * 1024));
    return new Response(
      new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }),
    );
  };
  const cases: [() => Response | Promise<Response>, fault: object, calls: number][] = [
    [() => new Response("", { status: 503 }), { kind: "bad_status", status: 503 }, 3],
    [() => new Response("", { status: 403 }), { kind: "bad_status", status: 403 }, 1],
    [slow, { kind: "timed_out", seconds: 0.2 }, 3],
    [() => new Response("{"), { kind: "malformed", fault: { kind: "not_json" } }, 3],
    [() => answerOf("nope"), { kind: "malformed", fault: { kind: "not_json" } }, 3],
    [
      () => answerOf([...GOOD, { slot: "9-down", clue: "Altro" }]),
      { kind: "malformed", fault: { kind: "unknown_slot", slot: "9-down" } },
      3,
    ],
    [
      () => answerOf(GOOD.slice(1)),
      { kind: "malformed", fault: { kind: "missing_slot", slot: "1-across" } },
      3,
    ],
    [
      () => answerOf([{ slot: "1-across", clue: "È la casa mia" }, GOOD[1]]),
      { kind: "malformed", fault: { kind: "gives_away", slot: "1-across" } },
      3,
    ],
    [endless, { kind: "too_large", limit: 1024 * 1024 }, 1],
    [
      () => new Response(null, { status: 302, headers: { location: "http://example.com/" } }),
      { kind: "redirected", status: 302 },
      1,
    ],
  ];
  for (const [answer, fault, count] of cases) {
    await against([answer], async (service, calls) => {
      const answer = await askClues(service, REQUEST);
      assert.deepEqual(answer, { kind: "failed", fault, tries: count });
      assert.equal(calls.length, count);
    }, answer === slow ? 200 : undefined);
  }
});

Deno.test("askClues() asks nothing without a key, and names an unreachable host", async () => {
  const service = { key: "", timeoutMs: 200, tries: 2, pauseMs: 1 };
  // Nobody listens there: the port was free a moment ago.
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const host = `127.0.0.1:${listener.addr.port}`;
  listener.close();
  const endpoint = new URL(`http://${host}/`);
  const none = await askClues({ ...service, endpoint }, REQUEST);
  assert.deepEqual(none, { kind: "failed", fault: { kind: "no_key" }, tries: 0 });
  const silent = await askClues({ ...service, endpoint, key: "k" }, REQUEST);
  assert.deepEqual(silent, { kind: "failed", fault: { kind: "unreachable", host }, tries: 2 });
});

Deno.test("parseEndpoint() takes https, and http on this machine alone", () => {
  const cases: [string, boolean][] = [
    ["https://example.com/x", true],
    ["http://localhost:8080/", true],
    ["http://127.0.0.1:1/", true],
    ["http://[::1]:1/", true],
    ["http://example.com/", false],
    ["http://localhost.example.com/", false],
    ["ftp://localhost/", false],
    ["localhost", false],
    ["", false],
  ];
  for (const [text, isOne] of cases) assert.equal(parseEndpoint(text) !== undefined, isOne, text);
});

Deno.test("askClues() sends the key through no proxy", async () => {
  const seen: string[] = [];
  const proxy = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, (request) => {
    seen.push(request.url);
    return answerOf(GOOD);
  });
  try {
    await against([() => answerOf(GOOD)], async (service, calls) => {
      const address = `http://127.0.0.1:${proxy.addr.port}`;
      const module = new URL("../src/clue_service.ts", import.meta.url);
      // In a process of its own: proxies are read when it starts.
      const script = `const { askClues } = await import("${module}");
        const service = { ...${JSON.stringify(service)}, timeoutMs: 20_000 };
        const answer = await askClues({ ...service, endpoint: new URL(service.endpoint) },
          ${JSON.stringify(REQUEST)});
        console.log(answer.kind);`;
      const env = Object.fromEntries(
        ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"]
          .map((name) => [name, address]),
      );
      const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
        args: ["eval", "--cached-only", script],
        env: { ...env, NODE_USE_ENV_PROXY: "1", NO_PROXY: "", no_proxy: "" },
      }).output();
      const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
      assert.equal(out!.trim(), "clues", err);
      assert.equal(calls.length, 1);
      assert.deepEqual(seen, []);
    });
  } finally {
    await proxy.shutdown();
  }
});

Deno.test("askClues() refuses a key with a newline", async () => {
  await against([() => answerOf(GOOD)], async (service, calls) => {
    for (const key of ["k\n", "k k", "k\r\nx: y", "chiavè"]) {
      const answer = await askClues({ ...service, key }, REQUEST);
      assert.deepEqual(answer, { kind: "failed", fault: { kind: "bad_key" }, tries: 0 });
    }
    assert.equal(calls.length, 0);
  });
});
