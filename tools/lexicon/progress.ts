/** One line per stage on stderr; on a terminal the line is rewritten as the stage proceeds. */
interface Progress {
  stage(name: string): void;
  done(): void;
}

export function progressOn(stream: typeof Deno.stderr): Progress {
  const isTerminal = stream.isTerminal();
  const encoder = new TextEncoder();
  let name = "";
  let began = 0;
  const close = () => {
    if (name === "") return;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    stream.writeSync(encoder.encode(`${isTerminal ? "\r" : ""}${name} … ${seconds} s\n`));
    name = "";
  };
  return {
    stage(next) {
      close();
      name = next;
      began = performance.now();
      if (isTerminal) stream.writeSync(encoder.encode(`${name} …`));
    },
    done: close,
  };
}

/** Written beside and then renamed, so that nobody ever sees half a file. */
export function writeWhole(path: string, bytes: Uint8Array): void {
  const beside = `${path}.new`;
  Deno.writeFileSync(beside, bytes);
  Deno.renameSync(beside, path);
}
