import { useSignal } from "@preact/signals";
import type { CrosswordDrawing, DrawnEntry } from "../../engine/crossword.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { GameMenu } from "../parts/game_menu.tsx";
import { Icon } from "../parts/icons.tsx";
import type { MenuRow } from "../parts/menu.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";
import { sameAgain } from "./ending.tsx";

interface SheetProps {
  readonly isOpen: boolean;
  onClose(): void;
  readonly entry: DrawnEntry | undefined;
  readonly play: Play;
}

/** One letter, or the whole word. */
export function RevealSheet({ isOpen, onClose, entry, play }: SheetProps) {
  const words = t.value.crossword;
  const reveal = (kind: "reveal" | "reveal_letter") => {
    if (!entry) return;
    orNotice(play.move({ kind, slot: slotOf(entry) }));
    onClose();
  };
  const choices = [
    ["reveal_letter", words.letter, words.letterNote],
    ["reveal", words.word, words.wordNote],
  ] as const;
  return (
    <Sheet title={words.revealTitle} isOpen={isOpen} onClose={onClose}>
      {entry && <p class="muted">{words.entry(entry, entry.cells.length)}: {entry.clue}</p>}
      <ul class="menu">
        {choices.map(([kind, name, note]) => (
          <li key={kind}>
            <button type="button" onClick={() => reveal(kind)}>
              <Icon name="eye" />
              <span>
                {name}
                <small>{note}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** How to play, clearing, giving up, another one. */
export function MoreSheet(
  { isOpen, onClose, entry, shown, play }: SheetProps & {
    readonly shown: GameShown<CrosswordDrawing>;
  },
) {
  const { crossword: words, word } = t.value;
  const isHelp = useSignal(false);
  const clear = (only?: DrawnEntry) =>
    orNotice(play.move({ kind: "clear", ...(only && { slot: slotOf(only) }) }));
  const clearing: MenuRow[] = [
    ...(entry
      ? [{ icon: "erase", name: words.clearWord, onChoose: () => clear(entry) } as const]
      : []),
    { icon: "trash", name: words.clearAll, onChoose: () => clear() },
  ];
  return (
    <>
      <GameMenu
        isOpen={isOpen}
        onClose={onClose}
        shown={shown}
        play={play}
        askGiveUp={words.askGiveUp}
        options={sameAgain(shown.scene)}
        own={[
          { icon: "help", name: word.howToPlay, onChoose: () => isHelp.value = true },
          ...(shown.isOver ? [] : clearing),
        ]}
      />
      <Sheet title={word.howToPlay} isOpen={isHelp.value} onClose={() => isHelp.value = false}>
        <div class="rules">
          {words.rules.map((line) => <p key={line}>{line}</p>)}
        </div>
      </Sheet>
    </>
  );
}

function slotOf({ number, direction }: DrawnEntry): Pick<DrawnEntry, "number" | "direction"> {
  return { number, direction };
}
