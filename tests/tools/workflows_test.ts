import assert from "node:assert/strict";
import { load } from "js-yaml";
import { TARGETS } from "../../tools/compile/targets.ts";

const ROOT = new URL("../../", import.meta.url);

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: { readonly include?: readonly { archive: string }[] } };
  readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
}

async function workflow(name: string): Promise<Workflow> {
  return load(await Deno.readTextFile(new URL(`.github/workflows/${name}`, ROOT))) as Workflow;
}

Deno.test("release.yml tries every program on its system before it publishes one", async () => {
  const { jobs } = await workflow("release.yml");
  const archives = jobs.smoke!.strategy!.matrix.include!.map(({ archive }) => archive);
  const made = TARGETS.map((target) =>
    `itbee-${target}.${target.includes("windows") ? "zip" : "tar.xz"}`
  );
  assert.deepEqual(archives.sort(), made.sort());
  assert.deepEqual([jobs.smoke!.needs, jobs.publish!.needs], ["build", "smoke"]);
  const uses = jobs.publish!.steps.map(({ uses = "" }) => uses.replace(/@.*/, ""));
  assert.ok(uses.includes("actions/attest-build-provenance"));
});

Deno.test("release.yml may write in its last job alone", async () => {
  const text = await workflow("release.yml");
  const writers = Object.entries(text.jobs).filter(([, { permissions = {} }]) =>
    Object.values(permissions).includes("write")
  );
  assert.deepEqual(writers.map(([name]) => name), ["publish"]);
});

Deno.test("one version of Deno is used everywhere", async () => {
  const files = [".ci/run", "README.md", ".github/workflows/release.yml"];
  for (const name of [...files, ".github/workflows/test.yml"]) {
    const text = await Deno.readTextFile(new URL(name, ROOT));
    const versions = new Set(Array.from(text.matchAll(/deno@([\d.]+\d)/g), ([, found]) => found));
    assert.deepEqual([...versions], ["2.9.6"], name);
  }
});
