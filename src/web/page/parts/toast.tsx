import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

/** How long it stays in sight; a screen reader gets it from the live region. */
const SHOWN_MS = 4_000;

/** A word of answer above the board, for a while. */
export function Toast(
  { isBad, children }: { readonly isBad?: boolean; readonly children: ComponentChildren },
) {
  const isGone = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => isGone.value = true, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isGone.value) return null;
  return <p class={isBad ? "toast bad" : "toast"} aria-hidden="true">{children}</p>;
}
