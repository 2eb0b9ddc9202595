import { Icon, type IconName } from "./icons.tsx";

export interface MenuRow {
  readonly icon: IconName;
  readonly name: string;
  /** Where it leads, or what it does. */
  readonly href?: string;
  onChoose?(): void;
}

/** What else can be done, as rows of a sheet. */
export function MenuRows({ rows }: { readonly rows: readonly MenuRow[] }) {
  return (
    <ul class="menu">
      {rows.map(({ icon, name, href, onChoose }) => (
        <li key={name}>
          {href !== undefined
            ? (
              <a href={href} onClick={onChoose}>
                <Icon name={icon} />
                {name}
              </a>
            )
            : (
              <button type="button" onClick={onChoose}>
                <Icon name={icon} />
                {name}
              </button>
            )}
        </li>
      ))}
    </ul>
  );
}
