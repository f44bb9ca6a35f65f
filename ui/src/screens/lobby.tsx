/** A table before the game: the invitation, the seats, the start. */
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { attempt, fetchGames, games } from "../app/guest";
import type { TableStore } from "../app/table";
import type { Seat, SeatCommand, TableDescription } from "../gen/messages";
import { CopyButton } from "../kit/copy";
import type { Translate } from "../kit/game";
import { botName, seatName } from "../kit/names";
import { Button, SeatSign } from "../kit/parts";
import { hasText, texts, wantTexts } from "../locale/texts";
import { api, nonce } from "../net/api";
import { Page } from "./page";
import { Banner, Elsewhere } from "./play/curtain";

export function Lobby({ store }: { store: TableStore }): VNode {
  const table = store.description.value!;
  wantTexts(table.game);
  const t = texts(table.game);
  useEffect(() => void attempt(fetchGames), []);
  const isHost = table.host === store.me.value?.id;
  const openSeats = table.seats.filter((seat) => seat.kind === "open").length;
  return (
    <Page title={t("lobby-title", { game: t("game-name") })}>
      <Banner store={store} />
      <div class="columns">
        <section class="card">
          <h2>{t("lobby-seats")}</h2>
          <ul class="seats">
            {table.seats.map((seat) => (
              <LobbySeat key={seat.seat} {...{ seat, table, store, t, isHost }} />
            ))}
          </ul>
          <div class="buttons">
            {isHost && (
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
              {openSeats > 0
                ? t("lobby-waiting", { count: openSeats })
                : t(isHost ? "lobby-ready" : "lobby-host")}
            </p>
          </div>
        </section>
        <div>
          <Invitation t={t} />
          <Terms {...{ table, t }} />
        </div>
      </div>
      <Elsewhere store={store} />
    </Page>
  );
}

function Invitation({ t }: { t: Translate }): VNode {
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
    </section>
  );
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
          <dd>{clock ? t(`clock-${clock.kind}`, { seconds: clock.seconds }) : t("clock-none")}</dd>
        </div>
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

interface LobbySeatProps {
  seat: Seat;
  table: TableDescription;
  store: TableStore;
  t: Translate;
  isHost: boolean;
}

function LobbySeat({ seat, table, store, t, isHost }: LobbySeatProps): VNode {
  const isMine = store.own.value.includes(seat.seat);
  const bots = games.value?.find((game) => game.id === table.game)?.bots ?? [];
  const ask = (command: SeatCommand): void =>
    void attempt(() => api.seat(table.id, seat.seat, command));
  return (
    <li>
      <SeatSign seat={seat.seat} />
      <span class="player-name">
        {seat.kind === "open" ? t("seat-open") : seatName(t, seat)}
        {isMine && <span class="help"> {t("player-you")}</span>}
      </span>
      {seat.kind === "open" && (
        <Button
          kind={store.own.value.length ? "quiet" : "main"}
          onClick={() => ask({ do: "sit", nonce: nonce() })}
        >
          {t("seat-sit")}
        </Button>
      )}
      {seat.kind === "open" &&
        isHost &&
        bots.map((bot) => (
          <Button key={bot} onClick={() => ask({ do: "bot", bot })}>
            {t("seat-bot", { level: botName(t, bot) })}
          </Button>
        ))}
      {isMine && (
        <Button kind="quiet" onClick={() => ask({ do: "leave" })}>
          {t("seat-leave")}
        </Button>
      )}
      {seat.kind === "bot" && isHost && (
        <Button kind="quiet" onClick={() => ask({ do: "open" })}>
          {t("seat-make-open")}
        </Button>
      )}
    </li>
  );
}
