import type { TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Direction } from "../../../games/crossword/template.ts";
import type { CrosswordWebMessages } from "../../../messages/crossword_web.ts";
import type { CrosswordDrawing, DrawnEntry } from "../../engine/crossword.ts";
import { Icon } from "../parts/icons.tsx";

interface CluesProps {
  readonly drawing: CrosswordDrawing;
  readonly entry: DrawnEntry | undefined;
  readonly crossing: DrawnEntry | undefined;
  readonly titles: Readonly<Record<Direction, string>>;
  readonly words: CrosswordWebMessages;
  onEntry(entry: DrawnEntry): void;
}

/** Both lists of clues; Tab reaches one clue of each, the arrows the others. */
export function ClueLists(props: CluesProps) {
  const { words, drawing, entry, crossing } = props;
  const latest = useRef(props);
  latest.current = props;
  // Most letters change nothing here.
  const state = drawing.entries.map(({ isFull }) => isFull ? 1 : 0).join("");
  const place = [entry, crossing].map((one) => `${one?.number}${one?.direction}`).join();
  return useMemo(() => {
    const lists = { ...props, onEntry: (one: DrawnEntry) => latest.current.onEntry(one) };
    return (
      <section class="clues" aria-label={words.clues}>
        <ClueList {...lists} way="across" />
        <ClueList {...lists} way="down" />
      </section>
    );
  }, [words, state, place]);
}

function ClueList(
  { drawing, entry, crossing, titles, words, way, onEntry }: CluesProps & {
    readonly way: Direction;
  },
) {
  const list = useRef<HTMLOListElement>(null);
  const entries = drawing.entries.filter(({ direction }) => direction === way);
  const here = entry?.direction === way ? entry : crossing;
  const isSame = (one: DrawnEntry) => one.number === here?.number;
  const number = here?.number;
  useLayoutEffect(() => {
    const button = list.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (button) scrollTo(button);
  }, [number]);
  return (
    <div>
      <h2>{titles[way]}</h2>
      <ol ref={list} onKeyDown={walk}>
        {entries.map((one, i) => (
          <li key={one.number}>
            <button
              type="button"
              class={isSame(one) ? here === entry ? "on" : "cross" : one.isFull ? "ok" : ""}
              tabindex={isSame(one) || here === undefined && i === 0 ? 0 : -1}
              {...(one === entry && { "aria-current": "true" as const })}
              onClick={() => onEntry(one)}
            >
              <b>{one.number}</b>
              <span>{one.clue}</span>
              {one.isFull && (
                <>
                  <Icon name="check" />
                  <span class="sr">{words.done}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Scrolls the list alone, never the page. */
function scrollTo(button: HTMLElement): void {
  const box = button.closest<HTMLElement>(".clues");
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const [inner, outer] = [button.getBoundingClientRect(), box.getBoundingClientRect()];
  const HEADING = 40;
  if (inner.top < outer.top + HEADING) box.scrollTop += inner.top - outer.top - HEADING;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}

function walk(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0) return;
  const all = [...event.currentTarget.querySelectorAll("button")];
  const next = all[all.findIndex((one) => one === document.activeElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
