import { pick, type Rng } from "../../src/core/random.ts";
import type { Room, Seat } from "../../src/cli/front.ts";
import { beeFront } from "../../src/cli/fronts/bee.ts";
import { beeScreen } from "../../src/cli/fronts/bee_screen.ts";
import { COLOURED } from "../../src/cli/paint.ts";
import type { ScreenFront } from "../../src/cli/screen/front.ts";
import type { KeyRules } from "../../src/cli/screen/ui.ts";
import { type Bee, bee } from "../../src/games/bee/mod.ts";
import { messages } from "../../src/messages/mod.ts";
import { playLexicon } from "./play_words.ts";
import { scriptedWorld } from "./world.ts";

export interface BeeScene {
  readonly front: ScreenFront<Bee>;
  readonly room: Room;
  readonly seat: Seat<Bee>;
  readonly rules: Pick<
    KeyRules,
    "panels" | "shortcuts" | "price" | "hasEmptyMove" | "takesRest"
  >;
  guess(seat: Seat<Bee>, word: string): { lines: readonly string[]; seat: Seat<Bee> };
  /** A long text, with painted, accented and wide letters. */
  long(rng: Rng): string[];
}

/** The bee as the screen sees it, without terminal or store. */
export function beeScene(tongue: "it" | "en" = "it"): BeeScene {
  const lexicon = playLexicon();
  const front = beeFront();
  const screen = beeScreen();
  const world = scriptedWorld({ args: [], lexicon });
  const room: Room = {
    world,
    t: messages[tongue],
    paint: COLOURED,
    lexicon,
    // Nothing is saved.
    store: undefined as unknown as Room["store"],
    dataPath: undefined,
    emoji: false,
    isLive: true,
  };
  const round = bee.open(lexicon, bee.defaults, bee.parse("N-BEMORV"));
  return {
    front: screen,
    room,
    seat: { round, state: bee.start(round), label: { kind: "board" } },
    rules: {
      panels: screen.panels.length,
      shortcuts: screen.shortcuts,
      price: () => "1",
      hasEmptyMove: true,
      takesRest: () => false,
    },
    guess(seat, word) {
      const { state, outcome } = bee.play(round, seat.state, front.guess(word));
      const after = { ...seat, state };
      return { lines: front.answer(seat, after, outcome, room) as readonly string[], seat: after };
    },
    long: (rng) =>
      Array.from(
        { length: 30 },
        () =>
          pick([
            "",
            "perché no",
            COLOURED.good("+5  OK") + "   una parola, e poi un'altra parola ancora",
            "  lista   " + "parola ".repeat(20),
            "x".repeat(150),
            "漢字 漢字",
          ], rng),
      ),
  };
}
