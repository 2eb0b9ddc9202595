import { isServer } from "./path.ts";
import type { NetworkNeeds } from "./world.ts";

/** What deno.json allows: the service that writes clues, and this machine by each of its names. */
const CLUE_HOST = "generativelanguage.googleapis.com:443";
const OWN_HOST = "127.0.0.1";
const HOSTS = [CLUE_HOST, OWN_HOST, "localhost", "[::1]"];

/** Gives up every host that the run does not need. */
export function limitNetwork({ clues, pages, server }: NetworkNeeds): void {
  // Clues may come from any address that an option names.
  if (clues) return;
  const store = server !== undefined && isServer(server) ? hostOf(server) : undefined;
  if (!pages && store === undefined) {
    Deno.permissions.revokeSync({ name: "net" });
    return;
  }
  for (const host of HOSTS) {
    const isNeeded = host === store || pages && host === OWN_HOST;
    if (!isNeeded) Deno.permissions.revokeSync({ name: "net", host });
  }
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
