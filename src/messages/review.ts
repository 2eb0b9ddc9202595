/** What the review of missed words says. */
export interface ReviewMessages {
  /** Nothing to review yet. */
  none(): string;
  /** Words there are, but none is due; days until the next is, if one is. */
  nothingDue(days: number | undefined): string;
  opening(due: number, fresh: number): readonly string[];
  /** Asks for the word with this meaning and this many letters. */
  askWord(meaning: string, letters: number): string;
  /** The word alone, before its meaning is shown. */
  askMeaning(word: string): string;
  /** Whether it was known: 1 to 4. */
  askGrade(): string;
  gradeAgain(): string;
  firstLetter(letter: string): string;
  right(word: string): string;
  wrong(word: string): string;
  /** The forms that were missed. */
  forms(forms: readonly string[]): string;
  /** `where` is what the game says; with the date of a daily. */
  missedOn(where: string, date: string | undefined): string;
  /** When the word comes back. */
  again(minutes: number): string;
  closing(asked: number, right: number): string;
  notSaved(): string;
  forAnki(cards: number): string;
  written(cards: number, path: string): string;
  learned(learned: number, learning: number): string;
  /** On a screen, where the word is apart from what is asked about it. */
  readonly page: {
    letters(n: number): string;
    readonly known: string;
    /** Whether it was known. */
    readonly grade: Readonly<Record<1 | 2 | 3 | 4, string>>;
    /** Under a number. */
    readonly count: Readonly<
      Record<"answers" | "right" | "learned" | "learning", (n: number) => string>
    >;
    readonly key: Readonly<
      Record<"first" | "meaning" | "grade" | "leave", readonly [key: string, what: string]>
    >;
  };
}
