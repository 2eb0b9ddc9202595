import type { ComponentChildren } from "preact";
import { shownLabel } from "../../../session/session.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { duelPathOf } from "../router.ts";
import { t } from "../words.ts";
import { Icon, type IconName } from "./icons.tsx";

/** The top of a game: the way back, its name, and what can be done. */
export function Bar(
  { shown, about, children }: {
    readonly shown: GameShown;
    /** Instead of its day, seed or code. */
    readonly about?: ComponentChildren;
    readonly children?: ComponentChildren;
  },
) {
  const { word, duel } = t.value;
  const duelPath = duelPathOf(shown.session);
  return (
    <header class="bar">
      <a
        class="icon-btn"
        href={duelPath ?? "#/"}
        aria-label={duelPath === undefined ? word.back : duel.goOn}
      >
        <Icon name="back" />
      </a>
      <div>
        <h1>{shown.name}</h1>
        <p class="sub">{duelPath === undefined ? about ?? subtitleOf(shown) : duel.title}</p>
      </div>
      <div class="acts">{children}</div>
    </header>
  );
}

/** A button of the bar; on a wide screen it may have its name beside it. */
export function BarButton(
  { icon, name, isNamed, onClick }: {
    readonly icon: IconName;
    readonly name: string;
    readonly isNamed?: boolean;
    onClick(): void;
  },
) {
  return (
    <button
      type="button"
      class={isNamed ? "icon-btn with" : "icon-btn"}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      <Icon name={icon} />
      {isNamed && <span class="lbl">{name}</span>}
    </button>
  );
}

/** Its day, its seed or its code. */
export function subtitleOf({ label: given, code }: Pick<GameShown, "label" | "code">): string {
  const label = shownLabel(given);
  switch (label.kind) {
    case "daily":
      return t.value.day(label.date);
    case "seed":
      return t.value.home.seed(label.seed);
    case "board":
      return code;
  }
}
