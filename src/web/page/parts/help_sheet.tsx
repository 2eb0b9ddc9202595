import type { Play } from "../play.ts";
import { t } from "../words.ts";
import { Sheet } from "./sheet.tsx";
import { useText } from "./text.ts";

/** The rules and the points of a game, as `help rules` and `help points` say them. */
export function HelpSheet(
  { isOpen, play, onClose }: {
    readonly isOpen: boolean;
    readonly play: Play;
    onClose(): void;
  },
) {
  const rules = useText(isOpen, () => play.command("help", "rules"));
  const points = useText(isOpen, () => play.command("help", "points"));
  return (
    <Sheet title={t.value.word.howToPlay} isOpen={isOpen} onClose={onClose}>
      <div class="rules">
        {rules.map((line) => <p key={line}>{line}</p>)}
        {points.length > 0 && <h3>{t.value.word.points}</h3>}
        {points.map((line) => <p key={line}>{line}</p>)}
      </div>
    </Sheet>
  );
}
