import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GridDrawing } from "../../engine/grid.ts";
import { FoundSide, FoundWords } from "../parts/found_words.tsx";
import { GameFrame, useDrawers } from "../parts/game_frame.tsx";
import { GameMenu } from "../parts/game_menu.tsx";
import { useRace } from "../parts/race.ts";
import { RaceRing } from "../parts/race_ring.tsx";
import { type GameProps, orNotice } from "../play.ts";
import { duelPathOf } from "../router.ts";
import { t } from "../words.ts";
import { bonusClass, GridBoard } from "./board.tsx";
import { GridEnding, sameAgain } from "./ending.tsx";
import { GridGate } from "./gate.tsx";
import { GridLine } from "./line.tsx";
import { type Path, typedPath, wordOn } from "./path.ts";
import { useTyping } from "../parts/typing.ts";

/** The grid: gate, board, clock, and at the end every word with its path. */
export function GridPage({ shown, play }: GameProps<GridDrawing>) {
  const { scene } = shown;
  const words = t.value.grid;
  const typed = useSignal("");
  const path = useSignal<Path>([]);
  const drawers = useDrawers();
  const heat = useSignal<readonly number[] | undefined>(undefined);
  const race = useRace(play, shown, drawers.isOpen());
  const { isCovered, isRunning } = race;
  useEffect(() => {
    // What was being drawn when the time was up is gone.
    if (shown.isOver) clear();
  }, [shown.isOver]);

  function clear(): void {
    typed.value = "";
    path.value = [];
  }

  function send(word: string): void {
    clear();
    if (word === "") return;
    orNotice(
      play.guess(word).then(({ isPlayed }) => {
        if (isPlayed && heat.value) orNotice(askHeat());
      }),
    );
  }

  async function askHeat(): Promise<void> {
    const obeyed = await play.command("hint");
    if (obeyed.kind === "facts") heat.value = obeyed.facts as readonly number[];
  }

  useTyping(isRunning, {
    onText(change) {
      typed.value = change(typed.value === "" ? wordOn(scene, path.value) : typed.value);
      path.value = typedPath(scene, typed.value, path.value);
    },
    onEnter: () => send(typed.value || wordOn(scene, path.value)),
    onEscape: clear,
  });

  const board = (
    <GridBoard
      drawing={scene}
      path={path.value}
      isCovered={isCovered}
      heat={shown.isOver ? undefined : heat.value}
      words={words}
      onPath={(next) => {
        typed.value = "";
        path.value = next;
      }}
      onWord={(next) => shown.isOver ? path.value = [] : send(wordOn(scene, next))}
    />
  );
  return (
    <GameFrame
      shown={shown}
      play={play}
      drawers={drawers}
      race={race}
      found={{
        title: words.found,
        content: <FoundWords scene={scene} words={words} isPlain onWord={drawers.openWord} />,
      }}
      menu={(sheet) => (
        <GameMenu
          shown={shown}
          play={play}
          askGiveUp={words.askGiveUp}
          options={sameAgain(scene)}
          own={shown.isOver ? [] : [{
            icon: "hint",
            name: words.hint,
            onChoose: () => heat.value ? heat.value = undefined : orNotice(askHeat()),
          }]}
          {...sheet}
        />
      )}
    >
      {shown.isOver
        ? (
          <GridEnding
            shown={shown}
            play={play}
            board={board}
            path={path}
            onWord={drawers.openWord}
          />
        )
        : (
          <main class={`stage side-stage${isCovered ? " is-gate" : ""}`}>
            <div class={`main-col${isCovered ? " gate" : ""}`}>
              <div class="gtop">
                <RaceRing race={race} limit={scene.limit} />
                {isCovered ? <span /> : (
                  <GridLine
                    scene={scene}
                    typed={typed.value}
                    path={path.value}
                    said={play.said.value}
                  />
                )}
                <p class="right">
                  <span class="big-n">
                    {isCovered && scene.found.length === 0 ? scene.words : scene.score}
                  </span>
                  <br />
                  <span class="small muted">
                    {isCovered && scene.found.length === 0
                      ? words.hiddenWords
                      : words.foundOf(scene.foundCore, scene.words)}
                    {scene.goal !== undefined && (
                      <>
                        <br />
                        {words.goal(scene.goal)}
                      </>
                    )}
                  </span>
                </p>
              </div>
              {board}
              {!isCovered && (
                <div class="under-board">
                  {path.value.length > 0 || typed.value !== ""
                    ? (
                      <div class="acts3">
                        <button type="button" class="btn slim" onClick={clear}>
                          {words.clear}
                        </button>
                        <button
                          type="button"
                          class="btn main slim"
                          onClick={() => send(typed.value || wordOn(scene, path.value))}
                        >
                          {words.submit}
                        </button>
                      </div>
                    )
                    : <Legend scene={scene} />}
                </div>
              )}
            </div>
            {isCovered
              ? (
                <GridGate
                  scene={scene}
                  hasBegun={race.at > 0}
                  isGiven={shown.label.kind === "daily" || duelPathOf(shown.session) !== undefined}
                  onGo={() => race.isPlaying.value = true}
                />
              )
              : <FoundSide scene={scene} words={words} drawers={drawers} />}
          </main>
        )}
    </GameFrame>
  );
}

/** What the corners of the board mean. */
function Legend({ scene }: { readonly scene: GridDrawing }) {
  const words = t.value.grid;
  const there = [...new Set(scene.cells.flatMap(({ bonus }) => bonus ?? []))].sort();
  return (
    <p class="legend">
      {there.map((bonus) => (
        <span key={bonus}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path class={bonusClass(bonus)} d="M0 0h10v10z" />
          </svg>
          <b>{words.bonusLabel(bonus)}</b> {words.bonusName(bonus)}
        </span>
      ))}
    </p>
  );
}
