import { ownTerminal } from "../../src/live_terminal.ts";

/** A program that throws an uncaught error while a screen is shown. */
if (import.meta.main) {
  const terminal = ownTerminal();
  terminal.open();
  terminal.enter({ hasMouse: true });
  terminal.write("a screen");
  setTimeout(() => {
    if (Deno.args[0] === "thrown") throw new Error("broken off");
    void Promise.reject(new Error("broken off"));
  });
  await terminal.next();
}
