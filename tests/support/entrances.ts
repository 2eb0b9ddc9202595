import { resolveSettings } from "../../src/config.ts";
import { alphabetOf, LATIN } from "../../src/core/letters.ts";
import { findLanguage } from "../../src/cli/app/language_files.ts";
import { adapterOf } from "../../src/play/games.ts";
import { readSource } from "../../src/cli/crossword/source.ts";
import { parseLine } from "../../src/cli/app/parse_line.ts";
import { games } from "../../src/games/mod.ts";
import type { Game, Parts } from "../../src/games/game.ts";
import { parseBee } from "../../src/games/bee/puzzle.ts";
import { BEE_DEFAULTS } from "../../src/games/bee/rules.ts";
import { bitesOf, parseBites } from "../../src/games/bites/puzzle.ts";
import { BITES_DEFAULTS } from "../../src/games/bites/rules.ts";
import { parseClueFile } from "../../src/games/crossword/clue_file.ts";
import { parseGeminiResponse } from "../../src/games/crossword/gemini.ts";
import { CROSSWORD_DEFAULTS } from "../../src/games/crossword/rules.ts";
import { parseGrid as parsePicture } from "../../src/games/crossword/template.ts";
import { parseTheme } from "../../src/games/crossword/theme.ts";
import { parseGrid } from "../../src/games/grid/puzzle.ts";
import { GRID_RULES } from "../../src/games/grid/rules.ts";
import { crc32, readTable, sourceOf } from "../../src/lexicon/format.ts";
import { Lexicon } from "../../src/lexicon/lexicon.ts";
import { verifyLexicon } from "../../src/lexicon/verify.ts";
import { lexiconFromList, parseFrequencies } from "../../src/lexicon/word_list.ts";
import { replay } from "../../src/session/session.ts";
import {
  parseFinds,
  parseHeader,
  parseMoves,
  parseSession,
} from "../../src/session/session_text.ts";
import { answerCall } from "../../src/web/answer_call.ts";
import { formatRatings, withRatings } from "../../src/play/cards/ratings.ts";
import { parseCardLine } from "../../src/play/cards/transfer.ts";
import { formatOwnRows, ownWordsOf, parseOwnRows } from "../../src/play/own_words.ts";
import { readRulesFile } from "../../src/cli/grid/rules_file.ts";
import { toBase64 } from "../../src/play/duel/base64.ts";
import { parseLine as parseDuelLine } from "../../src/play/duel/line.ts";
import { memoryStore } from "./memory_store.ts";
import { parseYaml } from "../../src/yaml.ts";
import type { Entrance, Input } from "./hostile.ts";
import { patched } from "./patch.ts";
import { playLexicon } from "./play_words.ts";
import { FINDS, sessionOf, SUMMARY } from "./sessions.ts";
import { smallBytes } from "./words.ts";
import { scriptedWorld } from "./world.ts";

const DATA = new URL("../../data/", import.meta.url);
const WORDS = playLexicon();
const LEX = smallBytes();
const TAGS = readTable(sourceOf(LEX)).filter(({ length }) => length > 0);
const POLISH = alphabetOf("aąbcćdeęfghijklłmnńoóprsśtuwyzźż");

const BEE = ["N-BEMORV", "n bemorv", "NBEMORV"];
const BITES = ["A E T / AB> RE> / RTv", "A E T", "A/ ABC>/ TREv NOv"];
const GRID = [
  "Ttl R S Ndl / Odw Htw E I",
  "(sch) Qu12 A B / C D E F",
  "CASA\nROSE\nMELA",
  "T3tl Qutw",
];
const PICTURE = [
  "ca#ne/o.#re",
  "casa\no##c\nrana\n####",
  "; a remark\n...\n.#.\n...\n",
  "■a■/aaa/■a■",
];
const ROWS = "1-across\tAbitazione\n1d\tCon gli altri\n# remark\n3v\tx\n";
const FACTS = JSON.stringify({
  rows: 3,
  cols: 3,
  level: "easy",
  entries: [
    {
      number: 1,
      row: 0,
      col: 0,
      direction: "across",
      answer: "oro",
      clue: "giallo",
      difficulty: 0,
    },
    { number: 1, row: 0, col: 0, direction: "down", answer: "ora", clue: "adesso", difficulty: 0 },
  ],
});
const IPUZ = JSON.stringify({
  version: "http://ipuz.org/v2",
  kind: ["http://ipuz.org/crossword#1"],
  dimensions: { width: 3, height: 2 },
  puzzle: [[1, 2, 3], [4, 0, 0]],
  solution: [["o", "r", "o"], ["r", "#", { value: "A" }]],
  clues: { Across: [[1, "giallo"]], Down: [{ number: 1, clue: "adesso" }] },
});
const SESSIONS = [
  { ...sessionOf("bee-a", ["nome", "neve"]), rules: BEE_DEFAULTS, summary: SUMMARY, finds: FINDS },
  { ...sessionOf("bites-a"), game: "bites", puzzle: BITES[0]!, rules: BITES_DEFAULTS },
  { ...sessionOf("grid-a"), game: "grid", puzzle: GRID[0]!, rules: GRID_RULES.ruzzle },
  { ...sessionOf("cross-a"), game: "crossword", puzzle: "oro/r#a", rules: CROSSWORD_DEFAULTS },
].map((session) => JSON.stringify(session));
const CONFIG =
  "min_len: 4\nalpha: 2\nlevel: easy\nseed: 007\ncolor: no\nlang: it\nfamily_cap: 0.5\n";
const LANGUAGES = ["it", "nl", "de"].map((code) =>
  Deno.readTextFileSync(new URL(`languages/${code}.yaml`, DATA))
);
const THEMES = [
  Deno.readTextFileSync(new URL("themes/mare.tsv", DATA)).slice(0, 600),
  "rosa\tUn fiore\teasy\nnave\tVa per mare\thard\n",
];
const CLUES = '[{"slot":"1-across","clue":"giallo"},{"slot":"1-down","clue":"adesso"}]';
const REQUESTS = [
  { slot: "1-across", answer: "oro", tier: "easy" },
  { slot: "1-down", answer: "ora", tier: "easy" },
] as unknown as Parameters<typeof parseGeminiResponse>[1];
const COMMANDS = [
  ...["nome neve", ":hint", "list", "=list", "? x", ":list zzz", "/x", "hint", "h 3", "shuffle"],
  ...["1o casa", "12-across=x", "1v", "sort length", "undo", "check all", "show NOME", "\t*\t"],
];

const CARD = '{"version":1,"card":"card-it-nero","ratings":[[7,2]]}';
const OWN_ROW = { language: "it", mark: "added", word: "mome", reason: "nonna" } as const;
const GRID_FILE = "points: {a: 1, b: 5}\nbonuses: {dl: 4}\nmin_length: 3\n";
const DUEL = [
  '["i","bee","it-4af180",[],["N-BEMORV"],"digest","seal"]',
  '["a","digest",["10nome10neve!"]]',
  '["o","digest","salt",["10nome"]]',
];
const CALLS = [
  { kind: "put", stamp: null, session: sessionOf("bee-a", ["nome"]) },
  { kind: "headers", filter: { start: "bee-", over: false } },
  { kind: "put_notes", edits: [{ key: "k", before: null, after: "x" }] },
].map((call) => JSON.stringify(call));

/** Every way into the program. */
export const ENTRANCES: readonly Entrance[] = [
  text("bee puzzle", BEE, (it) => parseBee(it, LATIN)),
  text("bee in other letters", [...BEE, "Ż-AĄBCĆD"], (it) => parseBee(it, POLISH)),
  text("bites puzzle", BITES, (it) => parseBites(it)),
  text(
    "bites tiles",
    ["A E T", "ABC, DE"],
    (it) => bitesOf({ single: it, horizontal: it, vertical: it }),
  ),
  text("grid board", GRID, (it) => parseGrid(it, LATIN)),
  text("grid board without letters", GRID, (it) => parseGrid(it)),
  text("crossword picture", PICTURE, (it) => parsePicture(it)),
  text("theme", THEMES, (it) => parseTheme(it)),
  text("clue file", [ROWS], (it) => parseClueFile(it, parsePicture(PICTURE[1]!))),
  text("crossword file", [FACTS, IPUZ, ...PICTURE], async (it) => {
    const file = { args: [], files: { "a.json": it } };
    await readSource(scriptedWorld(file), "a.json");
  }, 20),
  text("clue service", [
    JSON.stringify({ candidates: [{ content: { parts: [{ text: CLUES }] } }] }),
  ], (it) => {
    parseGeminiResponse(it, REQUESTS);
  }),
  text("clue list", [CLUES], (it) => {
    parseGeminiResponse(
      JSON.stringify({ candidates: [{ content: { parts: [{ text: it }] } }] }),
      REQUESTS,
    );
  }),
  text("config", [CONFIG], async (it) => {
    const values = await parseYaml(it, "config.yml");
    resolveSettings({ file: { path: "config.yml", text: it, values } });
  }, 2),
  text("own language", LANGUAGES, async (it) => {
    const files = { "/own/languages/nl.yaml": it };
    await findLanguage({ world: scriptedWorld({ args: [], files }), dataPath: "/own" }, "nl");
  }, 50),
  bytes("word list", ["nome\nneve\nperché\nROMA\r\n", "żółć\naż\n"], (it) => {
    const made = lexiconFromList(it, "list.txt", { language: "xx", alphabet: LATIN });
    verifyLexicon(Lexicon.open(sourceOf(made)));
  }, 10),
  bytes("frequencies", ["nome\t5.6\nneve\t4\n", "nome\t12345\nneve\t1e3\n"], (it) => {
    parseFrequencies(it, "freq.tsv", LATIN);
  }),
  bytes("lexicon", [LEX], (it) => verifyLexicon(Lexicon.open(sourceOf(it))), 10),
  bytes("lexicon with mended checksums", [LEX], lie, 20),
  text("session", SESSIONS, (it) => replayed(it), 10),
  text("session header", [SESSIONS[0]!.replace(/"moves":\[.*?\]/, '"played":2')], (it) => {
    parseHeader(it, "x");
  }),
  text("moves", ['[{"kind":"guess","word":"nome"}]'], (it) => parseMoves(it, "x")),
  text("finds", [JSON.stringify(FINDS)], (it) => parseFinds(it, "x")),
  text("typed line", COMMANDS, typed),
  text("card", [CARD], (it) => parseCardLine(it, "x")),
  text("ratings of a card", [formatRatings([[7, 2], [9, 4]])], (it) => {
    withRatings(it, [[8, 3]]);
  }),
  text("own words", [formatOwnRows([OWN_ROW])], (it) => {
    ownWordsOf(parseOwnRows(it).rows, WORDS);
  }),
  text("rules of a grid", [GRID_FILE], async (it) => {
    await readRulesFile(scriptedWorld({ args: [], files: { "rules.yml": it } }), "rules.yml");
  }, 20),
  text("line of a duel", DUEL, (it) => {
    parseDuelLine(sealed(it));
  }),
  text("call of a page", CALLS, async (it) => {
    await answerCall(memoryStore(() => 0), it);
  }, 2),
];

function text(
  name: string,
  samples: readonly string[],
  feed: (text: string) => unknown,
  cost = 1,
): Entrance {
  return { name, samples, feed: (input) => feed(asText(input)), cost };
}

function bytes(
  name: string,
  samples: readonly Input[],
  feed: (bytes: Uint8Array<ArrayBuffer>) => unknown,
  cost = 1,
): Entrance {
  const own = samples.map((it) => asBytes(it));
  return { name, samples: own, feed: (input) => feed(asBytes(input)), cost };
}

export function asText(input: Input): string {
  return typeof input === "string" ? input : new TextDecoder().decode(input);
}

export function asBytes(input: Input): Uint8Array<ArrayBuffer> {
  return typeof input === "string" ? new TextEncoder().encode(input) : input;
}

/** The changed bytes become those of one section of a file that is right in all else. */
function lie(input: Uint8Array<ArrayBuffer>): void {
  if (input.length !== LEX.length) return;
  let bytes = LEX;
  for (const { tag, offset, length } of TAGS) {
    const part = input.subarray(offset, offset + length);
    if (part.some((byte, i) => byte !== LEX[offset + i])) bytes = patched(bytes, tag, () => part);
  }
  verifyLexicon(Lexicon.open(sourceOf(bytes)));
}

/** As a line that nobody has changed on its way. */
function sealed(fields: string): string {
  const text = new TextEncoder().encode(fields);
  const bytes = new Uint8Array(text.length + 4);
  bytes.set(text);
  new DataView(bytes.buffer).setUint32(text.length, crc32(text));
  return `itbee-duel-1-${toBase64(bytes)}`;
}

function replayed(line: string): void {
  const session = parseSession(line, "line 1");
  if (!Object.hasOwn(games, session.game)) return;
  const game = games[session.game as keyof typeof games] as unknown as Game<Parts>;
  const { round, state } = replay(game, WORDS, session);
  const adapter = adapterOf(session.game)!;
  const position = { round, state, label: session.label };
  adapter.summary(position);
  adapter.finds(position);
}

function typed(line: string): void {
  parseLine(line, {
    commands: [{ name: "list", always: "list", aliases: ["lista"], short: ["l"], takesRest: true }],
    minLength: 4,
    mayPlay: (word) => /^[bemornv]+$/.test(word),
  });
}
