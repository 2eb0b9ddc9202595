import type { GridDrawing, GridSaid } from "../../engine/grid.ts";
import { useFreshSaid } from "../parts/toast.tsx";
import type { Said } from "../play.ts";
import { t } from "../words.ts";
import { type Path, wordOn } from "./path.ts";

interface LineProps {
  readonly scene: GridDrawing;
  readonly typed: string;
  readonly path: Path;
  readonly said: Said | undefined;
}

/** Between clock and score: the word being made, or what the last one came to. */
export function GridLine({ scene, typed, path, said }: LineProps) {
  const onPath = wordOn(scene, path);
  const word = typed || onPath;
  if (word === "") return <LastWord said={said} />;
  const isLong = word.length > 7;
  return (
    <p class={isLong ? "typed long" : "typed"} aria-label={t.value.grid.path(word)}>
      <span>{onPath}</span>
      {/* Typed letters that the path does not reach. */}
      {typed.length > onPath.length && <span class="bad">{typed.slice(onPath.length)}</span>}
    </p>
  );
}

function LastWord({ said }: { readonly said: Said | undefined }) {
  const fresh = useFreshSaid(said);
  if (!fresh) return <p class="gsay" />;
  const { points, word, isExtra } = fresh.answered.outcome as GridSaid;
  if (points === undefined) {
    return <p class="gsay bad" key={fresh.n} aria-hidden="true">{fresh.answered.sentence}</p>;
  }
  return (
    <p class="gsay good" key={fresh.n} aria-hidden="true">
      {word !== undefined && <b>{word}</b>}{" "}
      <span class="pts">+{t.value.number(points)}{isExtra && ` ${t.value.grid.extra}`}</span>
    </p>
  );
}
