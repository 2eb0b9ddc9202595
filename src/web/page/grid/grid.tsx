import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GridDrawing } from "../../engine/grid.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { FoundSide, FoundWords } from "../parts/found_words.tsx";
import { GameFrame, useDrawers } from "../parts/game_frame.tsx";
import { GameMenu } from "../parts/game_menu.tsx";
import { type Race, useRace } from "../parts/race.ts";
import { RaceRing } from "../parts/race_ring.tsx";
import { type GameProps, orNotice, type Play, type Said } from "../play.ts";
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
  const { scene, isOver } = shown;
  const words = t.value.grid;
  const drawers = useDrawers();
  const entry = useEntry(shown, play);
  const { path, heat } = entry;
  const race = useRace(play, shown, drawers.isOpen());
  useTyping(race.isRunning, {
    onText: entry.type,
    onEnter: () => entry.send(entry.word()),
    onEscape: entry.clear,
  });

  const board = (
    <GridBoard
      drawing={scene}
      path={path.value}
      isCovered={race.isCovered}
      heat={isOver ? undefined : heat.value}
      words={words}
      onPath={entry.draw}
      onWord={(next) => isOver ? path.value = [] : entry.send(wordOn(scene, next))}
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
          own={isOver ? [] : [{ icon: "hint", name: words.hint, onChoose: entry.toggleHeat }]}
          {...sheet}
        />
      )}
    >
      {isOver
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
          <main class={`stage side-stage${race.isCovered ? " is-gate" : ""}`}>
            <div class={`main-col${race.isCovered ? " gate" : ""}`}>
              <GridTop scene={scene} entry={entry} race={race} said={play.said.value} />
              {board}
              {!race.isCovered && <UnderBoard scene={scene} entry={entry} />}
            </div>
            {race.isCovered
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

/** The word being made, by drawing or typing. */
interface Entry {
  readonly typed: Signal<string>;
  readonly path: Signal<Path>;
  /** How many words go through each cell, where the player asked. */
  readonly heat: Signal<readonly number[] | undefined>;
  word(): string;
  clear(): void;
  send(word: string): void;
  draw(path: Path): void;
  type(change: (before: string) => string): void;
  toggleHeat(): void;
}

function useEntry({ scene, isOver }: GameShown<GridDrawing>, play: Play): Entry {
  const typed = useSignal("");
  const path = useSignal<Path>([]);
  const heat = useSignal<readonly number[] | undefined>(undefined);
  const clear = () => {
    typed.value = "";
    path.value = [];
  };
  useEffect(() => {
    // What was being drawn when the time was up is gone.
    if (isOver) clear();
  }, [isOver]);
  const word = () => typed.value || wordOn(scene, path.value);

  async function askHeat(): Promise<void> {
    const obeyed = await play.command("hint");
    if (obeyed.kind === "facts") heat.value = obeyed.facts as readonly number[];
  }

  return {
    ...{ typed, path, heat, word, clear },
    send(guess) {
      clear();
      if (guess === "") return;
      orNotice(
        play.guess(guess).then(({ isPlayed }) => {
          if (isPlayed && heat.value) orNotice(askHeat());
        }),
      );
    },
    draw(next) {
      typed.value = "";
      path.value = next;
    },
    type(change) {
      typed.value = change(word());
      path.value = typedPath(scene, typed.value, path.value);
    },
    toggleHeat: () => heat.value ? heat.value = undefined : orNotice(askHeat()),
  };
}

/** Above the board: the clock, the word being made or the last one, the score. */
function GridTop(
  { scene, entry: { typed, path }, race, said }: {
    readonly scene: GridDrawing;
    readonly entry: Entry;
    readonly race: Race;
    readonly said: Said | undefined;
  },
) {
  const words = t.value.grid;
  const isFresh = race.isCovered && scene.found.length === 0;
  return (
    <div class="gtop">
      <RaceRing race={race} limit={scene.limit} />
      {race.isCovered
        ? <span />
        : <GridLine scene={scene} typed={typed.value} path={path.value} said={said} />}
      <p class="right">
        <span class="big-n">{t.value.number(isFresh ? scene.words : scene.score)}</span>
        <br />
        <span class="small muted">
          {isFresh ? words.hiddenWords : words.foundOf(scene.foundCore, scene.words)}
          {scene.goal !== undefined && (
            <>
              <br />
              {words.goal(scene.goal)}
            </>
          )}
        </span>
      </p>
    </div>
  );
}

/** Buttons while a word is being made, else what the bonuses are. */
function UnderBoard(
  { scene, entry: { typed, path, word, clear, send } }: {
    readonly scene: GridDrawing;
    readonly entry: Entry;
  },
) {
  const words = t.value.grid;
  return (
    <div class="under-board">
      {path.value.length > 0 || typed.value !== ""
        ? (
          <div class="acts3">
            <button type="button" class="btn slim" onClick={clear}>{words.clear}</button>
            <button type="button" class="btn main slim" onClick={() => send(word())}>
              {words.submit}
            </button>
          </div>
        )
        : <Legend scene={scene} />}
    </div>
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
