import { client } from "./engine_client.ts";
import { isServed, settings } from "./settings.ts";

/** Gives the engine what was chosen: at the start, and whenever it changes. */
export async function beginEngine(): Promise<void> {
  const { uiLanguage, emoji, language } = settings.value;
  const home = isServed ? "itbee" : "browser";
  await client.ask("begin", { home, base: document.baseURI, uiLanguage, emoji, language });
}
