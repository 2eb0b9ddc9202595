import { type Problem, UserError } from "../core/problem.ts";
import { chooseTongue, type Messages, messages, say } from "../messages/mod.ts";
import type { World } from "../world.ts";
import { parseArgs } from "./args.ts";
import type { ExitCode } from "./command.ts";
import { COMMANDS } from "./commands/mod.ts";
import { savedTongue } from "./settings.ts";
import { VERSION } from "./version.ts";

const EXIT: Readonly<Record<Problem["kind"], ExitCode>> = {
  bad_usage: 2,
  bad_lexicon: 3,
  bad_word_list: 3,
  no_words: 3,
  bad_puzzle: 2,
  bad_language: 2,
  bad_crossword: 2,
  no_puzzle_found: 4,
  no_session: 1,
  bad_session: 1,
  bad_setting: 2,
  unreadable: 1,
  unwritable: 1,
};

/** Arguments in, exit code out. The only place where a user's mistake is caught. */
export async function run(world: World): Promise<ExitCode> {
  const locale = world.env("LC_ALL") || world.env("LC_MESSAGES") || world.env("LANG");
  const asked = askedTongue(world.args) ?? world.env("ITBEE_LANG");
  let t: Messages = messages[chooseTongue(asked, locale)];
  try {
    const request = parseArgs(world.args, COMMANDS, t);
    switch (request.kind) {
      case "show":
        world.out(request.text);
        return 0;
      case "version":
        world.out(`itbee ${VERSION} (${world.platform})`);
        return 0;
      case "run":
        t = messages[chooseTongue(asked ?? await savedTongue(world, request.call.options), locale)];
        return await request.spec.run!({ world, t, ...request.call });
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    world.err(say(t.problem, error.problem));
    return EXIT[error.problem.kind];
  }
}

/** Help and problems must be in the right language before anything is parsed. */
function askedTongue(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  return at < 0 ? undefined : args[at]!.split("=")[1] ?? args[at + 1];
}
