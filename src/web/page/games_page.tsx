import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SavedRow } from "../engine/facts.ts";
import { client } from "./engine_client.ts";
import { GameRows } from "./game_rows.tsx";
import { subtitleOf } from "./parts/bar.tsx";
import { Confirm } from "./parts/confirm.tsx";
import { orNotice } from "./play.ts";
import { Empty, PageTitle, Shell } from "./shell.tsx";
import { t } from "./words.ts";

/** How many are shown at first. */
const FIRST = 50;

/** Every saved game. */
export function GamesPage() {
  const rows = useSignal<readonly SavedRow[] | undefined>(undefined);
  const doomed = useSignal<SavedRow | undefined>(undefined);
  const shown = useSignal(FIRST);
  const { word, settings } = t.value;
  useEffect(() => {
    document.title = `${word.games} · itbee`;
    orNotice(client.ask("list", null).then((it) => rows.value = it));
  }, [word]);
  const remove = async ({ session }: SavedRow) => {
    await client.ask("delete", { session });
    rows.value = rows.value?.filter((row) => row.session !== session);
  };
  const all = rows.value;
  const row = doomed.value;
  const name = doomed.value ? `${doomed.value.name} ${subtitleOf(doomed.value)}` : "";
  return (
    <Shell>
      <PageTitle title={word.allGames} />
      {all?.length === 0 && <Empty text={word.noGames} />}
      {all && (
        <GameRows
          rows={all.slice(0, shown.value)}
          onDelete={(row) => doomed.value = row}
          deleteName={word.delete}
        />
      )}
      {all && all.length > shown.value && (
        <p class="acts3">
          <button type="button" class="btn" onClick={() => shown.value += FIRST}>
            {word.more}
          </button>
        </p>
      )}
      <Confirm
        question={settings.askDelete(name)}
        yes={word.delete}
        isOpen={doomed.value !== undefined}
        onClose={() => doomed.value = undefined}
        onYes={() => orNotice(remove(row!))}
      />
    </Shell>
  );
}
