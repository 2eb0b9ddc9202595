import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { MAIN_GAME } from "../../play/main_game.ts";
import type { Day, HomeFacts, TodayGame } from "../engine/facts.ts";
import { client, keepOffline } from "./engine_client.ts";
import { GameIcon, pageGame } from "./games.tsx";
import { GameRows } from "./game_rows.tsx";
import { NewGame } from "./new_game.tsx";
import { HEXAGON, Icon, Meter, Section } from "./parts/icons.tsx";
import { dropNotice, showNotice } from "./parts/notices.tsx";
import { announceVersion } from "./parts/version.tsx";
import { orNotice } from "./play.ts";
import { playPath } from "./router.ts";
import { settings } from "./settings.ts";
import { PageTitle, Shell } from "./shell.tsx";
import { t } from "./words.ts";

/** The page of today: its games, the streak, what was left, and a new game. */
export function HomePage() {
  const facts = useSignal<HomeFacts | undefined>(undefined);
  const letters = useSignal<readonly string[] | undefined>(undefined);
  const { language, uiLanguage } = settings.value;
  useEffect(() => {
    document.title = t.value.title;
    orNotice((async () => {
      facts.value = await client.ask("home", { language });
      if (settings.value.level !== "auto" && await client.ask("offer", null)) {
        showNotice(t.value.offerFit);
      }
      letters.value = await client.ask("letters", { language });
      keepOffline(announceVersion);
    })());
    return () => dropNotice(t.value.offerFit);
  }, [language, uiLanguage]);
  const { word, home } = t.value;
  const it = facts.value;
  if (!it) return <Shell>{null}</Shell>;
  const streak = it.streak.current > 0 ? home.streak(it.streak.current) : undefined;
  return (
    <Shell>
      <PageTitle
        title={t.value.fullDay(it.date)}
        {...(streak !== undefined && { aside: streak })}
      />
      <div class="home">
        <section class="today" aria-label={word.todaysGames}>
          {it.today.map((game) =>
            game.game === MAIN_GAME
              ? <MainCard key={game.game} it={game} date={it.date} letters={letters.value} />
              : <GameCard key={game.game} it={game} date={it.date} />
          )}
        </section>
        <div class="side">
          <Section title={word.yourStreak} aside={home.record(it.streak.best)}>
            <ol class="week">{it.week.map((day) => <WeekDay key={day.date} day={day} />)}</ol>
          </Section>
          <ReviewCardLink />
          {it.open.length > 0 && (
            <Section title={word.resume}>
              <GameRows rows={it.open} />
            </Section>
          )}
          <Section title={word.newGame}>
            <NewGame />
          </Section>
          <p class="acts3 start">
            <a class="btn slim" href="#/calendar">
              <Icon name="calendar" />
              {word.calendar}
            </a>
            <a class="btn slim" href="#/duel">
              <Icon name="duel" />
              {t.value.duel.title}
            </a>
            <a class="btn slim" href="#/games">
              <Icon name="list" />
              {word.allGames}
            </a>
          </p>
        </div>
      </div>
    </Shell>
  );
}

function ReviewCardLink() {
  const { review } = t.value;
  return (
    <a class="card review-card" href="#/review">
      <svg class="deck" viewBox="0 0 60 64" aria-hidden="true">
        <rect class="b" x="14" y="3" width="42" height="50" rx="6" />
        <rect class="b" x="9" y="7" width="42" height="50" rx="6" />
        <rect class="f" x="3" y="11" width="42" height="50" rx="6" />
      </svg>
      <div class="say">
        <h2>{review.title}</h2>
        <p class="small muted">{review.about}</p>
      </div>
      <Icon name="next" />
    </a>
  );
}

/** The main game has a large card, with the letters of its board. */
function MainCard(
  { it, date, letters }: {
    readonly it: TodayGame;
    readonly date: string;
    readonly letters: readonly string[] | undefined;
  },
) {
  const { word, home } = t.value;
  const { begun } = it;
  return (
    <a class={`card ${it.game}`} href={playPath(it.game, { kind: "daily", date })}>
      <div class="say">
        <h2>{it.name}</h2>
        {begun
          ? (
            <p>
              {home.words(begun.found, begun.words)}
              <br />
              {begun.rank !== undefined && <b>{begun.rank}</b>}, {home.points(begun.score)}
            </p>
          )
          : <p>{it.howTo.join(" ")}</p>}
        <span class="go">
          {begun?.isOver ? word.done : begun ? word.continue : word.play}
          <Icon name={begun?.isOver ? "check" : "next"} />
        </span>
      </div>
      <GameArt game={it.game} letters={it.letters ?? letters ?? []} />
      {begun && (
        <Meter
          share={begun.score / Math.max(1, begun.goal)}
          label={home.pointsOf(begun.score, begun.goal)}
        />
      )}
    </a>
  );
}

function GameCard({ it, date }: { readonly it: TodayGame; readonly date: string }) {
  const { word, home } = t.value;
  const { begun } = it;
  return (
    <a class={`card ${it.game}`} href={playPath(it.game, { kind: "daily", date })}>
      <GameArt game={it.game} letters={[]} />
      <div class="say">
        <h2>{it.name}</h2>
        {begun && !begun.isOver && begun.goal > 0 && (
          <Meter
            share={begun.score / begun.goal}
            label={home.words(begun.found, begun.words)}
          />
        )}
        <p class="foot">
          <span>{begun ? begun.standing : it.about}</span>
          {begun?.isOver
            ? (
              <span class="chip done">
                <Icon name="check" />
                <span class="sr">{word.done}</span>
              </span>
            )
            : <span class="chip">{begun ? word.continue : word.play}</span>}
        </p>
      </div>
    </a>
  );
}

/** A picture of a game; its icon, where it has none. */
function GameArt(
  { game, letters }: { readonly game: string; readonly letters: readonly string[] },
) {
  const Art = pageGame(game)?.Art;
  return Art ? <Art letters={letters} /> : <GameIcon game={game} />;
}

function WeekDay({ day: { weekday, state } }: { readonly day: Day }) {
  const { weekdays, word, home } = t.value;
  const isToday = state === "today";
  const name = weekdays[weekday]!;
  const shape = state === "won" ? "on" : isToday ? "now" : state === "played" ? "half" : "off";
  return (
    <li>
      <svg viewBox="0 0 100 100" role="img" aria-label={home.dayState(name, state)}>
        <polygon class={shape} stroke-width="4" points={HEXAGON} />
        {state === "won" && <path class="ck" d="M33 52l12 12 23-26" />}
        {state === "played" && <path class="dot" d="M36 50h28" />}
      </svg>
      <span aria-hidden="true">{isToday ? <b>{word.today.toLowerCase()}</b> : name}</span>
    </li>
  );
}
