import { gzipSync } from "node:zlib";
import { VERSION } from "../../src/cli/app/version.ts";
import { runCommand } from "./command.ts";
import { COMPLETIONS, documents } from "./documents.ts";
import type { Target } from "./targets.ts";

/** What Debian calls the platforms it has. */
const ARCHITECTURES: Partial<Readonly<Record<Target, string>>> = {
  "x86_64-unknown-linux-gnu": "amd64",
  "aarch64-unknown-linux-gnu": "arm64",
};

/** The libraries of Deno's runtime: `readelf -d`, and `objdump -T` for the version. */
const DEPENDS = "libc6 (>= 2.27), libgcc-s1";

const MAINTAINER = "The itbee authors <authors@itbee.invalid>";

/** Any fixed time, so that the same files give the same package: 2026-01-01. */
const DATE = "1767225600";

/** One file of a package. */
interface Installed {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isProgram?: boolean;
}

/** Whether there is a Debian package for a platform. */
export function isForDebian(target: Target): boolean {
  return ARCHITECTURES[target] !== undefined;
}

/** What to make a package of. */
interface Packaging {
  readonly target: Target;
  readonly program: string;
  /** `quick` takes a quarter of the time and makes the package a fifth larger. */
  readonly compression: "quick" | "small";
}

/** Makes a Debian package around a compiled program, in `dist`; its name. Needs `dpkg-deb`. */
export async function debianPackage(
  { target, program, compression }: Packaging,
): Promise<string> {
  const architecture = ARCHITECTURES[target]!;
  const name = `itbee_${VERSION}_${architecture}.deb`;
  const files = await installedFiles(program);
  const tree = await Deno.makeTempDir();
  try {
    for (const { path, bytes, isProgram } of files) {
      await Deno.mkdir(`${tree}/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
      await Deno.writeFile(`${tree}/${path}`, bytes);
      // Whatever this machine's umask is.
      await Deno.chmod(`${tree}/${path}`, isProgram ? 0o755 : 0o644);
    }
    await Deno.mkdir(`${tree}/DEBIAN`);
    await Deno.writeTextFile(`${tree}/DEBIAN/control`, controlFile(architecture, files));
    await openFolders(tree);
    await runCommand(
      "dpkg-deb",
      [
        ...["--root-owner-group", "-Zxz", compression === "quick" ? "-z0" : "-z6"],
        ...["--build", tree, `dist/${name}`],
      ],
      { env: { SOURCE_DATE_EPOCH: DATE } },
    );
  } finally {
    await Deno.remove(tree, { recursive: true });
  }
  return name;
}

async function installedFiles(program: string): Promise<Installed[]> {
  const texts = await documents();
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const completion = (name: string) => bytesOf(texts.get(`completions/${name}`)!);
  return [
    { path: "usr/bin/itbee", bytes: await Deno.readFile(program), isProgram: true },
    {
      path: "usr/share/man/man1/itbee.1.gz",
      bytes: gzipSync(bytesOf(texts.get("itbee.1")!), { level: 9 }),
    },
    {
      path: "usr/share/bash-completion/completions/itbee",
      bytes: completion(COMPLETIONS.bash),
    },
    { path: "usr/share/zsh/vendor-completions/_itbee", bytes: completion(COMPLETIONS.zsh) },
    {
      path: "usr/share/fish/vendor_completions.d/itbee.fish",
      bytes: completion(COMPLETIONS.fish),
    },
    {
      path: "usr/share/doc/itbee/copyright",
      bytes: bytesOf(copyrightFile(texts.get("LICENSE")!, texts.get("data/LICENSE")!)),
    },
    {
      path: "usr/share/doc/itbee/credits.md",
      bytes: bytesOf(texts.get("data/README.md")!),
    },
  ];
}

export function controlFile(architecture: string, files: readonly Installed[]): string {
  const kilobytes = files.reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / 1024), 0);
  return [
    "Package: itbee",
    `Version: ${VERSION}`,
    `Architecture: ${architecture}`,
    `Maintainer: ${MAINTAINER}`,
    `Installed-Size: ${kilobytes}`,
    `Depends: ${DEPENDS}`,
    "Section: games",
    "Priority: optional",
    "Description: Italian word games for the terminal",
    " Spelling bee, letter grid, word tiles and crosswords in Italian and other languages,",
    " on a live screen or line by line. Plays offline; the words are inside.",
  ].join("\n") + "\n";
}

/** In the format that Debian's programs read: who holds which rights in what. */
export function copyrightFile(code: string, data: string): string {
  const holder = /^Copyright.*$/m.exec(code)![0].replace("Copyright ", "");
  return [
    "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
    "Upstream-Name: itbee",
    "Comment: The program contains the Deno runtime, js-yaml, preact and ts-fsrs (all MIT), and the",
    " font Gelasio (OFL-1.1).",
    "",
    "Files: *",
    `Copyright: ${holder}`,
    "License: Expat",
    indented(code),
    "",
    "Files: data/*",
    `Copyright: ${holder}, and those named in credits.md`,
    "License: CC-BY-SA-4.0",
    indented(data),
  ].join("\n") + "\n";
}

/** A text as the value of a field: no line may be empty, each begins with a space. */
function indented(text: string): string {
  return text.trimEnd().split("\n").map((line) => line.trim() === "" ? " ." : ` ${line}`).join(
    "\n",
  );
}

async function openFolders(folder: string): Promise<void> {
  await Deno.chmod(folder, 0o755);
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) await openFolders(`${folder}/${name}`);
  }
}
