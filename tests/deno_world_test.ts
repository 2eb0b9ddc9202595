import assert from "node:assert/strict";
import { knownTime, romeDate } from "../src/core/calendar.ts";
import { inFolder, run } from "./support/program.ts";

const MAIN = new URL("../main.ts", import.meta.url).pathname;
const PROGRAM = `"${Deno.execPath()}" run -A -q --cached-only --no-check "${MAIN}" --lang en`;

/** What a shell makes of the program, which is `$itbee` there. */
async function shell(script: string, folder: string) {
  const { code, stdout, stderr } = await new Deno.Command("bash", {
    args: ["-c", script.replaceAll("$itbee", PROGRAM)],
    cwd: folder,
    env: { ITBEE_DATA_PATH: `${folder}/data` },
    stdin: "null",
  }).output();
  const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { code, out: out!, err: err! };
}

const ignore = Deno.build.os === "windows";

Deno.test({
  name: "what cannot be printed is said in one sentence, without a stack trace",
  ignore: Deno.build.os !== "linux",
  fn: () =>
    inFolder(async (folder) => {
      for (const args of ["config path", "--version", "--help", "grid demo", "stats"]) {
        const { code, err } = await shell(`$itbee ${args} > /dev/full`, folder);
        assert.equal(code, 1, args);
        assert.equal(err, 'Cannot write "stdout": the disk is full\n', args);
        const both = await shell(`$itbee ${args} > /dev/full 2> /dev/full`, folder);
        assert.equal(both.code, 1, args);
      }
    }),
});

Deno.test({
  name: "a closed pipe ends the program quietly",
  ignore,
  fn: () =>
    inFolder(async (folder) => {
      const json =
        "set -o pipefail; yes nome | $itbee N-BEMORV --json --dictionary play.lex | head -2";
      const { out, err } = await shell(json, folder);
      assert.equal(out.trim().split("\n").length, 2);
      assert.equal(err, "");
      const lines = await shell(
        "yes nome | $itbee N-BEMORV --dictionary play.lex | head -2",
        folder,
      );
      assert.equal(lines.err, "");
    }),
});

Deno.test({
  name: "no output takes the place of saved games",
  ignore,
  fn: () =>
    inFolder(async (folder) => {
      const store = `${folder}/data/sessions.kv`;
      await run(folder, `${folder}/data`, ["N-BEMORV", "--json"], "nome\n");
      const saved = await shell("$itbee sessions export", folder);
      assert.match(saved.out, /N-BEMORV/);
      await Deno.symlink(store, `${folder}/link.txt`);
      for (const path of [store, `${folder}/link.txt`]) {
        for (const command of ["sessions export", "crossword generate"]) {
          const { code, err } = await shell(`$itbee ${command} -o "${path}"`, folder);
          const why = "it holds saved games. Choose another name";
          assert.equal(err, `Cannot write "${path}": ${why}\n`, command);
          assert.equal(code, 1, command);
        }
      }
      const { code } = await shell("$itbee sessions export -o copy.kv", folder);
      assert.equal(code, 0, "a new file may have any name");
      assert.equal(await Deno.readTextFile(`${folder}/copy.kv`), saved.out);
    }),
});

Deno.test({
  name: "variables that are not UTF-8 are as good as none",
  ignore: Deno.build.os !== "linux",
  fn: () =>
    inFolder(async (folder) => {
      for (const name of ["HOME", "LANG", "ITBEE_MIN_LEN", "TERM", "ITBEE_LANG", "NO_COLOR"]) {
        const { code, err } = await shell(`export ${name}=$'\\xff'; $itbee stats`, folder);
        assert.equal(code, 0, `${name}: ${err}`);
      }
    }),
});

Deno.test({
  name: "-o writes through links, pipes and devices, and keeps a file's mode",
  ignore: Deno.build.os !== "linux",
  fn: () =>
    inFolder(async (folder) => {
      const make = "$itbee grid generate --seed 1 -o";
      const { out: board, err } = await shell(`${make} /dev/stdout`, folder);
      assert.notEqual(board, "", err);
      const wanted = board.trim().split("\n")[0]!;
      const checks: [name: string, script: string][] = [
        ["a link", `echo old > real; ln -s real link; ${make} link; test -L link && cat real`],
        ["a link to nothing", `ln -s later loose; ${make} loose; test -L loose && cat later`],
        ["a pipe", `mkfifo pipe; cat pipe & ${make} pipe; wait; test -p pipe`],
        ["standard output", `${make} /dev/stdout`],
        [
          "a mode",
          `touch own; chmod 600 own; ${make} own; test $(stat -c %a own) = 600 && cat own`,
        ],
      ];
      for (const [name, script] of checks) {
        const { code, out, err } = await shell(script, folder);
        assert.equal(code, 0, `${name}: ${err}`);
        assert.ok(out.includes(wanted), `${name}: ${out}`);
      }
      const nothing = await shell(`${make} /dev/null; test -c /dev/null`, folder);
      assert.equal(nothing.code, 0, nothing.err);
    }),
});

Deno.test("knownTime() keeps within four digits of a year", () => {
  const cases: [time: number, date: string][] = [
    [Date.UTC(2025, 10, 17), "2025-11-17"],
    [Date.UTC(10_000, 0, 1), "9999-12-30"],
    [8.64e15, "9999-12-30"],
    [-1e12, "1970-01-01"],
  ];
  for (const [time, date] of cases) {
    assert.equal(romeDate(knownTime(time)), date);
    assert.match(new Date(knownTime(time)).toISOString(), /^\d{4}-/);
  }
});

Deno.test({
  name: "a full disk leaves no files behind",
  ignore: Deno.build.os !== "linux" || Deno.uid() !== 0,
  fn: () =>
    inFolder(async (folder) => {
      const data = `${folder}/data`;
      const { code } = await shell("mkdir data && mount -t tmpfs -o size=24k tmpfs data", folder);
      if (code !== 0) return;
      try {
        // A file that was cut to nothing, and no room for a new one.
        await shell("touch data/sessions.kv; cat /dev/zero > data/fat", folder);
        for (let i = 0; i < 3; i++) {
          const { err } = await run(folder, data, ["N-BEMORV", "--json"], "nome\n");
          assert.match(err, /cannot save/);
        }
        const names = [...Deno.readDirSync(data)].map(({ name }) => name);
        assert.deepEqual(names.filter((name) => name.includes("damaged")), []);
      } finally {
        await shell("umount data", folder);
      }
    }),
});
