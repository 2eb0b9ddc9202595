/** What every game of words says: all but the crossword. */
export interface WordGameMessages {
  /** Asked where a command lacks its word. */
  whyWhat(): string;
  reportWhat(): string;
  askGiveUp(): string;
  nothingFound(): string;
  /** Around the list of commands. */
  readonly helpTitle: string;
  readonly helpMore: readonly string[];
}
