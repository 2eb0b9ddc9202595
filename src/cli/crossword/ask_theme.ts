import { askTheme } from "../../clue_service.ts";
import { UserError } from "../../core/problem.ts";
import { parseTheme, type ThemeWord } from "../../games/crossword/theme.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { say } from "../../messages/say.ts";
import { join } from "../../path.ts";
import type { Call, ExitCode } from "../app/command.ts";
import { openLexicon } from "../app/open_lexicon.ts";
import { jsonArray } from "../text/json.ts";
import { badCrossword, filesOf, readText } from "./files.ts";
import type { CROSSWORD_THEMES_OPTIONS } from "./program.ts";
import { languageName, serviceOf } from "./service.ts";

type ThemesCall = Call<typeof CROSSWORD_THEMES_OPTIONS[number]>;

/**
 * Asks Gemini for the words of a theme and keeps them in the player's themes, where every other
 * command finds them. A level that is there already is not asked for again.
 */
export async function askForTheme(call: ThemesCall, topic: string): Promise<ExitCode> {
  const { world, t, options, resolved: { dataPath } } = call;
  const name = nameOf(topic);
  if (name === "" || dataPath === undefined) {
    const allowed = { kind: "text", max: MAX_NAME } as const;
    const fault = { kind: "bad_value", option: "--gemini", text: topic, allowed } as const;
    throw new UserError({ kind: "bad_usage", fault });
  }
  const tier = options.theme_level ?? "medium";
  const lexicon = await openLexicon(call);
  const path = join(dataPath, "themes", `${name}.tsv`);
  const known = await knownIn(call, { name, lexicon });
  const before = known.filter((row) => row.tier === tier);
  if (before.length > 0) {
    world.err(t.crossword.themeKept({ name, words: before.length, path }));
    show(call, before);
    return 0;
  }
  const request = { topic, lexicon, language: languageName(lexicon), tier };
  const answer = await askTheme(serviceOf(call), request);
  if (answer.kind === "failed") {
    world.err(t.crossword.noTheme(say(t.crossword.serviceFault, answer.fault)));
    return 1;
  }
  const fresh = answer.words.filter(({ word }) => !known.some((row) => row.word === word));
  if (fresh.length === 0) throw badCrossword(path, { kind: "no_theme_words" });
  const content = new TextEncoder().encode(rowsOf([...known, ...fresh]));
  await world.alone(path, () => world.writeFile(path, content));
  world.err(t.crossword.themeMade({ name, words: fresh.length, refused: answer.refused, path }));
  show(call, fresh);
  return 0;
}

const MAX_NAME = 60;

/** The name of its file: letters, digits and hyphens. */
function nameOf(topic: string): string {
  const bare = topic.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, MAX_NAME);
}

/** What the player's theme of that name has so far. */
async function knownIn(
  { world, resolved: { dataPath } }: ThemesCall,
  { name, lexicon }: { readonly name: string; readonly lexicon: Lexicon },
): Promise<readonly ThemeWord[]> {
  const own = await filesOf({ world, dataPath }, "themes");
  const found = own.find((one) => one.isOwn && one.name === name);
  return found ? parseTheme(await readText(world, found.path), lexicon.alphabet).words : [];
}

function rowsOf(words: readonly ThemeWord[]): string {
  return words.map(({ word, clue, tier }) => `${word}\t${clue}\t${tier}\n`).join("");
}

function show({ world, options }: ThemesCall, words: readonly ThemeWord[]): void {
  world.out(options.json ? jsonArray(words) : rowsOf(words).trimEnd());
}
