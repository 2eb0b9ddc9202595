import type { GameStore } from "../play/game_store.ts";
import { answerCall } from "./answer_call.ts";
import { DUELS_PATH, STORE_PATH } from "./store/store_calls.ts";

/** What a server needs. */
export interface Site {
  /** The only host it answers for: `127.0.0.1:` and its port. */
  readonly host: string;
  /** The first part of every path; a client that does not know it finds nothing. */
  readonly token: string;
  readonly store: GameStore;
  /** Where duels are kept, apart from games. */
  readonly duels: GameStore;
  /** The interface language that was asked for. */
  readonly lang: string;
  /** A file of the site by its path; `undefined` when there is none. */
  file(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** What a page may do: load its own files, call its own server, and nothing else. */
const POLICY = [
  "default-src 'none'",
  // The searches are WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types itbee",
].join("; ");

const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cache-control": "no-store",
};

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  gz: "application/octet-stream",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  woff2: "font/woff2",
};

/** One segment or more of a path inside the site; none starts with a dot. */
const FILE = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/i;

/** More than any saved game has. */
const MAX_CALL = 9_000_000;

/** Answers one request, or says why not: other pages in the same browser may ask as well. */
export async function respond(site: Site, request: Request): Promise<Response> {
  const { method, headers } = request;
  const origin = headers.get("origin");
  // Another name for this machine: a page elsewhere may have had its own name lead here.
  if (headers.get("host") !== site.host) return refusal(421);
  if (origin !== null && origin !== `http://${site.host}`) return refusal(403);
  const from = headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin" && from !== "none") return refusal(403);
  const path = pathIn(site, request.url);
  if (path === undefined) return refusal(404);
  const store = path === STORE_PATH ? site.store : path === DUELS_PATH ? site.duels : undefined;
  if (store) {
    if (method !== "POST") return refusal(405, { allow: "POST" });
    return origin === null ? refusal(403) : await answerPage(store, request);
  }
  const isHead = method === "HEAD";
  if (method !== "GET" && !isHead) return refusal(405, { allow: "GET, HEAD" });
  const bytes = FILE.test(path) ? await site.file(path) : undefined;
  if (!bytes) return refusal(404);
  const body = path === "index.html" ? atHome(bytes, site.lang) : bytes;
  return new Response(isHead ? null : body, {
    headers: { ...HEADERS, "content-type": typeOf(path), "content-length": `${body.length}` },
  });
}

/** The path below the token, decoded nowhere; `undefined` outside it. */
function pathIn({ token }: Site, url: string): string | undefined {
  const { pathname } = new URL(url);
  const start = `/${token}/`;
  if (!pathname.startsWith(start)) return undefined;
  return pathname.slice(start.length) || "index.html";
}

async function answerPage(store: GameStore, request: Request): Promise<Response> {
  if (request.headers.get("content-type") !== "application/json") return refusal(415);
  const text = await textOf(request, MAX_CALL);
  if (text === undefined) return refusal(413);
  const reply = await answerCall(store, text);
  return reply ? Response.json(reply, { headers: HEADERS }) : refusal(400);
}

/** `undefined` when there is more of it than that. */
async function textOf(request: Request, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Lets the page know its language, and that its games are kept here, not in the browser. */
function atHome(page: Uint8Array, lang: string): Uint8Array<ArrayBuffer> {
  const mark = `<html data-home="itbee" data-lang="${lang}"`;
  return new TextEncoder().encode(new TextDecoder().decode(page).replace("<html", mark));
}

function typeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

function refusal(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...HEADERS, ...headers } });
}
