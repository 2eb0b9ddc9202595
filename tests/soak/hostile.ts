import { ENTRANCES } from "../support/entrances.ts";
import { fuzz } from "../support/fuzz.ts";
import { type Attack, must, residentMb } from "./attack.ts";

const SEED = "soak 1";
/** No input may take longer, in milliseconds, nor all of them leave more behind than this, in MB. */
const SLOWEST = 5_000;
const MEMORY = 1_500;

export const hostileInput: Attack = {
  name: "hostile input",
  async run(scale) {
    const total = scale.of(1_000_000, 20_000);
    const shares = ENTRANCES.map(({ cost = 1 }) => 1 / Math.sqrt(cost));
    const all = shares.reduce((sum, share) => sum + share, 0);
    let count = 0;
    let refused = 0;
    let slowest = 0;
    let most = 0;
    for (const [i, entrance] of ENTRANCES.entries()) {
      const done = await fuzz(entrance, Math.ceil(total * shares[i]! / all), SEED);
      const [fault] = done.faults;
      must(!fault, `${entrance.name}: ${fault?.input}: ${fault?.error}`);
      count += done.count;
      refused += done.refused;
      slowest = Math.max(slowest, done.slowestMs);
      most = Math.max(most, residentMb());
      must(slowest < SLOWEST, `${entrance.name} took ${slowest} ms`);
      must(most < MEMORY, `${entrance.name} took ${most} MB`);
    }
    return `${count} inputs at ${ENTRANCES.length} entrances, ${refused} refused, none got through; ` +
      `slowest ${Math.round(slowest)} ms, at most ${most} MB`;
  },
};
