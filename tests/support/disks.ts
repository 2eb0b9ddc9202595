/** A place to save games that can be taken from a running program and given back. */
export interface Disk {
  readonly data: string;
  /** Whatever runs the program, so that it may not do what root may. */
  readonly under?: readonly string[];
  take(): Promise<void>;
  giveBack(): Promise<void>;
  /** Leaves nothing behind. */
  end(): Promise<void>;
}

/** A way to lose it; `make` says why it cannot be tried here. */
export interface Loss {
  readonly name: string;
  /** Whether it is gone before the game begins. */
  readonly isAtStart?: boolean;
  make(folder: string): Promise<Disk | string>;
}

/** Root without its privileges: it owns its files, and must obey their modes. */
const MEEK = ["setpriv", "--inh-caps=-all", "--bounding-set=-all"];
/** The program closes its file after half a minute; none can be made read-only before. */
const TRIES = 60;

const modes = (mode: number) => async (folder: string): Promise<Disk | string> => {
  const isRoot = Deno.uid() === 0;
  if (isRoot && !await sh(...MEEK, "true")) return "root obeys no modes, and there is no setpriv";
  const data = `${folder}/data`;
  await Deno.mkdir(data);
  return {
    data,
    ...(isRoot && { under: MEEK }),
    take: () => Deno.chmod(data, mode),
    giveBack: () => Deno.chmod(data, 0o755),
    end: () => Deno.chmod(data, 0o755),
  };
};

async function vanishing(folder: string): Promise<Disk> {
  const data = `${folder}/data`;
  return await Promise.resolve({
    data,
    async take() {
      await Deno.rename(data, `${folder}/away`);
      // So that it cannot be made again.
      await Deno.writeTextFile(data, "in the way");
    },
    async giveBack() {
      await Deno.remove(data);
      await Deno.rename(`${folder}/away`, data);
    },
    end: () => Promise.resolve(),
  });
}

/** Ext4 refuses to write to an immutable file even through a handle that was opened before. */
async function immutable(folder: string): Promise<Disk | string> {
  const data = `${folder}/data`;
  await Deno.mkdir(data);
  const probe = `${data}/probe`;
  await Deno.writeTextFile(probe, "");
  const isAble = await sh("chattr", "+i", probe) && await Deno.writeTextFile(probe, "x")
    .then(() => false, () => true);
  await sh("chattr", "-i", probe);
  if (!isAble) return "no file can be made immutable";
  const all = async (sign: string) => {
    // Not the index of the log, which SQLite maps into memory: the system kills a process that writes there.
    const files = [...Deno.readDirSync(data)].map(({ name }) => `${data}/${name}`)
      .filter((path) => !path.endsWith("-shm"));
    await sh("chattr", sign, ...files, data);
  };
  return { data, take: () => all("+i"), giveBack: () => all("-i"), end: () => all("-i") };
}

/** A disk that is full to the last byte. */
async function full(folder: string): Promise<Disk | string> {
  const disk = await mounted(folder, "-t", "tmpfs", "-o", "size=12m", "tmpfs");
  if (disk === undefined) return "only root can mount a small disk";
  return {
    data: `${disk}/data`,
    take: () => Deno.writeFile(`${disk}/fat`, new Uint8Array(13_000_000)).catch(() => {}),
    giveBack: () => Deno.remove(`${disk}/fat`),
    end: () => unmount(disk),
  };
}

/** Mounted again for reading only, as soon as nothing on it is open. */
async function remounted(folder: string): Promise<Disk | string> {
  const disk = await mounted(folder, "-t", "tmpfs", "-o", "size=12m", "tmpfs");
  if (disk === undefined) return "only root can mount a small disk";
  return {
    data: `${disk}/data`,
    take: () => until(() => sh("mount", "-o", "remount,ro", disk)),
    giveBack: () => until(() => sh("mount", "-o", "remount,rw", disk)),
    end: () => unmount(disk),
  };
}

/** A real file system that met an error, and made itself read-only in the middle of everything. */
async function failing(folder: string): Promise<Disk | string> {
  const image = `${folder}/image`;
  await Deno.writeFile(image, new Uint8Array(16 << 20));
  if (!await sh("mkfs.ext4", "-q", image)) return "there is no mkfs.ext4";
  const mount = ["-o", "loop,errors=remount-ro", image];
  const disk = await mounted(folder, ...mount);
  if (disk === undefined) return "only root can mount an image";
  const [device] = /loop\d+(?= \S*disk )/.exec(await Deno.readTextFile("/proc/mounts")) ?? [];
  return {
    data: `${disk}/data`,
    take: () => Deno.writeTextFile(`/sys/fs/ext4/${device}/trigger_fs_error`, "an attack"),
    async giveBack() {
      await until(() => sh("umount", disk));
      await sh("e2fsck", "-p", "-f", image);
      await until(() => sh("mount", ...mount, disk));
    },
    end: () => unmount(disk),
  };
}

/** Quick to try. */
export const LOSSES: readonly Loss[] = [
  { name: "a read-only folder", isAtStart: true, make: modes(0o555) },
  { name: "a folder that may not be entered any more", make: modes(0) },
  { name: "a folder that vanished", make: vanishing },
  { name: "files that became immutable", make: immutable },
];

/** These take a while. */
export const SLOW_LOSSES: readonly Loss[] = [
  { name: "a full disk", make: full },
  { name: "a file system that failed", make: failing },
  { name: "a disk mounted read-only", make: remounted },
];

async function mounted(folder: string, ...args: string[]): Promise<string | undefined> {
  const disk = `${folder}/disk`;
  await Deno.mkdir(disk);
  return await sh("mount", ...args, disk) ? disk : undefined;
}

async function unmount(disk: string): Promise<void> {
  await until(() => sh("umount", disk));
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !await isDone(); tries++) {
    if (tries === TRIES) throw new Error("It could not be done");
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function sh(...[name, ...args]: string[]): Promise<boolean> {
  const { success } = await new Deno.Command(name!, { args, stdout: "null", stderr: "null" })
    .output().catch(() => ({ success: false }));
  return success;
}
