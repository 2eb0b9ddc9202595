// Appends words to one game as fast as it can, and prints each when it is saved.
// Arguments: the file, the id, a prefix for the words, how many (0: until killed).
import { SessionStore } from "../../src/store/store.ts";
import { guess, sessionOf } from "./sessions.ts";

const [path, id, prefix, count] = Deno.args;
const store = new SessionStore({
  path: path!,
  clock: Date.now,
  tell: (event) => Deno.stderr.writeSync(new TextEncoder().encode(JSON.stringify(event) + "\n")),
});
let { saved } = await store.create(sessionOf(id!));
for (let n = 0; count === "0" || n < Number(count);) {
  const save = await store.append(saved, { moves: [guess(`${prefix}${n}`)], over: false });
  saved = save.saved;
  if (save.kind === "conflict") continue;
  Deno.stdout.writeSync(new TextEncoder().encode(`${prefix}${n}\n`));
  n++;
}
await store.close();
