import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BeeFacts, BeeScene, FoundRow } from "../../engine/bee.ts";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";

type Order = "time" | "alphabet" | "families";
const ORDERS = ["time", "alphabet", "families"] as const satisfies readonly Order[];

/** The words found, in the order wished for; each can be asked about. */
export function FoundWords(
  { scene, play, onWord }: {
    readonly scene: BeeScene;
    readonly play: Play;
    onWord(word: string): void;
  },
) {
  const { bee } = t.value;
  const order = useSignal<Order>("time");
  const names = { time: bee.byTime, alphabet: bee.byAlphabet, families: bee.families };
  if (scene.list.length === 0) return <p class="muted empty">{bee.nothingFound}</p>;
  return (
    <>
      <fieldset class="seg small-seg">
        <legend class="sr">{bee.found}</legend>
        {ORDERS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="order"
              checked={order.value === one}
              onChange={() => order.value = one}
            />
            {names[one]}
          </label>
        ))}
      </fieldset>
      {order.value === "families"
        ? <Families scene={scene} play={play} onWord={onWord} />
        : (
          <WordRows
            rows={inOrder(scene.list, order.value)}
            isNewest={order.value === "time"}
            onWord={onWord}
          />
        )}
    </>
  );
}

function inOrder(list: readonly FoundRow[], order: "time" | "alphabet"): readonly FoundRow[] {
  return order === "time" ? list : list.toSorted((a, b) => a.word < b.word ? -1 : 1);
}

function WordRows(
  { rows, isNewest, onWord }: {
    readonly rows: readonly FoundRow[];
    readonly isNewest: boolean;
    onWord(word: string): void;
  },
) {
  const { mark: names } = t.value.bee;
  return (
    <ol class="words">
      {rows.map(({ word, written, points, mark }, i) => (
        <li key={word} class={isNewest && i === 0 ? "new-w" : ""}>
          <button
            type="button"
            class={mark}
            onClick={() =>
              onWord(word)}
          >
            <span>{written}{mark !== "" && <small>{names[mark]}</small>}</span>
            <span class="pts">{points}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Words of one dictionary form together. */
function Families(
  { scene, play, onWord }: {
    readonly scene: BeeScene;
    readonly play: Play;
    onWord(word: string): void;
  },
) {
  const families = useSignal<BeeFacts["families"]["families"]>([]);
  useEffect(() => {
    orNotice(
      play.command("families").then((obeyed) => {
        if (obeyed.kind !== "facts") return;
        families.value = (obeyed.facts as BeeFacts["families"]).families;
      }),
    );
  }, [scene.list.length]);
  return (
    <ul class="families">
      {families.value.map(({ lemma, found, total }) => (
        <li key={lemma}>
          <b>{lemma}</b>
          <span class="small muted">{t.value.bee.familyOf(found.length, total)}</span>
          <p>
            {found.map((word) => (
              <button
                key={word}
                type="button"
                class="link"
                onClick={() => onWord(word)}
              >
                {word}
              </button>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
