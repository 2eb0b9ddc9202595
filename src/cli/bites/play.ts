import type { Call, ExitCode } from "../app/command.ts";
import { lastGame } from "../../play/find_game.ts";
import { bitesView } from "./view.ts";
import type { BITES_PLAY_OPTIONS } from "./program.ts";
import { begin, playFromTable, resumeAt, wantedBy } from "../app/start_game.ts";

/** `itbee bites play`: the tiles asked for, else the game under way, else new tiles. */
export async function playBites(call: Call<typeof BITES_PLAY_OPTIONS[number]>): Promise<ExitCode> {
  return await playFromTable(call, { view: bitesView }, async (table) => {
    const wanted = wantedBy(table);
    if (wanted) return await begin(table, wanted);
    const saved = await lastGame(table);
    if (saved && call.options.dump_board === undefined) return resumeAt(table, saved);
    return await begin(
      table,
      saved
        ? { kind: "code", text: saved.session.puzzle }
        : { kind: "seed", seed: table.seed ?? call.world.freshSeed() },
    );
  });
}
