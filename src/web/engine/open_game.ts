import type { Parts } from "../../games/game.ts";
import type { GameAdapter } from "../../play/game_adapter.ts";
import { type Memory, noteTried, startClock } from "../../play/memory.ts";
import { playMove, type SavedGame } from "../../play/saved_game.ts";
import { untilComplete, type Words } from "./assets.ts";
import type { Answered, GameShown, ShownClock } from "./protocol.ts";
import type { SceneContext, SceneMaker } from "./scene.ts";
import { titleOf } from "./scenes.ts";

/** A game that is being played; `current` is replaced with every move. */
export interface OpenGame {
  readonly adapter: GameAdapter<Parts>;
  readonly scenes: SceneMaker<Parts>;
  readonly words: Words;
  readonly context: SceneContext;
  readonly memory: Memory;
  current: SavedGame<Parts>;
}

/** The game as the page draws it. */
export async function shownOf(
  game: OpenGame,
  notices: readonly string[] = changesIn(game),
): Promise<GameShown> {
  const { adapter, scenes, words, context, current } = game;
  const { session } = current.saved;
  const scene = await untilComplete(words, () => scenes.scene(current, context));
  const clock = clockOf(game);
  return {
    session: session.id,
    game: adapter.name,
    name: context.t[adapter.name].inMenu.name,
    label: current.label,
    code: titleOf(adapter, session.puzzle, context.web),
    language: words.lexicon.language,
    isOver: adapter.game.isOver(current.round, current.state),
    ...(clock && { clock }),
    scene,
    notices,
  };
}

/** Plays a move, which is saved before it is answered. */
export async function playIn(
  game: OpenGame,
  moveOf: (game: OpenGame) => Parts["move"] | undefined,
): Promise<Answered> {
  const { adapter, scenes, words, context, memory } = game;
  const move = moveOf(game);
  const { t } = context;
  if (move === undefined) {
    return {
      shown: await shownOf(game),
      kind: "nothing",
      sentence: "",
      outcome: {},
      isPlayed: false,
    };
  }
  const played = await untilComplete(
    words,
    () => playMove(adapter, context, game.current, move),
  );
  game.current = played.current;
  const { outcome, before, current, elsewhere } = played;
  if (elsewhere) startClock(adapter, memory, before, context.elapsed);
  noteTried(memory, outcome);
  return await untilComplete(words, async () => ({
    shown: await shownOf(game, elsewhere ? [t.play.continuedElsewhere()] : []),
    kind: outcome.kind,
    sentence: scenes.sentence?.(outcome, current, context) ??
      adapter.sentence(outcome, current, context),
    outcome: await scenes.outcome?.(outcome, current, context) ?? {},
    isPlayed: before.state !== current.state,
  }));
}

function clockOf({ adapter, memory, current }: OpenGame): ShownClock | undefined {
  const { timer } = adapter;
  if (!timer) return undefined;
  const limit = timer.limit(current.round);
  return {
    at: memory.clock.at(timer.elapsed(current.state)),
    ...(limit !== undefined && { limit }),
    isHeld: memory.clock.isHeld,
  };
}

/** What another edition of the words changed in a game. */
function changesIn({ adapter, words: { lexicon }, context, current }: OpenGame): readonly string[] {
  const { lexicon: was, moves } = current.saved.session;
  if (was === lexicon.edition) return [];
  const lost = adapter.lost(moves, current);
  return context.t.play.otherEdition({ was, now: lexicon.edition, lost });
}
