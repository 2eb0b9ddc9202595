/** The path of a `file:` address. */
export function fromFileUrl(url: URL): string {
  return decodeURIComponent(url.pathname);
}

export const ROOT = fromFileUrl(new URL("../../../", import.meta.url));

/** Whether a program or a folder is there. */
export function isThere(path: string): boolean {
  try {
    Deno.statSync(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
