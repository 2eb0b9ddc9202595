/** The lowest frequency (zipf) of a required word, by level. */
export const LEVELS = { easy: 3.5, medium: 3, hard: 2.5, expert: 2 } as const;
export type Level = keyof typeof LEVELS;

/** A level, or `auto` for boards fitted to what the player knows. */
export type LevelChoice = Level | "auto";
export const LEVEL_CHOICES: readonly LevelChoice[] = ["easy", "medium", "hard", "expert", "auto"];

/** The level of boards that should fit the player and cannot. */
export function floorOf(level: string): number {
  return LEVELS[level === "auto" ? DEFAULT_LEVEL : level as Level];
}

export const DEFAULT_LEVEL: Level = "medium";
