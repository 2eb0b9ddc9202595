import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Said } from "../play.ts";

const SHOWN_MS = 2500;

/** The last answer, for as long as it is shown. */
export function useFreshSaid(said: Said | undefined): Said | undefined {
  const gone = useSignal(0);
  const n = said?.n ?? 0;
  useEffect(() => {
    if (n === 0) return;
    const timer = setTimeout(() => gone.value = n, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [n]);
  return gone.value === n ? undefined : said;
}
