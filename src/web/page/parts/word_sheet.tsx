import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { WordCard } from "../../engine/word_card.ts";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";
import { Sheet } from "./sheet.tsx";

/** All that is known about a word: why it counts, what it means. */
export function WordSheet(
  { word, play }: { readonly word: Signal<string | undefined>; readonly play: Play },
) {
  const card = useSignal<WordCard | undefined>(undefined);
  const text = useSignal("");
  useEffect(() => {
    card.value = undefined;
    text.value = "";
    if (word.value === undefined) return;
    orNotice(
      play.command("why", word.value).then((obeyed) => {
        if (obeyed.kind === "word") card.value = obeyed.card;
        if (obeyed.kind === "text") text.value = obeyed.lines.join("\n");
      }),
    );
  }, [word.value]);
  return (
    <Sheet
      title={card.value?.written ?? word.value ?? ""}
      isOpen={word.value !== undefined}
      onClose={() => word.value = undefined}
    >
      {card.value ? <Card card={card.value} /> : <p class="muted">{text.value || "…"}</p>}
    </Sheet>
  );
}

function Card({ card }: { readonly card: WordCard }) {
  const names = t.value.word;
  const rows: [string, readonly string[]][] = [
    [names.meanings, card.meanings],
    [names.readings, card.readings],
    [names.rarity, card.rarity === "" ? [] : [card.rarity]],
    [names.points, card.points === null ? [] : [String(card.points)]],
  ];
  return (
    <div class="word-card">
      <p>{card.verdict}</p>
      <dl>
        {rows.filter(([, values]) => values.length > 0).map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => <dd key={value}>{value}</dd>)}
          </div>
        ))}
      </dl>
    </div>
  );
}
