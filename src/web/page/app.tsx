import { type ComponentType, render } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { beginEngine } from "./begin.ts";
import { GamePage, Stopped } from "./game_page.tsx";
import { HomePage } from "./home.tsx";
import { LiveRegion, Notice, showNotice } from "./parts/notices.tsx";
import { type Route, route } from "./router.ts";
import { loadWords, t } from "./words.ts";

function App() {
  return (
    <>
      <LiveRegion />
      <Notice close={t.value.word.close} />
      <Page at={route.value} key={JSON.stringify(route.value)} />
    </>
  );
}

function Page({ at }: { readonly at: Route }) {
  switch (at.kind) {
    case "home":
      return <HomePage />;
    case "open":
    case "game":
      return <GamePage route={at} />;
    case "new":
      return <Later load={async () => (await import("./new_page.tsx")).NewPage} />;
    case "games":
      return <Later load={async () => (await import("./games_page.tsx")).GamesPage} />;
    case "settings":
      return <Later load={async () => (await import("./settings_page.tsx")).SettingsPage} />;
    case "stats": {
      const game = at.game ?? "bee";
      return (
        <Later
          load={async () => {
            const { StatsPage } = await import("./stats_page.tsx");
            return () => <StatsPage game={game} />;
          }}
        />
      );
    }
    case "unknown":
      return <Stopped text={t.value.word.notFound} />;
  }
}

/** A page that is loaded when it is first opened. */
function Later({ load }: { readonly load: () => Promise<ComponentType> }) {
  const loaded = useSignal<{ readonly Page: ComponentType } | undefined>(undefined);
  useEffect(() => {
    load().then((Page) => loaded.value = { Page })
      .catch((error: unknown) => showNotice(t.value.problem.failure(String(error))));
  }, []);
  if (!loaded.value) return null;
  const { Page } = loaded.value;
  return <Page />;
}

const begun = beginEngine();
await loadWords();
render(<App />, document.body);
begun.catch(() => showNotice(t.value.problem.noEngine()));
