/**
 * Keeps the page, so that it opens without a network. Every file but the first page has its digest
 * in its name: what is kept under a name is right for ever. A new version is made ready beside the
 * old one, which goes on until no window uses it: a game under way never meets files of two versions.
 */

/** The part of a service worker's scope that is used here. */
interface ServiceScope {
  addEventListener(kind: "install" | "activate", heard: (event: WaitingEvent) => void): void;
  addEventListener(kind: "fetch", heard: (event: AskedEvent) => void): void;
  addEventListener(kind: "message", heard: (event: { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
}

interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Written by the build: the digest of all files, and those to keep from the start. */
declare const ITBEE_VERSION: string;
declare const ITBEE_KEPT: readonly string[];

const PREFIX = "itbee-";
const NAME = `${PREFIX}${ITBEE_VERSION}`;
const FIRST = "./";

const scope = globalThis as unknown as ServiceScope;

scope.addEventListener("install", (event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
scope.addEventListener("message", ({ data }) => {
  if (data === "update") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(scope.registration.scope);
  if (isOurs) event.respondWith(answer(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.add(new Request(FIRST, { cache: "reload" }));
  for (const name of ITBEE_KEPT) {
    // What the version before has need not come again.
    const known = await caches.match(new URL(name, scope.registration.scope).href);
    if (known) await cache.put(name, known);
    else await cache.add(name);
  }
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  }
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const wanted = request.mode === "navigate" ? FIRST : request;
  const known = await cache.match(wanted, { ignoreSearch: true });
  if (known) return known;
  const response = await fetch(request);
  // Words of other languages, once they were chosen.
  if (response.ok && /\.[0-9a-f]{10}\.bin$/.test(request.url)) {
    await cache.put(request, response.clone());
  }
  return response;
}
