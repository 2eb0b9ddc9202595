import { HAS_CHROMIUM } from "./support/chromium.ts";
import { HAS_FIREFOX } from "./support/firefox.ts";
import { HAS_WEBKIT } from "./support/webkit.ts";

/** Debian's packages; see `.ci/run`. */
const BROWSERS = [["chromium", HAS_CHROMIUM], ["firefox-esr", HAS_FIREFOX], [
  "webkit2gtk-driver and xvfb",
  HAS_WEBKIT,
]] as const;

for (const [name, isThere] of BROWSERS) {
  if (isThere) continue;
  Deno.test({ name: `left out, for it is not installed: ${name}`, ignore: true, fn() {} });
}
