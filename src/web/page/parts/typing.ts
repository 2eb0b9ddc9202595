import { useEffect } from "preact/hooks";

interface Typing {
  onText(change: (typed: string) => string): void;
  onEnter(): void;
  onEscape(): void;
}

/** Letters may be typed wherever the focus is; Enter on a button presses the button. */
export function useTyping(isOn: boolean, { onText, onEnter, onEscape }: Typing): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest("input, select, dialog")) return;
      const isOnButton = target.closest("button, a") !== null;
      if (/^\p{L}$/u.test(event.key)) onText((typed) => typed + plain(event.key));
      else if (event.key === "Backspace") onText((typed) => typed.slice(0, -1));
      else if (event.key === "Enter" && !isOnButton) onEnter();
      else if (event.key === "Escape") onEscape();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}

/** Without marks, as letters are on a board. */
function plain(letter: string): string {
  return letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
