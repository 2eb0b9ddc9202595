import type { GameShown } from "../../engine/protocol.ts";
import { duelPathOf, playPath } from "../router.ts";
import { t } from "../words.ts";

interface NextGameProps {
  readonly shown: GameShown;
  readonly class: string;
  /** How another game of the same kind is asked for. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The way on from an ending: another game, or back to the duel that this one belongs to. */
export function NextGame({ shown, class: look, options }: NextGameProps) {
  const duelPath = duelPathOf(shown.session);
  // Its goal is reached, but it is still being played.
  if (duelPath !== undefined && !shown.isOver) return null;
  const { word, duel } = t.value;
  return (
    <a class={look} href={duelPath ?? playPath(shown.game, { kind: "fresh" }, options)}>
      {duelPath === undefined ? word.another : duel.goOn}
    </a>
  );
}
