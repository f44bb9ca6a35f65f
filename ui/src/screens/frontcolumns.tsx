/** The front page below its games: tables to go on with, open ones, ones to watch, and the name. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { attempt, me, rename } from "../app/guest";
import { followLobby, openTables } from "../app/lobby";
import type { TableDescription, TableList } from "../gen/messages";
import { seatNames } from "../kit/names";
import { Button, SeatSign, Sign } from "../kit/parts";
import { texts, wantTexts } from "../locale/texts";
import { api } from "../net/api";
import { OpenTableLine } from "./opentable";

const tables = signal<TableList | null>(null);

async function fetchTables(): Promise<void> {
  tables.value = await api.tables();
}

export function FrontColumns(): VNode {
  const t = texts();
  useEffect(() => void attempt(fetchTables), []);
  useEffect(followLobby, []);
  return (
    <div class="front-columns">
      <Tables title={t("front-mine")} none={t("front-mine-none")} list={tables.value?.mine} />
      <OpenTablesCard />
      <Tables
        title={t("front-watch")}
        none={t("front-watch-none")}
        list={tables.value?.public.filter((table) => table.status === "running")}
      />
      <Guest />
    </div>
  );
}

const SHOWN = 4;

function OpenTablesCard(): VNode {
  const t = texts();
  const shown = (openTables.value ?? []).slice(0, SHOWN);
  return (
    <section class="card open-tables">
      <h2>{t("open-tables")}</h2>
      {shown.length ? (
        <ul class="tables">
          {shown.map((table) => (
            <OpenTableLine key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p class="help">{t("open-tables-none")}</p>
      )}
      <p>
        <a class="button" href="/lobby">
          <Sign name="people" />
          {t("open-tables-all")}
        </a>
      </p>
    </section>
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
      <a class="button quiet" href="/account">
        {t("account-link")}
      </a>
    </section>
  );
}
