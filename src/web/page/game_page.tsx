import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { ShownProblem } from "./client.ts";
import { client, keepOffline } from "./engine_client.ts";
import { pageGame } from "./games.tsx";
import { CombPicture } from "./parts/icons.tsx";
import { dropNotice, showNotice } from "./parts/notices.tsx";
import { announceVersion } from "./parts/version.tsx";
import { type GameProps, type Play, playOn } from "./play.ts";
import { gamePath, replaceRoute, type Route } from "./router.ts";
import { t } from "./words.ts";

/** First the board, then what it will need. */
const WARM_MS = 800;

interface Opened {
  readonly play: Play;
  readonly Page: ComponentType<GameProps>;
}

/** Opens the game that the address names, and hands it to its own page. */
export function GamePage({ route }: { readonly route: Route & { kind: "open" | "game" } }) {
  const opened = useSignal<Opened | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    let told: readonly string[] = [];
    open(route).then((one) => {
      if (isLeft) return;
      opened.value = one;
      told = one.play.shown.value.notices;
      told.forEach(showNotice);
      const { session, label } = one.play.shown.value;
      // Opened again, it is the same game; a day's address stays, to be shared.
      if (label.kind !== "daily") replaceRoute(gamePath(session));
    }).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      problem.value = error instanceof ShownProblem ? message : t.value.problem.failure(message);
    });
    return () => {
      isLeft = true;
      told.forEach(dropNotice);
    };
  }, []);
  useEffect(() => {
    if (!opened.value) return;
    const { language } = opened.value.play.shown.value;
    const timer = setTimeout(() => {
      // If this fails, the first call that needs it tries again.
      client.ask("warm", { language }).catch(() => {}).then(() => keepOffline(announceVersion));
    }, WARM_MS);
    return () => clearTimeout(timer);
  }, [opened.value]);
  if (problem.value !== undefined) return <Stopped text={problem.value} />;
  if (!opened.value) return <Waiting route={route} />;
  const { Page, play } = opened.value;
  return <Page shown={play.shown.value} play={play} />;
}

async function open(route: Route & { kind: "open" | "game" }): Promise<Opened> {
  const game = gameOf(route);
  const [shown, Page] = await Promise.all([
    route.kind === "open"
      ? client.ask("open", route.ask)
      : client.ask("resume", { session: route.session }),
    pageOf(game),
  ]);
  document.title = `${shown.name} · itbee`;
  return { play: playOn(shown), Page };
}

/** While a board is being made, in the engine: the way back is open. */
function Waiting({ route }: { readonly route: Route & { kind: "open" | "game" } }) {
  const { word } = t.value;
  return (
    <main class="wait">
      <CombPicture class="comb-wait" />
      <p role="status">{pageGame(gameOf(route))?.waiting?.(t.value) ?? word.loading}</p>
      <a class="btn slim" href="#/">{word.back}</a>
    </main>
  );
}

async function pageOf(game: string): Promise<ComponentType<GameProps>> {
  const page = await pageGame(game)?.page() ?? (await import("./plain.tsx")).PlainPage;
  return page as ComponentType<GameProps>;
}

function gameOf(route: Route & { kind: "open" | "game" }): string {
  return route.kind === "open" ? route.ask.game : route.session.split("-")[0]!;
}

export function Stopped({ text }: { readonly text: string }) {
  return (
    <main class="stopped">
      <p>{text}</p>
      <a class="btn main" href="#/">{t.value.word.back}</a>
    </main>
  );
}
