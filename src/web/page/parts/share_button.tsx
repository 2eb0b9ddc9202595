import { useSignal } from "@preact/signals";
import type { Play } from "../play.ts";
import { t } from "../words.ts";
import { RoundButton } from "./round_button.tsx";
import { ShareSheet } from "./share_sheet.tsx";

/** Opens the text to share, beside what an ending says. */
export function ShareButton({ play }: { readonly play: Play }) {
  const isOpen = useSignal(false);
  return (
    <>
      <RoundButton icon="share" name={t.value.word.share} onClick={() => isOpen.value = true} />
      <ShareSheet isOpen={isOpen.value} play={play} onClose={() => isOpen.value = false} />
    </>
  );
}
