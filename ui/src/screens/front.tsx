/** The front page: a game against bots in one click, a table with friends, tables to go on with. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { attempt, fetchGames, games, me, rename } from "../app/guest";
import { hasTutorial } from "../app/games";
import { go } from "../app/router";
import type { GameDescription, TableDescription, TableList } from "../gen/messages";
import { seatNames } from "../kit/names";
import { Button, SeatSign, Sign } from "../kit/parts";
import { texts, wantTexts } from "../locale/texts";
import { api, nonce } from "../net/api";
import { Emblem } from "./emblem";
import { Page } from "./page";
import { botFor } from "./wish";

const tables = signal<TableList | null>(null);
const isStarting = signal(false);

async function playNow(game: GameDescription): Promise<void> {
  if (isStarting.peek()) return;
  isStarting.value = true;
  await attempt(async () => {
    const count = game.seat_counts.includes(2) ? 2 : game.seat_counts[0]!;
    const bot = { kind: "bot", bot: botFor(game) } as const;
    const seats = [{ kind: "me" } as const, ...Array.from({ length: count - 1 }, () => bot)];
    const table = await api.create({ game: game.id, seats, nonce: nonce(), start: true });
    go(`/t/${table.id}`);
  });
  isStarting.value = false;
}

async function fetchTables(): Promise<void> {
  tables.value = await api.tables();
}

export function Front(): VNode {
  const t = texts();
  useEffect(() => void attempt(() => Promise.all([fetchGames(), fetchTables()])), []);
  return (
    <Page isFront>
      <section class="hero">
        <div>
          <h1>{t("front-title")}</h1>
          <p class="lead">{t("front-lead")}</p>
        </div>
      </section>
      <section class="game-cards" aria-label={t("front-games")}>
        {(games.value ?? []).map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </section>
      <div class="columns">
        <Tables title={t("front-mine")} none={t("front-mine-none")} list={tables.value?.mine} />
        <Tables title={t("front-watch")} none={t("front-watch-none")} list={tables.value?.public} />
        <Guest />
      </div>
    </Page>
  );
}

function GameCard({ game }: { game: GameDescription }): VNode {
  wantTexts(game.id);
  const t = texts(game.id);
  const seats = game.seat_counts;
  return (
    <article class="game-card">
      <Emblem game={game.id} />
      <div class="game-card-text">
        <h2>{t("game-name")}</h2>
        <p>{t("about")}</p>
        <p class="facts">
          {t("front-seats", { least: Math.min(...seats), most: Math.max(...seats) })}
        </p>
        <div class="buttons">
          <Button
            kind="main"
            sign="play"
            disabled={isStarting.value}
            onClick={() => void playNow(game)}
          >
            {t("front-play")}
          </Button>
          {hasTutorial(game.id) && (
            <a class="button" href={`/learn/${game.id}`}>
              {t("front-learn")}
            </a>
          )}
          <a class="button" href={`/new/${game.id}`}>
            <Sign name="people" />
            {t("front-set-up")}
          </a>
          <a class="button quiet" href={`/rules/${game.id}`}>
            <Sign name="rules" />
            {t("rules")}
          </a>
        </div>
      </div>
    </article>
  );
}

interface TablesProps {
  title: string;
  none: string;
  list: readonly TableDescription[] | undefined;
}

function Tables({ title, none, list }: TablesProps): VNode {
  return (
    <section class="card">
      <h2>{title}</h2>
      {list?.length ? (
        <ul class="tables">
          {list.slice(0, 12).map((table) => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p class="help">{none}</p>
      )}
    </section>
  );
}

function TableLine({ table }: { table: TableDescription }): VNode {
  wantTexts(table.game);
  const t = texts(table.game);
  const mine = table.seats.some(
    (seat) => seat.player === me.value?.id && seat.seat === table.to_act,
  );
  return (
    <li>
      <a href={`/t/${table.id}`}>
        <span class="table-game">{t("game-name")}</span>
        <span class="table-names">
          {seatNames(t, table).map((name, seat) => (
            <span key={seat}>
              <SeatSign seat={seat} /> {name}
            </span>
          ))}
        </span>
        <span class={mine ? "badge turn" : "badge"}>
          {mine ? t("your-turn") : t(`table-${table.status}`)}
        </span>
      </a>
    </li>
  );
}

function Guest(): VNode {
  const t = texts();
  return (
    <section class="card">
      <h2>{t("front-name")}</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get("name")).trim();
          if (name) void attempt(() => rename(name));
        }}
      >
        <input
          name="name"
          aria-label={t("front-name")}
          maxLength={40}
          required
          autocomplete="nickname"
          key={me.value?.name}
          defaultValue={me.value?.name ?? ""}
        />
        <Button type="submit">{t("save")}</Button>
      </form>
      <p class="help">{t("front-name-help")}</p>
    </section>
  );
}
