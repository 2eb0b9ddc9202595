import { gzipSync } from "node:zlib";
import { fromFileUrl } from "./paths.ts";

/** Where `deno task web` puts the site. */
export const BUILT = fromFileUrl(new URL("../../../dist/web/", import.meta.url));

/** A host for static files, on this machine, that packs texts as most hosts do. */
export interface StaticSite {
  /** Under some path, as on any host. */
  readonly base: string;
  readonly origin: string;
  /** Bytes of every file sent so far, by name. */
  readonly sent: Map<string, number>;
  /** Answers with this instead of the file of that name. */
  readonly changed: Map<string, Uint8Array<ArrayBuffer>>;
  /** Whether it answers at all. */
  isDown: boolean;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  png: "image/png",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

export function serveFolder(folder = BUILT, port = 0): StaticSite {
  const path = "/some/where/";
  const server = Deno.serve({ hostname: "127.0.0.1", port, onListen() {} }, async (request) => {
    const { pathname } = new URL(request.url);
    if (site.isDown) return new Response(null, { status: 503 });
    if (!pathname.startsWith(path)) return new Response(null, { status: 404 });
    const name = pathname.slice(path.length) || "index.html";
    try {
      const bytes = site.changed.get(name) ?? await Deno.readFile(`${folder}/${name}`);
      const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      const isPacked = /^text|svg|json/.test(type);
      const body = isPacked ? gzipSync(bytes) : bytes;
      site.sent.set(name, (site.sent.get(name) ?? 0) + body.length);
      return new Response(body.slice(), {
        headers: {
          ...{ "content-type": type, "cache-control": "no-cache" },
          ...(isPacked && { "content-encoding": "gzip" }),
        },
      });
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      return new Response(null, { status: 404 });
    }
  });
  const origin = `http://127.0.0.1:${server.addr.port}`;
  const site: StaticSite = {
    base: origin + path,
    origin,
    sent: new Map(),
    changed: new Map(),
    isDown: false,
    close: () => server.shutdown(),
  };
  return site;
}
