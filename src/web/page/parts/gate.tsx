import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words.ts";
import { Icon } from "./icons.tsx";

interface GateProps {
  /** How to play, in a sentence. */
  readonly how: string;
  /** What counts, in another. */
  readonly least: string;
  readonly seconds: number;
  /** Whether the clock has run before. */
  readonly hasBegun: boolean;
  /** What may be chosen before it starts. */
  readonly children?: ComponentChildren;
  onGo(): void;
}

/** Before the clock runs, and while it is stopped. */
export function Gate({ how, least, seconds, hasBegun, children, onGo }: GateProps) {
  const words = t.value.race;
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => go.current?.focus({ preventScroll: true }), []);
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
            <span>{words.lasts(seconds)} {least}</span>
          </li>
        </ul>
      )}
      {!hasBegun && children}
      <button type="button" class="btn main" ref={go} onClick={onGo}>
        {hasBegun ? words.goOn : words.go}
      </button>
      {hasBegun && <p class="small muted">{words.pauseNote}</p>}
    </section>
  );
}
