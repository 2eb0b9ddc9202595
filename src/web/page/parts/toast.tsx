import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Said } from "../play.ts";

/** How long it stays in sight; a screen reader gets it from the live region. */
const TOAST_MS = 4_000;

/** A word of answer above the board, for a while. */
export function Toast(
  { isBad, children }: { readonly isBad?: boolean; readonly children: ComponentChildren },
) {
  const isGone = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => isGone.value = true, TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isGone.value) return null;
  return <p class={isBad ? "toast bad" : "toast"} aria-hidden="true">{children}</p>;
}

/** Beside the board it goes sooner: it stands where the next word is shown. */
const BESIDE_MS = 2500;

/** The last answer, for as long as it is shown. */
export function useFreshSaid(said: Said | undefined): Said | undefined {
  const gone = useSignal(0);
  const n = said?.n ?? 0;
  useEffect(() => {
    if (n === 0) return;
    const timer = setTimeout(() => gone.value = n, BESIDE_MS);
    return () => clearTimeout(timer);
  }, [n]);
  return gone.value === n ? undefined : said;
}
