import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { OwnFacts } from "../engine/own_words.ts";
import type { OwnWish } from "../../play/own_words.ts";
import { client } from "./engine_client.ts";
import { Icon, Section } from "./parts/icons.tsx";
import { announce } from "./parts/notices.tsx";
import { orNotice } from "./play.ts";
import { settings } from "./settings.ts";
import { t } from "./words.ts";

/** Words that the player misses: a list, a form to add one, a button to take each off. */
export function OwnWords() {
  const facts = useSignal<OwnFacts>({ rows: [] });
  const word = useSignal("");
  const reason = useSignal("");
  const { own } = t.value;
  const { language, uiLanguage } = settings.value;
  const ask = async (wish?: OwnWish) => {
    facts.value = await client.ask("own", { language, ...(wish && { wish }) });
    if (facts.value.sentence !== undefined) announce(facts.value.sentence);
  };
  useEffect(() => orNotice(ask()), [language, uiLanguage]);
  const add = async () => {
    await ask({ kind: "add", text: word.value, reason: reason.value.trim() });
    word.value = "";
    reason.value = "";
  };
  return (
    <Section title={own.title}>
      <form
        class="stack own-words"
        onSubmit={(event) => {
          event.preventDefault();
          orNotice(add());
        }}
      >
        <p class="small muted">{own.about}</p>
        {facts.value.rows.length > 0 && (
          <ul class="rows">
            {facts.value.rows.map((row) => (
              <li key={row.word}>
                <span>
                  <strong>{row.word}</strong> <span class="small muted">{row.reason}</span>
                </span>
                <button
                  type="button"
                  class="icon-btn"
                  aria-label={own.remove(row.word)}
                  onClick={() => orNotice(ask({ kind: "forget", text: row.word, reason: "" }))}
                >
                  <Icon name="trash" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {([[own.word, word], [own.reason, reason]] as const).map(([name, typed]) => (
          <label class="field" key={name}>
            <span>{name}</span>
            <input
              value={typed}
              onInput={(event) =>
                typed.value = event.currentTarget.value}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              required={typed === word}
            />
          </label>
        ))}
        <p class="acts3 start">
          <button type="submit" class="btn">{own.add}</button>
        </p>
        {facts.value.sentence !== undefined && <p>{facts.value.sentence}</p>}
      </form>
    </Section>
  );
}
