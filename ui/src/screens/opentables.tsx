/** The open lobby: a quick match, and the tables that wait for players. */
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { attempt, fetchGames, games } from "../app/guest";
import { findMatch, followLobby, hasMore, openTables, setFilter, wanted } from "../app/lobby";
import type { GameDescription, LobbyFilter, OpenTable, TableDescription } from "../gen/messages";
import type { Translate } from "../kit/game";
import { seatNames } from "../kit/names";
import { Button, Choice, Loading, SeatSign, Sign } from "../kit/parts";
import { formatMoment, texts, wantTexts } from "../locale/texts";
import { api } from "../net/api";
import { Invitations } from "./invitations";
import { OpenTableLine } from "./opentable";
import { Page } from "./page";

const ANY = "any";
const SPEEDS = ["live", "days", "untimed"] as const;
type SpeedChoice = (typeof SPEEDS)[number] | typeof ANY;

/** Pages after the first, which is the one that is kept up to date. */
const further = signal<readonly OpenTable[]>([]);

export function OpenTables(): VNode {
  const t = texts();
  useEffect(() => void attempt(fetchGames), []);
  useEffect(followLobby, []);
  useEffect(() => () => setFilter({}), []);
  return (
    <Page title={t("open-tables")}>
      <Invitations />
      <div class="columns wide-second">
        {games.value ? <QuickMatchCard games={games.value} t={t} /> : <Loading />}
        <section class="card" aria-label={t("open-tables")}>
          <p>{t("open-tables-lead")}</p>
          <Filters t={t} />
          <List t={t} />
        </section>
      </div>
      <Watch t={t} />
    </Page>
  );
}

/** Public games that are being played. */
function Watch({ t }: { t: Translate }): VNode {
  const running = useSignal<readonly TableDescription[]>([]);
  useEffect(
    () =>
      void attempt(async () => {
        const { public: tables } = await api.tables();
        running.value = tables.filter(({ status }) => status === "running");
      }),
    [],
  );
  return (
    <section class="card">
      <h2>{t("front-watch")}</h2>
      {running.value.length ? (
        <ul class="tables">
          {running.value.map((table) => (
            <WatchLine key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p class="help">{t("front-watch-none")}</p>
      )}
    </section>
  );
}

function WatchLine({ table }: { table: TableDescription }): VNode {
  useEffect(() => wantTexts(table.game), [table.game]);
  const t = texts(table.game);
  return (
    <li>
      <a href={`/t/${table.id}`}>
        <span class="table-game">{t("game-name")}</span>
        <span class="table-names">
          {seatNames(t, table).map((name, seat) => (
            <span key={seat}>
              <SeatSign seat={seat} /> {name} {table.points[seat]}
            </span>
          ))}
        </span>
        <span class="badge">{formatMoment(table.updated)}</span>
      </a>
    </li>
  );
}

function gameName(t: Translate, game: string): string {
  if (game === ANY) return t("any");
  wantTexts(game);
  return texts(game)("game-name");
}

function Filters({ t }: { t: Translate }): VNode {
  const filter = wanted.value;
  const counts = [...new Set((games.value ?? []).flatMap((game) => game.seat_counts))].sort();
  const change = (part: LobbyFilter): void => {
    further.value = [];
    const all = Object.entries({ ...filter, ...part });
    setFilter(Object.fromEntries(all.filter(([, value]) => value !== null)));
  };
  const bots = filter.bots === undefined ? ANY : filter.bots ? "with" : "without";
  return (
    <fieldset class="filters">
      <legend>{t("filter")}</legend>
      <Choice
        label={t("filter-game")}
        value={filter.game ?? ANY}
        values={[ANY, ...(games.value ?? []).map((game) => game.id)]}
        name={(game) => gameName(t, game)}
        onChange={(game) => change({ game: game === ANY ? null : game })}
      />
      <Choice
        label={t("filter-seats")}
        value={String(filter.seats ?? ANY)}
        values={[ANY, ...counts.map(String)]}
        name={(count) => seatsName(t, count)}
        onChange={(count) => change({ seats: count === ANY ? null : Number(count) })}
      />
      <Choice<SpeedChoice>
        label={t("filter-speed")}
        value={filter.speed ?? ANY}
        values={[ANY, ...SPEEDS]}
        name={(speed) => speedName(t, speed)}
        onChange={(speed) => change({ speed: speed === ANY ? null : speed })}
      />
      <Choice
        label={t("filter-bots")}
        value={bots}
        values={[ANY, "with", "without"]}
        name={(each) => (each === ANY ? t("any") : t(`bots-${each}`))}
        onChange={(each) => change({ bots: each === ANY ? null : each === "with" })}
      />
    </fieldset>
  );
}

const seatsName = (t: Translate, count: string): string =>
  count === ANY ? t("any") : t("seats-count", { count: Number(count) });

const speedName = (t: Translate, speed: SpeedChoice): string =>
  speed === ANY ? t("any") : t(`speed-${speed}`);

function List({ t }: { t: Translate }): VNode {
  const first = openTables.value;
  if (first === null) return <Loading />;
  const shown = [...first, ...further.value.filter((each) => !isAmong(first, each))];
  const isFiltered = Object.keys(wanted.value).length > 0;
  return (
    <>
      <p class="hidden" role="status">
        {t("open-tables-count", { count: shown.length })}
      </p>
      {shown.length ? (
        <ul class="tables">
          {shown.map((table) => (
            <OpenTableLine key={table.id} table={table} />
          ))}
        </ul>
      ) : (
        <p class="help">{t(isFiltered ? "open-tables-none-fit" : "open-tables-none")}</p>
      )}
      {hasMore.value && !further.value.length && (
        <Button onClick={() => void attempt(() => showMore(first))}>{t("open-tables-more")}</Button>
      )}
    </>
  );
}

const isAmong = (tables: readonly OpenTable[], table: OpenTable): boolean =>
  tables.some((each) => each.id === table.id);

/** The pages after the first one, at most a few hundred tables. */
async function showMore(first: readonly OpenTable[]): Promise<void> {
  const last = first.at(-1)!;
  let after: string | null = `${last.since}.${last.id}`;
  for (let pages = 0; after && pages < 10; pages += 1) {
    const next: Awaited<ReturnType<typeof api.lobby>> = await api.lobby(wanted.peek(), after);
    further.value = [...further.peek(), ...next.tables];
    after = next.next;
  }
}

function QuickMatchCard({
  games: known,
  t,
}: {
  games: readonly GameDescription[];
  t: Translate;
}): VNode {
  const [chosen, setGame] = useState(known[0]!.id);
  const [seats, setSeats] = useState(ANY);
  const [speed, setSpeed] = useState<SpeedChoice>(ANY);
  const game = known.find((each) => each.id === chosen)!;
  const counts = game.seat_counts.map(String);
  const count = counts.includes(seats) ? seats : ANY;
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() =>
          findMatch({
            game: chosen,
            seats: count === ANY ? null : Number(count),
            speed: speed === ANY ? null : speed,
          }),
        );
      }}
    >
      <h2>{t("quick-match")}</h2>
      <p>{t("quick-match-lead")}</p>
      <div class="choices">
        <Choice
          label={t("filter-game")}
          value={chosen}
          values={known.map((each) => each.id)}
          name={(each) => gameName(t, each)}
          onChange={setGame}
        />
        <Choice
          label={t("filter-seats")}
          value={count}
          values={[ANY, ...counts]}
          name={(each) => seatsName(t, each)}
          onChange={setSeats}
        />
        <Choice<SpeedChoice>
          label={t("filter-speed")}
          value={speed}
          values={[ANY, ...SPEEDS]}
          name={(each) => speedName(t, each)}
          onChange={setSpeed}
        />
      </div>
      <div class="buttons">
        <Button type="submit" kind="main" sign="people">
          {t("quick-match-find")}
        </Button>
        <a class="button quiet" href={`/new/${chosen}?public`}>
          <Sign name="settings" />
          {t("front-set-up")}
        </a>
      </div>
    </form>
  );
}
