/** A server for Deno KV on this machine. */
export interface KvServer {
  readonly address: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** At the same address, with what it had. */
  start(): Promise<void>;
}

export const TOKEN = "a token for tests";

/** Where the program is: named by `DENOKV`, or found in the path. */
export const DENOKV = Deno.env.get("DENOKV") ??
  Deno.env.get("PATH")?.split(":").map((folder) => `${folder}/denokv`).find(isThere);

export async function withServer(work: (server: KvServer) => Promise<void>): Promise<void> {
  const server = await openServer();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

/** A server with a file and a port of its own, killed at the end. */
export async function openServer(): Promise<KvServer & { end(): Promise<void> }> {
  const folder = await Deno.makeTempDir({ prefix: "itbee server " });
  const port = freePort();
  let process: Deno.ChildProcess | undefined;
  const server: KvServer = {
    address: `http://127.0.0.1:${port}`,
    async start() {
      process = new Deno.Command(DENOKV!, {
        args: [
          ...["--sqlite-path", `${folder}/games.sqlite`, "serve"],
          ...["--access-token", TOKEN, "--addr", `127.0.0.1:${port}`],
        ],
        stdout: "null",
        stderr: "null",
      }).spawn();
      while (!await answers(port)) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async kill() {
      process?.kill("SIGKILL");
      await process?.status;
      process = undefined;
    },
  };
  const before = Deno.env.get("DENO_KV_ACCESS_TOKEN");
  Deno.env.set("DENO_KV_ACCESS_TOKEN", TOKEN);
  await server.start();
  return {
    ...server,
    async end() {
      await server.kill();
      if (before === undefined) Deno.env.delete("DENO_KV_ACCESS_TOKEN");
      else Deno.env.set("DENO_KV_ACCESS_TOKEN", before);
      await Deno.remove(folder, { recursive: true });
    },
  };
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

async function answers(port: number): Promise<boolean> {
  try {
    using _ = await Deno.connect({ hostname: "127.0.0.1", port });
    return true;
  } catch {
    return false;
  }
}

function isThere(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
