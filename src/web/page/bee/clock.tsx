import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BeeScene } from "../../engine/bee.ts";
import { Gate } from "../parts/gate.tsx";
import { useRace } from "../parts/race.ts";
import { RaceRing } from "../parts/race_ring.tsx";
import type { GameProps } from "../play.ts";
import { t } from "../words.ts";

interface BeeClockProps extends GameProps<BeeScene> {
  /** Milliseconds in all. */
  readonly limit: number;
  /** Something is open over the board, and no time passes. */
  readonly isBusy: boolean;
  /** Whether the letters must not be seen now. */
  readonly isCovered: Signal<boolean>;
}

/** A bee against time, as in a duel: the gate before it, then what is left. */
export function BeeClock({ shown, play, limit, isBusy, isCovered }: BeeClockProps) {
  const race = useRace(play, shown, isBusy);
  useEffect(() => {
    isCovered.value = race.isCovered;
  }, [race.isCovered]);
  if (!race.isCovered) {
    return (
      <div class="bee-clock">
        <RaceRing race={race} limit={limit} />
      </div>
    );
  }
  return (
    <Gate
      how={t.value.bee.how}
      least=""
      seconds={limit / 1000}
      hasBegun={race.at > 0}
      onGo={() => {
        race.isPlaying.value = true;
        isCovered.value = false;
      }}
    />
  );
}
