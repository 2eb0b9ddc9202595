import type { BitesDrawing, BitesSaid } from "../../engine/bites.ts";
import { useFreshSaid } from "../parts/toast.tsx";
import type { Said } from "../play.ts";
import { t } from "../words.ts";

/** Beside the ring: the result of the last word, or how many were found and the goal. */
export function BitesLine(
  { scene, said }: { readonly scene: BitesDrawing; readonly said: Said | undefined },
) {
  const words = t.value.bites;
  const fresh = useFreshSaid(said);
  const isQuiet = !fresh || fresh.answered.kind === "shuffled" || fresh.answered.kind === "hint";
  if (isQuiet) {
    return (
      <p>
        <b>{words.wordCount(scene.foundCore)}</b>
        <br />
        <span class="small muted">{words.goal(scene.goal)}</span>
      </p>
    );
  }
  const { points, word, isExtra, isWon } = fresh.answered.outcome as BitesSaid;
  if (points === undefined) {
    return <p class="gsay bad left" key={fresh.n} aria-hidden="true">{fresh.answered.sentence}</p>;
  }
  return (
    <p class="gsay good left" key={fresh.n} aria-hidden="true">
      {isWon && <strong>{words.won}</strong>}
      {word !== undefined && <b>{word}</b>}{" "}
      <span class="pts">+{t.value.number(points)}{isExtra && ` ${words.extra}`}</span>
    </p>
  );
}
