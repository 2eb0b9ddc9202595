import { RARITIES, rarityOf } from "../../core/rarity.ts";
import type { Parts } from "../../games/game.ts";
import type { Meanings } from "../../lexicon/meanings.ts";
import { meaningText } from "../../play/review.ts";
import { wrapPainted } from "../text/layout.ts";
import { dimAside } from "../text/paint.ts";
import { ASIDE } from "../../messages/phrases.ts";
import {
  type Area,
  type Canvas,
  cut,
  fill,
  type Size,
  tint,
  write,
  writePainted,
} from "./canvas.ts";
import { columnsOf } from "./cells.ts";
import { drawEnding, type Ending, endingRows, type EndWord } from "./ending.ts";
import type { Body, Scene, Target } from "./game_screen.ts";
import type { Key } from "./keys.ts";
import { BOLD, type Colour } from "./palette.ts";
import { drawLines, drawScroll, drawTabs } from "./parts.ts";
import { drawPrompt, tabKeys } from "./picture.ts";
import { WHEEL_ROWS } from "./scroll.ts";
import type { Pressed, Ui } from "./ui.ts";

/** What is learned once a game is over. */
export interface EndFacts {
  readonly meanings: Meanings | undefined;
  /** The text to share. */
  readonly share: readonly string[];
}

/** How much of the width the board may take. */
const BOARD_SHARE = 0.43;

/** The heading, then words to walk through with what each means, or the text to share. */
export function drawEnd<T extends Parts>(
  scene: Scene<T>,
  canvas: Canvas,
  whole: Ending,
): Body {
  const ending = withWords(whole);
  const { size, look, ui, context: { t }, view, atEnd } = scene;
  const isTall = size.rows >= 20;
  const margin = size.columns >= 60 ? 2 : 1;
  const columns = size.columns - 2 * margin;
  const top = isTall ? 2 : 1;
  const head = endingRows(size.rows);
  drawEnding(canvas, { row: top, column: margin, columns, rows: head }, { ending, look });
  const first = top + head;
  const promptRow = size.rows - 2;
  const chosenTab = tabOf(ui, ending);
  const list = ending.lists[chosenTab];
  const chosen = list && list.words[chosenIn(ui, list.words)];
  const noteRows = isTall ? 3 : 2;
  const notes = notesOf(scene, chosen, { columns, rows: noteRows });
  const noteRow = promptRow - Math.max(noteRows, notes.length);
  const room = noteRow - first;
  const half = Math.floor(columns * BOARD_SHARE);
  const boardRoom = { row: first, column: margin, columns: half - 1, rows: room };
  // The text to share needs the whole of a narrow window.
  const mayHaveBoard = list !== undefined || size.columns >= 60;
  const hasBoard = mayHaveBoard &&
    view.endBoard?.(scene, canvas, boardRoom, chosen?.played ?? "") === true;
  const width = hasBoard ? half : 0;
  const area: Area = {
    row: first,
    column: margin + width,
    columns: columns - width,
    rows: room,
  };
  const names = [
    ...ending.lists.map(({ title, words }) => `${title} ${words.length}`),
    t.screen.shareTitle,
  ];
  const tabs = drawTabs(canvas, area, { names, chosen: chosenTab, look });
  const rows = { ...area, row: area.row + 2, rows: area.rows - 2 };
  const targets = list
    ? drawWordsOf(scene, canvas, rows, list.words)
    : drawShare(canvas, rows, { lines: atEnd?.share ?? [], look });
  // Apart from the words, where a row is free.
  const noteAt = noteRow + (notes.length < noteRows ? 1 : 0);
  notes.forEach((line, i) =>
    writePainted(canvas, { row: noteAt + i, column: margin, columns }, line)
  );
  const cursor = drawPrompt(scene, canvas, { row: promptRow, column: margin, columns });
  return {
    cursor,
    hasPanel: true,
    page: Math.max(1, rows.rows),
    paneMax: 0,
    panelMax: 0,
    panelTop: 0,
    targets: [
      ...targets,
      ...tabs.map((place, i): Target => ({ ...place, keys: tabKeys(chosenTab, i) })),
    ],
  };
}

/** The arrows walk through the words, Tab through the lists; `undefined` for other keys. */
export function pressAtEnd(key: Key, ui: Ui, whole: Ending): Pressed | undefined {
  const ending = withWords(whole);
  const tabs = ending.lists.length + 1;
  const tab = tabOf(ui, ending);
  const turn = (by: number): Pressed => ({
    ui: { ...ui, panel: (tab + by + tabs) % tabs, shownMissed: 0, message: [] },
  });
  if (key.kind === "tab") return turn(1);
  if (key.kind === "back_tab") return turn(-1);
  const words = ending.lists[tab]?.words;
  if (!words || ui.typed !== "") return undefined;
  const now = chosenIn(ui, words);
  const to = (place: number): Pressed => ({
    ui: { ...ui, shownMissed: Math.max(0, Math.min(place, words.length - 1)), message: [] },
  });
  switch (key.kind) {
    case "up":
      return to(now - 1);
    case "down":
      return to(now + 1);
    case "page_up":
      return to(now - 10);
    case "page_down":
      return to(now + 10);
    case "home":
      return to(0);
    case "end":
      return to(words.length - 1);
    case "wheel":
      return to(now + key.by * WHEEL_ROWS);
    case "choose":
      return to(key.id);
    default:
      return undefined;
  }
}

/** Without the empty lists: if nothing was missed, there is nothing to read. */
function withWords(ending: Ending): Ending {
  const lists = ending.lists.filter(({ words }) => words.length > 0);
  return { ...ending, lists: lists.length > 0 ? lists : ending.lists.slice(0, 1) };
}

function tabOf({ panel }: Ui, { lists }: Ending): number {
  return Math.min(panel, lists.length);
}

function chosenIn({ shownMissed = 0 }: Ui, words: readonly EndWord[]): number {
  return Math.max(0, Math.min(shownMissed, words.length - 1));
}

/** What was answered last, and what the chosen word means where there is room for both. */
function notesOf<T extends Parts>(
  { ui, context, atEnd }: Scene<T>,
  chosen: EndWord | undefined,
  { columns, rows }: Size,
): string[] {
  const { t, paint, lexicon } = context;
  const wrapped = (lines: readonly string[]) => lines.flatMap((line) => wrapPainted(line, columns));
  const said = wrapped(ui.message);
  if (!chosen) return said;
  const meaning = atEnd?.meanings && meaningText(chosen.played, { lexicon, t }, atEnd.meanings);
  const about = [chosen.note, meaning && dimAside(meaning, paint)].filter((part) =>
    part !== undefined && part !== ""
  );
  if (about.length === 0) return said;
  const meant = wrapped([`${paint.gold(paint.bold(chosen.text))}  ${about.join("  ")}`]);
  return said.length > 0 && said.length + meant.length > rows ? said : [...said, ...meant];
}

/** Word, points, how common it is, and what it means where that fits. */
function drawWordsOf<T extends Parts>(
  { ui, look, context, atEnd }: Scene<T>,
  canvas: Canvas,
  area: Area,
  words: readonly EndWord[],
): Target[] {
  const { t, lexicon } = context;
  if (words.length === 0) {
    write(canvas, { row: area.row, column: area.column }, t.screen.noneMissed, { fg: "dim" });
    return [];
  }
  const chosen = chosenIn(ui, words);
  const top = Math.max(0, Math.min(chosen - Math.floor(area.rows / 2), words.length - area.rows));
  const shown = words.slice(top, top + area.rows);
  const longest = Math.max(...words.map(({ text }) => columnsOf(text)));
  const pay = Math.max(0, ...words.map(({ points }) => columnsOf(pointsText(points))));
  const last = area.column + area.columns - 2;
  const textAt = area.column + 2;
  // Where room is short, the longest words give way to their points.
  const payAt = Math.min(textAt + longest + 2, last - pay);
  const room = pay > 0 ? payAt - 1 - textAt : last - textAt;
  const rarityAt = payAt + pay + (pay > 0 ? 2 : 0);
  const meaningNeeds = 18;
  // A clue says more than how rare its answer is.
  const isClue = words[0]!.note !== undefined && rarityAt + 17 + meaningNeeds > last;
  const hasRarity = !isClue && rarityAt + 14 <= last;
  const meaningAt = rarityAt + (isClue ? 0 : 17);
  const targets = shown.map((word, i): Target => {
    const row = area.row + i;
    const isChosen = top + i === chosen;
    const line = { row, column: area.column, columns: area.columns - 1, rows: 1 };
    if (isChosen) {
      tint(canvas, line, "comb");
      write(canvas, line, look.isAscii ? ">" : "▶", { fg: "gold" });
    }
    const fg: Colour = isChosen ? "gold" : "paper";
    const ink = { fg, attributes: isChosen || word.isStarred ? BOLD : 0 };
    write(canvas, { row, column: textAt }, cut(word.text, room, look.isAscii), ink);
    const points = pointsText(word.points);
    write(canvas, { row, column: payAt + pay - columnsOf(points) }, points, { fg: "dim" });
    if (hasRarity && word.zipf > 0) {
      const rarity = t.lexicon.rarity(word.zipf);
      // Three for a common word, one for a rare one.
      const level = Math.max(1, Math.min(3, 4 - RARITIES.indexOf(rarityOf(word.zipf))));
      const blocks = (look.isAscii ? "*" : "▪").repeat(level);
      write(canvas, { row, column: rarityAt }, blocks, { fg: "amber" });
      write(canvas, { row, column: rarityAt + 4 }, rarity, { fg: "dim" });
    }
    const meaning = word.note ??
      (atEnd?.meanings && meaningText(word.played, { lexicon, t }, atEnd.meanings));
    if (meaning && meaningAt + meaningNeeds <= last) {
      const shown = fitted(meaning, last - meaningAt, look.isAscii);
      write(canvas, { row, column: meaningAt }, shown, { fg: isChosen ? "paper" : "dim" });
    }
    return { ...line, keys: [{ kind: "choose", id: top + i }] };
  });
  drawScroll(canvas, { ...area, column: area.column + area.columns - 1 }, {
    top,
    of: words.length,
    look,
  });
  return targets;
}

/** Where it is too long, what it is in the other language goes first. */
function fitted(meaning: string, columns: number, isAscii: boolean): string {
  const isLong = columnsOf(meaning) > columns;
  return cut(isLong ? meaning.split(ASIDE)[0]! : meaning, columns, isAscii);
}

function pointsText(points: number | undefined): string {
  return points === undefined ? "" : String(points);
}

function drawShare(
  canvas: Canvas,
  area: Area,
  { lines, look }: { readonly lines: readonly string[]; readonly look: Scene<Parts>["look"] },
): Target[] {
  fill(canvas, area, "own");
  const wrapped = lines.flatMap((line) => wrapPainted(line, area.columns - 2));
  drawLines(canvas, { ...area, column: area.column + 1 }, { lines: wrapped, top: 0, look });
  return [];
}
