import { type Attack, must } from "./attack.ts";

const ROOT = new URL("../../", import.meta.url);

/** Kills tabs of a browser, by the tests of the pages, which have packages of their own. */
export const tabs: Attack = {
  name: "tabs killed at random lose no answered word",
  async run(scale) {
    const kills = scale.of(100, 3);
    await deno(["task", "web"]);
    const config = "tests/browser/config.json";
    const file = "tests/browser/durability_test.ts";
    const said = await deno(["test", "-A", "--config", config, "--filter", "killed", file], {
      ITBEE_KILLS: `${kills}`,
    });
    must(/1 passed/.test(said), `Chromium is not installed: ${said}`);
    return `${kills} tabs`;
  },
};

async function deno(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args,
    cwd: ROOT,
    env: { NO_COLOR: "1", ...env },
  }).output();
  const said = new TextDecoder().decode(stdout);
  must(success, said + new TextDecoder().decode(stderr));
  return said;
}
