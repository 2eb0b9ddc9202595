// deno-lint-ignore-file no-console -- a tool for the terminal
import { manualPage } from "../manual.ts";
import { type Packed, tarXz, zip } from "./archive.ts";
import { compileProgram } from "./program.ts";
import { isWindows, programName, type Target } from "./targets.ts";

const DOCUMENTS = ["README.md", "LICENSE", "data/LICENSE", "data/README.md"];

/** Compiles and packs what is staged for these platforms, with the checksums of all of it. */
export async function release(
  targets: readonly Target[],
  { runtimes }: { readonly runtimes?: string } = {},
): Promise<void> {
  const sums: string[] = [];
  for (const target of targets) {
    const output = `dist/${target}/${programName(target)}`;
    await Deno.mkdir(`dist/${target}`, { recursive: true });
    await compileProgram({ target, output, ...(runtimes !== undefined && { runtimes }) });
    const files = await filesOf(target, output);
    const name = `itbee-${target}.${isWindows(target) ? "zip" : "tar.xz"}`;
    const bytes = isWindows(target) ? zip(files) : await tarXz(files);
    await Deno.writeFile(`dist/${name}`, bytes);
    console.log(`dist/${name}: ${(bytes.length / 1e6).toFixed(1)} MB`);
    sums.push(`${await sha256(bytes)}  ${name}`);
  }
  await Deno.writeTextFile("dist/SHA256SUMS", sums.join("\n") + "\n");
}

async function filesOf(target: Target, program: string): Promise<Packed[]> {
  return [
    { name: programName(target), bytes: await Deno.readFile(program), isProgram: true },
    { name: "itbee.1", bytes: new TextEncoder().encode(manualPage()), isProgram: false },
    ...await Promise.all(
      DOCUMENTS.map(async (name) => ({ name, bytes: await Deno.readFile(name), isProgram: false })),
    ),
  ];
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes));
  return new Uint8Array(digest).toHex();
}
