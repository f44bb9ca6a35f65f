/** A table by its link: the lobby before the game, the board while it runs, the result after. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { retryUntilAnswered } from "../app/guest";
import { listMode, pace } from "../app/settings";
import { TableStore } from "../app/table";
import type { Pace } from "../kit/game";
import { lazy } from "../kit/lazy";
import { Button } from "../kit/parts";
import { texts } from "../locale/texts";
import { api, Refusal } from "../net/api";
import { Waiting } from "./description";
import { Play } from "./play/play";

/** The last position of a finished game is looked at, instead of its result. */
export const isAtBoard = signal(false);

const Failure = lazy(async () => (await import("./failure")).Failure);
const Lobby = lazy(async () => (await import("./lobby")).Lobby);
const Abandoned = lazy(async () => (await import("./abandoned")).Abandoned);
const End = lazy(async () => (await import("./end/end")).End);
const SignedOut = lazy(async () => (await import("./account")).SignedOut);

export function TablePage({ id }: { id: string }): VNode {
  const wasRunning = useRef(false);
  const store = useMemo(() => new TableStore(id, chosenPace), [id]);
  useEffect(() => {
    isAtBoard.value = false;
    const stop = retryUntilAnswered(() => enter(store));
    return () => {
      stop();
      store.close();
    };
  }, [store]);
  if (store.failure.value) {
    return <Failure id={id} code={store.failure.value} />;
  }
  if (store.connection.value === "signed-out") return <SignedOut />;
  const table = store.description.value;
  if (!table) return <Waiting />;
  if (table.status === "open") return <Lobby store={store} />;
  if (table.status === "abandoned") return <Abandoned table={table} />;
  const isOver = table.status === "finished" && !store.playback.isPlaying.value;
  if (!isOver) wasRunning.current = true;
  if (isOver && !isAtBoard.value) return <End store={store} isFresh={wasRunning.current} />;
  return (
    <>
      <Play store={store} />
      {isOver && <ToResult />}
    </>
  );
}

/** From the board of a finished game back to its result. */
function ToResult(): VNode {
  const t = texts();
  return (
    <Button
      class="to-result"
      kind="main"
      sign="back"
      onClick={() => {
        isAtBoard.value = false;
      }}
    >
      {t("end-back")}
    </Button>
  );
}

/** The list of actions is read, not watched. */
function chosenPace(): Pace {
  return listMode.peek() === "on" ? "off" : pace.peek();
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
