import type { Find, Header } from "../session/session.ts";
import { addRow, emptyTally, rowOf, type Tally, type TallyRow } from "../session/tally.ts";
import { bytesOf, textOf } from "./kv.ts";

/** Many games added up, and what each of them has added, to take it away again. */
export interface Table {
  readonly tally: Tally;
  /** Each between blanks. */
  readonly ids: string;
  /** Read when it is needed, which takes longer than all the rest. */
  details(): Promise<Details>;
}

interface Details {
  /** By number. */
  readonly words: readonly Find[];
  readonly rows: readonly TallyRow[];
  /** How many words were found in each. */
  readonly counts: readonly number[];
  /** The numbers of those words, one game after the other. */
  readonly found: Uint32Array;
}

export const EMPTY: Table = tableOf({ words: [], rows: [], counts: [], found: new Uint32Array() });

/** Three sections: the sums, the games, and the numbers of their words. */
export async function bytesOfTable({ tally, ids, details }: Table): Promise<Uint8Array[]> {
  const { days, found, ...sums } = tally;
  const { words, rows, counts, found: numbers } = await details();
  const text = JSON.stringify({
    sums,
    ids,
    days: [...days],
    // Each on its own would take long to parse.
    words: words.map(([word]) => word).join(" "),
    zipfs: words.map(([, zipf]) => zipf),
    games: words.map(([word]) => found.get(word)?.[0] ?? 0),
  });
  return [
    bytesOf(text),
    bytesOf(JSON.stringify({ rows, counts })),
    new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
  ];
}

/** Throws a `SyntaxError` for what is damaged. */
export function parseTable(first: Uint8Array, rest: () => Promise<readonly Uint8Array[]>): Table {
  const { sums, ids, days, words: text, zipfs, games } = JSON.parse(textOf(first));
  const words: string[] = text.split(" ");
  const found = new Map();
  // There are many: a closure for each, or a pair more, would take half as long again.
  for (let i = 0; i < words.length; i++) {
    if (games[i] > 0) found.set(words[i], [games[i], zipfs[i]]);
  }
  return {
    tally: { ...sums, days: new Map(days), found },
    ids,
    async details() {
      const [second, third] = await rest();
      return {
        words: words.map((word, i) => [word, zipfs[i]]),
        ...JSON.parse(textOf(second)),
        // A copy, because typed arrays need an aligned start.
        found: new Uint32Array(third!.slice().buffer),
      };
    },
  };
}

/** The table without these games, if it has any of them. */
export async function without(
  table: Table,
  changed: ReadonlyMap<string, unknown>,
): Promise<Table> {
  if (![...changed.keys()].some((id) => table.ids.includes(` ${id} `))) return table;
  const before = await table.details();
  const rows: TallyRow[] = [];
  const counts: number[] = [];
  const found = new Uint32Array(before.found.length);
  let [from, to] = [0, 0];
  for (const [i, row] of before.rows.entries()) {
    const count = before.counts[i]!;
    if (!changed.has(row[0])) {
      rows.push(row);
      counts.push(count);
      found.set(before.found.subarray(from, from + count), to);
      to += count;
    }
    from += count;
  }
  return tableOf({ words: before.words, rows, counts, found: found.slice(0, to) });
}

export async function withGames(
  table: Table,
  games: readonly (readonly [header: Header, finds: readonly Find[] | undefined])[],
): Promise<Table> {
  const before = await table.details();
  const [rows, counts, words] = [[...before.rows], [...before.counts], [...before.words]];
  const numbers = new Map(words.map(([word], i) => [word, i]));
  const added: number[] = [];
  for (const [header, finds = []] of games) {
    const row = rowOf(header);
    if (!row) continue;
    const own = new Set<number>();
    for (const find of finds) {
      if (!numbers.has(find[0])) numbers.set(find[0], words.push(find) - 1);
      own.add(numbers.get(find[0])!);
    }
    rows.push(row);
    counts.push(own.size);
    for (const number of own) added.push(number);
  }
  const found = new Uint32Array(before.found.length + added.length);
  found.set(before.found);
  found.set(added, before.found.length);
  return tableOf({ words, rows, counts, found });
}

function tableOf(details: Details): Table {
  const { words } = details;
  const tally = emptyTally();
  for (const row of details.rows) addRow(tally, row);
  const games = new Uint32Array(words.length);
  for (const number of details.found) games[number]!++;
  for (const [i, [word, zipf]] of words.entries()) {
    if (games[i]! > 0) tally.found.set(word, [games[i]!, zipf]);
  }
  const ids = details.rows.map(([id]) => ` ${id} `).join("");
  return { tally, ids, details: () => Promise.resolve(details) };
}
