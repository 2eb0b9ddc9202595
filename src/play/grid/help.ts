import type { GridRound } from "../../games/grid/round.ts";
import type { Messages } from "../../messages/messages.ts";
import type { HelpTopic } from "../game_adapter.ts";

export function helpText(topic: HelpTopic, round: GridRound, t: Messages): readonly string[] {
  if (topic === "points") return pointsText(round, t);
  const { minLength, seconds, floor } = round.rules;
  return t.grid.rules({ minLength, seconds, hasExtra: floor > 0 });
}

function pointsText({ rules, puzzle }: GridRound, t: Messages): string[] {
  const { scoring, language, minLength } = rules;
  const list = scoring.kind === "letters" ? scoring.lengthPoints : scoring.points;
  const byLength = list.flatMap((n, length) => {
    if (n === 0 || length < minLength) return [];
    return [`${length}${length === list.length - 1 ? "+" : ""}: ${n}`];
  });
  const lengths = [t.grid.lengthTitle, `  ${byLength.join("  ")}`];
  if (scoring.kind === "length") return [...t.grid.pointsByLength(), ...lengths];
  const here = new Set(puzzle.cells.flatMap(({ letters }) => [...letters]));
  const values = [...language.letters].filter((letter) => here.has(letter))
    .map((letter) => `${letter.toUpperCase()} ${language.values[letter] ?? 0}`);
  return [...t.grid.pointsByLetter(values.join(", ")), ...lengths];
}
