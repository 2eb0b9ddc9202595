import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameShown } from "../../engine/protocol.ts";
import type { Play } from "../play.ts";
import { t } from "../words.ts";
import { Bar, BarButton } from "./bar.tsx";
import { HelpSheet } from "./help_sheet.tsx";
import type { Race } from "./race.ts";
import { Sheet } from "./sheet.tsx";
import { WordSheet } from "./word_sheet.tsx";

type Drawer = "help" | "hints" | "menu" | "words";

/** What can be open over a game. */
export interface Drawers {
  readonly drawer: Signal<Drawer | undefined>;
  /** The word that is being asked about. */
  readonly asked: Signal<string | undefined>;
  /** Asked at every key: what was just opened counts before it is drawn. */
  isOpen(): boolean;
  open(drawer: Drawer): void;
  close(): void;
  openWord(word: string): void;
}

export function useDrawers(): Drawers {
  const drawer = useSignal<Drawer | undefined>(undefined);
  const asked = useSignal<string | undefined>(undefined);
  return {
    drawer,
    asked,
    isOpen: () => drawer.value !== undefined || asked.value !== undefined,
    open: (which) => drawer.value = which,
    close: () => drawer.value = undefined,
    openWord: (word) => asked.value = word,
  };
}

interface Panel {
  readonly title: string;
  readonly content: ComponentChildren;
}

interface FrameProps {
  readonly shown: GameShown;
  readonly play: Play;
  readonly drawers: Drawers;
  /** Only in a game against time. */
  readonly race?: Race;
  /** `undefined` while there is nothing to hint at. */
  readonly hints?: Panel | undefined;
  readonly found: Panel;
  menu(props: { readonly isOpen: boolean; onClose(): void }): ComponentChildren;
  readonly children: ComponentChildren;
}

/** A game between its bar and its drawers: hints, words found, rules, menu, and one word. */
export function GameFrame(props: FrameProps) {
  const { shown, play, drawers, race, hints, found, menu, children } = props;
  const { howToPlay, more } = t.value.word;
  const sheet = (which: Drawer) => ({
    isOpen: drawers.drawer.value === which,
    onClose: drawers.close,
  });
  const mayPause = race?.left !== undefined && race.isPlaying.value && !shown.isOver;
  return (
    <div class="game">
      <Bar shown={shown}>
        {mayPause && (
          <BarButton
            icon="pause"
            name={t.value.race.pause}
            isNamed={!hints}
            onClick={() => race.isPlaying.value = false}
          />
        )}
        {hints && (
          <BarButton
            icon="hint"
            name={hints.title}
            isNamed
            onClick={() => drawers.open("hints")}
          />
        )}
        <BarButton icon="help" name={howToPlay} onClick={() => drawers.open("help")} />
        <BarButton icon="more" name={more} onClick={() => drawers.open("menu")} />
      </Bar>
      {children}
      {hints && <Sheet title={hints.title} {...sheet("hints")}>{hints.content}</Sheet>}
      <Sheet title={found.title} {...sheet("words")}>{found.content}</Sheet>
      <HelpSheet play={play} {...sheet("help")} />
      {menu(sheet("menu"))}
      <WordSheet word={drawers.asked} play={play} />
    </div>
  );
}
