import { normalize } from "../../../core/letters.ts";
import type { BeeScene } from "../../engine/bee.ts";
import { t } from "../words.ts";

/** What is being typed: the required letter underlined, those that are not on the board struck. */
export function Typed({ text, scene }: { readonly text: string; readonly scene: BeeScene }) {
  const { bee } = t.value;
  const outside = [...text].filter((letter) => !isOn(scene, letter));
  const label = text === "" ? "" : `${bee.typing} ${text}` +
    (outside.length > 0
      ? `, ${[...new Set(outside)].join(", ").toUpperCase()} ${bee.outside}`
      : "");
  return (
    <p class={text.length > 11 ? "typed long" : "typed"}>
      <span class="sr">{label}</span>
      <span aria-hidden="true" class="letters">
        {[...text].map((letter, i) => (
          <span
            key={i}
            class={plain(letter) === scene.required ? "req" : isOn(scene, letter) ? "" : "bad"}
          >
            {letter}
          </span>
        ))}
        <span class="caret" />
      </span>
    </p>
  );
}

/** Without its accent, as words are played. */
export function plain(letter: string): string {
  return normalize(letter) ?? letter.toLowerCase();
}

function isOn({ required, letters }: BeeScene, letter: string): boolean {
  const played = plain(letter);
  return played === required || letters.includes(played);
}
