import { t } from "../words.ts";
import { Sheet } from "./sheet.tsx";

/** Asks before something that cannot be undone. */
export function Confirm(
  { question, yes, isOpen, onClose, onYes }: {
    readonly question: string;
    readonly yes: string;
    readonly isOpen: boolean;
    onClose(): void;
    onYes(): void;
  },
) {
  return (
    <Sheet title={yes} isOpen={isOpen} onClose={onClose}>
      <p>{question}</p>
      <p class="acts3">
        <button type="button" class="btn" onClick={onClose}>{t.value.word.cancel}</button>
        <button
          type="button"
          class="btn main"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </p>
    </Sheet>
  );
}
