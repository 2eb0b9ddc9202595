import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { MAIN_GAME } from "../../play/main_game.ts";
import type { StatsFacts, TodayGame } from "../engine/facts.ts";
import { client } from "./engine_client.ts";
import { Icon, Meter, Section } from "./parts/icons.tsx";
import { Segments } from "./parts/segments.tsx";
import { orNotice } from "./play.ts";
import { goTo } from "./router.ts";
import { settings } from "./settings.ts";
import { Empty, PageTitle, Shell } from "./shell.tsx";
import { t } from "./words.ts";

/** What the player has done, game by game. */
export function StatsPage({ game = MAIN_GAME }: { readonly game?: string }) {
  const stats = useSignal<StatsFacts | undefined>(undefined);
  const notes = useSignal<readonly string[]>([]);
  const games = useSignal<readonly TodayGame[]>([]);
  const { word } = t.value;
  const { language } = settings.value;
  useEffect(() => {
    document.title = `${word.stats} · itbee`;
    orNotice(client.ask("home", { language }).then(({ today }) => games.value = today));
    orNotice((async () => {
      stats.value = await client.ask("stats", { game });
      // The words may have to come first.
      if (!stats.value.isEmpty) notes.value = await client.ask("known", { game, language });
    })());
  }, [word, game]);
  const it = stats.value;
  return (
    <Shell>
      <PageTitle title={word.stats} />
      <Segments
        name="stats-game"
        title={word.whichGame}
        value={game}
        choices={games.value.map(({ game, name }) => [game, name])}
        onChoose={(one) => goTo(`#/stats/${one}`)}
      />
      <p class="acts3 start under-seg">
        <a class="btn slim" href={`#/calendar/${game}`}>
          <Icon name="calendar" />
          {word.calendar}
        </a>
      </p>
      {it?.isEmpty && <Empty text={word.noStats} />}
      {it && !it.isEmpty && <Figures it={it} notes={notes.value} />}
    </Shell>
  );
}

function Figures(
  { it, notes }: { readonly it: StatsFacts; readonly notes: readonly string[] },
) {
  const { word } = t.value;
  const most = Math.max(1, ...it.ranks.map(({ games }) => games));
  return (
    <div class="figures">
      {notes.map((note) => <p key={note}>{note}</p>)}
      <dl class="stats">
        {it.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {it.ranks.length > 0 && (
        <Section title={word.ranks}>
          <ol class="rank-bars">
            {it.ranks.toReversed().map(({ name, games }) => (
              <li key={name}>
                <span>{name}</span>
                <Meter share={games / most} label={`${name}: ${games}`} />
                <span>{games}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {it.favourites.length > 0 && (
        <Section title={word.favourites}>
          <ul class="words">
            {it.favourites.map(({ word, games }) => (
              <li key={word}>
                <span class="row-word">{word}</span>
                <span class="pts">{games}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {it.hardest.length > 0 && (
        <Section title={word.hardest}>
          <ul class="words">
            {it.hardest.map((one) => (
              <li key={one}>
                <span class="row-word">{one}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
