import { showable } from "../core/text.ts";

/** One sentence for each case of a union, made from that case's own facts. */
export type Sentences<U extends { kind: string }> = {
  readonly [K in U["kind"]]: (it: Extract<U, { kind: K }>) => string;
};

/** Facts may quote anybody: nothing in them may control the terminal. */
export function say<U extends { kind: string }>(sentences: Sentences<U>, it: U): string {
  return (sentences[it.kind as U["kind"]] as (it: U) => string)(showable(it));
}
