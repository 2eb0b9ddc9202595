import { UserError } from "../core/problem.ts";
import { respond, type Site } from "./server.ts";

/** What to serve; port 0 is any that is free. */
interface Serving extends Omit<Site, "host"> {
  readonly port: number;
  /** Called with the address as soon as it answers. */
  readonly tell: (address: string) => void;
}

/** What ends the program from outside; Windows knows the first only. */
const SIGNALS: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT"]
  : ["SIGINT", "SIGTERM", "SIGHUP"];

/** Serves a site on this machine only, until the program is asked to end. */
export async function serveUntilEnd({ port, tell, ...site }: Serving): Promise<void> {
  // Whatever has to be known about the environment is known by now.
  Deno.permissions.revokeSync({ name: "env" });
  const end = new AbortController();
  const stop = () => end.abort();
  for (const signal of SIGNALS) Deno.addSignalListener(signal, stop);
  try {
    const server = listen(port, site);
    tell(`http://${hostOf(server)}/${site.token}/`);
    end.signal.addEventListener("abort", () => server.shutdown());
    await server.finished;
  } finally {
    for (const signal of SIGNALS) Deno.removeSignalListener(signal, stop);
  }
}

/** 128 random bits, fit for an address. */
export function freshToken(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toHex();
}

function listen(port: number, site: Omit<Site, "host">): Deno.HttpServer<Deno.NetAddr> {
  try {
    const server: Deno.HttpServer<Deno.NetAddr> = Deno.serve(
      { hostname: "127.0.0.1", port, onListen() {} },
      (request) => respond({ ...site, host: hostOf(server) }, request),
    );
    return server;
  } catch (error) {
    const isTaken = error instanceof Deno.errors.AddrInUse;
    if (!isTaken && !(error instanceof Deno.errors.PermissionDenied)) throw error;
    throw new UserError({ kind: "bad_port", port, reason: isTaken ? "taken" : "denied" });
  }
}

function hostOf({ addr }: Deno.HttpServer<Deno.NetAddr>): string {
  return `127.0.0.1:${addr.port}`;
}
