interface RingProps {
  /** From 0 to 1. */
  readonly share: number;
  /** In the middle. */
  readonly text: string;
  readonly label: string;
  readonly role: "timer" | "img";
  /** Little is left: the ring is thicker and broken, too. */
  readonly isLow?: boolean;
}

/** A ring that fills or empties around a figure. */
export function Ring({ share, text, label, role, isLow }: RingProps) {
  const filled = Math.max(0, Math.min(100, share * 100));
  return (
    <svg class={`ring${isLow ? " low" : ""}`} viewBox="0 0 100 100" role={role} aria-label={label}>
      <circle class="tr" cx="50" cy="50" r="43" />
      {filled > 0 && (
        <circle
          class="fl"
          cx="50"
          cy="50"
          r="43"
          pathLength={100}
          stroke-dasharray={`${filled} 100`}
          transform="rotate(-90 50 50)"
        />
      )}
      <text x="50" y="60">{text}</text>
    </svg>
  );
}
