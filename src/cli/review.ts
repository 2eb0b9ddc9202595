import { ankiFile } from "../play/cards/anki.ts";
import { type Card, loadCards, missedOn } from "../play/cards/cards.ts";
import {
  addRatings,
  type Grade,
  GRADES,
  learnedAmong,
  type Rating,
  type Schedule,
} from "../play/cards/ratings.ts";
import {
  dueCards,
  gradeOfTyped,
  isRight,
  maskedMeaning,
  nextCard,
  questionOf,
  rated,
  startReview,
} from "../play/cards/review.ts";
import type { Call, ExitCode, Result } from "./app/command.ts";
import type { TerminalContext } from "./app/game_view.ts";
import { openLexicon } from "./app/open_lexicon.ts";
import type { DISPLAY_OPTIONS } from "./app/options.ts";
import { openPlayContext } from "./app/play_context.ts";
import { mayShowMenu } from "./menu/menu.ts";
import { openPages } from "./pages/page.ts";
import { reviewOnPages } from "./pages/review.ts";
import { wrapPainted } from "./text/layout.ts";

type ReviewCall = Call<
  "anki" | "json" | "language" | "dictionary" | typeof DISPLAY_OPTIONS[number]
>;

/** How a review asks and answers: line by line, or on a screen. */
export interface ReviewOutput {
  begin(due: number, fresh: number): void;
  /** The word with this meaning, `?` for help; `undefined` where the player leaves. */
  askWord(meaning: string, letters: number): Promise<string | undefined>;
  /** Shows a word until the player has thought of its meaning; `false` where the player leaves. */
  showWord(word: string): Promise<boolean>;
  /** Whether it was known; `undefined` where the player leaves. */
  askGrade(facts: {
    readonly word: string;
    readonly meaning: string;
    readonly where?: string;
  }): Promise<Grade | undefined>;
  say(lines: readonly string[]): void;
  /** Says what becomes of a card that was answered. */
  rated(lines: readonly string[]): void;
  /** In place of a review. */
  nothing(text: string): Promise<void> | void;
  end(counts: {
    readonly answers: number;
    readonly right: number;
    readonly learned: number;
    readonly learning: number;
  }): Promise<void> | void;
}

const DAY = 86_400_000;

/** `itbee review`: the words missed in finished games, for five minutes. */
export async function reviewWords(call: ReviewCall): Promise<Result> {
  const { world, t, resolved, options } = call;
  const lexicon = await openLexicon(call);
  const context = await openPlayContext(world, t, resolved, () => lexicon);
  try {
    const cards = await loadCards(context);
    if (options.anki !== undefined) return await writeAnki(context, cards, options.anki);
    return await reviewShown(call, context, cards);
  } finally {
    world.input().close();
    await context.store.close();
  }
}

async function writeAnki(
  { world, t }: TerminalContext,
  cards: readonly Card[],
  path: string,
): Promise<ExitCode> {
  if (cards.length === 0) {
    world.err(t.review.none());
    return 1;
  }
  const text = ankiFile(cards, t);
  if (path === "-") {
    world.out(text.trimEnd());
    return 0;
  }
  await world.writeFile(path, new TextEncoder().encode(text));
  world.out(t.review.written(cards.length, path));
  return 0;
}

/** For programs. */
function reviewFacts(cards: readonly Card[], schedule: Schedule, now: number): object {
  const { due, fresh } = dueCards(cards, schedule, now);
  return {
    due: due.length,
    new: fresh.length,
    cards: cards.map(({ lemma, forms, sense, zipf, boards, ratings }) => ({
      lemma,
      forms,
      meaning: sense.meaning,
      english: sense.english,
      zipf,
      boards,
      ratings: ratings.length,
      due: ratings.length === 0 ? null : new Date(schedule(ratings).due).toISOString(),
    })),
  };
}

/** On a screen where there is one. */
async function reviewShown(
  call: ReviewCall,
  context: TerminalContext,
  cards: readonly Card[],
): Promise<Result> {
  // Only a review waits for the scheduler to load.
  const { fsrsSchedule } = await import("../schedule.ts");
  const schedule = fsrsSchedule();
  if (call.options.json) {
    const { world } = context;
    world.out(JSON.stringify(reviewFacts(cards, schedule, world.now()), null, 2));
    return 0;
  }
  if (!mayShowMenu(call as Call)) {
    await reviewNow(context, linesOutput(context), { cards, schedule });
    return 0;
  }
  const pages = openPages(context);
  try {
    const output = reviewOnPages(pages, context.t);
    await reviewNow(context, output, { cards, schedule });
    return output.gone ?? "menu";
  } finally {
    pages.close();
  }
}

async function reviewNow(
  context: TerminalContext,
  output: ReviewOutput,
  { cards, schedule }: { readonly cards: readonly Card[]; readonly schedule: Schedule },
): Promise<void> {
  const { world, t, paint } = context;
  if (cards.length === 0) return await output.nothing(t.review.none());
  const { due, fresh } = dueCards(cards, schedule, world.now());
  if (due.length + fresh.length === 0) {
    const next = Math.min(...cards.map(({ ratings }) => schedule(ratings).due));
    return await output.nothing(t.review.nothingDue(Math.ceil((next - world.now()) / DAY)));
  }
  output.begin(due.length, fresh.length);
  let review = startReview(cards, world.now());
  for (;;) {
    const card = nextCard(review, schedule, world.now());
    if (!card) break;
    const ask = questionOf(card) === "type" ? askWord : askMeaning;
    const grade = await ask(context, output, card);
    if (grade === undefined) break;
    const rating: Rating = [world.now(), grade];
    const isSaved = await addRatings(context.store, card.key, [rating]);
    if (!isSaved) output.say([paint.bad(t.review.notSaved())]);
    review = rated(review, card, rating);
    const again = schedule(review.cards.find(({ key }) => key === card.key)!.ratings).due;
    output.rated([paint.dim(t.review.again((again - world.now()) / 60_000))]);
  }
  const { learned, learning } = learnedAmong(review.cards.map(({ ratings }) => ratings), schedule);
  await output.end({ answers: review.rated.length, right: review.right, learned, learning });
}

/** The meaning is shown, the word is typed. */
async function askWord(
  { t, lexicon, paint }: TerminalContext,
  output: ReviewOutput,
  card: Card,
): Promise<Grade | undefined> {
  const [form] = card.forms;
  const meaning = maskedMeaning(card, t.lexicon.meaning(card.sense));
  let wasHelped = false;
  for (;;) {
    const text = await output.askWord(meaning, [...card.lemma].length);
    if (text === undefined) return undefined;
    if (text === "?") {
      wasHelped = true;
      output.say([t.review.firstLetter([...card.lemma][0]!.toUpperCase())]);
      continue;
    }
    const right = isRight(card, text, lexicon.alphabet);
    const verdict = right
      ? paint.good(t.review.right(card.lemma))
      : paint.bad(t.review.wrong(card.lemma));
    output.say([verdict, ...(form === card.lemma ? [] : [t.review.forms(card.forms)])]);
    return gradeOfTyped(right, wasHelped);
  }
}

/** The word is shown; the player says whether its meaning was known. */
async function askMeaning(
  { t }: TerminalContext,
  output: ReviewOutput,
  { lemma, forms, sense, boards: [board] }: Card,
): Promise<Grade | undefined> {
  const word = forms[0] === lemma ? lemma : `${forms[0]} (${lemma})`;
  if (!await output.showWord(word)) return undefined;
  const where = board && missedOn(board, t);
  return await output.askGrade({
    word,
    meaning: t.lexicon.meaning(sense),
    ...(where !== undefined && { where }),
  });
}

/** Line by line. A question is a line of its own, which is seen without a terminal too. */
function linesOutput({ world, t, paint }: TerminalContext): ReviewOutput {
  const say = (lines: readonly string[]) => {
    if (lines.length === 0) return;
    world.out(lines.flatMap((line) => wrapPainted(line, world.input().columns)).join("\n"));
  };
  const ask = async (question: string): Promise<string | undefined> => {
    say([question]);
    const line = await world.input().read("> ");
    const text = line.kind === "line" ? line.text.trim().toLowerCase() : "q";
    return text === "q" ? undefined : text;
  };
  return {
    begin(due, fresh) {
      const [what = "", ...how] = t.review.opening(due, fresh);
      say([paint.bold(what), ...how.map(paint.dim), ""]);
    },
    askWord: (meaning, letters) => ask(t.review.askWord(meaning, letters)),
    showWord: async (word) =>
      await ask(t.review.askMeaning(word.replace(/^\S+/, paint.bold))) !== undefined,
    async askGrade({ meaning, where }) {
      say([`  ${meaning}`, ...(where === undefined ? [] : [paint.dim(`  ${where}`)])]);
      for (;;) {
        const text = await ask(t.review.askGrade());
        if (text === undefined) return undefined;
        const grade = GRADES.find((one) => String(one) === (text || "3"));
        if (grade !== undefined) return grade;
        say([t.review.gradeAgain()]);
      }
    },
    say,
    rated: (lines) => say([...lines, ""]),
    nothing: (text) => say([text]),
    end({ answers, right, learned, learning }) {
      say([paint.bold(t.review.closing(answers, right)), t.review.learned(learned, learning)]);
    },
  };
}
