import { t } from "../words.ts";
import { timeText } from "./clock.ts";
import type { Race } from "./race.ts";
import { Ring } from "./ring.tsx";

const LOW_MS = 10_000;

/** The time that is left; without a limit there is only its room. */
export function RaceRing({ race, limit }: {
  readonly race: Race;
  readonly limit: number | undefined;
}) {
  const { left } = race;
  if (left === undefined || limit === undefined) return <span />;
  // Whole seconds as a player counts them: 2:00 at the start, 0:00 when it is over.
  const text = timeText(left + 999);
  return (
    <Ring
      share={left / limit}
      text={text}
      label={t.value.race.timeLeft(text)}
      role="timer"
      isLow={left <= LOW_MS}
    />
  );
}
