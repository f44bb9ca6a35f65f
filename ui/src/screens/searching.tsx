/** A quick match under way: at its table, and as a bar on every other page. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isStarting, playBots } from "../app/botgame";
import { attempt, games } from "../app/guest";
import { followLobby, goToMatch, type Search, search, stopSearch, tellFound } from "../app/lobby";
import { go, page } from "../app/router";
import type { TableDescription } from "../gen/messages";
import { Button } from "../kit/parts";
import { texts, wantTexts } from "../locale/texts";
import { api } from "../net/api";

/** After so many milliseconds it is said that nobody has come yet. */
const LONG = 30_000;

/** Milliseconds since a moment, counted on every second. */
function useElapsed(since: number): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - since);
}

export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The part of the table's page that says how long one has waited, and what else to do. */
export function Searching({ table }: { table: TableDescription }): VNode {
  const t = texts(table.game);
  const now = search.value;
  const [opened] = useState(Date.now());
  const elapsed = useElapsed(now?.table === table.id ? now.since : opened);
  const game = games.value?.find((each) => each.id === table.game);
  return (
    <section class="card searching">
      <h2>
        <span class="orbit small" aria-hidden="true" /> {t("searching")}
      </h2>
      <p class="searching-time">{t("searching-time", { time: minutesAndSeconds(elapsed) })}</p>
      <p role="status">{t(elapsed < LONG ? "searching-help" : "searching-long")}</p>
      <div class="buttons">
        {game && (
          <Button
            kind="main"
            sign="play"
            disabled={isStarting.value}
            onClick={() => void playBots(game)}
          >
            {t("searching-bot")}
          </Button>
        )}
        <Button
          sign="close"
          onClick={() =>
            void attempt(async () => {
              await (search.peek()?.table === table.id ? stopSearch() : api.leave(table.id));
              go("/lobby");
            })
          }
        >
          {t("searching-stop")}
        </Button>
      </div>
    </section>
  );
}

/** On every other page: that it is looked for players, or that somebody has come. */
export function SearchBar(): VNode | null {
  const now = search.value;
  if (!now) return null;
  const isThere = page.value.name === "table" && page.value.id === now.table;
  return (
    <>
      <Following />
      {!isThere && (now.isFound ? <Found game={now.game} /> : <Looking {...now} />)}
    </>
  );
}

/** Who looks for players is told of them on every page. */
function Following(): null {
  useEffect(followLobby, []);
  return null;
}

function Looking({ table, game, since }: Search): VNode {
  useEffect(() => wantTexts(game), [game]);
  const t = texts(game);
  const time = minutesAndSeconds(useElapsed(since));
  return (
    <aside class="search-bar" aria-label={t("quick-match")}>
      <span class="orbit small" aria-hidden="true" />
      <a href={`/t/${table}`}>{t("searching-bar", { game: t("game-name") })}</a>
      <span>{time}</span>
      <Button
        sign="close"
        kind="tool"
        label={t("searching-stop")}
        onClick={() => void attempt(stopSearch)}
      />
    </aside>
  );
}

function Found({ game }: { game: string }): VNode {
  useEffect(() => wantTexts(game), [game]);
  const t = texts(game);
  const said = t("searching-found", { game: t("game-name") });
  useEffect(() => tellFound(said), []);
  return (
    <aside class="search-bar found" role="alert">
      <b>{said}</b>
      <Button kind="main" onClick={goToMatch}>
        {t("searching-go")}
      </Button>
    </aside>
  );
}
