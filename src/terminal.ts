import type { Interface } from "node:readline";
import { LONGEST, openPlainReader } from "./plain_lines.ts";
import type { Line, LineReader } from "./world.ts";

/** A variable that is not UTF-8 is of no use to us. */
export function envOf(name: string): string | undefined {
  try {
    return Deno.env.get(name);
  } catch (error) {
    if (error instanceof Deno.errors.InvalidData) return undefined;
    throw error;
  }
}

/** Lines as a person types them, with history, editing and Tab; or as they come. */
export function openLineReader(): LineReader {
  const isTerminal = Deno.stdin.isTerminal() && Deno.stdout.isTerminal();
  const isEdited = isTerminal && envOf("TERM") !== "dumb";
  return isEdited ? openEditedReader() : openPlainReader(isTerminal);
}

/** By readline. One queue holds whatever came first. */
function openEditedReader(): LineReader {
  const waiting: ((line: Line) => void)[] = [];
  const arrived: Line[] = [];
  let candidates: () => readonly string[] = () => [];
  let reader: Interface | undefined;
  const arrive = (line: Line) => {
    const next = waiting.shift();
    if (next) next(line);
    else arrived.push(line);
  };
  const end = () => arrive({ kind: "end" });
  const interrupt = () => {
    if (reader?.line) clearLine(reader);
    else arrive({ kind: "interrupt" });
  };
  const open = async (): Promise<Interface> => {
    const { default: process } = await import("node:process");
    const { createInterface } = await import("node:readline");
    const made = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: true,
      historySize: 200,
      removeHistoryDuplicates: true,
      completer: (text: string) => [candidates().filter((one) => one.startsWith(text)), text],
    });
    made.on("line", (text) => arrive({ kind: "line", text: text.slice(0, LONGEST) }));
    made.on("close", end);
    made.on("SIGINT", interrupt);
    // Without a listener readline stops the process in a way that wrecks the terminal.
    made.on("SIGTSTP", () => {});
    // Outside raw mode Ctrl-C is a real signal.
    Deno.addSignalListener("SIGINT", interrupt);
    return made;
  };
  return {
    isTerminal: true,
    get columns() {
      return Deno.consoleSize().columns || 80;
    },
    async read(prompt, complete = () => [], within) {
      if (reader === undefined) {
        // The prompt is shown before readline is loaded, which takes a while and draws it again.
        // Anything typed meanwhile waits for readline, unseen.
        Deno.stdin.setRaw(true);
        Deno.stdout.writeSync(new TextEncoder().encode(prompt));
      }
      reader ??= await open();
      candidates = complete;
      const line = arrived.shift();
      if (line) return line;
      reader.setPrompt(prompt);
      reader.prompt();
      return await new Promise((resolve) => {
        const timer = within === undefined ? undefined : setTimeout(giveUp, within);
        const take = (line: Line) => {
          clearTimeout(timer);
          resolve(line);
        };
        function giveUp() {
          waiting.splice(waiting.indexOf(take), 1);
          if (reader) dropLine(reader);
          resolve({ kind: "time_out" });
        }
        waiting.push(take);
      });
    },
    close() {
      if (reader === undefined) return "";
      const ahead = arrived.splice(0).map((line) => line.kind === "line" ? `${line.text}\r` : "");
      const begun = reader.line;
      // It will be shown where it is read.
      if (begun !== "") Deno.stdout.writeSync(new TextEncoder().encode("\r\x1b[K"));
      Deno.removeSignalListener("SIGINT", interrupt);
      // Only our listener: with its own, readline lets go of the keys.
      reader.off("close", end);
      reader.close();
      (reader as { input?: { unref?(): void } }).input?.unref?.();
      reader = undefined;
      return ahead.join("") + begun;
    },
  };
}

/** Drops what is being typed; what comes next starts on a new line. */
function dropLine(reader: Interface): void {
  if (reader.line) clearLine(reader);
  Deno.stdout.writeSync(new TextEncoder().encode("\n"));
}

/** Ctrl-E, Ctrl-U: to the end, then clear the line. */
function clearLine(reader: Interface): void {
  for (const name of ["e", "u"]) reader.write(null as unknown as string, { ctrl: true, name });
}
