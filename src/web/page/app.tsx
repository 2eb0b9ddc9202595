import { render } from "preact";
import { client } from "./engine_client.ts";
import { GamePage, Stopped } from "./game_page.tsx";
import { HomePage } from "./home.tsx";
import { LiveRegion, Notice, showNotice } from "./parts/notices.tsx";
import { type Route, route } from "./router.ts";
import { isServed, settings } from "./settings.ts";
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
    default:
      return <Stopped text={t.value.word.notFound} />;
  }
}

/** Tells the engine what was chosen: at the start, and whenever the language changes. */
export async function beginEngine(): Promise<void> {
  const { uiLanguage, emoji, language } = settings.value;
  const home = isServed ? "itbee" : "browser";
  await client.ask("begin", { home, base: document.baseURI, uiLanguage, emoji, language });
}

const begun = beginEngine();
await loadWords();
render(<App />, document.body);
begun.catch(() => showNotice(t.value.problem.noEngine()));
