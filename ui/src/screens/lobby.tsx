/** A table before the game: the invitation, the seats, the start. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { chooseLevel } from "../app/botgame";
import { nonceFor, sendNonces } from "../app/deal";
import { attempt, fetchGames, withName } from "../app/guest";
import { search } from "../app/lobby";
import type { TableStore } from "../app/table";
import type { Seat, SeatCommand, TableDescription } from "../gen/messages";
import { BotBadge } from "../kit/botbadge";
import { CopyButton } from "../kit/copy";
import type { Translate } from "../kit/game";
import { seatName } from "../kit/names";
import { Button, SeatSign } from "../kit/parts";
import { hasText, texts, wantTexts } from "../locale/texts";
import { api } from "../net/api";
import { Fellows } from "./fellows";
import { GamePlate } from "./gameplate";
import { LevelButton } from "./levelbutton";
import { Page } from "./page";
import { PeopleDialog } from "./people";
import { Banner, Elsewhere } from "./play/curtain";
import { Searching } from "./searching";
import { clockName } from "./wish";

export function Lobby({ store }: { store: TableStore }): VNode {
  const table = store.description.value!;
  wantTexts(table.game);
  const t = texts(table.game);
  useEffect(() => void attempt(fetchGames), []);
  const unanswered = store.own.value.filter((seat) => !table.seats[seat]?.has_nonce);
  useEffect(() => void attempt(() => sendNonces(table)), [table.id, unanswered.join()]);
  const isHost = table.host === store.me.value?.id;
  const isAsking = useSignal(false);
  const openSeats = table.seats.filter((seat) => seat.kind === "open").length;
  const isSeated = store.own.value.length > 0;
  const isSearching = table.quick || search.value?.table === table.id;
  return (
    <Page title={t("lobby-title", { game: t("game-name") })}>
      <Banner store={store} />
      {isSearching && isSeated && openSeats > 0 && <Searching table={table} />}
      <div class="columns">
        <div>
          <section class="card">
            <h2>{t("lobby-seats")}</h2>
            <ul class="seats">
              {table.seats.map((seat) => (
                <LobbySeat key={seat.seat} {...{ seat, table, store, t, isHost }} />
              ))}
            </ul>
            <div class="buttons">
              {isHost && !table.starts_full && (
                <Button
                  kind="main"
                  sign="play"
                  disabled={openSeats > 0}
                  onClick={() => void attempt(() => api.start(table.id))}
                >
                  {t("lobby-start")}
                </Button>
              )}
              <p class="help" role="status">
                {waitingText(t, table, openSeats, isHost)}
              </p>
              <Button
                kind="quiet"
                sign="people"
                onClick={() => {
                  isAsking.value = true;
                }}
              >
                {t("people")}
              </Button>
            </div>
          </section>
          <GamePlate game={table.game} t={t} />
        </div>
        <div>
          <Invitation {...{ t, table: isSeated || isHost ? table.id : null }} />
          <Terms {...{ table, t }} />
        </div>
      </div>
      <Elsewhere store={store} />
      {isAsking.value && (
        <PeopleDialog
          {...{ store, t }}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </Page>
  );
}

function waitingText(t: Translate, table: TableDescription, open: number, isHost: boolean): string {
  if (open > 0) {
    const waiting = t("lobby-waiting", { count: open });
    return table.starts_full ? `${waiting} ${t("lobby-starts-full")}` : waiting;
  }
  if (table.starts_full) return t("lobby-starting");
  return t(isHost ? "lobby-ready" : "lobby-host");
}

interface InvitationProps {
  t: Translate;
  /** The table to which one may invite people one has played with. */
  table: string | null;
}

function Invitation({ t, table }: InvitationProps): VNode {
  const link = location.origin + location.pathname;
  return (
    <section class="card">
      <h2>{t("invite")}</h2>
      <p>{t("invite-help")}</p>
      <div class="row">
        <input
          readOnly
          value={link}
          aria-label={t("invite-link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton t={t} link={link} label={t("invite-copy")} kind="main" />
      </div>
      {table && <Fellows table={table} t={t} />}
    </section>
  );
}

function overdueName(t: Translate, seconds: number): string {
  const key = `overdue-${seconds}`;
  return hasText(t, key) ? t(key) : t("overdue-time", { minutes: Math.ceil(seconds / 60) });
}

/** The options of the table, each in a line. */
export function Terms({ table, t }: { table: TableDescription; t: Translate }): VNode {
  const clock = table.clock;
  return (
    <section class="card">
      <h2>{t("set-up-options")}</h2>
      <dl class="terms">
        {Object.entries(table.options).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`option-${name}`)}</dt>
            <dd>{hasText(t, `option-${name}-${value}`) ? t(`option-${name}-${value}`) : value}</dd>
          </div>
        ))}
        <div>
          <dt>{t("set-up-clock")}</dt>
          <dd>{clockName(t, clock)}</dd>
        </div>
        {clock ? (
          <div>
            <dt>{t("set-up-patience")}</dt>
            <dd>{t("patience-turns", { count: table.patience })}</dd>
          </div>
        ) : (
          <div>
            <dt>{t("set-up-overdue")}</dt>
            <dd>{overdueName(t, table.overdue)}</dd>
          </div>
        )}
        <div>
          <dt>{t("set-up-undo")}</dt>
          <dd>{t(`undo-${table.undo}`)}</dd>
        </div>
        <div>
          <dt>{t("set-up-public")}</dt>
          <dd>{t(table.public ? "public-yes" : "public-no")}</dd>
        </div>
      </dl>
      <p>
        <a href={`/deal/${table.id}`}>{t("deal-link")}</a>
      </p>
    </section>
  );
}

const openName = (t: Translate, seat: Seat): string =>
  seat.reserved ? t("seat-reserved", { name: seat.name }) : t("seat-open");

const isFor = (seat: Seat, guest: string | undefined): boolean =>
  seat.reserved === null || seat.reserved === guest;

interface LobbySeatProps {
  seat: Seat;
  table: TableDescription;
  store: TableStore;
  t: Translate;
  isHost: boolean;
}

function LobbySeat({ seat, table, store, t, isHost }: LobbySeatProps): VNode {
  const isMine = store.own.value.includes(seat.seat);
  const ask = (command: SeatCommand): void =>
    void attempt(() => api.seat(table.id, seat.seat, command));
  return (
    <li>
      <SeatSign seat={seat.seat} />
      <span class="player-name">
        {seat.kind === "open" ? openName(t, seat) : seatName(t, seat)}
        {isMine && <span class="help"> {t("player-you")}</span>}
        <BotBadge owner={seat.owner} t={t} />
      </span>
      {seat.kind === "open" && isFor(seat, store.me.value?.id) && (
        <Button
          kind={store.own.value.length ? "quiet" : "main"}
          onClick={() => withName(() => ask({ do: "sit", nonce: nonceFor(table) }))}
        >
          {t("seat-sit")}
        </Button>
      )}
      {seat.kind === "open" && isHost && (
        <LevelButton
          {...{ t }}
          game={table.game}
          onChoose={(bot) => {
            chooseLevel(bot);
            ask({ do: "bot", bot });
          }}
        >
          {t("seat-bot")}
        </LevelButton>
      )}
      {isMine && (
        <Button kind="quiet" onClick={() => ask({ do: "leave" })}>
          {t("seat-leave")}
        </Button>
      )}
      {(seat.kind === "bot" || seat.reserved) && isHost && (
        <Button kind="quiet" onClick={() => ask({ do: "open" })}>
          {t("seat-make-open")}
        </Button>
      )}
    </li>
  );
}
