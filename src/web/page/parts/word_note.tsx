import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { WordCard } from "../../engine/word_card.ts";
import type { Play } from "../play.ts";

/** What a word means, in a few lines beside the board. */
export function WordNote({ word, play }: { readonly word: string; readonly play: Play }) {
  const card = useSignal<WordCard | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    card.value = undefined;
    play.command("why", word).then((obeyed) => {
      if (!isLeft && obeyed.kind === "word") card.value = obeyed.card;
      // Without an explanation nothing is shown: the word itself is there.
    }).catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [word]);
  const { written = word, readings = [], meanings = [] } = card.value ?? {};
  return (
    <div class="word-note" role="status">
      <p>
        <b>{written}</b> <i>{readings[0]}</i>
      </p>
      {meanings[0] !== undefined && <p class="small">{meanings[0]}</p>}
    </div>
  );
}
