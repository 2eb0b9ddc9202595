import { type Client, openClient } from "./client.ts";
import { isServed, settings } from "./settings.ts";
import { showNotice } from "./parts/notices.tsx";

/** The worker's file for each language, which the build writes into the page. */
const WORKERS: Readonly<Record<string, string>> = JSON.parse(
  document.querySelector<HTMLMetaElement>("meta[name=itbee-workers]")!.content,
);

/** The part of `trustedTypes` that is used here; not every browser has it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const SERVICE_WORKER = "sw.js";

const policy = (globalThis as unknown as { readonly trustedTypes?: TrustedTypes }).trustedTypes
  ?.createPolicy("itbee", {
    createScriptURL(url) {
      const isOurs = url === SERVICE_WORKER || Object.values(WORKERS).includes(url);
      if (!isOurs) throw new TypeError(url);
      return url;
    },
  });

/** A script of ours, as a browser that checks wants it. */
function trusted(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}

let engine = startEngine();

export const client: Client = { ask: (kind, ask) => engine.client.ask(kind, ask) };

/** In the language chosen: each has an engine of its own. */
function startEngine() {
  const worker = new Worker(trusted(WORKERS[settings.value.uiLanguage]!), { type: "module" });
  return { worker, client: openClient(worker, { notice: showNotice, failed: showNotice }) };
}

/** Another engine for another language; what was played is saved. */
export function restartEngine(): void {
  engine.worker.terminate();
  engine = startEngine();
}

let registered: Promise<void> | undefined;

/** A new version that waits to take over; `undefined` when there is none. */
let waiting: ServiceWorker | null = null;

/** Makes the page ready to open without a network; not before there is something to play. */
export function keepOffline(onNewVersion: () => void): void {
  if (isServed || !("serviceWorker" in navigator)) return;
  // Where it is refused, as in some private windows, the page works with a network all the same.
  registered ??= register(onNewVersion).catch(() => registered = undefined);
}

async function register(onNewVersion: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(trusted(SERVICE_WORKER));
  const noteWaiting = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    waiting = registration.waiting;
    onNewVersion();
  };
  const watch = () => registration.installing?.addEventListener("statechange", noteWaiting);
  noteWaiting();
  // One may be on its way already.
  watch();
  registration.addEventListener("updatefound", watch);
  // Whichever window let the new version in: this one needs its files now. The first has no other.
  let isFirst = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) location.reload();
    isFirst = false;
  });
}

/** Lets the new version in, which opens the page again; every move is saved already. */
export function update(): void {
  waiting?.postMessage("update");
}
