import type { Parts } from "../../games/game.ts";
import type { Front, Room } from "../front.ts";
import { wrap } from "../layout.ts";
import { playLines } from "../loop.ts";
import type { Sitting } from "../sitting.ts";
import { changeOf, type Ending, farewell, respond, tick, typedRules } from "../turn.ts";
import { readTyped } from "../typed.ts";
import { openLive } from "./live.ts";

/** The live screen: the same game and the same sentences as in lines. */
export async function playScreen<T extends Parts>(
  front: Front<T>,
  room: Room,
  first: Sitting<T>,
): Promise<Ending> {
  const { world, t } = room;
  const terminal = world.live();
  if (!terminal || !front.screen) return await playLines(front, room, first);
  const screen = await front.screen();
  const liveRoom: Room = { ...room, isLive: true };
  const ahead = world.input().close();
  const live = openLive({ front, screen, room: liveRoom, terminal, ahead }, first);
  const talk = { front, room: liveRoom, voice: live.voice };
  const change = changeOf(front, room, first);
  let sitting = first;
  let ending: Ending | undefined;
  // Whether somebody is still there to read.
  let isSeen = true;
  terminal.open();
  try {
    if (change) live.voice.say(t.play.otherEdition(change));
    while (!ending) {
      const line = await live.read(sitting);
      if (line.kind === "time_out") {
        sitting = await tick(talk, sitting);
        continue;
      }
      if (line.kind !== "line") {
        isSeen = line.kind === "left" && line.code !== 129;
        ending = { kind: "left", code: line.kind === "left" ? line.code : 0 };
        break;
      }
      for (const typed of readTyped(line.text, typedRules(front, room, sitting))) {
        live.tries(typed);
        ({ sitting, ending } = await respond(talk, sitting, typed));
        if (ending) break;
      }
    }
    sitting = await tick(talk, sitting);
  } finally {
    terminal.close();
  }
  if (isSeen) {
    // What would be gone with the screen: so it stays in sight.
    const last = ending.kind === "left" ? await farewell(talk, sitting) : [];
    for (const line of [...live.endLines(), ...last]) {
      for (const part of wrap(line, terminal.size.columns)) world.out(part);
    }
  }
  return ending;
}
