/** A table by its link: the lobby before the game, the board while it runs, the result after. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { persist } from "../app/guest";
import { pace } from "../app/settings";
import { TableStore } from "../app/table";
import { codeText } from "../kit/names";
import { later } from "../kit/later";
import { texts } from "../locale/texts";
import { api, Refusal } from "../net/api";
import { Waiting } from "./description";
import { Page } from "./page";
import { Play } from "./play/play";

/** The last position of a finished game is looked at, instead of its result. */
export const isAtBoard = signal(false);

const Lobby = later(async () => (await import("./lobby")).Lobby);
const End = later(async () => (await import("./end")).End);

export function TablePage({ id }: { id: string }): VNode {
  const store = useMemo(() => new TableStore(id, () => pace.peek()), [id]);
  useEffect(() => {
    isAtBoard.value = false;
    const stop = persist(() => enter(store));
    return () => {
      stop();
      store.close();
    };
  }, [store]);
  const t = texts();
  if (store.failure.value) {
    return (
      <Page title={t("lost-title")}>
        <p>{codeText(t, "trouble", store.failure.value)}</p>
      </Page>
    );
  }
  const table = store.description.value;
  if (!table) return <Waiting />;
  if (table.status === "open") return <Lobby store={store} />;
  const isOver = table.status === "finished" && store.playback.behind.value === 0;
  if (isOver && !isAtBoard.value) return <End store={store} />;
  return <Play store={store} />;
}

/** A socket says little when it is refused, so the table is asked for first. */
async function enter(store: TableStore): Promise<void> {
  try {
    await api.table(store.id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === "unreachable") throw error;
    store.failure.value = error.code;
    return;
  }
  store.open();
}
