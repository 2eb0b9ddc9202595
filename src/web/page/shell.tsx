import type { ComponentChildren } from "preact";
import { CombPicture, Icon, type IconName, Logo } from "./parts/icons.tsx";
import { route } from "./router.ts";
import { t } from "./words.ts";

/** The pages that are always one step away. */
const TABS = [
  { kind: "home", href: "#/", icon: "hexagon", name: "today" },
  { kind: "new", href: "#/new", icon: "add", name: "new" },
  { kind: "review", href: "#/review", icon: "review", name: "review" },
  { kind: "stats", href: "#/stats", icon: "chart", name: "stats" },
] as const satisfies readonly { kind: string; href: string; icon: IconName; name: string }[];

/** Every page but a game: the masthead, and the way to the other pages. */
export function Shell({ children }: { readonly children: ComponentChildren }) {
  const { word } = t.value;
  const here = route.value.kind;
  return (
    <>
      <div class="page">
        <header class="mast">
          <a class="logo" href="#/">
            <Logo />itbee
          </a>
          <nav aria-label={word.sections}>
            {TABS.map(({ kind, href, name }) => (
              <a key={kind} href={href} aria-current={kind === here ? "page" : undefined}>
                {word[name]}
              </a>
            ))}
          </nav>
          <a
            class="icon-btn"
            href="#/settings"
            aria-label={word.settings}
            aria-current={here === "settings" ? "page" : undefined}
          >
            <Icon name="settings" />
          </a>
        </header>
        <main>{children}</main>
      </div>
      <nav class="tabs" aria-label={word.sections}>
        {TABS.map(({ kind, href, icon, name }) => (
          <a key={kind} href={href} aria-current={kind === here ? "page" : undefined}>
            <Icon name={icon} />
            {word[name]}
          </a>
        ))}
      </nav>
    </>
  );
}

/** The title of a page, under a double rule as in a newspaper. */
export function PageTitle({ title, aside }: { readonly title: string; readonly aside?: string }) {
  return (
    <div class="dateline">
      <h1>{title}</h1>
      {aside !== undefined && <span>{aside}</span>}
    </div>
  );
}

/** A page that has nothing to show yet, and what to do about it. */
export function Empty({ text }: { readonly text: string }) {
  return (
    <div class="closing">
      <CombPicture class="comb-empty" />
      <p class="empty">{text}</p>
      <a class="btn main" href="#/">{t.value.word.back}</a>
    </div>
  );
}
