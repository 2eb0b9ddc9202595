/** What we read of `deno.lock`. */
export interface Lock {
  readonly specifiers: Readonly<Record<string, string>>;
  readonly npm: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly integrity: string;
  readonly dependencies?: readonly string[];
  readonly optionalDependencies?: readonly string[];
}

/** The program that is described. */
interface Described {
  readonly version: string;
  readonly deno: string;
  /** Paths of all modules in the program. */
  readonly modules: readonly string[];
}

/**
 * The packages of the lock file as CycloneDX 1.6: `required` are those whose modules are in the
 * program, `excluded` those that only build and test it.
 */
export function sbom(lock: Lock, { version, deno, modules }: Described): unknown {
  const packages = Object.entries(lock.npm).map(([key, locked]) => ({ ...nameOf(key), locked }));
  const refOf = (wanted: string) => {
    const found = packages.find(({ name, version }) =>
      wanted === name || wanted.startsWith(`${name}@${version}`)
    );
    if (!found) throw new Error(`deno.lock has no package ${wanted}`);
    return purlOf(found);
  };
  const direct = Object.entries(lock.specifiers).map(([specifier, found]) =>
    `${specifier.slice("npm:".length).replace(/(?<=.)@.*$/, "")}@${found}`
  );
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { "type": "application", "bom-ref": "itbee", "name": "itbee", version },
    },
    components: [
      {
        "type": "platform",
        "bom-ref": "deno",
        "name": "deno",
        "version": deno,
        "scope": "required",
      },
      ...packages.map((it) => ({
        "type": "library",
        "bom-ref": purlOf(it),
        ...(it.name.startsWith("@") && { group: it.name.split("/")[0]! }),
        "name": it.name.split("/").at(-1)!,
        "version": it.version,
        "scope": modules.some((path) => path.includes(`/${it.name}/${it.version}/`))
          ? "required"
          : "excluded",
        "hashes": [{ alg: "SHA-512", content: hexOf(it.locked.integrity) }],
        "purl": purlOf(it),
      })),
    ],
    dependencies: [
      { ref: "itbee", dependsOn: ["deno", ...direct.map(refOf)] },
      { ref: "deno", dependsOn: [] },
      ...packages.map((it) => ({
        ref: purlOf(it),
        dependsOn: [
          ...it.locked.dependencies ?? [],
          ...it.locked.optionalDependencies ?? [],
        ].map(refOf),
      })),
    ],
  };
}

interface Named {
  readonly name: string;
  readonly version: string;
}

/** `@a/b@1.0.0_c@2.0.0`, where what follows `_` says which version of a peer it goes with. */
function nameOf(key: string): Named {
  const [, name, version] = /^(@?[^@]+)@([^_]+)/.exec(key)!;
  return { name: name!, version: version! };
}

function purlOf({ name, version }: Named): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function hexOf(integrity: string): string {
  return Uint8Array.fromBase64(integrity.replace(/^sha512-/, "")).toHex();
}
