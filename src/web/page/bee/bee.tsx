import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BeeSaid, BeeScene } from "../../engine/bee.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { FoundTape } from "../parts/found_words.tsx";
import { GameFrame, useDrawers } from "../parts/game_frame.tsx";
import { Section } from "../parts/icons.tsx";
import { RoundButton } from "../parts/round_button.tsx";
import { type GameProps, orNotice, type Play, type Said } from "../play.ts";
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
  const drawers = useDrawers();
  const isEnding = useSignal(shown.isOver);
  const limit = shown.clock?.limit;
  const isCovered = useSignal(limit !== undefined);
  useEffect(() => {
    if (shown.isOver) isEnding.value = true;
  }, [shown.isOver]);
  const entry = useEntry(play, isEnding);
  useKeys({ isOff: () => isEnding.value || isCovered.value || drawers.isOpen(), ...entry });

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
            <Middle shown={shown} entry={entry} said={play.said.value} />
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

/** The word being typed or pressed. */
interface Entry {
  readonly typed: Signal<string>;
  /** The letter last pressed, for an instant. */
  readonly pressed: Signal<string>;
  add(letter: string): void;
  erase(): void;
  shuffle(): void;
  send(): void;
}

function useEntry(play: Play, isEnding: Signal<boolean>): Entry {
  const typed = useSignal("");
  const pressed = useSignal("");
  return {
    typed,
    pressed,
    add(letter) {
      if (typed.value.length < LONGEST) typed.value += letter.toLowerCase();
      pressed.value = plain(letter);
      setTimeout(() => pressed.value = "", PRESSED_MS);
    },
    erase: () => typed.value = typed.value.slice(0, -1),
    shuffle: () => orNotice(play.move({ kind: "shuffle" })),
    send() {
      const text = typed.value;
      if (text === "") return;
      typed.value = "";
      orNotice(
        play.guess(text).then(({ outcome, shown: after }) => {
          const { isWon, isComplete } = outcome as BeeSaid;
          if (isWon || isComplete || after.isOver) isEnding.value = true;
        }),
      );
    },
  };
}

/** The last answer, the word, the honeycomb and its buttons. */
function Middle(
  { shown: { name, scene }, entry, said }: {
    readonly shown: GameShown<BeeScene>;
    readonly entry: Entry;
    readonly said: Said | undefined;
  },
) {
  const { bee } = t.value;
  return (
    <section class="bee-mid" aria-label={name}>
      <div class="say-line">
        <BeeToast said={said} />
      </div>
      <Typed text={entry.typed.value} scene={scene} />
      <Comb
        required={scene.required}
        letters={scene.letters}
        pressed={entry.pressed.value}
        onLetter={entry.add}
      />
      <div class="acts3">
        <button type="button" class="btn" onClick={entry.erase}>{bee.erase}</button>
        <RoundButton icon="shuffle" name={bee.shuffle} onClick={entry.shuffle} />
        <button type="button" class="btn main" onClick={entry.send}>{bee.enter}</button>
      </div>
    </section>
  );
}

interface Keys extends Omit<Entry, "typed" | "pressed"> {
  /** Asked at every key: what was just opened or begun counts before it is drawn. */
  isOff(): boolean;
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
