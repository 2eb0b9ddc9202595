import type { CallName, Calls, Reply, Request } from "../engine/protocol.ts";

/** A problem that the player can mend; its message is a sentence to show. */
export class ShownProblem extends Error {
  constructor(readonly kind: string, sentence: string) {
    super(sentence);
  }
}

/** The engine, asked by messages: each call is a promise of its answer. */
export interface Client {
  ask<K extends CallName>(kind: K, ask: Calls[K]["ask"]): Promise<Calls[K]["answer"]>;
}

/** The part of a worker that is used here. */
type Port = Pick<Worker, "postMessage" | "onmessage" | "onerror">;

interface Waiting {
  done(answer: unknown): void;
  fail(error: Error): void;
}

export function openClient(
  port: Port,
  { notice, failed }: { notice(sentence: string): void; failed(message: string): void },
): Client {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    if (data.kind === "notice") return notice(data.sentence);
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === "answer") one?.done(data.answer);
    else if (data.kind === "problem") one?.fail(new ShownProblem(data.problem, data.sentence));
    else one?.fail(new Error(data.message));
  };
  port.onerror = (event) => {
    const error = new Error(event.message);
    for (const one of waiting.values()) one.fail(error);
    waiting.clear();
    failed(event.message);
  };
  return {
    ask: (kind, ask) =>
      new Promise((done, fail) => {
        const id = ++last;
        waiting.set(id, { done: done as Waiting["done"], fail });
        port.postMessage({ id, kind, ask } as Request);
      }),
  };
}
