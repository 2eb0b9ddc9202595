import { useSignal } from "@preact/signals";
import type { GameShown } from "../../engine/protocol.ts";
import { orNotice, type Play } from "../play.ts";
import { duelPathOf, playPath } from "../router.ts";
import { t } from "../words.ts";
import { Confirm } from "./confirm.tsx";
import { type MenuRow, MenuRows } from "./menu.tsx";
import { ShareSheet } from "./share.tsx";
import { Sheet } from "./sheet.tsx";

interface GameMenuProps {
  readonly isOpen: boolean;
  readonly shown: GameShown;
  readonly play: Play;
  readonly askGiveUp: string;
  /** What only this game can do; shown first. */
  readonly own?: readonly MenuRow[];
  /** How another game of the same kind is asked for. */
  readonly options?: Readonly<Record<string, string>>;
  onClose(): void;
  onGaveUp?(): void;
}

/** What else can be done with a game: share it, give up, begin another or go on with its duel. */
export function GameMenu(props: GameMenuProps) {
  const { isOpen, shown, play, askGiveUp, own = [], options = {}, onClose, onGaveUp } = props;
  const { word, duel } = t.value;
  const duelPath = duelPathOf(shown.session);
  const isAsking = useSignal(false);
  const isSharing = useSignal(false);
  const after = (work?: () => void) => () => {
    onClose();
    work?.();
  };
  const rows: MenuRow[] = [
    ...own.map((row) => ({ ...row, onChoose: after(row.onChoose) })),
    { icon: "share", name: word.share, onChoose: after(() => isSharing.value = true) },
    ...(duelPath === undefined
      ? [
        { icon: "chart", name: word.stats, href: `#/stats/${shown.game}` },
        { icon: "add", name: word.another, href: playPath(shown.game, { kind: "fresh" }, options) },
        { icon: "settings", name: word.newGame, href: `#/new/${shown.game}` },
      ] as const
      : shown.isOver
      ? [{ icon: "duel", name: duel.goOn, href: duelPath }] as const
      : []),
  ];
  const giveUp: MenuRow = {
    icon: "flag",
    name: word.giveUp,
    onChoose: after(() => isAsking.value = true),
  };
  return (
    <>
      <Sheet title={word.more} isOpen={isOpen} onClose={onClose}>
        <MenuRows rows={shown.isOver ? rows : [...rows, giveUp]} />
      </Sheet>
      <ShareSheet isOpen={isSharing.value} play={play} onClose={() => isSharing.value = false} />
      <Confirm
        question={askGiveUp}
        yes={word.giveUp}
        isOpen={isAsking.value}
        onClose={() => isAsking.value = false}
        onYes={() => orNotice(play.command("giveup").then(onGaveUp))}
      />
    </>
  );
}
