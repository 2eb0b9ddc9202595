import { lettersOf, middleOf, type Subject } from "../menu/subject.ts";
import type { Area, Canvas } from "../screen/canvas.ts";
import { combWithin, drawComb } from "./comb.ts";

export function drawBeePicture(canvas: Canvas, room: Area, { word, look }: Subject): void {
  const comb = combWithin(room, look);
  const [required = "", ...others] = lettersOf(word, 7);
  drawComb(canvas, { ...middleOf(room, comb), comb }, { required, others, used: "" }, look);
}
