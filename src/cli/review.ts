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
import type { Call, ExitCode } from "./app/command.ts";
import type { TerminalContext } from "./app/game_view.ts";
import { openLexicon } from "./app/open_lexicon.ts";
import { openPlayContext } from "./app/play_context.ts";
import { wrapPainted } from "./text/layout.ts";

type ReviewCall = Call<"anki" | "json" | "language" | "dictionary" | "lang" | "data_path">;

/** The answer, or that the player leaves. */
type Answer = { readonly kind: "line"; readonly text: string } | { readonly kind: "left" };

const DAY = 86_400_000;

/** `itbee review`: the words missed in finished games, for five minutes. */
export async function reviewWords(call: ReviewCall): Promise<ExitCode> {
  const { world, t, resolved, options } = call;
  const lexicon = await openLexicon(call);
  const context = await openPlayContext(world, t, resolved, () => lexicon);
  try {
    const cards = await loadCards(context);
    if (options.anki !== undefined) return await writeAnki(context, cards, options.anki);
    // Only a review waits for the scheduler to load.
    const { fsrsSchedule } = await import("../schedule.ts");
    const schedule = fsrsSchedule();
    if (options.json) {
      world.out(JSON.stringify(reviewFacts(cards, schedule, world.now()), null, 2));
      return 0;
    }
    return await reviewNow(context, cards, schedule);
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

async function reviewNow(
  context: TerminalContext,
  cards: readonly Card[],
  schedule: Schedule,
): Promise<ExitCode> {
  const { world, t, paint } = context;
  if (cards.length === 0) {
    say(context, [t.review.none()]);
    return 0;
  }
  const { due, fresh } = dueCards(cards, schedule, world.now());
  if (due.length + fresh.length === 0) {
    const next = Math.min(...cards.map(({ ratings }) => schedule(ratings).due));
    say(context, [t.review.nothingDue(Math.ceil((next - world.now()) / DAY))]);
    return 0;
  }
  const [what = "", ...how] = t.review.opening(due.length, fresh.length);
  say(context, [paint.bold(what), ...how.map(paint.dim), ""]);
  let review = startReview(cards, world.now());
  for (;;) {
    const card = nextCard(review, schedule, world.now());
    if (!card) break;
    const grade = await (questionOf(card) === "type" ? askWord : askMeaning)(context, card);
    if (grade === undefined) break;
    const rating: Rating = [world.now(), grade];
    if (!await addRatings(context.store, card.key, [rating])) say(context, [t.review.notSaved()]);
    review = rated(review, card, rating);
    const again = schedule(review.cards.find(({ key }) => key === card.key)!.ratings).due;
    say(context, [paint.dim(t.review.again((again - world.now()) / 60_000)), ""]);
  }
  const { learned, learning } = learnedAmong(review.cards.map(({ ratings }) => ratings), schedule);
  say(context, [
    paint.bold(t.review.closing(review.rated.length, review.right)),
    t.review.learned(learned, learning),
  ]);
  return 0;
}

/** The meaning is shown, the word is typed. */
async function askWord(context: TerminalContext, card: Card): Promise<Grade | undefined> {
  const { t, lexicon, paint } = context;
  const [form] = card.forms;
  let wasHelped = false;
  for (;;) {
    const meaning = maskedMeaning(card, t.lexicon.meaning(card.sense));
    const answer = await ask(context, t.review.askWord(meaning, [...card.lemma].length));
    if (answer.kind === "left") return undefined;
    if (answer.text === "?") {
      wasHelped = true;
      say(context, [t.review.firstLetter([...card.lemma][0]!.toUpperCase())]);
      continue;
    }
    const right = isRight(card, answer.text, lexicon.alphabet);
    const verdict = right
      ? paint.good(t.review.right(card.lemma))
      : paint.bad(t.review.wrong(card.lemma));
    say(context, [verdict]);
    if (form !== card.lemma) say(context, [t.review.forms(card.forms)]);
    return gradeOfTyped(right, wasHelped);
  }
}

/** The word is shown; the player says whether its meaning was known. */
async function askMeaning(context: TerminalContext, card: Card): Promise<Grade | undefined> {
  const { t, paint } = context;
  const { lemma, forms, sense, boards: [board] } = card;
  const form = paint.bold(forms[0]!);
  const name = forms[0] === lemma ? form : `${form} (${lemma})`;
  if ((await ask(context, t.review.askMeaning(name))).kind === "left") return undefined;
  say(context, [
    `  ${t.lexicon.meaning(sense)}`,
    ...(board ? [paint.dim(`  ${missedOn(board, t)}`)] : []),
  ]);
  for (;;) {
    const answer = await ask(context, t.review.askGrade());
    if (answer.kind === "left") return undefined;
    const grade = GRADES.find((one) => String(one) === (answer.text || "3"));
    if (grade !== undefined) return grade;
    say(context, [t.review.gradeAgain()]);
  }
}

/** The question is a line of its own, which is seen without a terminal too. */
async function ask(context: TerminalContext, question: string): Promise<Answer> {
  say(context, [question]);
  const line = await context.world.input().read("> ");
  if (line.kind !== "line") return { kind: "left" };
  const text = line.text.trim().toLowerCase();
  return text === "q" ? { kind: "left" } : { kind: "line", text };
}

function widthOf({ world }: TerminalContext): number {
  return world.input().columns;
}

function say(context: TerminalContext, lines: readonly string[]): void {
  if (lines.length === 0) return;
  context.world.out(lines.flatMap((line) => wrapPainted(line, widthOf(context))).join("\n"));
}
