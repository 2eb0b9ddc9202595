import { signal } from "@preact/signals";

/** What a screen reader says next; a space at the end makes the same words news again. */
const said = signal("");

/** What the page has to say whatever is open: a problem, a new version. */
const notice = signal<string | undefined>(undefined);

export function announce(text: string): void {
  if (text === "") return;
  said.value = said.value === text ? `${text} ` : text;
}

export function showNotice(text: string): void {
  notice.value = text;
}

/** Takes back what concerned only a page that is left. */
export function dropNotice(text: string): void {
  if (notice.value === text) notice.value = undefined;
}

/** In the page from the start: a live region that comes with its text may not be heard. */
export function LiveRegion() {
  return <p class="sr" role="status" aria-live="polite">{said}</p>;
}

export function Notice({ close }: { readonly close: string }) {
  if (notice.value === undefined) return null;
  return (
    <div class="notice" role="alert">
      <p>{notice}</p>
      <button type="button" class="btn slim" onClick={() => notice.value = undefined}>
        {close}
      </button>
    </div>
  );
}
