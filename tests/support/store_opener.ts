// Opens a store, which brings an older file up to date, and says before and after.
import { SessionStore } from "../../src/store/store.ts";

const store = new SessionStore({ path: Deno.args[0]!, clock: Date.now, tell: () => {} });
Deno.stdout.writeSync(new TextEncoder().encode("opening\n"));
await store.current();
Deno.stdout.writeSync(new TextEncoder().encode("open\n"));
await store.close();
