import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { DuelRow, DuelShown } from "../engine/duels.ts";
import { ShownProblem } from "./client.ts";
import { client } from "./engine_client.ts";
import { Icon, Section } from "./parts/icons.tsx";
import { Segments } from "./parts/segments.tsx";
import { ShareButtons } from "./parts/share.tsx";
import { useHomeFacts } from "./new_game.tsx";
import { orNotice } from "./play.ts";
import { gamePath, goTo } from "./router.ts";
import { settings } from "./settings.ts";
import { PageTitle, Shell } from "./shell.tsx";
import { t } from "./words.ts";

const LENGTHS = ["1", "3", "5"];

/** One duel, or all of them and how to begin another. */
export function DuelPage({ text }: { readonly text?: string }) {
  const { duel } = t.value;
  useEffect(() => {
    document.title = `${duel.title} · itbee`;
  }, [duel]);
  return (
    <Shell>
      <PageTitle title={duel.title} />
      <div class={text === undefined ? "duel-page" : "duel-page one"}>
        {text === undefined ? <AllDuels /> : <OneDuel text={text} />}
      </div>
    </Shell>
  );
}

function OneDuel({ text }: { readonly text: string }) {
  const shown = useSignal<DuelShown | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    client.ask("duel", { kind: "open", text }).then((it) => shown.value = it)
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        problem.value = error instanceof ShownProblem ? message : t.value.problem.failure(message);
      });
  }, []);
  const { duel, word } = t.value;
  if (problem.value !== undefined) {
    return (
      <>
        <p role="alert">{problem.value}</p>
        <Received />
      </>
    );
  }
  const it = shown.value;
  if (!it) return <p class="muted empty">{word.loading}</p>;
  return (
    <>
      {it.next !== undefined && <p class="big-say">{it.about}</p>}
      {it.next !== undefined && it.played === 0 && (
        <ol class="steps">{duel.steps.map((step) => <li key={step}>{step}</li>)}</ol>
      )}
      {it.next !== undefined && (
        <p class="acts3">
          <a class="btn main" href={gamePath(it.next)}>
            {duel.playGame(it.played + 1, it.games)}
          </a>
        </p>
      )}
      {it.result && <Result result={it.result} />}
      {it.send && <ToSend about={duel.send[it.send.kind]} line={it.send.line} />}
    </>
  );
}

/** A link where others can open it too; the line alone from this machine. */
function ToSend({ about, line }: { readonly about: string; readonly line: string }) {
  const isHere = ["127.0.0.1", "localhost"].includes(location.hostname);
  const text = isHere ? line : `${location.href.split("#")[0]}#/duel/${line}`;
  return (
    <Section title={t.value.word.share}>
      <p>{about}</p>
      <p class="share-text duel-line" tabIndex={0}>{text}</p>
      <ShareButtons text={text} />
    </Section>
  );
}

function Result({ result }: { readonly result: NonNullable<DuelShown["result"]> }) {
  return (
    <>
      <p class="big-say" role="status">{result.sentence}</p>
      {result.games.map((game) => (
        <Section key={game.title} title={game.title}>
          <p>
            {game.mine}
            <br />
            {game.theirs}
          </p>
          {game.lists.map(({ title, words }) => (
            <p key={title}>
              <b>{title}</b> {words.join(", ")}
            </p>
          ))}
        </Section>
      ))}
    </>
  );
}

function AllDuels() {
  const rows = useSignal<readonly DuelRow[]>([]);
  const { duel } = t.value;
  useEffect(() => {
    orNotice(client.ask("duels", null).then((it) => rows.value = it));
  }, []);
  return (
    <>
      <p class="muted">{duel.about}</p>
      <div class="columns">
        <Challenge />
        <Received />
      </div>
      {rows.value.length > 0 && (
        <Section title={duel.mine}>
          <ul class="rows">
            {rows.value.map(({ key, text }) => (
              <li key={key}>
                <a href={`#/duel/${key}`}>
                  <Icon name="duel" />
                  <span>{text}</span>
                  <Icon name="next" />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Which game, and how many. */
function Challenge() {
  const facts = useHomeFacts();
  const chosen = useSignal<string | undefined>(undefined);
  const games = useSignal("1");
  const { duel, word } = t.value;
  const playable = (facts?.today ?? []).filter(({ mayDuel }) => mayDuel);
  const game = chosen.value ?? playable[0]?.game ?? "";
  const begin = async () => {
    const { level, language } = settings.value;
    const asked = { game, games: Number(games.value), level, language };
    const { key } = await client.ask("duel", { kind: "new", ...asked });
    goTo(`#/duel/${key}`);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        orNotice(begin());
      }}
    >
      <Section title={duel.challenge}>
        <div class="new-game">
          <Segments
            name="game"
            title={word.whichGame}
            value={game}
            choices={playable.map((one) => [one.game, one.name])}
            onChoose={(one) => chosen.value = one}
          />
          <Segments
            name="games"
            title={duel.bestOf}
            value={games.value}
            choices={LENGTHS.map((one) => [one, duel.length(Number(one))])}
            onChoose={(one) => games.value = one}
          />
          <p class="acts3">
            <button type="submit" class="btn main" disabled={!facts}>{duel.invite}</button>
          </p>
        </div>
      </Section>
    </form>
  );
}

/** The line or link that the other player sent. */
function Received() {
  const received = useSignal("");
  const { duel } = t.value;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const [, line = received.value] = /#\/duel\/(.*)$/s.exec(received.value) ?? [];
        goTo(`#/duel/${encodeURIComponent(line.replaceAll(/\s+/g, ""))}`);
      }}
    >
      <label class="field">
        <span>{duel.received}</span>
        <input
          value={received}
          onInput={(event) => received.value = event.currentTarget.value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          required
        />
      </label>
      <p class="acts3">
        <button type="submit" class="btn">{duel.open}</button>
      </p>
    </form>
  );
}
