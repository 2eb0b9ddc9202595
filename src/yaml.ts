import { type SettingFault, UserError } from "./core/problem.ts";
import { quotable } from "./core/text.ts";

export const MAX_YAML = 65_536;

/**
 * The one document in a YAML text, every scalar as it is written: `007` stays `007`, and a seed of
 * thirty digits keeps them. `undefined` when there is none. Throws `bad_setting`.
 */
export async function parseYaml(text: string, path: string): Promise<unknown> {
  if (text.length > MAX_YAML) fail({ kind: "too_large", path, limit: MAX_YAML });
  if (text.split("\n").every((line) => /^\ufeff?\s*(#|$)/.test(line))) return undefined;
  const { load, FAILSAFE_SCHEMA, YAMLException } = await import("js-yaml");
  try {
    return load(text, { filename: path, schema: FAILSAFE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const at = error.mark && { line: error.mark.line + 1, column: error.mark.column + 1 };
    fail({ kind: "bad_yaml", path, ...at, detail: quotable(error.reason) });
  }
}

function fail(fault: SettingFault): never {
  throw new UserError({ kind: "bad_setting", faults: [fault] });
}
