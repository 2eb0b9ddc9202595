import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BeeSaid, BeeScene } from "../../engine/bee.ts";
import { Bar, BarButton } from "../parts/bar.tsx";
import { HelpSheet } from "../parts/help_sheet.tsx";
import { Icon, Section } from "../parts/icons.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { WordSheet } from "../parts/word_sheet.tsx";
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

type Drawer = "hints" | "words" | "help" | "menu";

/** The longest word anybody would type. */
const LONGEST = 30;
const PRESSED_MS = 120;

/** The bee: a honeycomb to press or type on, the ranks, the words found, the hints. */
export function BeePage({ shown, play }: GameProps<BeeScene>) {
  const { scene } = shown;
  const { bee, word: names } = t.value;
  const typed = useSignal("");
  const pressed = useSignal("");
  const drawer = useSignal<Drawer | undefined>(undefined);
  const asked = useSignal<string | undefined>(undefined);
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
    isOff: () =>
      isEnding.value || isCovered.value || drawer.value !== undefined || asked.value !== undefined,
    add,
    erase,
    shuffle,
    send,
  });

  const close = () => drawer.value = undefined;
  const openWord = (word: string) => asked.value = word;
  return (
    <div class="game">
      <Bar shown={shown}>
        {!shown.isOver && (
          <BarButton
            icon="hint"
            name={bee.hints}
            isNamed
            onClick={() => drawer.value = "hints"}
          />
        )}
        <BarButton icon="help" name={names.howToPlay} onClick={() => drawer.value = "help"} />
        <BarButton icon="more" name={names.more} onClick={() => drawer.value = "menu"} />
      </Bar>
      {isEnding.value
        ? (
          <Ending
            shown={shown}
            play={play}
            onWord={openWord}
            {...(!shown.isOver && { onContinue: () => isEnding.value = false })}
          />
        )
        : (
          <main class={`stage bee-stage${isCovered.value ? " is-covered" : ""}`}>
            {limit !== undefined && (
              <BeeClock
                {...{ shown, play, limit, isCovered }}
                isBusy={drawer.value !== undefined || asked.value !== undefined}
              />
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
                <button
                  type="button"
                  class="btn round"
                  aria-label={bee.shuffle}
                  title={bee.shuffle}
                  onClick={shuffle}
                >
                  <Icon name="shuffle" />
                </button>
                <button type="button" class="btn main" onClick={send}>{bee.enter}</button>
              </div>
            </section>
            <button type="button" class="tape found-m" onClick={() => drawer.value = "words"}>
              <b>{scene.found}</b>
              <span class="run">
                {scene.list.length === 0
                  ? bee.nothingFound
                  : scene.list.slice(0, 12).map(({ word, written }, i) => (
                    <span key={word}>{i > 0 && ", "}{i === 0 ? <b>{written}</b> : written}</span>
                  ))}
              </span>
              <Icon name="up" />
            </button>
            <div class="found-d">
              <Section title={bee.found} aside={bee.of(scene.found, scene.words)}>
                <FoundWords scene={scene} play={play} onWord={openWord} />
              </Section>
            </div>
          </main>
        )}
      <Sheet title={bee.hints} isOpen={drawer.value === "hints"} onClose={close}>
        <Hints scene={scene} play={play} />
      </Sheet>
      <Sheet
        title={`${bee.found} ${bee.of(scene.found, scene.words)}`}
        isOpen={drawer.value === "words"}
        onClose={close}
      >
        <FoundWords scene={scene} play={play} onWord={openWord} />
      </Sheet>
      <HelpSheet isOpen={drawer.value === "help"} play={play} onClose={close} />
      <BeeMenu
        isOpen={drawer.value === "menu"}
        shown={shown}
        play={play}
        onClose={close}
        onEnding={() => isEnding.value = true}
      />
      <WordSheet word={asked} play={play} />
    </div>
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
