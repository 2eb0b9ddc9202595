import assert from "node:assert/strict";
import { readTable, sourceOf } from "../../../src/lexicon/format.ts";
import { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { joinedSource, NotYet, splitLexicon } from "../../../src/web/engine/split_lexicon.ts";

const bytes = Deno.readFileSync(new URL("../../../data/it.lex", import.meta.url));
const [first, second] = splitLexicon(bytes);

Deno.test("joinedSource() gives every section as the whole file has it", () => {
  const whole = sourceOf(bytes);
  const { source, add } = joinedSource(first, "it");
  add(second);
  assert.equal(source.size, whole.size);
  const sections = readTable(whole);
  assert.deepEqual(readTable(source), sections);
  for (const { tag, offset, length } of sections) {
    assert.deepEqual(source.read(offset, length), whole.read(offset, length), tag);
    const middle = offset + (length >> 4 << 3);
    assert.deepEqual(source.read(middle, 8), whole.read(middle, 8), `middle of ${tag}`);
  }
  assert.equal(Lexicon.open(source).lemma(Lexicon.open(source).find("venne")!), "venire");
});

Deno.test("joinedSource() plays with the first file, and says what has not come yet", () => {
  const { source, add } = joinedSource(first, "it");
  const lexicon = Lexicon.open(source);
  const id = lexicon.find("venne")!;
  assert.equal(lexicon.text(id), "venne");
  assert.ok(lexicon.isCore(id, 3));
  assert.equal(lexicon.written(lexicon.find("perche")!)[0], "perché");
  assert.throws(() => lexicon.lemma(id), NotYet);
  assert.throws(() => lexicon.refusal("roma"), NotYet);
  add(second);
  assert.equal(lexicon.lemma(id), "venire");
  assert.equal(lexicon.refusal("roma")?.reason, "name");
});

Deno.test("splitLexicon() leaves the larger part for later", () => {
  assert.ok(first.length < second.length * 1.1, `${first.length} and ${second.length} bytes`);
  assert.ok(first.length + second.length < bytes.length + 256);
});
