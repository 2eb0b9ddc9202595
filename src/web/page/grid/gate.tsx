import type { RulesName } from "../../../games/grid/rules.ts";
import type { GridDrawing } from "../../engine/grid.ts";
import { Gate } from "../parts/gate.tsx";
import { Segments } from "../parts/segments.tsx";
import { goTo, playPath } from "../router.ts";
import { t } from "../words.ts";

interface GateProps {
  readonly scene: GridDrawing;
  readonly hasBegun: boolean;
  /** The rules are settled: those of the day, or of a duel. */
  readonly isGiven: boolean;
  onGo(): void;
}

/** Those that have a name players know. */
const OFFERED: readonly RulesName[] = ["ruzzle", "boggle", "paroliere"];

export function GridGate({ scene, hasBegun, isGiven, onGo }: GateProps) {
  const words = t.value.grid;
  const size = `${scene.rows}x${scene.cols}`;
  return (
    <Gate
      how={words.how}
      least={words.least(scene.minLength)}
      seconds={(scene.limit ?? 0) / 1000}
      hasBegun={hasBegun}
      onGo={onGo}
    >
      {!isGiven && (
        <Segments
          name="rules"
          title={words.rulesTitle}
          value={scene.rules}
          choices={OFFERED.map((name) => [name, words.rulesName[name]])}
          onChoose={(name) => goTo(playPath("grid", { kind: "fresh" }, { rules: name, size }))}
        />
      )}
    </Gate>
  );
}
