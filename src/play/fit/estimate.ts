/** What one finished game shows about its player. */
export interface Evidence {
  readonly kind: Kind;
  readonly bins: readonly Bin[];
  readonly score: number;
  /** How long it was played. */
  readonly seconds: number;
}

/** A game and how it is played: what is found of what is known differs from one to the other. */
export interface Kind {
  readonly game: string;
  readonly pace: Pace;
}

/** With all the time there is, against the clock, or with letters that cross. */
export type Pace = "ease" | "race" | "crossed";

/**
 * Words of one length and a tenth of zipf: those found and missed without help, how many there are
 * in all, and what they pay. Only core words are sought, except against time, where all are equal.
 */
export type Bin = readonly [
  tenths: number,
  length: number,
  found: number,
  missed: number,
  words: number,
  points: number,
];

/**
 * What a player knows: a word of this zipf is found with the chance
 * `attention × logistic(SLOPE × (zipf − theta))`.
 */
export interface Estimate {
  /** The zipf at which half the words are known. */
  readonly theta: number;
  /** Its standard deviation. */
  readonly sd: number;
  /** The part of the known words that is found in the game asked about; see `Look`. */
  readonly attention: Readonly<Record<number, number>>;
  /** What the games of that kind paid, as a part of what these numbers foretell. */
  readonly scale: number;
  /** How many games it is made from. */
  readonly games: number;
}

const SLOPE = 2;
/** Words of a board are not so many independent looks at a player: each counts for a third. */
const TEMPER = 0.35;
/** Older games show a player who knew less. */
const MOST_GAMES = 40;
/** Before anything is known, about as much as an Italian reads without stopping. */
const PRIOR = { theta: 2.6, sd: 1 };

const THETAS = Array.from({ length: 46 }, (_, i) => 0.5 + i * 0.1);

/** How a game is looked at: what its attention may be, and what that makes of a known word. */
interface Look {
  /** Whether words of each length have an attention of their own. */
  readonly byLength: boolean;
  readonly values: readonly number[];
  /** The logarithm of how likely a value is before anything is seen. */
  readonly prior: readonly number[];
  /** The chance to find a word that is known, and one that is not. */
  ofKnown(attention: number, seen: Seen): number;
  ofUnknown(attention: number): number;
}

interface Seen {
  readonly zipf: number;
  /** Seconds for each word of the board. */
  readonly exposure: number;
}

/** There is time for every word: a part of those known is found. */
const AT_EASE: Look = {
  byLength: false,
  ...betaPrior(6, 2),
  ofKnown: (attention) => attention,
  ofUnknown: () => 0,
};

/**
 * Against time: known words come to mind at a rate that differs by length, common ones sooner. Most
 * stay unfound and show little; what tells are the zipfs of those found, beside those of all words
 * as long.
 */
const RACE: Look = {
  byLength: true,
  ...ratePrior(0.2),
  ofKnown: (rate, { zipf, exposure }) => 1 - Math.exp(-rate * exposure * Math.max(0.5, zipf) / 4),
  ofUnknown: () => 0,
};

/** Crossing letters give away a part of what is not known. */
const CROSSED: Look = {
  byLength: false,
  ...betaPrior(2, 2),
  ofKnown: () => 1,
  ofUnknown: (given) => given,
};

const LOOKS: Readonly<Record<Pace, Look>> = { ease: AT_EASE, race: RACE, crossed: CROSSED };

/** Evidence comes newest first. A board of `kind` is wanted. */
export function estimateOf(evidence: readonly Evidence[], kind: Kind): Estimate {
  const recent = evidence.slice(0, MOST_GAMES);
  const nameOf = ({ game, pace }: Kind) => `${game} ${pace}`;
  const kinds = Map.groupBy(recent, (one) => nameOf(one.kind));
  const log = THETAS.map((theta) => -((theta - PRIOR.theta) ** 2) / (2 * PRIOR.sd ** 2));
  const sums = { ease: log, race: zeros(), crossed: zeros() };
  // One theta for all games; how much of what is known is found differs from game to game.
  let own: ReadonlyMap<number, Table> = new Map();
  for (const [name, some] of kinds) {
    const { pace } = some[0]!.kind;
    const tables = tablesOf(some, LOOKS[pace]);
    if (name === nameOf(kind)) own = tables;
    const sum = sums[pace];
    for (const table of tables.values()) THETAS.forEach((_, i) => sum[i]! += logSum(table[i]!));
  }
  for (const pace of ["race", "crossed"] as const) {
    blurred(sums[pace], DOUBT[pace]).forEach((it, i) => log[i]! += it);
  }
  const weights = normalized(log);
  const mean = weights.reduce((sum, weight, i) => sum + weight * THETAS[i]!, 0);
  const square = weights.reduce((sum, weight, i) => sum + weight * THETAS[i]! ** 2, 0);
  const { values, prior } = LOOKS[kind.pace];
  const meanOf = (row: readonly number[]) =>
    normalized(row).reduce((sum, weight, k) => sum + weight * values[k]!, 0);
  const known = {
    theta: mean,
    sd: Math.sqrt(Math.max(0, square - mean ** 2)),
    attention: {
      [ANY_LENGTH]: meanOf(prior),
      ...Object.fromEntries(
        [...own].map(([length, table]) => [
          length,
          weights.reduce((sum, weight, i) => sum + weight * meanOf(table[i]!), 0),
        ]),
      ),
    },
  };
  return { ...known, scale: scaleOf(kinds.get(nameOf(kind)) ?? [], known), games: recent.length };
}

const ANY_LENGTH = 0;

/** The chance that a word is found in the game that the estimate was made for. */
export function chanceToFind(
  { theta, attention }: Pick<Estimate, "theta" | "attention">,
  word: { readonly zipf: number; readonly length: number },
  { pace, exposure }: { readonly pace: Pace; readonly exposure: number },
): number {
  const look = LOOKS[pace];
  const own = look.byLength ? attention[word.length] : undefined;
  const value = own ?? attention[ANY_LENGTH]!;
  const knows = chanceToKnow(word.zipf, theta);
  const found = look.ofKnown(value, { zipf: word.zipf, exposure });
  return knows * found + (1 - knows) * look.ofUnknown(value);
}

/** How long a player can look for each word of a board. */
export function exposureOf(seconds: number, words: number): number {
  return seconds / Math.max(1, words);
}

/** Log weights of each theta and attention. */
type Table = readonly (readonly number[])[];

/** By length, tempered. */
function tablesOf(evidence: readonly Evidence[], look: Look): Map<number, Table> {
  const tables = new Map<number, number[][]>();
  for (const { zipf, length, exposure, found, missed } of countsOf(evidence, look)) {
    let table = tables.get(length);
    if (!table) tables.set(length, table = THETAS.map(() => [...look.prior]));
    const ofKnown = look.values.map((value) => look.ofKnown(value, { zipf, exposure }));
    table.forEach((row, i) => {
      const knows = chanceToKnow(zipf, THETAS[i]!);
      for (let k = 0; k < row.length; k++) {
        const chance = knows * ofKnown[k]! + (1 - knows) * look.ofUnknown(look.values[k]!);
        const held = Math.min(0.999, Math.max(0.001, chance));
        // Most words are one or the other, and logarithms take the time.
        if (found > 0) row[k]! += TEMPER * found * Math.log(held);
        if (missed > 0) row[k]! += TEMPER * missed * Math.log(1 - held);
      }
    });
  }
  return tables;
}

interface Count extends Seen {
  readonly length: number;
  found: number;
  missed: number;
}

/** The words of all games, those together that the look does not tell apart. */
function countsOf(evidence: readonly Evidence[], { byLength }: Look): Iterable<Count> {
  const counts = new Map<string, Count>();
  for (const { bins, seconds } of evidence) {
    // Exposures a fifth apart are as good as equal.
    const step = byLength ? Math.round(5 * Math.log(exposureIn(bins, seconds))) : 0;
    for (const [tenths, ofLength, found, missed] of bins) {
      if (found + missed === 0) continue;
      const length = byLength ? ofLength : ANY_LENGTH;
      const key = `${tenths} ${length} ${step}`;
      const known = counts.get(key);
      if (known) [known.found, known.missed] = [known.found + found, known.missed + missed];
      else {
        const exposure = Math.exp(step / 5);
        counts.set(key, { zipf: tenths / 10, length, exposure, found, missed });
      }
    }
  }
  return counts.values();
}

function exposureIn(bins: readonly Bin[], seconds: number): number {
  return exposureOf(seconds, bins.reduce((sum, [, , , , words]) => sum + words, 0));
}

/** Between a half and twice; the fewer games, the nearer to 1. */
function scaleOf(
  evidence: readonly Evidence[],
  known: Pick<Estimate, "theta" | "attention">,
): number {
  let [paid, foretold] = [0, 0];
  for (const { kind: { pace }, bins, score, seconds } of evidence) {
    paid += score;
    const exposure = exposureIn(bins, seconds);
    for (const [tenths, length, , , , points] of bins) {
      foretold += points * chanceToFind(known, { zipf: tenths / 10, length }, { pace, exposure });
    }
  }
  if (evidence.length === 0 || foretold === 0) return 1;
  // As if two games had gone as foretold.
  const usual = 2 * foretold / evidence.length;
  return Math.min(2, Math.max(0.5, (paid + usual) / (foretold + usual)));
}

export function chanceToKnow(zipf: number, theta: number): number {
  return 1 / (1 + Math.exp(-SLOPE * (zipf - theta)));
}

/** A beta distribution. */
function betaPrior(a: number, b: number): Pick<Look, "values" | "prior"> {
  const values = Array.from({ length: 49 }, (_, i) => 0.02 + i * 0.02);
  const prior = values.map((it) => (a - 1) * Math.log(it) + (b - 1) * Math.log(1 - it));
  return { values, prior };
}

/** Rates around this one, one of three of them not within e times. */
function ratePrior(usual: number): Pick<Look, "values" | "prior"> {
  const logs = Array.from({ length: 17 }, (_, i) => (i - 8) / 2.5);
  return {
    values: logs.map((it) => usual * Math.exp(it)),
    prior: logs.map((it) => -(it ** 2) / 2),
  };
}

/**
 * How sure games against time and crosswords can ever be of theta: nobody knows how much sooner
 * what is common comes to mind, or how much crossing letters help.
 */
const DOUBT = { race: 0.6, crossed: 1.2 };

/** Log weights of thetas, as unsure as that. */
function blurred(logs: readonly number[], sd: number): number[] {
  return THETAS.map((theta) =>
    logSum(logs.map((it, i) => it - ((theta - THETAS[i]!) / sd) ** 2 / 2))
  );
}

function zeros(): number[] {
  return THETAS.map(() => 0);
}

/** Weights that sum to 1. */
function normalized(logs: readonly number[]): number[] {
  const sum = logSum(logs);
  return logs.map((it) => Math.exp(it - sum));
}

function logSum(row: readonly number[]): number {
  const most = Math.max(...row);
  return most + Math.log(row.reduce((sum, cell) => sum + Math.exp(cell - most), 0));
}
