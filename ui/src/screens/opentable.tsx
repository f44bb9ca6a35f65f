/** One table that waits for players, as a line with everything one wants to know before joining. */
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { attempt, games, me, withName } from "../app/guest";
import { go } from "../app/router";
import type { OpenTable, WaitingSeat } from "../gen/messages";
import { BotBadge } from "../kit/botbadge";
import type { Translate } from "../kit/game";
import { botName, isServerBot } from "../kit/names";
import { Button, SeatSign } from "../kit/parts";
import { formatAge, hasText, texts, wantTexts } from "../locale/texts";
import { api } from "../net/api";
import { clockName } from "./wish";

export function joinTable(id: string): void {
  withName(
    () =>
      void attempt(async () => {
        await api.join(id);
        go(`/t/${id}`);
      }),
  );
}

export function OpenTableLine({ table }: { table: OpenTable }): VNode {
  useEffect(() => wantTexts(table.game), [table.game]);
  const t = texts(table.game);
  const isMine = table.seats.some((seat) => seat.player && seat.player === me.value?.id);
  return (
    <li class="strip open-table">
      <div class="open-table-text">
        <span class="open-table-head">
          <span class="table-game">{t("game-name")}</span>
          {table.quick && <span class="badge">{t("quick-match")}</span>}
          {table.welcomes_bots && <span class="badge">{t("table-welcomes-bots")}</span>}
          <span class={table.present ? "presence here" : "presence"}>
            {t(table.present ? "table-present" : "table-absent")}
          </span>
        </span>
        <SeatList seats={table.seats} t={t} />
        <span class="help">{[...termsOf(t, table), formatAge(table.since)].join(" · ")}</span>
      </div>
      {isMine ? (
        <a class="button" href={`/t/${table.id}`}>
          {t("table-yours")}
        </a>
      ) : (
        <Button kind="main" onClick={() => joinTable(table.id)}>
          {t("join")}
        </Button>
      )}
    </li>
  );
}

export function SeatList({ seats, t }: { seats: readonly WaitingSeat[]; t: Translate }): VNode {
  return (
    <span class="table-names">
      {seats.map((seat, index) => (
        <span key={index} class={seat.kind === "open" ? "seat-free" : undefined}>
          <SeatSign seat={index} /> {waitingName(t, seat)} <BotBadge owner={seat.owner} t={t} />
        </span>
      ))}
    </span>
  );
}

export function waitingName(t: Translate, seat: WaitingSeat): string {
  if (isServerBot(seat)) return botName(t, seat.bot ?? "");
  if (seat.kind !== "open") return seat.name;
  return seat.name ? t("seat-reserved", { name: seat.name }) : t("seat-open");
}

/** The clock, and the options that are not the usual ones of the game. */
export function termsOf(t: Translate, { game, clock, options }: OpenTable): readonly string[] {
  const usual = games.value?.find((each) => each.id === game)?.options ?? {};
  const special = Object.entries(options).filter(([name, value]) => usual[name]?.[0] !== value);
  const named = special.map(([name, value]) => {
    const key = `option-${name}-${value}`;
    return hasText(t, key) ? t(key) : value;
  });
  return [clockName(t, clock), ...named];
}
