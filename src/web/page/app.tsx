import { type ComponentType, render } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { beginEngine } from "./begin.ts";
import { GamePage, Stopped } from "./game_page.tsx";
import { HomePage } from "./home.tsx";
import { announce, LiveRegion, Notice, showNotice } from "./parts/notices.tsx";
import { type Route, route } from "./router.ts";
import { loadWords, t } from "./words.ts";

/** By then a page has its title. */
const SETTLE_MS = 300;

function App() {
  const here = keyOf(route.value);
  const isFirst = useRef(true);
  useEffect(() => {
    // A screen reader says which page it is now.
    if (!isFirst.current) {
      globalThis.scrollTo(0, 0);
      setTimeout(() => announce(document.title), SETTLE_MS);
    }
    isFirst.current = false;
  }, [here]);
  return (
    <>
      <LiveRegion />
      <Notice close={t.value.word.close} />
      <Page at={route.value} key={here} />
    </>
  );
}

/** Another game is another page; another tab of one page is not. */
function keyOf(at: Route): string {
  return at.kind === "open" || at.kind === "game" || at.kind === "duel"
    ? JSON.stringify(at)
    : at.kind;
}

function Page({ at }: { readonly at: Route }) {
  switch (at.kind) {
    case "home":
      return <HomePage />;
    case "open":
    case "game":
      return <GamePage route={at} />;
    case "new":
      return <Later load={async () => (await import("./new_page.tsx")).NewPage} game={at.game} />;
    case "games":
      return <Later load={async () => (await import("./games_page.tsx")).GamesPage} />;
    case "review":
      return <Later load={async () => (await import("./review_page.tsx")).ReviewPage} />;
    case "duel":
      return <Later load={async () => (await import("./duel_page.tsx")).DuelPage} text={at.text} />;
    case "settings":
      return <Later load={async () => (await import("./settings_page.tsx")).SettingsPage} />;
    case "stats":
      return (
        <Later load={async () => (await import("./stats_page.tsx")).StatsPage} game={at.game} />
      );
    case "calendar":
      return (
        <Later
          load={async () => (await import("./calendar_page.tsx")).CalendarPage}
          game={at.game}
          month={at.month}
        />
      );
    case "unknown":
      return <Stopped text={t.value.word.notFound} />;
  }
}

/** What an address may say about such a page. */
interface LaterProps {
  readonly game?: string;
  readonly month?: string;
  readonly text?: string;
}

/** A page that is loaded when it is first opened. */
function Later({ load, ...props }: {
  readonly load: () => Promise<ComponentType<LaterProps>>;
  readonly game?: string | undefined;
  readonly month?: string | undefined;
  readonly text?: string | undefined;
}) {
  const loaded = useSignal<{ readonly Page: ComponentType<LaterProps> } | undefined>(undefined);
  useEffect(() => {
    load().then((Page) => loaded.value = { Page })
      .catch((error: unknown) => showNotice(t.value.problem.failure(String(error))));
  }, []);
  if (!loaded.value) return null;
  const { Page } = loaded.value;
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return <Page {...Object.fromEntries(given)} />;
}

const begun = beginEngine();
await loadWords();
render(<App />, document.body);
begun.catch(() => showNotice(t.value.problem.noEngine()));
