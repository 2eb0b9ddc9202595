import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { chosenCursor, cursorOn, nextEntry, turnCursor } from "../../../play/crossword/cursor.ts";
import type { CrosswordDrawing, DrawnEntry } from "../../engine/crossword.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { Bar, BarButton, subtitleOf } from "../parts/bar.tsx";
import { timeText, useClock, useIsSeen } from "../parts/clock.ts";
import { Icon } from "../parts/icons.tsx";
import { announce } from "../parts/notices.tsx";
import { Toast } from "../parts/toast.tsx";
import { type GameProps, orNotice, type Said } from "../play.ts";
import { t } from "../words.ts";
import { CrosswordBoard } from "./board.tsx";
import { ClueLists } from "./clues.tsx";
import { CrosswordEnding } from "./ending.tsx";
import { LetterKeys } from "./keyboard.tsx";
import { eraseDeed, keyDeed, letterDeed } from "./keys.ts";
import { PrintedPage, PrintSheet } from "./print.tsx";
import { MoreSheet, RevealSheet } from "./sheets.tsx";
import { type CrosswordHands, useCrossword } from "./use_crossword.ts";

/** A letter saves the time too; who only thinks loses half a minute at most. */
const SAVE_MS = 30_000;

type OpenSheet = "reveal" | "print" | "more";

/** Where there is no other keyboard, or no room beside the grid. */
const OWN_KEYS = "(max-width: 67.99rem), (pointer: coarse)";

export function CrosswordPage({ shown, play }: GameProps<CrosswordDrawing>) {
  const words = t.value.crossword;
  const hands = useCrossword(shown.scene, play);
  const { entry } = hands;
  const [sheet, setSheet] = useState<OpenSheet | undefined>(undefined);
  const [hasSolution, setSolution] = useState(false);
  const isSeen = useIsSeen();
  const isRunning = isSeen && !shown.isOver && sheet === undefined;
  const time = timeText(useClock(play, { isRunning, everyMs: 1000, saveMs: SAVE_MS }));
  // Nothing on paper changes with a letter.
  const printed = useMemo(
    () => <PrintedPage shown={shown} hasSolution={hasSolution} />,
    [shown.session, hasSolution, words],
  );
  const drawer = (which: OpenSheet) => ({
    isOpen: sheet === which,
    onClose: () => setSheet(undefined),
  });
  return (
    <div class="game">
      <Bar shown={shown} about={<About shown={shown} />}>
        <ClockButton time={time} />
        <BarButton icon="print" name={words.print} onClick={() => setSheet("print")} />
        <BarButton icon="more" name={t.value.word.more} onClick={() => setSheet("more")} />
      </Bar>
      <Stage
        shown={shown}
        play={play}
        hands={hands}
        time={time}
        onReveal={() => setSheet("reveal")}
      />
      <RevealSheet entry={entry} play={play} {...drawer("reveal")} />
      <PrintSheet hasSolution={hasSolution} onSolution={setSolution} {...drawer("print")} />
      <MoreSheet entry={entry} shown={shown} play={play} {...drawer("more")} />
      {printed}
    </div>
  );
}

/** Clue, grid, lists of clues, and letters to tap. */
function Stage(
  { shown, play, hands, time, onReveal }: GameProps<CrosswordDrawing> & {
    readonly hands: CrosswordHands;
    readonly time: string;
    onReveal(): void;
  },
) {
  const words = t.value.crossword;
  const { drawing, cursor, entry, crossing } = hands;
  const hasKeys = useMedia(OWN_KEYS);
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    // A player with a keyboard can type at once.
    if (!hasKeys) focusCell(stage.current, cursor.cell);
  }, []);

  function onKey(event: TargetedKeyboardEvent<HTMLElement>): void {
    const deed = keyDeed(drawing, cursor, event);
    if (!deed) return;
    event.preventDefault();
    if (!hands.obey(deed)) stage.current?.querySelector<HTMLElement>(".xtools .btn")?.focus();
  }

  function chooseEntry(one: DrawnEntry): void {
    hands.go(cursorOn(drawing, cursor, one));
    // A player who taps a clue wants to write its answer.
    requestAnimationFrame(() => focusCell(stage.current, undefined));
  }

  const onLetter = (letter: string) => void hands.obey(letterDeed(drawing, cursor, letter));
  const onErase = () => void hands.obey(eraseDeed(drawing, cursor));
  return (
    <main class={`stage xstage${shown.isOver ? " over" : ""}`} ref={stage}>
      <ClueBar
        entry={entry}
        isSaid={hasKeys}
        onTurn={(by) => hands.go(nextEntry(drawing, cursor, by))}
      />
      <CrosswordBoard
        drawing={drawing}
        cursor={cursor}
        words={words}
        hasKeys={hasKeys}
        onKey={onKey}
        onLetter={onLetter}
        onErase={onErase}
        onCell={(cell) => hands.go(chosenCursor(drawing, cursor, { cell }))}
        onFocus={(cell) =>
          cell !== cursor.cell && hands.go(chosenCursor(drawing, cursor, { cell }))}
      />
      <div class="xsay">
        <CrosswordToast said={play.said.value} />
      </div>
      {shown.isOver
        ? <CrosswordEnding shown={shown} time={time} entry={entry} play={play} />
        : (
          <Tools
            isPencil={cursor.isPencil}
            onCheck={() => orNotice(play.move({ kind: "check" }))}
            onReveal={onReveal}
            onPencil={hands.togglePencil}
          />
        )}
      <ClueLists
        drawing={drawing}
        entry={entry}
        crossing={crossing}
        titles={words.way}
        words={words}
        onEntry={chooseEntry}
      />
      {!shown.isOver && (
        <LetterKeys
          letters={drawing.letters}
          words={words}
          onLetter={(letter) => {
            onLetter(letter);
            announce(words.wrote(letter, cellPlace(drawing, cursor.cell)));
          }}
          onErase={onErase}
          onTurn={() => hands.go(turnCursor(drawing, cursor))}
        />
      )}
    </main>
  );
}

/** The time, which a player may hide. */
function ClockButton({ time }: { readonly time: string }) {
  const [isShown, setShown] = useState(true);
  return (
    <button
      type="button"
      class="clock icon-btn with"
      aria-label={t.value.crossword.time(time)}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon name="clock" />
      {isShown && time}
    </button>
  );
}

/** The clue of the entry at the cursor, between the ways to the one before and the next. */
function ClueBar({ entry, isSaid, onTurn }: {
  readonly entry: DrawnEntry | undefined;
  /** With the focus in the grid, the first cell reads the clue. */
  readonly isSaid: boolean;
  onTurn(by: 1 | -1): void;
}) {
  const words = t.value.crossword;
  return (
    <div class="cluebar">
      <BarButton icon="back" name={words.previousClue} onClick={() => onTurn(-1)} />
      <p
        aria-live={isSaid ? "polite" : "off"}
        class={(entry?.clue.length ?? 0) > 44 ? "long" : ""}
      >
        {entry && <small>{words.entry(entry, entry.cells.length)}</small>}
        {entry?.clue || words.noClue}
      </p>
      <BarButton icon="next" name={words.nextClue} onClick={() => onTurn(1)} />
    </div>
  );
}

function Tools({ isPencil, onCheck, onReveal, onPencil }: {
  readonly isPencil: boolean;
  onCheck(): void;
  onReveal(): void;
  onPencil(): void;
}) {
  const words = t.value.crossword;
  return (
    <div class="xtools">
      <button type="button" class="btn slim" onClick={onCheck}>
        <Icon name="check" />
        {words.check}
      </button>
      <button type="button" class="btn slim" onClick={onReveal}>
        <Icon name="eye" />
        {words.reveal}
      </button>
      <button type="button" class="btn slim" aria-pressed={isPencil} onClick={onPencil}>
        <Icon name="pencil" />
        {words.pencil}
      </button>
    </div>
  );
}

/** A day's crossword has its day, and where there is room its size; any other its size. */
function About({ shown }: { readonly shown: GameShown<CrosswordDrawing> }) {
  const size = t.value.crossword.about(shown.scene);
  if (shown.label.kind !== "daily") return <>{size}</>;
  return (
    <>
      {subtitleOf(shown)}
      <span class="lbl">, {size}</span>
    </>
  );
}

/** From 1. */
function cellPlace({ cols }: CrosswordDrawing, cell: number) {
  return { row: Math.floor(cell / cols) + 1, col: cell % cols + 1 };
}

/** Answers that the grid itself shows. */
const SEEN: ReadonlySet<string> = new Set(["waited", "unchanged", "nothing"]);

function CrosswordToast({ said }: { readonly said: Said | undefined }) {
  if (!said || said.answered.sentence === "" || SEEN.has(said.answered.kind)) return null;
  return <Toast key={said.n}>{said.answered.sentence}</Toast>;
}

function useMedia(query: string): boolean {
  const [isTrue, setTrue] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setTrue(list.matches);
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, [query]);
  return isTrue;
}

/** The cell, or the one that Tab reaches. */
function focusCell(stage: HTMLElement | null, cell: number | undefined): void {
  const which = cell === undefined ? '.xc input[tabindex="0"]' : `[data-cell="${cell}"]`;
  stage?.querySelector<HTMLInputElement>(which)?.focus({ preventScroll: true });
}
