import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words.ts";
import { Icon } from "./icons.tsx";

/**
 * A drawer: from below on a phone, from the side elsewhere. A dialog, so that the keyboard stays in
 * it while it is open, Escape closes it, and the focus goes back to where it was.
 */
export function Sheet(
  { title, isOpen, onClose, children }: {
    readonly title: string;
    readonly isOpen: boolean;
    onClose(): void;
    readonly children: ComponentChildren;
  },
) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const it = dialog.current!;
    if (isOpen && !it.open) it.showModal();
    if (!isOpen && it.open) it.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        // Outside, on the veil.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-in">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon-btn" aria-label={t.value.word.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {isOpen && children}
      </div>
    </dialog>
  );
}
