import { useSignal } from "@preact/signals";
import { ShownProblem } from "../client.ts";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";
import { Icon } from "./icons.tsx";
import { announce } from "./notices.tsx";
import { RoundButton } from "./round_button.tsx";
import { Sheet } from "./sheet.tsx";
import { useText } from "./text.ts";

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

/** The text to share, which gives no word away. */
export function ShareSheet(
  { isOpen, play, onClose }: {
    readonly isOpen: boolean;
    readonly play: Play;
    onClose(): void;
  },
) {
  const lines = useText(isOpen, () => play.command("share"));
  return (
    <Sheet title={t.value.word.share} isOpen={isOpen} onClose={onClose}>
      <pre class="share-text">{lines.join("\n")}</pre>
      {lines.length > 0 && <ShareButtons text={lines.join("\n")} />}
    </Sheet>
  );
}

/** The buttons under a result: give it to another program, or copy it. */
export function ShareButtons({ text }: { readonly text: string }) {
  const isCopied = useSignal(false);
  const { word } = t.value;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused, or not there at all, as on a page without https.
      throw new ShownProblem("no_clipboard", word.notCopied);
    }
    isCopied.value = true;
    announce(word.copied);
  };
  const mayShare = typeof navigator.share === "function";
  return (
    <p class="acts3">
      {mayShare && (
        <button
          type="button"
          class="btn honey"
          // Closing the list of programs is a change of mind, not an error.
          onClick={() => navigator.share({ text }).catch(() => {})}
        >
          <Icon name="share" />
          {word.share}
        </button>
      )}
      <button type="button" class={mayShare ? "btn" : "btn honey"} onClick={() => orNotice(copy())}>
        <Icon name={isCopied.value ? "check" : "copy"} />
        {isCopied.value ? word.copied : word.copy}
      </button>
    </p>
  );
}
