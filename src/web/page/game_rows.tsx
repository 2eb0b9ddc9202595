import type { SavedRow } from "../engine/facts.ts";
import { subtitleOf } from "./parts/bar.tsx";
import { GameIcon } from "./games.tsx";
import { Icon } from "./parts/icons.tsx";
import { gamePath } from "./router.ts";

/** Saved games, each the way to go on with it. */
export function GameRows(
  { rows, onDelete, deleteName }: {
    readonly rows: readonly SavedRow[];
    onDelete?(row: SavedRow): void;
    readonly deleteName?: string;
  },
) {
  return (
    <ul class="rows">
      {rows.map((row) => (
        <li key={row.session}>
          <a href={gamePath(row.session)}>
            <GameIcon game={row.game} />
            <span>
              <strong>{row.name} {subtitleOf(row)}</strong>
              <span class="small muted">
                {[row.standing, row.language === "it" ? "" : row.language, row.when]
                  .filter((part) => part !== "").join(", ")}
              </span>
            </span>
            <Icon name={row.isOver ? "check" : "next"} />
          </a>
          {onDelete && (
            <button
              type="button"
              class="icon-btn"
              aria-label={`${deleteName} ${row.name} ${subtitleOf(row)}`}
              onClick={() => onDelete(row)}
            >
              <Icon name="trash" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
