import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { alphabetOf } from "../../../core/letters.ts";
import { layTiles } from "../../../play/bites/laid_tiles.ts";
import type { BitesDrawing } from "../../engine/bites.ts";
import { FoundSide, FoundWords } from "../parts/found_words.tsx";
import { GameFrame, useDrawers } from "../parts/game_frame.tsx";
import { GameMenu } from "../parts/game_menu.tsx";
import { Gate } from "../parts/gate.tsx";
import { Meter } from "../parts/icons.tsx";
import { announce } from "../parts/notices.tsx";
import { useRace } from "../parts/race.ts";
import { RaceRing } from "../parts/race_ring.tsx";
import { Ring } from "../parts/ring.tsx";
import { RoundButton } from "../parts/round_button.tsx";
import { useTyping } from "../parts/typing.ts";
import { type GameProps, orNotice } from "../play.ts";
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

/** Wide enough for the longest tile; many letters lie wider. */
const WIDE = 5;
const WIDEST = 7;

/** Tiles to tap or type with. */
export function BitesPage({ shown, play }: GameProps<BitesDrawing>) {
  const { scene } = shown;
  const words = t.value.bites;
  const answer = useSignal<Answer>(NO_ANSWER);
  const drawers = useDrawers();
  const alphabet = useMemo(() => alphabetOf(scene.letters), [scene.letters]);
  const cols = columnsOf(scene);
  const { tiles } = useMemo(() => layTiles(scene.tiles, cols), [scene.tiles, cols]);
  const { way } = answer.value;
  const other = way === "horizontal" ? "vertical" : "horizontal";
  const clear = () => answer.value = { ...NO_ANSWER, way };

  function send(): void {
    const word = wordOf(answer.value);
    clear();
    if (word !== "") orNotice(play.guess(word));
  }

  function shuffle(): void {
    // The tiles have moved, so the word is laid again.
    const word = wordOf(answer.value);
    orNotice(
      play.command("shuffle").then(() => {
        const { tiles: after } = play.shown.value.scene as BitesDrawing;
        answer.value = typeWord(after, word, { alphabet, way });
      }),
    );
  }

  const race = useRace(play, shown, drawers.isOpen());
  const { isCovered } = race;
  useTyping(race.isRunning, {
    onText(change) {
      const before = wordOf(answer.value);
      const after = change(before);
      answer.value = after.length < before.length
        ? shortened(answer.value, after)
        : typeWord(scene.tiles, after, { alphabet, way });
    },
    onEnter: send,
    onEscape: clear,
  });

  /** A letter less; of a whole tile, the letters before it. */
  function shortened(from: Answer, word: string): Answer {
    const less = takeBack(from);
    return wordOf(less) === word ? less : typeWord(scene.tiles, word, { alphabet, way });
  }

  const share = scene.goal === 0 ? 1 : scene.score / scene.goal;
  const percent = `${Math.floor(Math.min(1, share) * 100)}%`;
  return (
    <GameFrame
      shown={shown}
      play={play}
      drawers={drawers}
      race={race}
      hints={shown.isOver || isCovered
        ? undefined
        : { title: words.hintTitle, content: <BitesHints scene={scene} play={play} /> }}
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
      {shown.isOver
        ? <BitesEnding shown={shown} play={play} onWord={drawers.openWord} />
        : (
          <main class="stage side-stage">
            <div class={`main-col${isCovered ? " gate" : ""}`}>
              <div class="gtop">
                {scene.limit === undefined
                  ? <Ring share={share} text={percent} label={words.goal(scene.goal)} role="img" />
                  : <RaceRing race={race} limit={scene.limit} />}
                <BitesLine scene={scene} said={play.said.value} />
                <p class="right">
                  <span class="big-n">{t.value.number(scene.score)}</span>
                  <br />
                  <span class="small muted">{words.points}</span>
                </p>
              </div>
              {scene.limit !== undefined && (
                <Meter share={share} label={`${words.goal(scene.goal)}, ${percent}`} />
              )}
              {!isCovered && <AnswerLine answer={answer.value} words={words} />}
              <Tray
                tiles={tiles}
                cols={cols}
                answer={answer.value}
                words={words}
                isCovered={isCovered}
                onTile={(tile, letter) => {
                  answer.value = tapTile(answer.value, tile, letter);
                  announce(words.answer(wordOf(answer.value), answer.value.way));
                }}
              />
              {!isCovered && (
                <div class="acts3 acts4">
                  <button type="button" class="btn" onClick={clear}>{words.clear}</button>
                  <RoundButton
                    icon="turn"
                    name={words.turn(other)}
                    onClick={() => answer.value = turnAnswer(scene.tiles, answer.value, alphabet)}
                  />
                  <RoundButton icon="shuffle" name={words.shuffle} onClick={shuffle} />
                  <button type="button" class="btn main" onClick={send}>{words.submit}</button>
                </div>
              )}
            </div>
            {isCovered
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

function columnsOf({ tiles: { single, horizontal, vertical } }: BitesDrawing): number {
  const longest = Math.max(1, ...horizontal.map((tile) => tile.length));
  const letters = [...single, ...horizontal, ...vertical].join("").length;
  return Math.max(longest, letters > 26 ? WIDEST : letters <= 16 ? WIDE - 1 : WIDE);
}
