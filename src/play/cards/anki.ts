import type { Messages } from "../../messages/messages.ts";
import { type Card, missedOn } from "./cards.ts";
import { maskedMeaning } from "./review.ts";

/**
 * The cards as a text file that Anki imports: https://docs.ankiweb.net/importing/text-files.html
 * A card has the same guid in every export, so importing again changes it and adds none.
 */
export function ankiFile(cards: readonly Card[], t: Messages): string {
  const rows = cards.map((card) => [
    card.key.replace("card-", "itbee-"),
    maskedMeaning(card, t.lexicon.meaning(card.sense)),
    backOf(card, t),
    "itbee",
  ]);
  return [
    "#separator:tab",
    "#html:false",
    "#guid column:1",
    "#tags column:4",
    ...rows.map((row) => row.map(quoted).join("\t")),
  ].join("\n") + "\n";
}

/** The word, its forms that were missed if they are others, and where it was missed last. */
function backOf({ lemma, forms, boards: [board] }: Card, t: Messages): string {
  const others = forms.filter((form) => form !== lemma);
  return [
    others.length > 0 ? `${lemma} (${others.join(", ")})` : lemma,
    ...(board ? [missedOn(board, t)] : []),
  ].join(" · ");
}

/** As in a CSV file, where the text would be read as something else. */
function quoted(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
