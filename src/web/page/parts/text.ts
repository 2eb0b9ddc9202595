import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Obeyed } from "../../engine/protocol.ts";
import { orNotice } from "../play.ts";

/** The lines of a command that answers with text, asked for when a sheet opens. */
export function useText(isOpen: boolean, ask: () => Promise<Obeyed>): readonly string[] {
  const lines = useSignal<readonly string[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    orNotice(
      ask().then((obeyed) => {
        if (obeyed.kind === "text") lines.value = obeyed.lines;
      }),
    );
  }, [isOpen]);
  return lines.value;
}
