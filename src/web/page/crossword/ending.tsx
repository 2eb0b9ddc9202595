import type { CrosswordDrawing, DrawnEntry } from "../../engine/crossword.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { NextGame } from "../parts/next_game.tsx";
import { ShareButton } from "../parts/share.tsx";
import { WordNote } from "../parts/word_note.tsx";
import type { Play } from "../play.ts";
import { settings } from "../settings.ts";
import { t } from "../words.ts";

interface EndingProps {
  readonly shown: GameShown<CrosswordDrawing>;
  readonly time: string;
  readonly entry: DrawnEntry | undefined;
  readonly play: Play;
}

/** How it went, and what the word under the cursor means. */
export function CrosswordEnding({ shown, time, entry, play }: EndingProps) {
  const words = t.value.crossword;
  const drawing = shown.scene;
  const { gaveUp, checks, revealed } = drawing;
  const answer = entry?.cells.map((cell) => drawing.cells[cell]).join("");
  return (
    <section class="panel xend">
      <div class="xend-head">
        <h2>{gaveUp ? words.gaveUp : words.solved}</h2>
        <p>
          <b>{time}</b>
          <span class="small muted">
            {words.ended({ gaveUp, checks, revealed: revealed.length })}
          </span>
        </p>
        <div class="end-acts">
          <ShareButton play={play} />
          <NextGame shown={shown} class="btn main slim" options={sameAgain(drawing)} />
        </div>
      </div>
      {answer !== undefined && <WordNote word={answer} play={play} />}
    </section>
  );
}

/** How another crossword like this is asked for; one that fits is as hard as the player needs. */
export function sameAgain({ rows, cols, tier }: CrosswordDrawing): Record<string, string> {
  const isFitted = settings.value.level === "auto";
  return { size: `${rows}x${cols}`, ...(!isFitted && { difficulty: tier }) };
}
