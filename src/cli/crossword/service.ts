import { CLUE_ENDPOINT, CLUE_PATIENCE, type ClueService } from "../../clue_service.ts";
import { UserError } from "../../core/problem.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import type { Call } from "../app/command.ts";
import { parseEndpoint } from "../app/option_kinds.ts";

/** The service that was named, or the usual one. Throws `bad_usage` at an address it cannot use. */
export function serviceOf({ world, options }: Call<"clue_endpoint">): ClueService {
  const text = world.env("ITBEE_CLUE_ENDPOINT") || CLUE_ENDPOINT;
  const endpoint = options.clue_endpoint ?? parseEndpoint(text);
  if (!endpoint) {
    const allowed = { kind: "url" } as const;
    const fault = { kind: "bad_value", option: "ITBEE_CLUE_ENDPOINT", text, allowed } as const;
    throw new UserError({ kind: "bad_usage", fault });
  }
  return { ...CLUE_PATIENCE, endpoint, key: world.env("GEMINI_API_KEY") ?? "" };
}

/** The language of the words, in English: `Italian`. */
export function languageName({ language }: Lexicon): string {
  return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
}
