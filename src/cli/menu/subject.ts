import type { Messages } from "../../messages/mod.ts";
import type { Area, Canvas, Size } from "../screen/canvas.ts";
import type { Look } from "../screen/palette.ts";

/** What a picture in the menu is made from, apart from its place. */
export interface Subject {
  /** Its letters are on the board. */
  readonly word: string;
  readonly t: Messages;
  readonly look: Look;
}

/** Draws a board of one game in the middle of the room, with the letters of a word on it. */
export type DrawPicture = (canvas: Canvas, room: Area, subject: Subject) => void;

/** Different letters, those of the word first. */
export function lettersOf(word: string, count: number): string[] {
  return [...new Set(`${word.toLowerCase()}aeinorstlcdm`)].filter((one) => /[a-z]/.test(one))
    .slice(0, count);
}

export function middleOf(
  room: Area,
  size: Size,
): { readonly row: number; readonly column: number } {
  return {
    // Rather away from the frame above than from what is written below.
    row: room.row + Math.max(0, Math.ceil((room.rows - size.rows) / 2)),
    column: room.column + Math.max(0, Math.floor((room.columns - size.columns) / 2)),
  };
}
