import { drawBeePicture } from "../bee/menu_picture.ts";
import { drawBitesPicture } from "../bites/menu_picture.ts";
import { drawCrosswordPicture } from "../crossword/menu_picture.ts";
import { drawGridPicture } from "../grid/menu_picture.ts";
import type { DrawPicture } from "./subject.ts";

/** By game; one that has none is only named. */
export const PICTURES: Readonly<Record<string, DrawPicture>> = {
  bee: drawBeePicture,
  grid: drawGridPicture,
  bites: drawBitesPicture,
  crossword: drawCrosswordPicture,
};
