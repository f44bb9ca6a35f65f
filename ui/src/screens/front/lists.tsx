/** The lists of the front page: tables to go on with, and tables that wait for players. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { attempt, isNameless, me } from "../../app/guest";
import { followLobby, openTables } from "../../app/lobby";
import { go } from "../../app/router";
import type { OpenTable, TableDescription } from "../../gen/messages";
import type { Translate } from "../../kit/game";
import { seatNames } from "../../kit/names";
import { Button, SeatSign } from "../../kit/parts";
import { formatList, formatMoment, texts, wantTexts } from "../../locale/texts";
import { NameForm } from "../name";
import { joinTable, waitingName } from "../opentable";
import { isNarrow } from "../play/scene";
import { clockName } from "../wish";
import { Emblem } from "./emblem";
import { fetchOwn, finished, goingOn, isMyTurn, ownRank, ownTables } from "./own";
import "./lists.css";

const SHOWN = 3;

export function Lists(): VNode {
  useEffect(() => void attempt(fetchOwn), []);
  useEffect(followLobby, []);
  return (
    <div class="front-lists">
      <Own />
      <Waiting />
    </div>
  );
}

/** On a phone, above the games: the name on the first visit, then what waits for the reader. */
export function Resume(): VNode | null {
  const table = goingOn(ownTables.value?.mine ?? []).find(isMyTurn);
  if (!isNarrow.value) return null;
  if (isNameless.value) {
    return (
      <section class="card welcome">
        <NameForm />
      </section>
    );
  }
  return table ? (
    <ul class="card lines">
      <OwnLine table={table} />
    </ul>
  ) : null;
}

interface ListProps {
  title: string;
  count?: string | undefined;
  id: string;
  children: ComponentChildren;
}

function List({ title, count, id, children }: ListProps): VNode {
  return (
    <section class="card front-list" id={id}>
      <h2>
        {title} {count && <span>{count}</span>}
      </h2>
      {children}
    </section>
  );
}

function Own(): VNode {
  const t = texts();
  const mine = ownTables.value?.mine ?? [];
  const running = goingOn(mine);
  const over = finished(mine);
  const isAll = useSignal(false);
  const shown = [...running, ...over].slice(0, isAll.value ? undefined : SHOWN);
  const asks = isNameless.value && !isNarrow.value;
  return (
    <List
      id="own-tables"
      title={t("front-mine")}
      count={running.length ? t("front-mine-count", { count: running.length }) : undefined}
    >
      {asks && <NameForm />}
      {shown.length ? (
        <ul class="lines">
          {shown.slice(0, asks ? 1 : undefined).map((table) => (
            <OwnLine key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <HowToBegin />
      )}
      {over.length > 0 && (
        <footer>
          <span>{t("front-record", record(over))}</span>
          {running.length + over.length > SHOWN && (
            <Button
              kind="quiet"
              aria-expanded={isAll.value}
              onClick={() => {
                isAll.value = !isAll.peek();
              }}
            >
              {t(isAll.value ? "front-fewer" : "front-all")}
            </Button>
          )}
        </footer>
      )}
    </List>
  );
}

const BEGINNINGS = ["play", "learn", "set-up"];

/** Three ways to a first game. */
function HowToBegin(): VNode {
  const t = texts();
  return (
    <ol class="how">
      {BEGINNINGS.map((way) => (
        <li key={way}>
          <span>
            <b>{t(`front-${way}`)}</b> {t(`front-how-${way}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A table at which nobody sits. */
function FreeTable(): VNode {
  return (
    <svg viewBox="-120 -52 240 104" aria-hidden="true" focusable="false">
      <ellipse class="cloth" rx="78" ry="30" />
      <ellipse class="rim" rx="78" ry="30" />
      {[22, 40, 58].map((rx) => (
        <ellipse key={rx} class="path" rx={rx} ry={rx * 0.385} />
      ))}
      <circle class="sun" r="6" />
      {[-98, 98].map((x) => (
        <circle key={x} class="seat" cx={x} r="10" />
      ))}
      {[-36, 36].flatMap((x) =>
        [-39, 39].map((y) => <circle key={`${x} ${y}`} class="seat" cx={x} cy={y} r="10" />),
      )}
    </svg>
  );
}

function record(over: readonly TableDescription[]): { finished: number; won: number } {
  const won = over.filter((table) => ownRank(table) === 1).length;
  return { finished: over.length, won };
}

/** Whose turn it is, or how it ended. */
function stateText(t: Translate, table: TableDescription, names: readonly string[]): string {
  if (isMyTurn(table)) return t("your-turn");
  if (table.status === "running" && table.to_act !== null) {
    return t("front-turn", { name: names[table.to_act]! });
  }
  const rank = ownRank(table);
  return rank === null ? t(`table-${table.status}`) : t("front-rank", { rank });
}

function OwnLine({ table }: { table: TableDescription }): VNode {
  wantTexts(table.game);
  const t = texts(table.game);
  const names = seatNames(t, table);
  const isTurn = isMyTurn(table);
  const points = table.result?.scores ?? table.points;
  const others = names.filter((_, seat) => !isMe(table.seats[seat]!.player));
  return (
    <li>
      <Emblem game={table.game} isSmall />
      <div>
        <b>
          {others.length
            ? t("front-with", { game: t("game-name"), names: formatList(others) })
            : t("game-name")}
        </b>
        <small>
          <span class={isTurn ? "turn" : undefined}>{stateText(t, table, names)}</span>
          {" · "}
          {formatMoment(table.updated)}
        </small>
        {points.length > 0 && (
          <small class="line-points">
            {points.map((each, seat) => (
              <span key={seat}>
                <SeatSign seat={seat} />
                <span class="hidden">{names[seat]}</span> {each}
              </span>
            ))}
          </small>
        )}
      </div>
      <a class={isTurn ? "button main" : "button"} href={`/t/${table.id}`}>
        {t(isTurn ? "front-continue" : table.result ? "front-result" : "front-look")}
      </a>
    </li>
  );
}

const isMe = (player: string | null): boolean => player !== null && player === me.value?.id;

function Waiting(): VNode {
  const t = texts();
  const tables = openTables.value ?? [];
  return (
    <List
      id="open-tables"
      title={t("open-tables")}
      count={tables.length ? t("front-waiting", { count: tables.length }) : undefined}
    >
      {tables.length ? (
        <ul class="lines">
          {tables.slice(0, SHOWN).map((table) => (
            <WaitingLine key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <div class="free-table">
          <FreeTable />
          <p class="help">{t("open-tables-none")}</p>
        </div>
      )}
      <footer>
        <CodeForm />
        <a href="/lobby">{t("front-all-open")}</a>
      </footer>
    </List>
  );
}

function WaitingLine({ table }: { table: OpenTable }): VNode {
  wantTexts(table.game);
  const t = texts(table.game);
  const host = table.seats.find(({ kind }) => kind === "person");
  const isMine = table.seats.some(({ player }) => isMe(player));
  const taken = table.seats.length - table.free;
  return (
    <li>
      <Emblem game={table.game} isSmall />
      <div>
        <b>{host ? t("front-table-of", { name: waitingName(t, host) }) : t("game-name")}</b>
        <small>
          {t("game-name")} ·{" "}
          <span class="seat-dots" aria-hidden="true">
            {table.seats.map((seat, at) => (
              <i key={at} data-seat={at} class={seat.kind === "open" ? undefined : "on"} />
            ))}
          </span>{" "}
          <span class="hidden">{t("front-taken", { taken, all: table.seats.length })}</span>
          {table.clock && ` · ${clockName(t, table.clock)}`}
        </small>
      </div>
      {isMine ? (
        <a class="button" href={`/t/${table.id}`}>
          {t("table-yours")}
        </a>
      ) : (
        <Button onClick={() => joinTable(table.id)}>{t("join")}</Button>
      )}
    </li>
  );
}

/** The id of a table, from its link or as it is. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([\w-]+)\/?(?:[?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}

function CodeForm(): VNode {
  const t = texts();
  return (
    <form
      class="code-form"
      onSubmit={(event) => {
        event.preventDefault();
        const table = tableIn(String(new FormData(event.currentTarget).get("code")));
        if (table) go(`/t/${table}`);
      }}
    >
      <input
        name="code"
        aria-label={t("front-code")}
        placeholder={t("front-code")}
        autocomplete="off"
        required
      />
      <Button type="submit">{t("join")}</Button>
    </form>
  );
}
