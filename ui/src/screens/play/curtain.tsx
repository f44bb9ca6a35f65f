/** What may cover the table: the curtain between people at one screen, another tab, a lost line. */
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { TableStore } from "../../app/table";
import { seatNames } from "../../kit/names";
import { Button, SeatSign } from "../../kit/parts";
import { texts } from "../../locale/texts";

export function Curtain({ store }: { store: TableStore }): VNode | null {
  const t = texts();
  const button = useRef<HTMLDivElement>(null);
  const seat = store.curtain.value;
  useEffect(() => {
    button.current?.querySelector("button")?.focus();
  }, [seat]);
  const table = store.description.value;
  if (seat === null || !table) return null;
  const name = seatNames(t, table)[seat]!;
  return (
    <div class="cover" role="dialog" aria-modal="true" aria-label={t("curtain", { name })}>
      <div class="card" ref={button}>
        <h2>
          <SeatSign seat={seat} /> {t("curtain", { name })}
        </h2>
        <p>{t("curtain-help")}</p>
        <Button kind="main" onClick={() => store.raiseCurtain()}>
          {t("curtain-raise", { name })}
        </Button>
      </div>
    </div>
  );
}

export function Elsewhere({ store }: { store: TableStore }): VNode | null {
  const t = texts();
  if (store.connection.value !== "replaced") return null;
  return (
    <div class="cover" role="dialog" aria-modal="true" aria-label={t("replaced")}>
      <div class="card">
        <h2>{t("replaced")}</h2>
        <p>{t("replaced-help")}</p>
        <Button kind="main" onClick={() => store.open()}>
          {t("replaced-here")}
        </Button>
      </div>
    </div>
  );
}

export function Banner({ store }: { store: TableStore }): VNode {
  const t = texts();
  const isLost = store.connection.value === "lost";
  return (
    <div role="alert" class={isLost ? "banner shown" : "banner"}>
      {isLost && t("connection-lost")}
    </div>
  );
}
