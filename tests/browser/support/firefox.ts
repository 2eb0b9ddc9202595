import puppeteer, { type Browser } from "puppeteer-core";
import { isThere } from "./paths.ts";

const PROGRAM = "/usr/bin/firefox-esr";

export const HAS_FIREFOX = isThere(PROGRAM);

export function openFirefox(): Promise<Browser> {
  return puppeteer.launch({ browser: "firefox", executablePath: PROGRAM, headless: true });
}
