import { isServer, join } from "./path.ts";

type Env = (name: string) => string | undefined;

const ONLINE = /^(--clues=)?gemini$/i;

/** How the command `web` is typed, in any language: a test keeps it right. */
const SERVER = /^(web|pagina)$/i;

/** What deno.json allows apart from 127.0.0.1, where the web server answers. */
const OTHER_HOSTS = ["generativelanguage.googleapis.com:443", "localhost", "[::1]"];
const OWN_HOST = "127.0.0.1";

/** In bytes: `yaml.ts` refuses more. */
const MAX_SETTINGS = 65_536;

/**
 * Only clues from a service, the web server and a server that keeps the games need it: any other run
 * gives it up at once.
 */
export function giveUpNetwork(args: readonly string[], env: Env): void {
  if (args.some((arg) => ONLINE.test(arg))) return;
  const isWeb = args.some((arg) => SERVER.test(arg));
  const store = storeHost(args, env);
  if (!isWeb && store === undefined) {
    Deno.permissions.revokeSync({ name: "net" });
    return;
  }
  for (const host of [...OTHER_HOSTS, OWN_HOST]) {
    if (host === store || isWeb && host === OWN_HOST) continue;
    Deno.permissions.revokeSync({ name: "net", host });
  }
}

/** The host of the server that keeps the games, if one is named where settings are read from. */
function storeHost(args: readonly string[], env: Env): string | undefined {
  const at = args.findIndex((arg) => /^--data-path(=|$)/.test(arg));
  const flag = args[at] === "--data-path" ? args[at + 1] : args[at]?.slice("--data-path=".length);
  const asked = flag ?? env("ITBEE_DATA_PATH");
  if (asked !== undefined && isServer(asked)) return hostOf(asked);
  const home = env("HOME") || env("USERPROFILE");
  const folder = asked ?? (home && join(home, ".it_spelling_bee"));
  if (!folder) return undefined;
  try {
    const text = beginningOf(join(folder, "config.yml"));
    const [, named] = /^data_path:\s*["']?(https?:[^\s"']+)/m.exec(text) ?? [];
    return named && hostOf(named);
  } catch {
    // The code that reads the settings will say what is wrong with them.
    return undefined;
  }
}

/** Of a plain file, as much as settings may have; a device may never end. */
function beginningOf(path: string): string {
  if (!Deno.statSync(path).isFile) return "";
  using file = Deno.openSync(path);
  const bytes = new Uint8Array(MAX_SETTINGS);
  return new TextDecoder().decode(bytes.subarray(0, file.readSync(bytes) ?? 0));
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
