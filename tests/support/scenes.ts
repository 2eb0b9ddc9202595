import { pick, type Rng } from "../../src/core/random.ts";
import type { TerminalContext } from "../../src/cli/app/game_view.ts";
import type { Position } from "../../src/play/game_adapter.ts";
import { beeView } from "../../src/cli/bee/view.ts";
import { beeScreen } from "../../src/cli/bee/screen.ts";
import { COLOURED } from "../../src/cli/text/paint.ts";
import type { GameScreen } from "../../src/cli/screen/game_screen.ts";
import type { KeyRules } from "../../src/cli/screen/ui.ts";
import { type Bee, bee } from "../../src/games/bee/mod.ts";
import { messages } from "./messages.ts";
import { playLexicon } from "./play_words.ts";
import { scriptedWorld } from "./world.ts";

export interface BeeScene {
  readonly view: GameScreen<Bee>;
  readonly context: TerminalContext;
  readonly position: Position<Bee>;
  readonly rules: Pick<
    KeyRules,
    "panels" | "shortcuts" | "price" | "hasEmptyMove" | "takesRest"
  >;
  guess(
    position: Position<Bee>,
    word: string,
  ): { lines: readonly string[]; position: Position<Bee> };
  /** A long text, with painted, accented and wide letters. */
  long(rng: Rng): string[];
}

/** The bee as the screen sees it, without terminal or store. */
export function beeScene(uiLanguage: "it" | "en" = "it"): BeeScene {
  const lexicon = playLexicon();
  const view = beeView();
  const screen = beeScreen();
  const world = scriptedWorld({ args: [], lexicon });
  const context: TerminalContext = {
    display: { background: "auto", hasMouse: true, hasMotion: false },
    world,
    t: messages[uiLanguage],
    paint: COLOURED,
    lexicon,
    // Nothing is saved.
    store: undefined as unknown as TerminalContext["store"],
    dataPath: undefined,
    emoji: false,
    isLive: true,
    now: () => world.now(),
    elapsed: () => world.elapsed(),
    freshSeed: () => world.freshSeed(),
  };
  const round = bee.open(lexicon, bee.defaults, bee.parse("N-BEMORV"));
  return {
    view: screen,
    context,
    position: { round, state: bee.start(round), label: { kind: "board" } },
    rules: {
      panels: screen.panels.length,
      shortcuts: screen.shortcuts,
      price: () => "1",
      hasEmptyMove: true,
      takesRest: () => false,
    },
    guess(position, word) {
      const { state, outcome } = bee.play(round, position.state, { kind: "guess", word });
      const after = { ...position, state };
      return {
        lines: view.answer(position, after, outcome, context) as readonly string[],
        position: after,
      };
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
