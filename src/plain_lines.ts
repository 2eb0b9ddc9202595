import type { Line, LineReader } from "./world.ts";

/** The rest of a longer line is ignored: no list of words is that long. */
export const LONGEST = 100_000;

/**
 * Lines as a pipe brings them, or a terminal that knows no escape sequences. Readline would take
 * longer to load than most games take to play, and read on while nobody asks.
 */
export function openPlainReader(isTerminal: boolean): LineReader {
  const nextLine = linesOf(Deno.stdin);
  /** The line that is being read: whoever asks next gets it. */
  let reading: Promise<Line> | undefined;
  let isListening = false;
  let interruptions = 0;
  let wake: ((line: Line) => void) | undefined;
  const interrupt = () => {
    if (wake) wake({ kind: "interrupt" });
    else interruptions++;
  };
  return {
    isTerminal,
    get columns() {
      return isTerminal ? Deno.consoleSize().columns || 80 : 80;
    },
    async read(prompt, _complete, within) {
      if (!isListening) Deno.addSignalListener("SIGINT", interrupt);
      isListening = true;
      if (interruptions > 0) {
        interruptions--;
        return { kind: "interrupt" };
      }
      if (isTerminal) show(prompt);
      const { promise, resolve } = Promise.withResolvers<Line>();
      const giveUp = () => resolve({ kind: "time_out" });
      // Unlike setTimeout it loads no part of Node.
      const timer = within === undefined ? undefined : AbortSignal.timeout(Math.max(0, within));
      timer?.addEventListener("abort", giveUp);
      wake = resolve;
      reading ??= nextLine();
      reading.then(resolve);
      const line = await promise;
      timer?.removeEventListener("abort", giveUp);
      wake = undefined;
      if (line.kind === "line" || line.kind === "end") reading = undefined;
      if (line.kind === "time_out" && isTerminal) show("\n");
      return line;
    },
    close() {
      if (isListening) Deno.removeSignalListener("SIGINT", interrupt);
      isListening = false;
      return "";
    },
  };
}

/** Its lines one after the other, then `end` for ever. What cannot be read has ended. */
function linesOf(input: { read(bytes: Uint8Array): Promise<number | null> }): () => Promise<Line> {
  const decoder = new TextDecoder();
  const bytes = new Uint8Array(65_536);
  let ready: string[] = [];
  let begun = "";
  let isOver = false;
  return async () => {
    while (ready.length === 0 && !isOver) {
      const count = await input.read(bytes).catch(() => null);
      isOver = count === null;
      begun += decoder.decode(bytes.subarray(0, count ?? 0), { stream: !isOver });
      // The last of these may be the beginning of CR LF.
      const lines = begun.split(/\r\n|\n|\r(?!$)/);
      begun = lines.pop()!.slice(0, LONGEST);
      if (isOver && begun !== "") lines.push(begun.replace(/\r$/, ""));
      ready = lines;
    }
    const text = ready.shift();
    return text === undefined ? { kind: "end" } : { kind: "line", text: text.slice(0, LONGEST) };
  };
}

function show(text: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(text));
}
