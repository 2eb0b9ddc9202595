import { type Signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { alphabetOf } from "../../../core/letters.ts";
import type { LaidTile } from "../../../play/bites/laid_tiles.ts";
import type { BitesDrawing } from "../../engine/bites.ts";
import { FoundSide, FoundWords } from "../parts/found_words.tsx";
import { GameFrame, useDrawers } from "../parts/game_frame.tsx";
import { GameMenu } from "../parts/game_menu.tsx";
import { Gate } from "../parts/gate.tsx";
import { Meter } from "../parts/icons.tsx";
import { announce } from "../parts/notices.tsx";
import { type Race, useRace } from "../parts/race.ts";
import { RaceRing } from "../parts/race_ring.tsx";
import { Ring } from "../parts/ring.tsx";
import { RoundButton } from "../parts/round_button.tsx";
import { useTyping } from "../parts/typing.ts";
import { type GameProps, orNotice, type Play, type Said } from "../play.ts";
import { t } from "../words.ts";
import {
  type Answer,
  NO_ANSWER,
  takeBack,
  tapTile,
  turnAnswer,
  typeWord,
  wordOf,
} from "./answer.ts";
import { BitesEnding, sameAgain } from "./ending.tsx";
import { BitesHints } from "./hints.tsx";
import { BitesLine } from "./line.tsx";
import { AnswerLine, Tray } from "./tray.tsx";

/** Tiles to tap or type with. */
export function BitesPage({ shown, play }: GameProps<BitesDrawing>) {
  const { scene, isOver } = shown;
  const words = t.value.bites;
  const drawers = useDrawers();
  const entry = useEntry(scene, play);
  const race = useRace(play, shown, drawers.isOpen());
  useTyping(race.isRunning, {
    onText: entry.type,
    onEnter: entry.send,
    onEscape: entry.clear,
  });
  const hints = { title: words.hintTitle, content: <BitesHints scene={scene} play={play} /> };
  return (
    <GameFrame
      shown={shown}
      play={play}
      drawers={drawers}
      race={race}
      hints={isOver || race.isCovered ? undefined : hints}
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
          {...sheet}
        />
      )}
    >
      {isOver
        ? <BitesEnding shown={shown} play={play} onWord={drawers.openWord} />
        : (
          <main class="stage side-stage">
            <div class={`main-col${race.isCovered ? " gate" : ""}`}>
              <BitesTop scene={scene} race={race} said={play.said.value} />
              <Table scene={scene} entry={entry} isCovered={race.isCovered} />
            </div>
            {race.isCovered
              ? (
                <Gate
                  how={words.how}
                  least={words.least(scene.minLength)}
                  seconds={(scene.limit ?? 0) / 1000}
                  hasBegun={race.at > 0}
                  onGo={() => race.isPlaying.value = true}
                />
              )
              : <FoundSide scene={scene} words={words} drawers={drawers} />}
          </main>
        )}
    </GameFrame>
  );
}

/** The word being made, by tapping or typing. */
interface Entry {
  readonly answer: Signal<Answer>;
  clear(): void;
  send(): void;
  shuffle(): void;
  turn(): void;
  tap(tile: LaidTile, letter: number | undefined): void;
  type(change: (before: string) => string): void;
}

function useEntry(scene: BitesDrawing, play: Play): Entry {
  const answer = useSignal<Answer>(NO_ANSWER);
  const alphabet = useMemo(() => alphabetOf(scene.letters), [scene.letters]);
  const { way } = answer.value;
  const clear = () => answer.value = { ...NO_ANSWER, way };
  const typed = (word: string, { tiles } = scene) => typeWord(tiles, word, { alphabet, way });
  return {
    answer,
    clear,
    send() {
      const word = wordOf(answer.value);
      clear();
      if (word !== "") orNotice(play.guess(word));
    },
    shuffle() {
      // The tiles have moved, so the word is laid again.
      const word = wordOf(answer.value);
      orNotice(
        play.command("shuffle").then(() => {
          answer.value = typed(word, play.shown.value.scene as BitesDrawing);
        }),
      );
    },
    turn: () => answer.value = turnAnswer(scene.tiles, answer.value, alphabet),
    tap(tile, letter) {
      answer.value = tapTile(answer.value, tile, letter);
      announce(t.value.bites.answer(wordOf(answer.value), answer.value.way));
    },
    type(change) {
      const before = wordOf(answer.value);
      const after = change(before);
      // A letter less; of a whole tile, the letters before it.
      const less = after.length < before.length ? takeBack(answer.value) : undefined;
      answer.value = less && wordOf(less) === after ? less : typed(after);
    },
  };
}

/** Above the tiles: the time or the way to the goal, the last word, the score. */
function BitesTop(
  { scene, race, said }: {
    readonly scene: BitesDrawing;
    readonly race: Race;
    readonly said: Said | undefined;
  },
) {
  const words = t.value.bites;
  const share = scene.goal === 0 ? 1 : scene.score / scene.goal;
  const percent = `${Math.floor(Math.min(1, share) * 100)}%`;
  return (
    <>
      <div class="gtop">
        {scene.limit === undefined
          ? <Ring share={share} text={percent} label={words.goal(scene.goal)} role="img" />
          : <RaceRing race={race} limit={scene.limit} />}
        <BitesLine scene={scene} said={said} />
        <p class="right">
          <span class="big-n">{t.value.number(scene.score)}</span>
          <br />
          <span class="small muted">{words.points}</span>
        </p>
      </div>
      {scene.limit !== undefined && (
        <Meter share={share} label={`${words.goal(scene.goal)}, ${percent}`} />
      )}
    </>
  );
}

/** The word, the tiles and the buttons. */
function Table(
  { scene, entry, isCovered }: {
    readonly scene: BitesDrawing;
    readonly entry: Entry;
    readonly isCovered: boolean;
  },
) {
  const words = t.value.bites;
  const answer = entry.answer.value;
  const other = answer.way === "horizontal" ? "vertical" : "horizontal";
  return (
    <>
      {!isCovered && <AnswerLine answer={answer} words={words} />}
      <Tray
        tiles={scene.tiles}
        answer={answer}
        words={words}
        isCovered={isCovered}
        onTile={entry.tap}
      />
      {!isCovered && (
        <div class="acts3 acts4">
          <button type="button" class="btn" onClick={entry.clear}>{words.clear}</button>
          <RoundButton icon="turn" name={words.turn(other)} onClick={entry.turn} />
          <RoundButton icon="shuffle" name={words.shuffle} onClick={entry.shuffle} />
          <button type="button" class="btn main" onClick={entry.send}>{words.submit}</button>
        </div>
      )}
    </>
  );
}
