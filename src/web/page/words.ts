import { signal } from "@preact/signals";
import { webMessagesIn } from "../../messages/mod.ts";
import type { WebMessages } from "../../messages/web.ts";
import { settings } from "./settings.ts";

/** What the page says, in the language chosen; there before anything is drawn. */
export const t = signal<WebMessages>(undefined as unknown as WebMessages);

export async function loadWords(): Promise<void> {
  const { uiLanguage } = settings.value;
  t.value = await webMessagesIn(uiLanguage);
  document.documentElement.lang = uiLanguage;
}
