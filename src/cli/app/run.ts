import { type Problem, UserError } from "../../core/problem.ts";
import type { Messages } from "../../messages/messages.ts";
import type { NetworkNeeds, World } from "../../world.ts";
import type { Call, ExitCode } from "./command.ts";
import type { Request } from "./args.ts";
import type { ResolvedSettings } from "./settings.ts";
import { refuseOtherDeno } from "./supported_deno.ts";
import { VERSION } from "./version.ts";

const EXIT: Readonly<Record<Problem["kind"], ExitCode>> = {
  bad_usage: 2,
  bad_lexicon: 3,
  bad_word_list: 3,
  bad_own_word: 1,
  bad_own_reason: 1,
  no_own_word: 1,
  no_strategy: 3,
  no_words: 3,
  list_in_daily: 1,
  bad_puzzle: 2,
  bad_language: 2,
  bad_crossword: 2,
  no_puzzle_found: 4,
  no_session: 1,
  others_session: 1,
  other_player: 1,
  no_games: 1,
  bad_session: 1,
  bad_duel: 1,
  bad_setting: 2,
  unreadable: 1,
  unwritable: 1,
  no_site: 1,
  bad_port: 1,
  closed_pipe: 0,
  unsupported_deno: 1,
};

/**
 * Arguments in, exit code out. The only place where a user's mistake is caught. We load
 * only what the answer needs: reading a module takes longer than most commands.
 */
export async function run(world: World): Promise<ExitCode> {
  const locale = world.env("LC_ALL") || world.env("LC_MESSAGES") || world.env("LANG");
  let asked = askedLanguage(world.args) ?? world.env("ITBEE_LANG");
  try {
    if (world.args[0] === "--version" || world.args[0] === "-V") return showVersion(world);
    refuseOtherDeno(world.deno);
    const {
      chooseUiLanguage,
      COMMANDS,
      helpIn,
      messagesIn,
      parseArgs,
      toolMessagesIn,
      withLanguage,
    } = await import("./mod.ts");
    const request = await parseArgs(world.args, COMMANDS);
    switch (request.kind) {
      case "version":
        return showVersion(world);
      case "help": {
        const { helpOf } = await import("./help.ts");
        const t = await helpIn(chooseUiLanguage(asked, locale));
        world.out(helpOf(request.spec, COMMANDS, t));
        return 0;
      }
    }
    const resolved = await settingsOf(world, request);
    world.limitNetwork(networkNeeds(request, resolved));
    asked ??= resolved.settings.lang;
    const uiLanguage = chooseUiLanguage(asked, locale);
    const { speaksOf, isTool } = request.spec;
    // As much of it as `tool` lets a command use.
    const t = isTool
      ? await toolMessagesIn(uiLanguage, speaksOf ?? []) as Messages
      : await messagesIn(uiLanguage, speaksOf);
    const call: Call = { world, t, resolved, ...withLanguage(request, resolved) };
    const result = await request.spec.run!(call);
    if (result !== "menu") return result;
    const { playFromMenu } = await import("../menu/play.ts");
    return await playFromMenu({ ...call, t: await messagesIn(uiLanguage) }, COMMANDS);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (error.problem.kind !== "closed_pipe") {
      const { chooseUiLanguage, explained } = await import("./mod.ts");
      world.err(await explained(error.problem, chooseUiLanguage(asked, locale)));
    }
    return EXIT[error.problem.kind];
  }
}

function networkNeeds({ spec, call }: Running, { server }: ResolvedSettings): NetworkNeeds {
  const { clues, gemini } = call.options;
  return {
    clues: clues?.kind === "gemini" || gemini !== undefined,
    pages: spec.topic === "web",
    server,
  };
}

type Running = Extract<Request, { kind: "run" }>;

/** A command without settings works even if the settings file is broken. */
export async function settingsOf(
  world: World,
  { spec, call }: Running,
): Promise<ResolvedSettings> {
  const { defaultSettings, readSettings } = await import("./mod.ts");
  try {
    return await readSettings(world, call.options);
  } catch (error) {
    if (!(error instanceof UserError) || spec.options.includes("data_path")) throw error;
    return defaultSettings();
  }
}

function showVersion(world: World): ExitCode {
  world.out(`itbee ${VERSION} (${world.edition}, ${world.platform})`);
  return 0;
}

/** Help and problems must be in the right language before anything is parsed. */
function askedLanguage(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  return at < 0 ? undefined : args[at]!.split("=")[1] ?? args[at + 1];
}
