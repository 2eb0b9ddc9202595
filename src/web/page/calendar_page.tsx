import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { MAIN_GAME } from "../../play/main_game.ts";
import type { CalendarFacts } from "../engine/facts.ts";
import { client } from "./engine_client.ts";
import { useHomeFacts } from "./new_game.tsx";
import { HEXAGON, Icon } from "./parts/icons.tsx";
import { Segments } from "./parts/segments.tsx";
import { orNotice } from "./play.ts";
import { goTo, playPath } from "./router.ts";
import { settings } from "./settings.ts";
import { PageTitle, Shell } from "./shell.tsx";
import { t } from "./words.ts";

/** The days of a month: how each day's game went, and a link to play it. */
export function CalendarPage(
  { game = MAIN_GAME, month }: { readonly game?: string; readonly month?: string },
) {
  const home = useHomeFacts();
  const facts = useSignal<CalendarFacts | undefined>(undefined);
  const { word, home: words } = t.value;
  const { language, uiLanguage } = settings.value;
  useEffect(() => {
    document.title = `${word.calendar} · itbee`;
    orNotice(client.ask("calendar", { game, month, language }).then((it) => facts.value = it));
  }, [game, month, language, uiLanguage]);
  const it = facts.value;
  return (
    <Shell>
      <PageTitle
        title={word.calendar}
        {...(it && it.streak.current > 0 && { aside: words.streak(it.streak.current) })}
      />
      <Segments
        name="calendar-game"
        title={word.whichGame}
        value={game}
        choices={(home?.today ?? []).map((one) => [one.game, one.name])}
        onChoose={(one) => goTo(`#/calendar/${one}${month === undefined ? "" : `/${month}`}`)}
      />
      {it && <Month it={it} game={game} />}
    </Shell>
  );
}

function Month({ it, game }: { readonly it: CalendarFacts; readonly game: string }) {
  const { word, home, weekdays } = t.value;
  const turn = (month: string | undefined, icon: "back" | "next", name: string) =>
    month === undefined
      ? <span class="icon-btn" />
      : (
        <a class="icon-btn" href={`#/calendar/${game}/${month}`} aria-label={name} title={name}>
          <Icon name={icon} />
        </a>
      );
  return (
    <section class="calendar" aria-label={it.title}>
      <div class="month">
        {turn(it.before, "back", word.monthBefore)}
        <h2 aria-live="polite">{it.title}</h2>
        {turn(it.after, "next", word.monthAfter)}
      </div>
      <ol class="days week">
        {weekdays.map((name) => <li key={name} class="name" aria-hidden="true">{name}</li>)}
        {Array.from({ length: it.firstWeekday }, (_, i) => <li key={i} aria-hidden="true" />)}
        {it.days.map(({ date, state }) => (
          <li key={date}>
            <a
              href={playPath(game, { kind: "daily", date })}
              aria-label={home.calendarDay(date, state)}
              {...(date === it.today && { "aria-current": "date" as const })}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <polygon class={SHAPE[state]} stroke-width="4" points={HEXAGON} />
                <text x="50" y="50">{Number(date.slice(-2))}</text>
                {state === "won" && <path class="ck" d="M37 71l9 9 17-19" />}
                {state === "over" && <path class="dot" d="M36 72h28" />}
                {state === "begun" && <path class="dot" d="M49 72h2" />}
              </svg>
            </a>
          </li>
        ))}
      </ol>
      <ul class="key">
        {(["won", "over", "begun", "none"] as const).map((state) => (
          <li key={state}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <polygon class={SHAPE[state]} stroke-width="4" points={HEXAGON} />
              {state === "won" && <path class="ck" d="M33 52l12 12 23-26" />}
              {state === "over" && <path class="dot" d="M36 50h28" />}
              {state === "begun" && <path class="dot" d="M49 50h2" />}
            </svg>
            {home.dayWord[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHAPE = { won: "on", over: "half", begun: "now", none: "off" } as const;
