import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";
import { ShareButtons } from "./share.tsx";
import { Sheet } from "./sheet.tsx";
import { useText } from "./text.ts";

/** The text to share, which gives no word away. */
export function ShareSheet(
  { isOpen, play, onClose }: {
    readonly isOpen: boolean;
    readonly play: Play;
    onClose(): void;
  },
) {
  const lines = useText(isOpen, () => play.command("share"), orNotice);
  return (
    <Sheet title={t.value.word.share} isOpen={isOpen} onClose={onClose}>
      <pre class="share-text">{lines.join("\n")}</pre>
      {lines.length > 0 && <ShareButtons text={lines.join("\n")} />}
    </Sheet>
  );
}
