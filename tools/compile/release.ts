// deno-lint-ignore-file no-console -- a tool for the terminal
import type { Metafile } from "esbuild";
import { VERSION } from "../../src/cli/app/version.ts";
import { type Packed, tarXz, zip } from "./archive.ts";
import { findCommand } from "./command.ts";
import { debianPackage, isForDebian } from "./debian.ts";
import { documents } from "./documents.ts";
import { compileProgram, STAGED_SITE } from "./program.ts";
import { sbom } from "./sbom.ts";
import { isWindows, programName, type Target } from "./targets.ts";

/** What to release, from what is staged. */
interface Releasing {
  readonly targets: readonly Target[];
  readonly metafile: Metafile;
  readonly runtimes?: string;
}

/** Compiles and packs for these platforms; with what is inside, and the checksums of all of it. */
export async function release({ targets, metafile, runtimes }: Releasing): Promise<void> {
  const names: string[] = [];
  const hasDpkg = await findCommand("dpkg-deb") !== undefined;
  for (const target of targets) {
    const output = `dist/${target}/${programName(target)}`;
    await Deno.mkdir(`dist/${target}`, { recursive: true });
    await compileProgram({ target, output, ...(runtimes !== undefined && { runtimes }) });
    names.push(await archive(target, output));
    if (!isForDebian(target)) continue;
    if (hasDpkg) {
      names.push(await debianPackage({ target, program: output, compression: "small" }));
    } else console.log(`No Debian package for ${target}: dpkg-deb is not installed`);
  }
  names.push(await siteArchive());
  names.push(await writeSbom(metafile));
  const sums: string[] = [];
  for (const name of names) {
    const bytes = await Deno.readFile(`dist/${name}`);
    console.log(`dist/${name}: ${(bytes.length / 1e6).toFixed(1)} MB`);
    const digest = await crypto.subtle.digest("SHA-256", bytes);
    sums.push(`${new Uint8Array(digest).toHex()}  ${name}\n`);
  }
  await Deno.writeTextFile("dist/SHA256SUMS", sums.join(""));
}

/** Its files are in a folder of their own. */
async function archive(target: Target, program: string): Promise<string> {
  const folder = `itbee-${VERSION}`;
  const files: Packed[] = [{
    name: `${folder}/${programName(target)}`,
    bytes: await Deno.readFile(program),
    isProgram: true,
  }];
  for (const [name, text] of await documents()) {
    const bytes = new TextEncoder().encode(text);
    files.push({ name: `${folder}/${name}`, bytes, isProgram: false });
  }
  const name = `itbee-${target}.${isWindows(target) ? "zip" : "tar.xz"}`;
  await Deno.writeFile(`dist/${name}`, isWindows(target) ? zip(files) : await tarXz(files));
  return name;
}

/** The pages as static files, for any host; a `.zip`, which every system unpacks. */
async function siteArchive(): Promise<string> {
  const folder = `itbee-web-${VERSION}`;
  const files: Packed[] = [];
  const pages = (await Array.fromAsync(Deno.readDir(STAGED_SITE), ({ name }) => name)).sort();
  for (const name of pages) {
    const bytes = await Deno.readFile(`${STAGED_SITE}/${name}`);
    files.push({ name: `${folder}/${name}`, bytes, isProgram: false });
  }
  const name = "itbee-web.zip";
  await Deno.writeFile(`dist/${name}`, zip(files));
  return name;
}

async function writeSbom({ inputs }: Metafile): Promise<string> {
  const lock = JSON.parse(await Deno.readTextFile("deno.lock"));
  const about = { version: VERSION, deno: Deno.version.deno, modules: Object.keys(inputs) };
  const name = "itbee.cdx.json";
  await Deno.writeTextFile(`dist/${name}`, JSON.stringify(sbom(lock, about), null, 2) + "\n");
  return name;
}
