import { isThere } from "./paths.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
const BROWSERS = ["4.1", "4.0", "6.0"].flatMap((version) =>
  ["x86_64", "aarch64"].map((cpu) => {
    const name = version === "6.0" ? "webkitgtk-6.0" : `webkit2gtk-${version}`;
    return `/usr/lib/${cpu}-linux-gnu/${name}/MiniBrowser`;
  })
);
const SCREEN = "/usr/bin/Xvfb";

const BROWSER = BROWSERS.find(isThere);

export const HAS_WEBKIT = isThere(DRIVER) && isThere(SCREEN) && BROWSER !== undefined;

/** WebKitGTK, by the WebDriver protocol. */
export interface WebKit {
  open(url: string): Promise<void>;
  /** The value of a script's `return`. */
  run<T>(script: string, ...args: unknown[]): Promise<T>;
  /** What the script gives to its last argument, a function. */
  runAsync<T>(script: string, ...args: unknown[]): Promise<T>;
  /** Until the script returns something that is true. */
  until(script: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  reload(): Promise<void>;
  close(): Promise<void>;
}

export async function openWebKit(): Promise<WebKit> {
  const number = 40 + Math.floor(Math.random() * 400);
  const screen = start(SCREEN, [`:${number}`, "-screen", "0", "1100x800x24", "-nolisten", "tcp"]);
  const port = freePort();
  const driver = start(DRIVER, [`--port=${port}`], { DISPLAY: `:${number}` });
  const call = caller(`http://127.0.0.1:${port}`);
  const { sessionId } = await patiently(() =>
    call("POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] },
          timeouts: { script: 600_000 },
        },
      },
    })
  ) as { sessionId: string };
  const at = `/session/${sessionId}`;
  const element = async (selector: string) => {
    const found = await call("POST", `${at}/element`, { using: "css selector", value: selector });
    return `${at}/element/${Object.values(found as object)[0]}`;
  };
  const run = <T>(script: string, ...args: unknown[]) =>
    call("POST", `${at}/execute/sync`, { script, args }) as Promise<T>;
  return {
    async open(url) {
      await call("POST", `${at}/url`, { url });
    },
    run,
    runAsync: <T>(script: string, ...args: unknown[]) =>
      call("POST", `${at}/execute/async`, { script, args }) as Promise<T>,
    async until(script) {
      for (let tries = 0; tries < 400; tries++) {
        if (await run(script)) return;
        await pause(50);
      }
      throw new Error(`never: ${script}`);
    },
    async type(selector, text) {
      await call("POST", `${await element(selector)}/value`, { text });
    },
    async click(selector) {
      await call("POST", `${await element(selector)}/click`, {});
    },
    async reload() {
      await call("POST", `${at}/refresh`, {});
    },
    async close() {
      await call("DELETE", at).catch(() => {});
      for (const child of [driver, screen]) {
        child.kill();
        await child.status;
      }
    },
  };
}

function caller(address: string) {
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(address + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
}

/** The driver and the screen take a moment to start. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0;; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 60) throw error;
      await pause(100);
    }
  }
}

function start(program: string, args: string[], env: Record<string, string> = {}) {
  return new Deno.Command(program, { args, env, stdout: "null", stderr: "null" }).spawn();
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
