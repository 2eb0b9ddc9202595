import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BitesDrawing, BitesSaid } from "../../engine/bites.ts";
import type { Said } from "../play.ts";
import { t } from "../words.ts";

const SHOWN_MS = 2500;

/** Beside the ring: the result of the last word, or how many were found and the goal. */
export function BitesLine(
  { scene, said }: { readonly scene: BitesDrawing; readonly said: Said | undefined },
) {
  const words = t.value.bites;
  const gone = useSignal(0);
  const n = said?.n ?? 0;
  useEffect(() => {
    if (n === 0) return;
    const timer = setTimeout(() => gone.value = n, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [n]);
  const isQuiet = !said || gone.value === n || said.answered.kind === "shuffled" ||
    said.answered.kind === "hint";
  if (isQuiet) {
    return (
      <p>
        <b>{words.wordCount(scene.foundCore)}</b>
        <br />
        <span class="small muted">{words.goal(scene.goal)}</span>
      </p>
    );
  }
  const { points, word, isExtra, isWon } = said.answered.outcome as BitesSaid;
  if (points === undefined) {
    return <p class="gsay bad left" key={n} aria-hidden="true">{said.answered.sentence}</p>;
  }
  return (
    <p class="gsay good left" key={n} aria-hidden="true">
      {isWon && <strong>{words.won}</strong>}
      {word !== undefined && <b>{word}</b>}{" "}
      <span class="pts">+{points}{isExtra && ` ${words.extra}`}</span>
    </p>
  );
}
