import assert from "node:assert/strict";
import { respond, type Site } from "../../src/web/server.ts";
import { memoryStore } from "../support/memory_store.ts";
import { sessionOf } from "../support/sessions.ts";

const HOST = "127.0.0.1:4321";
const HERE = `http://${HOST}`;

const FILES: Readonly<Record<string, string>> = {
  "index.html": '<!doctype html><html lang="it"></html>',
  "main.js": "let x;",
  "words/it.lex.gz": "words",
};

function site(): Site {
  return {
    host: HOST,
    token: "secret",
    lang: "it",
    store: memoryStore(() => 0),
    duels: memoryStore(() => 0),
    file: (path) => {
      const text = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
      return Promise.resolve(text === undefined ? undefined : new TextEncoder().encode(text));
    },
  };
}

interface Asked {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function ask({ path = "/secret/", method = "GET", headers = {}, body }: Asked, at = site()) {
  const request = new Request(`${HERE}${path}`, {
    method,
    headers: { host: HOST, ...headers },
    ...(body !== undefined && { body }),
  });
  return respond(at, request);
}

/** As the page sends it. */
const PAGE = { origin: HERE, "content-type": "application/json", "sec-fetch-site": "same-origin" };
const CALL = JSON.stringify({ kind: "current" });

Deno.test("respond() knows its own page from everybody else", async () => {
  const cases: [what: string, asked: Asked, status: number][] = [
    ["the page", {}, 200],
    ["without its head", { method: "HEAD" }, 200],
    ["a file in a folder", { path: "/secret/words/it.lex.gz" }, 200],
    ["with a query", { path: "/secret/?game=bee" }, 200],
    ["typed by hand", { headers: { "sec-fetch-site": "none" } }, 200],
    ["from its own page", { headers: { origin: HERE, "sec-fetch-site": "same-origin" } }, 200],
    ["by another name", { headers: { host: "evil.example" } }, 421],
    ["by another name of this machine", { headers: { host: "localhost:4321" } }, 421],
    ["at another port", { headers: { host: "127.0.0.1:80" } }, 421],
    ["from another page", { headers: { origin: "http://evil.example" } }, 403],
    ["from another port", { headers: { origin: "http://127.0.0.1:80" } }, 403],
    ["from a page without origin", { headers: { origin: "null" } }, 403],
    ["across sites", { headers: { "sec-fetch-site": "cross-site" } }, 403],
    ["across ports", { headers: { "sec-fetch-site": "same-site" } }, 403],
    ["without the token", { path: "/" }, 404],
    ["a file without the token", { path: "/main.js" }, 404],
    ["a part of the token", { path: "/secre/main.js" }, 404],
    ["the token without its slash", { path: "/secret" }, 404],
    ["no such file", { path: "/secret/none.js" }, 404],
    ["an empty segment", { path: "/secret//main.js" }, 404],
    ["what starts with a dot", { path: "/secret/.git/config" }, 404],
    ["upwards", { path: "/secret/../main.js" }, 404],
    ["upwards, encoded", { path: "/secret/..%2f..%2fetc%2fpasswd" }, 404],
    ["upwards, with a backslash", { path: "/secret/..%5c..%5cx" }, 404],
    ["a null byte", { path: "/secret/main.js%00" }, 404],
    ["another method", { method: "POST", headers: PAGE, body: CALL }, 405],
    ["another method", { method: "DELETE" }, 405],
    ["another method", { method: "OPTIONS" }, 405],
    ["to read the store", { path: "/secret/store" }, 405],
    ["the store", { path: "/secret/store", method: "POST", headers: PAGE, body: CALL }, 200],
  ];
  for (const [what, asked, status] of cases) {
    const response = await ask(asked);
    const text = await response.text();
    assert.equal(response.status, status, what);
    if (status !== 200) assert.equal(text, "", what);
    const { headers } = response;
    assert.match(headers.get("content-security-policy") ?? "", /^default-src 'none'; /, what);
    assert.match(headers.get("content-security-policy")!, /require-trusted-types-for 'script'/);
    assert.equal(headers.get("x-content-type-options"), "nosniff", what);
    assert.equal(headers.get("referrer-policy"), "no-referrer", what);
    assert.equal(headers.get("cross-origin-resource-policy"), "same-origin", what);
    assert.equal(headers.get("cross-origin-opener-policy"), "same-origin", what);
    assert.equal(headers.get("access-control-allow-origin"), null, what);
  }
});

const LONG = "x".repeat(5_000);

Deno.test("respond() takes calls from its own page only, and none that is not one", async () => {
  const call = (headers: Readonly<Record<string, string>>, body: string) =>
    ask({ path: "/secret/store", method: "POST", headers, body });
  const cases: [what: string, headers: Readonly<Record<string, string>>, body: string, number][] = [
    ["without an origin", { "content-type": "application/json" }, CALL, 403],
    ["as a form sends it", { ...PAGE, "content-type": "text/plain" }, CALL, 415],
    ["no JSON", PAGE, "{", 400],
    ["no object", PAGE, "[]", 400],
    ["no such kind", PAGE, '{"kind":"read_file","path":"/etc/passwd"}', 400],
    ["no id", PAGE, '{"kind":"get","id":"../x"}', 400],
    ["no note", PAGE, '{"kind":"put_notes","edits":[{"key":"k","after":1}]}', 400],
    // The store takes no long keys.
    ...[
      { kind: "notes", start: LONG },
      { kind: "tally", game: LONG },
      { kind: "headers", filter: { start: LONG } },
      { kind: "headers", filter: { day: LONG } },
      { kind: "put_notes", edits: [{ key: LONG, before: null, after: "" }] },
    ].map((call): [string, typeof PAGE, string, number] => [
      JSON.stringify(call).slice(0, 40),
      PAGE,
      JSON.stringify(call),
      400,
    ]),
    ["a long puzzle", PAGE, JSON.stringify({ kind: "headers", filter: { puzzle: LONG } }), 200],
    ["too deep", PAGE, `${"[".repeat(200_000)}`, 400],
    ["too long", PAGE, JSON.stringify({ kind: "get", id: "x".repeat(9_000_000) }), 413],
  ];
  for (const [what, headers, body, status] of cases) {
    const response = await call(headers, body);
    await response.body?.cancel();
    assert.equal(response.status, status, what);
  }
  const bad = await call(
    PAGE,
    JSON.stringify({ kind: "put", stamp: null, session: { ...sessionOf("bee-a"), more: 1 } }),
  );
  assert.deepEqual(await bad.json(), {
    kind: "problem",
    problem: {
      kind: "bad_session",
      where: "bee-a",
      fault: { kind: "bad_field", field: "more" },
    },
  });
});

Deno.test("respond() lets its page know where the games are, and names each file's type", async () => {
  const page = await ask({});
  assert.equal(page.headers.get("content-type"), "text/html; charset=utf-8");
  assert.equal(
    await page.text(),
    '<!doctype html><html data-home="itbee" data-lang="it" lang="it"></html>',
  );
  const script = await ask({ path: "/secret/main.js" });
  assert.equal(script.headers.get("content-type"), "text/javascript; charset=utf-8");
  assert.equal(await script.text(), "let x;");
  const head = await ask({ path: "/secret/main.js", method: "HEAD" });
  assert.equal(head.headers.get("content-length"), "6");
  assert.equal(await head.text(), "");
  const words = await ask({ path: "/secret/words/it.lex.gz" });
  assert.equal(words.headers.get("content-type"), "application/octet-stream");
  assert.equal(words.headers.get("content-encoding"), null);
  await words.body?.cancel();
});
