import type { ComponentChildren } from "preact";

/** The icons of the page: lines of one weight, in the colour of the text. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  up: "M6 15l6-6 6 6",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  help:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.6 9.3a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8M12 16.6v.1",
  settings:
    "M4 7h10M18 7h2M4 17h2M10 17h10M16 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  more:
    "M12 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM12 18a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  hint: "M9 18h6M10 21h4M8.2 14.8A6 6 0 1 1 15.8 14.8c-.6.5-.8 1.1-.8 1.7H9c0-.6-.2-1.2-.8-1.7z",
  shuffle:
    "M4 7h3c5 0 5 10 10 10h3M4 17h3c1.7 0 2.8-1.1 3.7-2.6M13.3 9.6C14.2 8.1 15.3 7 17 7h3M17.5 4.5L20 7l-2.5 2.5M17.5 14.5L20 17l-2.5 2.5",
  erase: "M8 6h12v12H8l-5-6zM11.5 9.5l5 5M16.5 9.5l-5 5",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v7h14v-7",
  copy: "M9 8h10v12H9zM5 16V4h10",
  add: "M12 5v14M5 12h14",
  chart: "M5 20v-7M12 20V5M19 20v-11",
  calendar: "M4 6h16v14H4zM4 10.500h16M8.500 3.500V8M15.500 3.500V8",
  duel:
    "M8 12a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500c0-3.500 2.500-5 5.500-5s5.500 1.500 5.500 5M16 5.500a3.200 3.200 0 0 1 0 6.300M17 14.700c2.700.3 4.500 1.900 4.500 4.800",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9",
  flag: "M6 21V4h11l-2 4 2 4H6",
  hexagon: "M12 3l7.8 4.500v9L12 21l-7.8-4.500v-9z",
  review:
    "M4 9a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8 4h10a2 2 0 0 1 2 2v11",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  eye:
    "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  turn: "M7 4v13M4 14l3 3.500L10 14M17 20V7M14 10l3-3.500L20 10",
  right: "M4 12h15M13 6l6 6-6 6",
  down: "M12 4v15M6 13l6 6 6-6",
  pause: "M9 5v14M15 5v14",
  swipe: "M5 18c0-6 4-9 9-9h5M16 5.500L19.500 9 16 12.500M5 18v.01",
  pencil: "M4 20l1-4L16 5l3 3L8 19z",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return <Line d={PATHS[name]} />;
}

/** An icon that is not among those above. */
export function Line({ d }: { readonly d: string }) {
  return (
    <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Three cells, of which the class says how they look. */
export function CombPicture({ class: name }: { readonly class: string }) {
  return (
    <svg class={name} viewBox="0 0 320 110" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <polygon key={i} points={HEXAGON} transform={`translate(${i * 110} 5)`} />
      ))}
    </svg>
  );
}

/** A hexagon with a corner on top, in a square of 100. */
export const HEXAGON = "89.8,73 50,96 10.2,73 10.2,27 50,4 89.8,27";

export function Logo() {
  return (
    <svg class="mark" viewBox="0 0 100 110" aria-hidden="true">
      <polygon class="lh" points="95,81 50,107 5,81 5,29 50,3 95,29" />
      <polygon class="li" points="57.8,38.5 50,43 42.2,38.5 42.2,29.5 50,25 57.8,29.5" />
      <path class="li" d="M42 48h16v36H42z" />
    </svg>
  );
}

/** How much of something is done. */
export function Meter({ share, label }: { readonly share: number; readonly label: string }) {
  const width = Math.round(100 * Math.max(0, Math.min(1, share)));
  return (
    <svg class="meter" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label={label}>
      <rect class="tr" width="100" height="4" />
      <rect class="fl" width={width} height="4" />
    </svg>
  );
}

export function Section(
  { title, aside, children }: {
    readonly title: string;
    readonly aside?: string;
    readonly children: ComponentChildren;
  },
) {
  return (
    <section>
      <div class="sect">
        <h2>{title}</h2>
        {aside !== undefined && <span class="small muted">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
