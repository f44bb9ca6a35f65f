/** Who is played for, since when, and what to do about somebody who is gone. */
import type { VNode } from "preact";

import { attempt } from "../../app/guest";
import type { TableStore } from "../../app/table";
import type { Seat, SeatCommand, TableDescription } from "../../gen/messages";
import type { Translate } from "../../kit/game";
import { lazy } from "../../kit/lazy";
import { seatNames } from "../../kit/names";
import { Button } from "../../kit/parts";
import { clockTime } from "../../locale/texts";
import { api } from "../../net/api";
import { hasTrouble, isHeldUp } from "./scene";

const LevelButton = lazy(async () => (await import("../levelbutton")).LevelButton, null);
const BotTrouble = lazy(async () => (await import("./bottrouble")).BotTrouble, null);

interface Props {
  store: TableStore;
  t: Translate;
}

export function StandIns({ store, t }: Props): VNode {
  const table = store.description.value!;
  const concerned = table.seats.filter(isHeldUp);
  const troubled = table.seats.filter(hasTrouble);
  return (
    <section class="stand-ins" aria-label={t("stand-ins")}>
      {concerned.map((seat) => (
        <StandIn key={seat.seat} {...{ seat, table, store, t }} />
      ))}
      {troubled.map((seat) => (
        <BotTrouble key={seat.seat} {...{ seat, table, store, t }} />
      ))}
    </section>
  );
}

interface StandInProps extends Props {
  seat: Seat;
  table: TableDescription;
}

function StandIn({ seat, table, store, t }: StandInProps): VNode {
  const isMine = store.own.value.includes(seat.seat);
  const name = seatNames(t, table)[seat.seat]!;
  const ask = (command: SeatCommand["do"], bot: string | null = null): void =>
    void attempt(() => api.seat(table.id, seat.seat, { do: command, bot }));
  const key = keyOf(seat, table);
  return (
    <div class="strip stand-in" data-seat={seat.seat}>
      <p role="status">
        {t(isMine ? `${key}-mine` : `${key}-other`, {
          name,
          count: seat.missed,
          time: clockTime(seat.stand_in ?? 0),
        })}
      </p>
      {isMine && seat.stand_in !== null && (
        <Button kind="main" onClick={() => ask("take-back")}>
          {t("seat-take-back")}
        </Button>
      )}
      {!isMine && seat.gone && store.own.value.length > 0 && (
        <Decision {...{ table, store, t, ask }} />
      )}
      {!isMine && seat.overdue && store.own.value.length > 0 && (
        <Agreement {...{ table, store, t, ask }} />
      )}
    </div>
  );
}

function keyOf(seat: Seat, table: TableDescription): string {
  if (seat.gone) return "gone";
  if (seat.overdue) return "overdue";
  return table.clock ? "stand-in" : "asked";
}

/** Somebody keeps the others waiting: a stand-in plays the turn when all of them agree. */
function Agreement({ table, store, t, ask }: DecisionProps): VNode {
  const hasAgreed = store.own.value.every((seat) => table.seats[seat]!.wants_stand_in);
  return (
    <div class="buttons">
      <Button
        kind={hasAgreed ? "quiet" : "main"}
        aria-pressed={hasAgreed}
        onClick={() => ask("stand-in")}
      >
        {t(hasAgreed ? "overdue-agreed" : "overdue-agree")}
      </Button>
    </div>
  );
}

interface DecisionProps extends Props {
  table: TableDescription;
  ask(command: SeatCommand["do"], bot?: string): void;
}

function Decision({ table, store, t, ask }: DecisionProps): VNode {
  const hasWished = store.own.value.every((seat) => table.seats[seat]!.wants_end);
  return (
    <div class="buttons">
      <LevelButton
        {...{ t }}
        game={table.game}
        kind="main"
        onChoose={(level) => ask("hand-over", level)}
      >
        {t("gone-bot")}
      </LevelButton>
      <Button onClick={() => ask("wait")}>{t("gone-wait")}</Button>
      <Button kind="quiet" aria-pressed={hasWished} onClick={() => ask("end")}>
        {t(hasWished ? "gone-end-wished" : "gone-end")}
      </Button>
    </div>
  );
}
