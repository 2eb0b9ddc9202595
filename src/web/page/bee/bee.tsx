import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BeeSaid, BeeScene } from "../../engine/bee.ts";
import { FoundTape } from "../parts/found_words.tsx";
import { GameFrame, useDrawers } from "../parts/game_frame.tsx";
import { Section } from "../parts/icons.tsx";
import { RoundButton } from "../parts/round_button.tsx";
import { type GameProps, orNotice } from "../play.ts";
import { t } from "../words.ts";
import { Comb } from "./comb.tsx";
import { Ending } from "./ending.tsx";
import { Hints } from "./hints.tsx";
import { BeeClock } from "./clock.tsx";
import { Ladder } from "./ladder.tsx";
import { BeeMenu } from "./menu.tsx";
import { BeeToast } from "./toast.tsx";
import { plain, Typed } from "./typed.tsx";
import { FoundWords } from "./words.tsx";

/** The longest word anybody would type. */
const LONGEST = 30;
const PRESSED_MS = 120;

/** The bee: a honeycomb to press or type on, the ranks, the words found, the hints. */
export function BeePage({ shown, play }: GameProps<BeeScene>) {
  const { scene } = shown;
  const { bee } = t.value;
  const typed = useSignal("");
  const pressed = useSignal("");
  const drawers = useDrawers();
  const isEnding = useSignal(shown.isOver);
  const limit = shown.clock?.limit;
  const isCovered = useSignal(limit !== undefined);
  useEffect(() => {
    if (shown.isOver) isEnding.value = true;
  }, [shown.isOver]);

  const add = (letter: string) => {
    if (typed.value.length < LONGEST) typed.value += letter.toLowerCase();
    pressed.value = plain(letter);
    setTimeout(() => pressed.value = "", PRESSED_MS);
  };
  const erase = () => typed.value = typed.value.slice(0, -1);
  const shuffle = () => orNotice(play.move({ kind: "shuffle" }));
  const send = () => {
    const text = typed.value;
    if (text === "") return;
    typed.value = "";
    orNotice(
      play.guess(text).then(({ outcome, shown: after }) => {
        const { isWon, isComplete } = outcome as BeeSaid;
        if (isWon || isComplete || after.isOver) isEnding.value = true;
      }),
    );
  };

  useKeys({
    isOff: () => isEnding.value || isCovered.value || drawers.isOpen(),
    add,
    erase,
    shuffle,
    send,
  });

  const list = <FoundWords scene={scene} play={play} onWord={drawers.openWord} />;
  return (
    <GameFrame
      shown={shown}
      play={play}
      drawers={drawers}
      hints={shown.isOver
        ? undefined
        : { title: bee.hints, content: <Hints scene={scene} play={play} /> }}
      found={{ title: `${bee.found} ${bee.of(scene.found, scene.words)}`, content: list }}
      menu={(sheet) => (
        <BeeMenu
          shown={shown}
          play={play}
          onEnding={() => isEnding.value = true}
          {...sheet}
        />
      )}
    >
      {isEnding.value
        ? (
          <Ending
            shown={shown}
            play={play}
            onWord={drawers.openWord}
            {...(!shown.isOver && { onContinue: () => isEnding.value = false })}
          />
        )
        : (
          <main class={`stage bee-stage${isCovered.value ? " is-covered" : ""}`}>
            {limit !== undefined && (
              <BeeClock {...{ shown, play, limit, isCovered }} isBusy={drawers.isOpen()} />
            )}
            <Ladder scene={scene} />
            <section class="bee-mid" aria-label={shown.name}>
              <div class="say-line">
                <BeeToast said={play.said.value} />
              </div>
              <Typed text={typed.value} scene={scene} />
              <Comb
                required={scene.required}
                letters={scene.letters}
                pressed={pressed.value}
                onLetter={add}
              />
              <div class="acts3">
                <button type="button" class="btn" onClick={erase}>{bee.erase}</button>
                <RoundButton icon="shuffle" name={bee.shuffle} onClick={shuffle} />
                <button type="button" class="btn main" onClick={send}>{bee.enter}</button>
              </div>
            </section>
            <FoundTape
              count={scene.found}
              last={scene.list.map(({ word, written }) => ({ word, shown: written }))}
              onOpen={() => drawers.open("words")}
            />
            <div class="found-d">
              <Section title={bee.found} aside={bee.of(scene.found, scene.words)}>{list}</Section>
            </div>
          </main>
        )}
    </GameFrame>
  );
}

interface Keys {
  /** Asked at every key: what was just opened or begun counts before it is drawn. */
  isOff(): boolean;
  add(letter: string): void;
  erase(): void;
  shuffle(): void;
  send(): void;
}

/** Letters may be typed wherever the focus is; Enter and Space on a button press the button. */
function useKeys({ isOff, add, erase, shuffle, send }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isOff()) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target as Element;
      const isOnButton = target.closest("button, a, input, [role=button]") !== null;
      if (/^\p{L}$/u.test(event.key)) add(event.key);
      else if (event.key === "Backspace") erase();
      else if (event.key === "Enter" && !isOnButton) send();
      else if (event.key === " " && !isOnButton) shuffle();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
