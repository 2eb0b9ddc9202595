import { useSignal } from "@preact/signals";
import type { BeeFacts, BeeScene } from "../../engine/bee.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { GameMenu } from "../parts/game_menu.tsx";
import type { MenuRow } from "../parts/menu.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { orNotice, type Play } from "../play.ts";
import { t } from "../words.ts";

/** What else can be done with a bee. */
export function BeeMenu(
  { isOpen, shown, play, onClose, onEnding }: {
    readonly isOpen: boolean;
    readonly shown: GameShown<BeeScene>;
    readonly play: Play;
    onClose(): void;
    onEnding(): void;
  },
) {
  const { bee } = t.value;
  const yesterday = useSignal<BeeFacts["yesterday"] | undefined>(undefined);
  const showYesterday = async () => {
    const obeyed = await play.command("yesterday");
    if (obeyed.kind === "facts") yesterday.value = obeyed.facts as BeeFacts["yesterday"];
  };
  const ending: MenuRow = { icon: "flag", name: bee.seeEnding, onChoose: onEnding };
  const undo: MenuRow = {
    icon: "undo",
    name: bee.undo,
    onChoose: () => orNotice(play.move({ kind: "undo" })),
  };
  return (
    <>
      <GameMenu
        isOpen={isOpen}
        shown={shown}
        play={play}
        askGiveUp={bee.askGiveUp}
        own={[
          ...(shown.scene.isWon || shown.isOver ? [ending] : []),
          ...(shown.isOver || shown.scene.list.length === 0 ? [] : [undo]),
          { icon: "clock", name: bee.yesterday, onChoose: () => orNotice(showYesterday()) },
        ]}
        onClose={onClose}
        onGaveUp={onEnding}
      />
      <Sheet
        title={yesterday.value ? t.value.day(yesterday.value.date) : ""}
        isOpen={yesterday.value !== undefined}
        onClose={() => yesterday.value = undefined}
      >
        {yesterday.value && <Yesterday facts={yesterday.value} />}
      </Sheet>
    </>
  );
}

function Yesterday({ facts }: { readonly facts: BeeFacts["yesterday"] }) {
  return (
    <>
      <p class="it muted">{facts.code}</p>
      <ol class="words">
        {facts.words.map(({ word, written, points, found }) => (
          <li key={word} class={found ? "was-found" : ""}>
            <span class="row-word">
              {written.join(" / ")}
              {found && <small>{t.value.word.done}</small>}
            </span>
            <span class="pts">{points}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
