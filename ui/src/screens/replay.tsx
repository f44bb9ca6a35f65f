/** A game from its first entry to its last: step, autoplay, jump from the log, play on from here. */
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { attempt, me } from "../app/guest";
import { lineIn, replayAt, seatIn } from "../app/links";
import { LookBack, type Frame } from "../app/lookback";
import { go } from "../app/router";
import { pace } from "../app/settings";
import type { Step } from "../app/table";
import type { TableDescription } from "../gen/messages";
import { say } from "../kit/actions";
import { SPECTATOR } from "../kit/game";
import { seatNames } from "../kit/names";
import { Button, SeatSign, Sign } from "../kit/parts";
import { texts } from "../locale/texts";
import { api } from "../net/api";
import { useTable, Waiting } from "./description";
import { Trouble } from "./page";
import { LogLines } from "./play/log";
import { LookBar } from "./play/lookbar";
import { Board, isNarrow, Tabs, useScene, type Doing } from "./play/scene";
import { useRules } from "./rules";

const selection = signal<string | null>(null);
const highlight = signal<ReadonlySet<string>>(new Set());

function seatOf(table: TableDescription): number {
  const own = table.seats.find((seat) => seat.player === me.peek()?.id);
  if (own) return own.seat;
  return table.status === "finished" ? 0 : SPECTATOR;
}

interface Props {
  id: string;
  query: URLSearchParams;
  anchor: string;
}

export function ReplayPage({ id, query, anchor }: Props): VNode {
  const table = useTable(id);
  if (!table) return <Waiting />;
  return <Replayed table={table} start={Number(anchor) || 0} query={query} />;
}

/** What is shown: the game as it was played, or a line that a seat could have played. */
interface Course {
  look: LookBack;
  read(): Promise<{ steps: readonly Step[]; stops: readonly number[] }>;
}

function asPlayed(table: TableDescription, seat: number): Course {
  return {
    look: LookBack.of(table.id, seat),
    read: async () => {
      const { steps } = await api.log(table.id, table.status === "finished" ? seat : seatOf(table));
      return { steps, stops: steps.map((step) => step.position) };
    },
  };
}

function asTried(table: TableDescription, seat: number, start: number, line: readonly string[]): Course {
  const asked = api.line(table.id, start, { seat, line });
  return { look: LookBack.along(asked), read: async () => alongOf(await asked) };
}

/** The positions of a line as steps of a log. */
export function alongOf(frames: readonly Frame[]): Awaited<ReturnType<Course["read"]>> {
  const steps = frames.flatMap(({ position, entry, events }) =>
    entry ? [{ position, entries: [entry], events }] : [],
  );
  return { steps, stops: frames.map((frame) => frame.position) };
}

interface ReplayedProps {
  table: TableDescription;
  start: number;
  query: URLSearchParams;
}

function Replayed({ table, start, query }: ReplayedProps): VNode {
  const scene = useScene(table.game);
  const line = lineIn(query);
  const isTried = line.length > 0;
  const seat = useSignal(seatIn(query, table.seats.length) ?? seatOf(table));
  const steps = useSignal<readonly Step[]>([]);
  const tab = useSignal("");
  const place = useRef(start);
  const rules = useRules(table.game);
  const { look, read } = useMemo(
    () => (isTried ? asTried(table, seat.value, start, line) : asPlayed(table, seat.value)),
    [seat.value],
  );
  useEffect(() => {
    void attempt(async () => {
      const course = await read();
      steps.value = course.steps;
      await look.open(course.stops, place.current);
    });
    return () => look.close();
  }, [look]);
  const frame = look.frame.value;
  if (!scene || !frame) return <Waiting />;
  place.current = frame.position;
  const { t, module } = scene;
  const names = seatNames(t, table);
  const doing: Doing = {
    act: () => undefined,
    explain: rules.explain,
    selection,
    highlight,
    pace: pace.value,
  };
  const { view, events } = frame;
  const shown = { view, seat: frame.seat, legal: [], events, names, isPast: true };
  const isBeside = isNarrow.value && tab.value === "side";
  const side = (
    <>
      <Seats
        {...{ table, names, seat: seat.value, scores: frame.scores, isFixed: isTried }}
        onPick={(chosen) => {
          seat.value = chosen;
        }}
      />
      {isTried && (
        <p class="side-note">
          {t("replay-tried-note", { name: names[seat.value]! })}{" "}
          <a href={replayAt(table.id, start, seat.value)}>{t("replay-as-played")}</a>
        </p>
      )}
      <div class="side-part">
        <LogLines
          {...{ scene, doing, names, steps: steps.value }}
          current={frame.position}
          onJump={(position) => void look.open(look.stops.peek(), position)}
        />
      </div>
    </>
  );
  const back = `/${isTried ? "review" : "t"}/${table.id}`;
  const status = say(t, module.status(frame.view, frame.seat, names, scene.content));
  return (
    <div class="table with-side">
      <header class="table-head">
        <a class="button tool" href={back} aria-label={t("back")} title={t("back")}>
          <Sign name="back" />
        </a>
        <h1 class="hidden">{t("replay-title", { game: t("game-name") })}</h1>
        <p class="status" role="status">
          {t(isTried ? "status-trying" : "status-looking", { text: status })}
        </p>
      </header>
      <Trouble />
      {isNarrow.value && <Tabs {...{ scene, tab }} />}
      <main class="board" tabIndex={isNarrow.value ? 0 : undefined}>
        {isBeside ? (
          <div class="side">{side}</div>
        ) : (
          <Board {...{ scene, shown, doing, tab: tab.value }} />
        )}
      </main>
      {!isNarrow.value && (
        <aside class="side" aria-label={t("log")}>
          {side}
        </aside>
      )}
      <LookBar look={look} t={t}>
        {table.status === "finished" && (
          <Button
            kind="main"
            sign="play"
            disabled={!isTried && frame.position >= frame.length}
            onClick={() =>
              void attempt(async () => {
                const from = isTried ? start : frame.position;
                const done = line.slice(0, frame.position - from);
                const wish = { seat: Math.max(0, seat.value), line: done };
                const next = await api.continueFrom(table.id, from, wish);
                go(`/t/${next.id}`);
              })
            }
          >
            {t("replay-continue")}
          </Button>
        )}
      </LookBar>
      {rules.dialog}
    </div>
  );
}

interface SeatsProps {
  table: TableDescription;
  names: readonly string[];
  seat: number;
  scores: readonly Readonly<Record<string, number>>[];
  /** A line is seen through the eyes of the one who could have played it. */
  isFixed: boolean;
  onPick(seat: number): void;
}

/** Whose eyes the game is seen through; any once it is over. */
function Seats({ table, names, seat, scores, isFixed, onPick }: SeatsProps): VNode {
  const t = texts();
  const sum = (score: Readonly<Record<string, number>> = {}): number =>
    Object.values(score).reduce((total, points) => total + points, 0);
  return (
    <ul class="players" aria-label={t("players")}>
      {names.map((name, each) => (
        <li key={each} aria-current={each === seat ? "true" : undefined}>
          <SeatSign seat={each} />
          <span class="player-name">{name}</span>
          <span class="player-points">{t("points", { points: sum(scores[each]) })}</span>
          {table.status === "finished" && !isFixed && each !== seat && (
            <Button kind="quiet" onClick={() => onPick(each)}>
              {t("replay-look")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
