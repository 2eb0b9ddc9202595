import type { BeeSaid } from "../../engine/bee.ts";
import { Toast } from "../parts/toast.tsx";
import type { Said } from "../play.ts";
import { t } from "../words.ts";

/** What the last word came to. */
export function BeeToast({ said }: { readonly said: Said | undefined }) {
  if (!said) return null;
  const { kind, sentence, outcome } = said.answered;
  const { points, word, about, isPangram, rank, hint } = outcome as BeeSaid;
  if (kind === "shuffled" || kind === "gave_up" || hint) return null;
  const { bee } = t.value;
  if (points === undefined) return <Toast key={said.n} isBad>{sentence}</Toast>;
  return (
    <Toast key={said.n}>
      <span class="pts">+{points}</span>
      {word !== undefined && <b>{word}</b>}
      <span>{rank !== undefined ? bee.rankUp(rank) : isPangram ? bee.pangram : about}</span>
    </Toast>
  );
}
