import { type Signal, signal } from "@preact/signals";
import type { Answered, GameShown, Obeyed, ShownClock } from "../engine/protocol.ts";
import { ShownProblem } from "./client.ts";
import { client } from "./engine_client.ts";
import { announce, showNotice } from "./parts/notices.tsx";
import { t } from "./words.ts";

/** What the component of a game is given. */
export interface GameProps<S = unknown> {
  readonly shown: GameShown<S>;
  readonly play: Play;
}

/** A running game: every call saves, redraws the game and speaks to a screen reader. */
export interface Play {
  readonly shown: Signal<GameShown>;
  /** The last answer, for the line above the board; each has another number. */
  readonly said: Signal<Said | undefined>;
  guess(text: string): Promise<Answered>;
  move(move: unknown): Promise<Answered>;
  command(name: string, rest?: string): Promise<Obeyed>;
  hold(isHeld: boolean): Promise<ShownClock>;
  tick(): Promise<Answered>;
}

export interface Said {
  readonly n: number;
  readonly answered: Answered;
}

export function playOn(first: GameShown): Play {
  const { session } = first;
  const shown = signal(first);
  const said = signal<Said | undefined>(undefined);
  let count = 0;
  const heard = (answered: Answered): Answered => {
    shown.value = answered.shown;
    said.value = { n: ++count, answered };
    announce(answered.sentence);
    for (const notice of answered.shown.notices) showNotice(notice);
    return answered;
  };
  return {
    shown,
    said,
    guess: async (text) => heard(await client.ask("guess", { session, text })),
    move: async (move) => heard(await client.ask("move", { session, move })),
    async command(name, rest = "") {
      const obeyed = await client.ask("command", { session, name, rest });
      if (obeyed.kind === "played") heard(obeyed.answered);
      return obeyed;
    },
    hold: (isHeld) => client.ask("hold", { session, isHeld }),
    tick: async () => {
      const answered = await client.ask("tick", { session });
      shown.value = answered.shown;
      return answered;
    },
  };
}

/** Says what went wrong with a call that nobody waits for. */
export function orNotice(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    showNotice(error instanceof ShownProblem ? message : t.value.problem.failure(message));
  });
}
