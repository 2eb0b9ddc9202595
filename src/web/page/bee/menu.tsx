import { useSignal } from "@preact/signals";
import type { BeeFacts, BeeScene } from "../../engine/bee.ts";
import type { GameShown } from "../../engine/protocol.ts";
import { Confirm } from "../parts/confirm.tsx";
import { type MenuRow, MenuRows } from "../parts/menu.tsx";
import { ShareSheet } from "../parts/share_sheet.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { orNotice, type Play } from "../play.ts";
import { playPath } from "../router.ts";
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
  const { bee, word } = t.value;
  const isAsking = useSignal(false);
  const isSharing = useSignal(false);
  const yesterday = useSignal<BeeFacts["yesterday"] | undefined>(undefined);
  const after = (work: () => void) => () => {
    onClose();
    work();
  };
  const showYesterday = async () => {
    const obeyed = await play.command("yesterday");
    if (obeyed.kind === "facts") yesterday.value = obeyed.facts as BeeFacts["yesterday"];
  };
  const rows: MenuRow[] = [
    { icon: "share", name: word.share, onChoose: after(() => isSharing.value = true) },
    ...(shown.scene.isWon || shown.isOver
      ? [{ icon: "flag", name: bee.seeEnding, onChoose: after(onEnding) } as const]
      : []),
    ...(shown.isOver || shown.scene.list.length === 0 ? [] : [
      {
        icon: "undo",
        name: bee.undo,
        onChoose: after(() => orNotice(play.move({ kind: "undo" }))),
      } as const,
    ]),
    { icon: "clock", name: bee.yesterday, onChoose: after(() => orNotice(showYesterday())) },
    { icon: "chart", name: word.stats, href: "#/stats/bee" },
    { icon: "add", name: word.another, href: playPath(shown.game, { kind: "fresh" }) },
    ...(shown.isOver ? [] : [
      { icon: "flag", name: word.giveUp, onChoose: after(() => isAsking.value = true) } as const,
    ]),
  ];
  return (
    <>
      <Sheet title={word.more} isOpen={isOpen} onClose={onClose}>
        <MenuRows rows={rows} />
      </Sheet>
      <ShareSheet isOpen={isSharing.value} play={play} onClose={() => isSharing.value = false} />
      <Confirm
        question={bee.askGiveUp}
        yes={word.giveUp}
        isOpen={isAsking.value}
        onClose={() => isAsking.value = false}
        onYes={() => orNotice(play.command("giveup").then(onEnding))}
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
