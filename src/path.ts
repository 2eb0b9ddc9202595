/** The few path functions we need: Deno 2.9 takes longer to load `node:path` than to make a board. */
interface Paths {
  /** These parts as one path, without `.` and with `..` carried out. */
  join(...parts: readonly string[]): string;
  /** The folder that a path is in. */
  dirname(path: string): string;
  /** The path from the root, if it is not already. */
  resolve(path: string): string;
}

export const { join, dirname, resolve }: Paths = pathsOf(
  Deno.build.os === "windows" ? "windows" : "posix",
  () => Deno.cwd(),
);

/** The rules of a kind of system, and where we are in it. */
export function pathsOf(system: "windows" | "posix", cwd: () => string): Paths {
  const isWindows = system === "windows";
  const separator = isWindows ? "\\" : "/";
  const between = isWindows ? /[\\/]+/ : /\/+/;
  // `C:\`, `\\server\share\`, `\`
  const root = isWindows ? /^(?:[a-z]:[\\/]+|[\\/]{2}[^\\/]+[\\/]+[^\\/]+[\\/]*|[\\/]+)/i : /^\/+/;

  function partsOf(path: string): { start: string; names: string[] } {
    const found = root.exec(path)?.[0] ?? "";
    const names: string[] = [];
    for (const name of path.slice(found.length).split(between)) {
      if (name === "" || name === ".") continue;
      const isAbove = name === ".." && names.length > 0 && names.at(-1) !== "..";
      if (isAbove) names.pop();
      else if (name !== ".." || found === "") names.push(name);
    }
    return { start: startOf(found), names };
  }

  function startOf(found: string): string {
    if (!isWindows) return found && separator;
    const isShare = /^[\\/]{2}[^\\/]/.test(found);
    const parts = found.split(between).filter((part) => part !== "");
    if (isShare) return `\\\\${parts.join("\\")}\\`;
    return parts.length > 0 ? `${parts[0]}\\` : found && separator;
  }

  function join(...parts: readonly string[]): string {
    const { start, names } = partsOf(parts.filter((part) => part !== "").join(separator));
    return start + names.join(separator) || ".";
  }

  return {
    join,
    dirname(path) {
      const { start, names } = partsOf(path);
      return start + names.slice(0, -1).join(separator) || ".";
    },
    resolve: (path) => root.test(path) ? join(path) : join(cwd(), path),
  };
}

/** Whether games are kept by a server, in place of a folder. */
export function isServer(path: string): boolean {
  return /^https?:\/\//i.test(path);
}
