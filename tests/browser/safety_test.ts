import assert from "node:assert/strict";
import { openBee } from "./support/bee.ts";
import { inChromium } from "./support/chromium.ts";
import { serveFolder } from "./support/site.ts";

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types itbee",
];

/** Each is what somebody may try who got a script into the page; the name of what was let through. */
const ATTEMPTS = `async (elsewhere) => {
  const done = [];
  const attempt = async (name, work) => {
    try {
      await work();
      done.push(name);
    } catch {}
  };
  const loaded = (element) => new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    document.body.append(element);
  });
  await attempt("fetch", () => fetch(elsewhere));
  // Later: what the test itself runs may use it.
  await attempt("eval", () => new Promise((resolve, reject) => setTimeout(() => {
    try {
      resolve(eval("1"));
    } catch (error) {
      reject(error);
    }
  })));
  await attempt("html", () => document.body.innerHTML = "<p>");
  await attempt("script", () => {
    const script = document.createElement("script");
    script.src = elsewhere;
    return loaded(script);
  });
  await attempt("picture", () => {
    const picture = document.createElement("img");
    picture.src = elsewhere + "icon.svg";
    return loaded(picture);
  });
  await attempt("worker", () => new Worker(elsewhere));
  await attempt("policy", () => trustedTypes.createPolicy("other", { createHTML: (x) => x }));
  return done;
}`;

inChromium("the page's policy keeps out whatever is not its own", async (visit) => {
  const { page, site, faults } = visit;
  const other = serveFolder();
  try {
    await openBee(page, site.base);
    const policy = await page.locator("meta[http-equiv=Content-Security-Policy]")
      .getAttribute("content");
    assert.deepEqual(policy?.split("; "), POLICY);
    const done = await page.evaluate(`(${ATTEMPTS})(${JSON.stringify(other.base)})`);
    assert.deepEqual(done, []);
    assert.deepEqual([...other.sent.keys()], []);
    // What was refused is said on the console, as it should be.
    assert.ok(faults.length > 0);
    faults.length = 0;
  } finally {
    await other.close();
  }
});

inChromium("a browser may install the page", async ({ page, site, context }) => {
  await openBee(page, site.base);
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  assert.ok(url.startsWith(site.base));
  assert.deepEqual(errors, []);
  const { name, start_url, display, icons } = JSON.parse(data!);
  assert.equal(name, "itbee");
  assert.equal(new URL(start_url, url).href, site.base);
  assert.equal(display, "standalone");
  for (const { src } of icons as { src: string }[]) {
    assert.equal((await page.request.get(new URL(src, url).href)).status(), 200, src);
  }
});
