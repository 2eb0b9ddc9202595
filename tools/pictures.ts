// deno-lint-ignore-file no-console -- a tool for the terminal
import { spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";

/**
 * Draws README's pictures: each is the screen of the real program in a real terminal, after some
 * keys. Run by hand (`deno task pictures`) when a screen has changed.
 */

interface Shot {
  readonly name: string;
  readonly args: readonly string[];
  /** What is typed, a step after the other. */
  readonly keys: readonly string[];
}

const COLUMNS = 80;
const ROWS = 24;
/** The size of a cell, in the picture's own units. */
const [WIDTH, HEIGHT] = [9, 18];
const BACKGROUND = "#1e1e1e";
const PAPER = "#d4d4d4";

const SHOTS: readonly Shot[] = [
  {
    name: "bee",
    args: ["--seed", "amicizia"],
    keys: [
      ...["oggi\r", "piano\r", "gioia\r", "pioggia\r", "nonna\r", "inganno\r", "paghino\r"],
      ...["panino\r", "opinioni\r", "appoggio\r", "inga"],
    ],
  },
  {
    name: "grid",
    args: ["grid", "play", "--seed", "7"],
    keys: ["\r", "mano\r", "ciao\r", "nome\r", "romeno\r", "rimane\r", "menta\r", "ment"],
  },
  {
    name: "bites",
    args: ["bites", "play", "--seed", "7"],
    keys: ["\r", "cammina\r", "incendio\r", "vendiamo\r", "madonna\r", "combina\r", "incia"],
  },
  {
    name: "crossword",
    args: ["crossword", "play", "--seed", "5", "--difficulty", "easy"],
    keys: ["capace", "ah", "ne", "mah", "vi"],
  },
  { name: "menu", args: [], keys: [] },
];

const FOLDER = new URL("../data/pictures/", import.meta.url);

interface Cell {
  readonly text: string;
  readonly fg: string;
  readonly bg: string;
  readonly isBold: boolean;
}

/** The screen as cells, once the program has nothing more to write. */
async function screenOf({ args, keys }: Shot): Promise<Cell[][]> {
  const folder = await Deno.makeTempDir();
  const terminal = new xterm.Terminal({ cols: COLUMNS, rows: ROWS, allowProposedApi: true });
  const main = new URL("../main.ts", import.meta.url).pathname;
  const pty = spawn(
    Deno.execPath(),
    ["run", "-q", "-P", "--no-prompt", "--cached-only", main, ...args, "--lang", "it"],
    {
      name: "xterm-256color",
      cols: COLUMNS,
      rows: ROWS,
      env: {
        PATH: Deno.env.get("PATH") ?? "",
        HOME: folder,
        LANG: "it_IT.UTF-8",
        COLORTERM: "truecolor",
        ITBEE_DATA_PATH: folder,
        ...(Deno.env.get("DENO_DIR") && { DENO_DIR: Deno.env.get("DENO_DIR")! }),
      },
    },
  );
  pty.onData((data) => terminal.write(data));
  // A clock never stops writing: a while is enough for every answer.
  const pause = () => new Promise((done) => setTimeout(done, 1500));
  while (terminal.buffer.active.type !== "alternate") {
    await new Promise((done) => setTimeout(done, 100));
  }
  await pause();
  for (const key of keys) {
    pty.write(key);
    await pause();
  }
  const cells = Array.from({ length: ROWS }, (_, row) => cellsOf(terminal, row));
  pty.kill("SIGKILL");
  await Deno.remove(folder, { recursive: true });
  return cells;
}

function cellsOf(terminal: InstanceType<typeof xterm.Terminal>, row: number): Cell[] {
  const line = terminal.buffer.active.getLine(row)!;
  return Array.from({ length: COLUMNS }, (_, column) => {
    const cell = line.getCell(column)!;
    const hex = (colour: number) => `#${colour.toString(16).padStart(6, "0")}`;
    const fg = cell.isFgRGB() ? hex(cell.getFgColor()) : PAPER;
    const bg = cell.isBgRGB() ? hex(cell.getBgColor()) : BACKGROUND;
    return { text: cell.getChars() || " ", fg, bg, isBold: cell.isBold() !== 0 };
  });
}

/** Backgrounds and blocks as rectangles, so that they join; letters as text. */
function svgOf(rows: readonly (readonly Cell[])[]): string {
  const shapes: string[] = [];
  rows.forEach((cells, row) => {
    shapes.push(
      ...runsOf(cells, (cell) => cell.bg === BACKGROUND ? undefined : cell.bg)
        .map(({ from, to, value }) => rectangle(from, row, { columns: to - from, fill: value })),
    );
    cells.forEach((cell, column) => shapes.push(...blocks(cell, column, row)));
  });
  rows.forEach((cells, row) => {
    const runs = runsOf(
      cells,
      (cell) => isDrawn(cell.text) ? undefined : `${cell.fg} ${cell.isBold ? "b" : ""}`,
    );
    for (const { from, to, value } of runs) {
      const text = cells.slice(from, to).map((cell) => cell.text).join("");
      if (text.trim() === "") continue;
      const [fill, bold] = value.split(" ");
      const x = from * WIDTH;
      const y = row * HEIGHT + 13.5;
      const weight = bold ? ' font-weight="bold"' : "";
      const length = (to - from) * WIDTH;
      shapes.push(
        `<text x="${x}" y="${y}" fill="${fill}"${weight} textLength="${length}" xml:space="preserve">${
          escaped(text)
        }</text>`,
      );
    }
  });
  const [width, height] = [COLUMNS * WIDTH, ROWS * HEIGHT];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15">`,
    `<rect width="${width}" height="${height}" rx="6" fill="${BACKGROUND}"/>`,
    ...shapes,
    "</svg>\n",
  ].join("\n");
}

function runsOf(
  cells: readonly Cell[],
  valueOf: (cell: Cell) => string | undefined,
): { readonly from: number; readonly to: number; readonly value: string }[] {
  const runs: { from: number; to: number; value: string }[] = [];
  cells.forEach((cell, i) => {
    const value = valueOf(cell);
    const last = runs.at(-1);
    if (value === undefined) return;
    if (last?.to === i && last.value === value) last.to++;
    else runs.push({ from: i, to: i + 1, value });
  });
  return runs;
}

function rectangle(
  column: number,
  row: number,
  { columns = 1, rows = 1, dx = 0, dy = 0, fill }: {
    readonly columns?: number;
    readonly rows?: number;
    readonly dx?: number;
    readonly dy?: number;
    readonly fill: string;
  },
): string {
  const x = (column + dx) * WIDTH;
  const y = (row + dy) * HEIGHT;
  return `<rect x="${x}" y="${y}" width="${columns * WIDTH}" height="${
    rows * HEIGHT
  }" fill="${fill}" shape-rendering="crispEdges"/>`;
}

/** By the sum of 1 (upper left), 2 (upper right), 4 (lower left) and 8 (lower right). */
const QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";
const EIGHTHS = " ▏▎▍▌▋▊▉█";

function isDrawn(text: string): boolean {
  return text !== " " && (QUADRANTS.includes(text) || EIGHTHS.includes(text));
}

function blocks({ text, fg }: Cell, column: number, row: number): string[] {
  if (!isDrawn(text)) return [];
  const eighths = EIGHTHS.indexOf(text);
  if (eighths > 0) return [rectangle(column, row, { columns: eighths / 8, fill: fg })];
  const bits = QUADRANTS.indexOf(text);
  return [0, 1, 2, 3].filter((i) => bits & 1 << i).map((i) =>
    rectangle(column, row, {
      columns: 0.5,
      rows: 0.5,
      dx: (i % 2) / 2,
      dy: (i >> 1) / 2,
      fill: fg,
    })
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

await Deno.mkdir(FOLDER, { recursive: true });
for (const shot of SHOTS) {
  const svg = svgOf(await screenOf(shot));
  await Deno.writeTextFile(new URL(`${shot.name}.svg`, FOLDER), svg);
  console.log(`${shot.name}.svg  ${(svg.length / 1000).toFixed(0)} kB`);
}
