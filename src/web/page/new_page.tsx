import { useEffect } from "preact/hooks";
import { Section } from "./parts/icons.tsx";
import { LanguageChoice, NewGame, SeedForm } from "./new_game.tsx";
import { PageTitle, Shell } from "./shell.tsx";
import { t } from "./words.ts";

/** A new game: by level and language, or by a seed or code. */
export function NewPage() {
  const { word } = t.value;
  useEffect(() => {
    document.title = `${word.newGame} · itbee`;
  }, [word]);
  return (
    <Shell>
      <PageTitle title={word.newGame} />
      <div class="columns">
        <Section title={word.surprise}>
          <div class="stack">
            <NewGame />
            <LanguageChoice />
          </div>
        </Section>
        <Section title={word.seedOrCode}>
          <SeedForm />
        </Section>
      </div>
    </Shell>
  );
}
