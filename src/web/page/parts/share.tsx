import { useSignal } from "@preact/signals";
import { t } from "../words.ts";
import { Icon } from "./icons.tsx";
import { announce } from "./notices.tsx";

/** The buttons under a result: give it to another program, or copy it. */
export function ShareButtons({ text }: { readonly text: string }) {
  const isCopied = useSignal(false);
  const { word } = t.value;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
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
          // Who closes the list of programs changed their mind: nothing is wrong.
          onClick={() => navigator.share({ text }).catch(() => {})}
        >
          <Icon name="share" />
          {word.share}
        </button>
      )}
      <button type="button" class={mayShare ? "btn" : "btn honey"} onClick={() => void copy()}>
        <Icon name={isCopied.value ? "check" : "copy"} />
        {isCopied.value ? word.copied : word.copy}
      </button>
    </p>
  );
}
