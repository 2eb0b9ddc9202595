import type { BeeScene } from "../../engine/bee.ts";
import { HEXAGON } from "../parts/icons.tsx";
import { t } from "../words.ts";

/** The ranks: a line of hexagons, on a wide screen a column with their names. */
export function Ladder({ scene }: { readonly scene: BeeScene }) {
  const { bee } = t.value;
  const { score, rank, next, ranks } = scene;
  return (
    <section class="bee-rank" aria-label={bee.rank}>
      <p class="rankline">
        <strong>{rank}</strong>
        <span class="muted small">
          <b>{bee.points(score)}</b>
          {next && `, ${bee.toNext(next.points, next.name)}`}
        </span>
      </p>
      <ol class="ladder">
        {ranks.map(({ name, from, isHeld, isHere, isGoal }) => (
          <li
            key={name}
            class={[isHeld && "got", isHere && "here", isGoal && "goal"].filter(Boolean).join(" ")}
            aria-current={isHere ? "step" : undefined}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <polygon points={HEXAGON} />
            </svg>
            <span class="nm">{isGoal ? `${name}, ${bee.goal}` : name}</span>
            <span class="pt">{from}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
