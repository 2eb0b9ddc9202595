import { useSignal } from "@preact/signals";
import type { PlainScene } from "../engine/plain.ts";
import { Bar } from "./parts/bar.tsx";
import { type GameProps, orNotice } from "./play.ts";
import { t } from "./words.ts";

/** A game without a picture of its own: its puzzle as text, and a line to type in. */
export function PlainPage({ shown, play }: GameProps<PlainScene>) {
  const typed = useSignal("");
  const { puzzle, score, found, words } = shown.scene;
  const { word, home } = t.value;
  return (
    <div class="game">
      <Bar shown={shown} />
      <main class="stage">
        <p class="plain-puzzle">{puzzle}</p>
        <p>{home.words(found, words)}, {home.points(score)}</p>
        <form
          class="plain-form"
          onSubmit={(event) => {
            event.preventDefault();
            const text = typed.value;
            typed.value = "";
            orNotice(play.guess(text));
          }}
        >
          <label>
            {word.word}
            <input
              value={typed}
              onInput={(event) => typed.value = event.currentTarget.value}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
            />
          </label>
          <button type="submit" class="btn main">{word.send}</button>
        </form>
        <p class="say-line">{play.said.value?.answered.sentence}</p>
      </main>
    </div>
  );
}
