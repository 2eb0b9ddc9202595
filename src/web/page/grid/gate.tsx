import { useEffect, useRef } from "preact/hooks";
import type { RulesName } from "../../../games/grid/rules.ts";
import type { GridDrawing } from "../../engine/grid.ts";
import { Icon } from "../parts/icons.tsx";
import { goTo, playPath } from "../router.ts";
import { t } from "../words.ts";

interface GateProps {
  readonly scene: GridDrawing;
  /** Whether the clock has run before. */
  readonly hasBegun: boolean;
  readonly isDaily: boolean;
  onGo(): void;
}

/** Those that have a name players know. */
const OFFERED: readonly RulesName[] = ["ruzzle", "boggle", "paroliere"];

/** Before the clock runs, and while it is stopped. */
export function Gate({ scene, hasBegun, isDaily, onGo }: GateProps) {
  const words = t.value.grid;
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);
  const { how, time, least } = words.gate({
    seconds: (scene.limit ?? 0) / 1000,
    minLength: scene.minLength,
  });
  return (
    <section class="panel gate-card">
      <h2>{hasBegun ? words.pausedTitle : words.gateTitle}</h2>
      {!hasBegun && (
        <ul class="rules">
          <li>
            <Icon name="swipe" />
            <span>{how}</span>
          </li>
          <li>
            <Icon name="clock" />
            <span>{time} {least}</span>
          </li>
        </ul>
      )}
      {!hasBegun && !isDaily && (
        <fieldset class="seg">
          <legend class="sr">{words.rulesTitle}</legend>
          {OFFERED.map((name) => (
            <label key={name} title={words.rulesNote[name]}>
              <input
                type="radio"
                name="rules"
                checked={scene.rules === name}
                onChange={() => goTo(playPath("grid", { kind: "fresh" }, { rules: name }))}
              />
              {words.rulesName[name]}
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" class="btn main" ref={go} onClick={onGo}>
        {hasBegun ? words.goOn : words.go}
      </button>
      {hasBegun && <p class="small muted">{words.pauseNote}</p>}
    </section>
  );
}
