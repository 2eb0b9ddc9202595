import type { Call, ExitCode } from "../command.ts";
import { bitesDealer } from "../fronts/bites_dealer.ts";
import type { BITES_PLAY_OPTIONS } from "../options.ts";
import { begin, openGame, playAt, seatAt, wantedBy } from "../table.ts";

/** `itbee bites play`: the tiles asked for, else the game under way, else new tiles. */
export async function playBites(call: Call<typeof BITES_PLAY_OPTIONS[number]>): Promise<ExitCode> {
  return await playAt(call, bitesDealer, async (table) => {
    const wanted = wantedBy(table);
    if (wanted) return await begin(table, wanted);
    const saved = await openGame(table);
    if (saved && call.options.dump_board === undefined) return seatAt(table, saved);
    return await begin(
      table,
      saved
        ? { kind: "code", text: saved.session.puzzle }
        : { kind: "seed", seed: table.seed ?? call.world.freshSeed() },
    );
  });
}
