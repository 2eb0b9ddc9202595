import type { FileReason } from "../core/problem.ts";
import { limitChecks } from "./kv.ts";

/** In milliseconds, for one thing: a long list comes in many answers. */
const PATIENCE = 20_000;
/** After it has failed once, nobody waits that long again. */
const LESS_PATIENCE = 2_000;
/** What a server takes in one commit. */
const CHECKS = 10;
/** Deno sends what goes by http to the proxies that these name. */
const PROXIES = ["HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"];
const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** The token is in `DENO_KV_ACCESS_TOKEN`, where Deno looks for it. Throws what `serverReason` knows. */
export async function openServer(url: string): Promise<Deno.Kv> {
  const { protocol, hostname, host } = new URL(url);
  // Anybody on the way could read the token, and all the games.
  if (protocol === "http:" && !HERE.includes(hostname)) throw new TypeError("insecure");
  if (protocol === "http:" && PROXIES.some((name) => Deno.env.get(name))) {
    throw new TypeError("proxied");
  }
  const { state } = await Deno.permissions.request({ name: "net", host });
  if (state !== "granted") throw new Deno.errors.NotCapable(`net ${host}`);
  await knock(url, "patient");
  const kv = await inTime("patient", Deno.openKv(url));
  limitChecks(kv, CHECKS);
  return kv;
}

/** Throws if no server is there. Deno's own client would try for a long time, and complain each time. */
export async function knock(url: string, how: "patient" | "impatient"): Promise<void> {
  const { protocol, hostname, port } = new URL(url);
  const usual = protocol === "https:" ? 443 : 80;
  const there = { hostname: hostname.replace(/^\[|\]$/g, ""), port: Number(port || usual) };
  (await inTime(how, Deno.connect(there))).close();
}

/** Throws `TimedOut` where there is no answer; what was asked for may be done all the same. */
export async function inTime<R>(how: "patient" | "impatient", work: Promise<R>): Promise<R> {
  const timer = AbortSignal.timeout(how === "patient" ? PATIENCE : LESS_PATIENCE);
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Deno.errors.TimedOut());
  timer.addEventListener("abort", giveUp);
  try {
    return await Promise.race([work, promise]);
  } finally {
    // The timer of a signal without listeners does not keep the process alive.
    timer.removeEventListener("abort", giveUp);
    work.catch(() => {});
  }
}

/** Why a server cannot be used; `undefined` for an error that is not about the server. */
export function serverReason(error: unknown): FileReason | undefined {
  if (error instanceof Deno.errors.TimedOut) return "unreachable";
  if (error instanceof Deno.errors.NotCapable) return "denied";
  if (!(error instanceof Error)) return undefined;
  if (error.message === "insecure" || error.message === "proxied") return error.message;
  if (/DENO_KV_ACCESS_TOKEN/.test(error.message)) return "no_token";
  if (/401|403|unauthori[sz]ed|invalid access token/i.test(error.message)) return "bad_token";
  return SERVER_ERROR.test(error.message) ? "unreachable" : undefined;
}

// The sentences of Deno's client, which has no codes; not those for what we asked wrongly.
const SERVER_ERROR =
  /could not open deno kv database|kv connect failed(?!.*status=4)|os error|timed out|database is closed|bad resource|interrupted/i;
