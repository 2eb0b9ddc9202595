import { useSignal } from "@preact/signals";
import type { BeeSaid, BeeScene } from "../../engine/bee.ts";
import type { HintRow, HintShown } from "../../engine/bee_hints.ts";
import { HEXAGON, Icon } from "../parts/icons.tsx";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";

/** The ladder of hints, each with its price before it is taken. */
export function Hints({ scene, play }: { readonly scene: BeeScene; readonly play: Play }) {
  const { bee } = t.value;
  /** Free hints that were asked for. */
  const free = useSignal<Readonly<Record<number, HintShown>>>({});
  const take = async (rung: number) => {
    const { outcome } = await play.move({ kind: "hint", rung });
    const { hint } = outcome as BeeSaid;
    if (hint && hint.rung < 4) free.value = { ...free.value, [hint.rung]: hint };
  };
  return (
    <>
      <p class="muted small">{bee.hintsNote}</p>
      <ol class="hints">
        {scene.hints.map((row) => {
          const shown = row.shown ?? free.value[row.rung];
          return (
            <li key={row.rung} class={row.shown ? "used" : ""}>
              <span class="n" aria-hidden="true">
                <svg viewBox="0 0 100 100">
                  <polygon points={HEXAGON} />
                </svg>
                <span>{row.rung}</span>
              </span>
              <span>
                <strong>{bee.hintTitle[row.rung]}</strong>
                {!row.shown && <span class="small muted">{bee.hintAbout[row.rung]}</span>}
              </span>
              <TakeButton row={row} onTake={() => orNotice(take(row.rung))} />
              {shown && <div class="out" role="status">{<Shown hint={shown} />}</div>}
            </li>
          );
        })}
      </ol>
    </>
  );
}

function TakeButton({ row, onTake }: { readonly row: HintRow; onTake(): void }) {
  const { bee } = t.value;
  if (row.isSpent) {
    return (
      <span class="chip done">
        <Icon name="check" />
        <span class="sr">{t.value.word.done}</span>
      </span>
    );
  }
  const isStep = row.shown !== undefined;
  const title = isStep ? bee.again : bee.hintTitle[row.rung];
  return (
    <button
      type="button"
      class={`btn slim price${row.price === 0 || isStep ? " free" : ""}`}
      aria-label={isStep ? bee.again : bee.priceSaid(title, row.price)}
      onClick={onTake}
    >
      {isStep ? bee.again : row.price === 0 ? bee.free : bee.price(row.price)}
    </button>
  );
}

function Shown({ hint }: { readonly hint: HintShown }) {
  const { bee } = t.value;
  switch (hint.rung) {
    case 1:
      return (
        <ul class="counts">
          {hint.lengths.map(({ length, count }) => (
            <li key={length}>{bee.lengths(length, count)}</li>
          ))}
          <li>{bee.pangramsLeft(hint.pangrams)}</li>
        </ul>
      );
    case 2:
      return (
        <table class="letter-grid">
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{bee.initial}</span>
              </th>
              {hint.grid.lengths.map((length) => <th key={length} scope="col">{length}</th>)}
              <th scope="col">{bee.total}</th>
            </tr>
          </thead>
          <tbody>
            {hint.grid.rows.map(({ letter, counts, total }) => (
              <tr key={letter}>
                <th scope="row">{letter.toUpperCase()}</th>
                {counts.map((count, i) => <td key={i}>{count === 0 ? "·" : count}</td>)}
                <td>
                  <b>{total}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 3:
      return (
        <ul class="pairs">
          {hint.pairs.map(({ pair, count }) => (
            <li key={pair} class={count === 0 ? "muted" : ""}>
              <b>{pair.toUpperCase()}</b> {count}
            </li>
          ))}
        </ul>
      );
    case 4:
      return <p class="spell">{hint.pattern}</p>;
    case 5:
      return (
        <>
          <p>{hint.form}</p>
          {hint.meaning !== undefined && <p>{hint.meaning}</p>}
        </>
      );
    case 6:
      return <p class="spell">{hint.word?.toUpperCase() ?? hint.anagram}</p>;
  }
}
