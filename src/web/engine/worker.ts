import { UserError } from "../../core/problem.ts";
import { messagesIn, type UiLanguage, webMessagesIn } from "../../messages/mod.ts";
import type { GameStore } from "../../play/game_store.ts";
import type { PageStoreEvent } from "../store/kept_store.ts";
import { openAssets } from "./assets.ts";
import { openEngine } from "./engine.ts";
import type { BeginAsk, Reply, Request } from "./protocol.ts";

/** The part of a worker's scope that is used here. */
interface WorkerScope {
  postMessage(reply: Reply): void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
  readonly location: { readonly href: string };
}

/** What each file is called on the server, by its own name; the build writes it. */
declare const ITBEE_FILES: Readonly<Record<string, string>>;

const scope = globalThis as unknown as WorkerScope;

const engine = openEngine({
  assets: openAssets(Object.keys(ITBEE_FILES), readFile),
  openStore: (ask) => openStore(ask, "games"),
  openDuels: (ask) => openStore(ask, "duels"),
  now: () => Date.now(),
  elapsed: () => Math.round(performance.now()),
  every(ms, work) {
    work();
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
  freshSeed: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => n.toString(16).padStart(2, "0"))
      .join(""),
});

/** A file that nobody can fetch without a network. */
class Offline extends Error {}

let spoken: UiLanguage = "en";

scope.onmessage = ({ data }) => {
  if (data.kind === "begin") spoken = data.ask.uiLanguage;
  void respond(data);
};

async function respond({ id, kind, ask }: Request): Promise<void> {
  try {
    const answer = await engine.answer(kind, ask as never);
    scope.postMessage({ kind: "answer", id, answer });
  } catch (error) {
    if (error instanceof UserError) {
      const sentence = await engine.explain(error.problem);
      scope.postMessage({ kind: "problem", id, problem: error.problem.kind, sentence });
    } else if (error instanceof Offline) {
      const { problem } = await webMessagesIn(spoken);
      scope.postMessage({ kind: "problem", id, problem: "offline", sentence: problem.offline() });
    } else scope.postMessage({ kind: "failure", id, message: String(error) });
  }
}

/** Some servers unpack files themselves: those do not begin as packed ones do. */
async function readFile(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await fetch(new URL(ITBEE_FILES[name]!, scope.location.href)).catch(() => {
    throw new Offline();
  });
  if (!response.ok) {
    throw new UserError({ kind: "unreadable", path: name, reason: "missing" });
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** In the browser, or with the program that serves the page. */
async function openStore(
  { home, base, uiLanguage }: BeginAsk,
  what: "games" | "duels",
): Promise<GameStore> {
  const now = () => Date.now();
  const tell = async (event: PageStoreEvent) => {
    const [t, { problem }] = await Promise.all([messagesIn(uiLanguage), webMessagesIn(uiLanguage)]);
    const sentence = event.kind === "unsaved"
      ? problem.unsaved(t.fileReason[event.reason])
      : problem.savedAgain();
    scope.postMessage({ kind: "notice", sentence });
  };
  const tools = { clock: now, tell: (event: PageStoreEvent) => void tell(event) };
  if (home === "itbee") {
    const { remoteStore } = await import("../store/remote_store.ts");
    const { DUELS_PATH, STORE_PATH } = await import("../store/store_calls.ts");
    const path = what === "games" ? STORE_PATH : DUELS_PATH;
    return remoteStore({ base: new URL("./", base), path, ...tools });
  }
  const { indexedStore } = await import("../store/indexed_store.ts");
  const name = what === "games" ? "itbee" : "itbee-duels";
  return indexedStore({ factory: globalThis.indexedDB, name, ...tools });
}
