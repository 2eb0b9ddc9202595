import type { TargetedMouseEvent } from "preact";
import type { CrosswordWebMessages } from "../../../messages/crossword_web.ts";
import { Icon } from "../parts/icons.tsx";

interface KeyboardProps {
  /** The alphabet of the answers. */
  readonly letters: string;
  readonly words: CrosswordWebMessages;
  onLetter(letter: string): void;
  onErase(): void;
  onTurn(): void;
}

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Letters to tap where there is no other keyboard. It never takes the focus from the grid. */
export function LetterKeys({ letters, words, onLetter, onErase, onTurn }: KeyboardProps) {
  const more = [...letters].filter((letter) => !ROWS.join("").includes(letter));
  const rows = [...ROWS.slice(0, 2), ...(more.length > 0 ? [more.join("")] : []), ROWS[2]!];
  const keep = (event: TargetedMouseEvent<HTMLElement>) => event.preventDefault();
  return (
    <div class="keys" role="group" aria-label={words.keyboard} onMouseDown={keep}>
      {rows.map((row, i) => (
        <div key={i}>
          {i === rows.length - 1 && (
            <button type="button" class="wide" aria-label={words.turn} onClick={onTurn}>
              <Icon name="turn" />
            </button>
          )}
          {[...row].map((letter) => (
            <button
              type="button"
              key={letter}
              onClick={() => onLetter(letter)}
            >
              {letter.toUpperCase()}
            </button>
          ))}
          {i === rows.length - 1 && (
            <button type="button" class="wide" aria-label={words.erase} onClick={onErase}>
              <Icon name="erase" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
