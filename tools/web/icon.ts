import { deflateSync } from "node:zlib";
import { crc32 } from "../../src/lexicon/format.ts";

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

const PAPER: Colour = [0xfa, 0xf6, 0xea];
const HONEY: Colour = [0xf4, 0xb4, 0x1a];
const INK: Colour = [0x1d, 0x18, 0x10];

/** The logo in a square of 100: a hexagon of honey with an i in it, as in icon.svg. */
const SHAPES: readonly { readonly colour: Colour; readonly points: readonly Point[] }[] = [
  { colour: HONEY, points: hexagon(50, 50, 38) },
  { colour: INK, points: hexagon(50, 34, 7) },
  { colour: INK, points: [[44, 46], [56, 46], [56, 72], [44, 72]] },
];

/** Points a side that are looked at for each dot, so that edges are smooth. */
const SAMPLES = 4;

/** The icon as PNG; full to its edges, so that it may be cut to any shape. */
export async function drawIcon(size: number): Promise<Uint8Array> {
  const rows = new Uint8Array(size * (1 + 3 * size));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      rows.set(dotAt(x, y, size), y * (1 + 3 * size) + 1 + 3 * x);
    }
  }
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array(0)),
  ];
  return await new Blob(parts as Uint8Array<ArrayBuffer>[]).bytes();
}

function dotAt(x: number, y: number, size: number): Colour {
  const sum = [0, 0, 0];
  for (let i = 0; i < SAMPLES * SAMPLES; i++) {
    const at: Point = [
      (x + ((i % SAMPLES) + 0.5) / SAMPLES) * 100 / size,
      (y + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES) * 100 / size,
    ];
    const shape = SHAPES.findLast(({ points }) => isInside(at, points));
    const colour = shape?.colour ?? PAPER;
    for (let c = 0; c < 3; c++) sum[c]! += colour[c]!;
  }
  return sum.map((n) => Math.round(n / (SAMPLES * SAMPLES))) as unknown as Colour;
}

function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i]!;
    const [xj, yj] = points[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** With a corner on top. */
function hexagon(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 6 + (i * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

function chunk(tag: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) out[4 + i] = tag.charCodeAt(i);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
}
