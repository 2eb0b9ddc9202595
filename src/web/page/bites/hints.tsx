import type { BitesDrawing, DrawnHint } from "../../engine/bites.ts";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";

/** The two hints about the commonest word that is missing, each with its price before it. */
export function BitesHints({ scene, play }: { readonly scene: BitesDrawing; readonly play: Play }) {
  const words = t.value.bites;
  const { hint, nextHint } = scene;
  if (!nextHint) return null;
  const rows = [
    {
      rung: 1,
      name: words.hintFirst,
      note: words.hintFirstNote,
      out: hint && shape(hint),
    },
    {
      rung: 2,
      name: words.hintTiles,
      note: words.hintTilesNote,
      out: hint?.rung === 2 && tilesOf(hint),
    },
  ] as const;
  return (
    <ol class="hints">
      {rows.map(({ rung, name, note, out }) => {
        const isUsed = (hint?.rung ?? 0) >= rung;
        const isNext = nextHint.rung === rung && !isUsed;
        return (
          <li key={rung} class={isUsed ? "used" : ""}>
            <span class="n" aria-hidden="true">
              <svg viewBox="0 0 100 110">
                <polygon points="95,81 50,107 5,81 5,29 50,3 95,29" />
              </svg>
              <span>{rung}</span>
            </span>
            <span>
              <strong>{name}</strong>
              <span class="small muted">{note}</span>
              {out && <span class="out">{out}</span>}
            </span>
            {isNext && (
              <button
                type="button"
                class={nextHint.price === 0 ? "btn slim price free" : "btn slim price"}
                onClick={() => orNotice(play.command("hint"))}
              >
                {nextHint.price === 0 ? words.free : words.price(nextHint.price)}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** `C _ _ A`. */
function shape({ first, last, length }: DrawnHint): string {
  const blanks = Array.from({ length: Math.max(0, length - 2) }, () => "_");
  return [first, ...blanks, last].join(" ").toUpperCase();
}

function tilesOf({ tiles }: DrawnHint): string {
  return tiles.join(" · ").toUpperCase();
}
