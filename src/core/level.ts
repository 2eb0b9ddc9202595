/** The lowest frequency (zipf) of a required word, by level. */
export const LEVELS = { easy: 3.5, medium: 3, hard: 2.5, expert: 2 } as const;
export type Level = keyof typeof LEVELS;

export const DEFAULT_LEVEL: Level = "medium";
