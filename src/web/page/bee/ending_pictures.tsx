import type { BeeScene } from "../../engine/bee.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { subtitleOf } from "../parts/bar.tsx";
import { Logo } from "../parts/icons.tsx";
import { t } from "../words.ts";

/** A bee on a hexagon of honey. */
export function BeePicture() {
  return (
    <svg class="big" viewBox="0 0 140 150" aria-hidden="true">
      <polygon class="e" points="120.2,108 70,137 19.8,108 19.8,50 70,21 120.2,50" />
      <polygon class="f" points="120.2,101 70,130 19.8,101 19.8,43 70,14 120.2,43" />
      <ellipse class="wing" cx="47" cy="66" rx="21" ry="12" transform="rotate(28 47 66)" />
      <ellipse class="wing" cx="93" cy="66" rx="21" ry="12" transform="rotate(-28 93 66)" />
      <ellipse class="o" cx="70" cy="82" rx="17" ry="26" />
      <path class="st" d="M54 78h32M55 91h30" />
      <circle class="o" cx="70" cy="51" r="11" />
      <path class="l" d="M65 42c-2-7-6-9-10-9M75 42c2-7 6-9 10-9" />
    </svg>
  );
}

const CELLS = 10;

/** The result as a card, to be looked at; what is copied is text. */
export function ShareCard(
  { shown, streak }: { readonly shown: GameShown<BeeScene>; readonly streak: number },
) {
  const { scene } = shown;
  const { bee, home } = t.value;
  const filled = Math.round(
    (CELLS * Math.min(scene.score, scene.total)) / Math.max(1, scene.total),
  );
  return (
    <div class="share">
      <div class="top">
        <span class="logo">
          <Logo />itbee
        </span>
        <span>{subtitleOf(shown)}</span>
      </div>
      <strong>{scene.rank}</strong>
      <svg class="cells" viewBox="0 0 460 50" aria-hidden="true">
        {Array.from(
          { length: CELLS },
          (_, i) => (
            <polygon
              key={i}
              class={i < filled ? "on" : "off"}
              points={smallHexagon(23 + 46 * i, 25)}
            />
          ),
        )}
      </svg>
      <p class="row">
        <span>{home.words(scene.found, scene.words)}</span>
        <span>{bee.points(scene.score)}</span>
        {streak > 0 && <span>{home.streak(streak)}</span>}
      </p>
      <p class="it">{scene.code}</p>
    </div>
  );
}

/** With a corner on top. */
function smallHexagon(x: number, y: number): string {
  const radius = 20;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${
      (y + radius * Math.sin(angle)).toFixed(1)
    }`;
  }).join(" ");
}
