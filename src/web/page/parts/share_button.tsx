import { useSignal } from "@preact/signals";
import type { Play } from "../play.ts";
import { t } from "../words.ts";
import { Icon } from "./icons.tsx";
import { ShareSheet } from "./share_sheet.tsx";

/** Opens the text to share, beside what an ending says. */
export function ShareButton({ play }: { readonly play: Play }) {
  const isOpen = useSignal(false);
  const { share } = t.value.word;
  return (
    <>
      <button
        type="button"
        class="btn round"
        aria-label={share}
        title={share}
        onClick={() => isOpen.value = true}
      >
        <Icon name="share" />
      </button>
      <ShareSheet isOpen={isOpen.value} play={play} onClose={() => isOpen.value = false} />
    </>
  );
}
