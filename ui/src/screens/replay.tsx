/** A game from its first entry to its last: step, autoplay, jump from the log, play on from here. */
import { type Signal, signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { levelFor } from "../app/botgame";
import { begin } from "../app/deal";
import { attempt, fetchGames, games, me } from "../app/guest";
import { lineIn, replayAt, seatIn } from "../app/links";
import { type Frame, LookBack } from "../app/lookback";
import { pace } from "../app/settings";
import type { Step } from "../app/table";
import type { BotThought, TableDescription } from "../gen/messages";
import { say } from "../kit/actions";
import { SPECTATOR } from "../kit/game";
import { seatNames } from "../kit/names";
import { Button, SeatSign, Sign } from "../kit/parts";
import { texts } from "../locale/texts";
import { api } from "../net/api";
import { useTable, Waiting } from "./description";
import { Trouble } from "./page";
import { Told } from "./play/headline";
import { LogLines } from "./play/log";
import { LookBar } from "./play/lookbar";
import { Board, type Commands, isNarrow, type Scene, Tabs, useScene } from "./play/scene";
import { Thought } from "./play/thought";
import { useRules } from "./rules";

/** Nothing is done in a replay; things are only pointed at. */
const LOOKING = {
  act: () => undefined,
  selection: signal<string | null>(null),
  highlight: signal<ReadonlySet<string>>(new Set()),
};

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
  return <ReplayTable table={table} start={Number(anchor) || 0} query={query} />;
}

/** What is shown: the game as it was played, or a line that a seat could have played. */
interface Course {
  look: LookBack;
  read(): Promise<{ steps: readonly Step[]; stops: readonly number[] }>;
}

function playedCourse(table: TableDescription, seat: number): Course {
  return {
    look: LookBack.of(table.id, seat),
    read: async () => {
      const { steps } = await api.log(table.id, table.status === "finished" ? seat : seatOf(table));
      return { steps, stops: steps.map((step) => step.position) };
    },
  };
}

function triedCourse(
  table: TableDescription,
  seat: number,
  start: number,
  line: readonly string[],
): Course {
  const asked = api.line(table.id, start, { seat, line });
  return { look: LookBack.along(asked), read: async () => courseOf(await asked) };
}

/** The positions of a line as steps of a log. */
export function courseOf(frames: readonly Frame[]): Awaited<ReturnType<Course["read"]>> {
  const steps = frames.flatMap(({ position, entry, events }) =>
    entry ? [{ position, entries: [entry], events }] : [],
  );
  return { steps, stops: frames.map((frame) => frame.position) };
}

interface ReplayTableProps {
  table: TableDescription;
  start: number;
  query: URLSearchParams;
  /** In the place of the way back, on a page that has no server to go back or play on with. */
  head?: VNode;
}

/** The course seen through the eyes of a seat, with its log, opened where the reader was. */
function useCourse(
  { table, start }: ReplayTableProps,
  seat: number,
  line: readonly string[],
): { look: LookBack; steps: readonly Step[] } {
  const steps = useSignal<readonly Step[]>([]);
  const place = useRef(start);
  const { look, read } = useMemo(
    () => (line.length > 0 ? triedCourse(table, seat, start, line) : playedCourse(table, seat)),
    [seat],
  );
  useEffect(() => {
    void attempt(async () => {
      const course = await read();
      steps.value = course.steps;
      await look.open(course.stops, place.current);
    });
    return () => look.close();
  }, [look]);
  place.current = look.frame.value?.position ?? place.current;
  return { look, steps: steps.value };
}

/** What the bots thought; nothing before the game is over. */
function useThoughts({ id, status }: TableDescription): readonly BotThought[] {
  const thoughts = useSignal<readonly BotThought[]>([]);
  useEffect(() => {
    if (status !== "finished") return;
    void attempt(async () => {
      thoughts.value = (await api.thoughts(id)).thoughts;
    });
  }, [id]);
  return thoughts.value;
}

export function ReplayTable(props: ReplayTableProps): VNode {
  const { table, start, query, head } = props;
  const scene = useScene(table.game);
  const line = lineIn(query);
  const isTried = line.length > 0;
  const seat = useSignal(seatIn(query, table.seats.length) ?? seatOf(table));
  const tab = useSignal("");
  const rules = useRules(table.game);
  const { look, steps } = useCourse(props, seat.value, line);
  const thoughts = useThoughts(table);
  const frame = look.frame.value;
  if (!scene || !frame) return <Waiting />;
  const names = seatNames(scene.t, table);
  const commands = { ...LOOKING, explain: rules.explain, pace: pace.value };
  const shown = { ...frame, legal: [], names, isPast: true };
  const side = (
    <ReplaySide
      {...{ scene, table, names, seat, frame, look, steps, commands, start, isTried, thoughts }}
    />
  );
  return (
    <div class="table with-side">
      <ReplayHeader {...{ scene, table, names, frame, isTried, head }} />
      <Trouble />
      {isNarrow.value && <Tabs {...{ scene, tab }} />}
      <main class="board" tabIndex={isNarrow.value ? 0 : undefined}>
        {isNarrow.value && tab.value === "side" ? (
          <div class="side">{side}</div>
        ) : (
          <Board {...{ scene, shown, commands, tab: tab.value }} />
        )}
      </main>
      {!isNarrow.value && (
        <aside class="side" aria-label={scene.t("log")}>
          {side}
        </aside>
      )}
      <LookBar look={look} t={scene.t}>
        {table.status === "finished" && head === undefined && (
          <Button
            kind="main"
            sign="play"
            disabled={!isTried && frame.position >= frame.length}
            onClick={() => void attempt(() => playOn(table, seat.value, frame, start, line))}
          >
            {scene.t("replay-continue")}
          </Button>
        )}
      </LookBar>
      {rules.dialog}
    </div>
  );
}

/** A new table that goes on from the position on the screen. */
async function playOn(
  table: TableDescription,
  seat: number,
  frame: Frame,
  start: number,
  line: readonly string[],
): Promise<void> {
  const from = line.length > 0 ? start : frame.position;
  const done = line.slice(0, frame.position - from);
  await attempt(fetchGames);
  const game = games.peek()?.find(({ id }) => id === table.game);
  const bot = game ? levelFor(game) : null;
  await begin(await api.continueFrom(table.id, from, { seat: Math.max(0, seat), bot, line: done }));
}

interface ReplayHeaderProps {
  scene: Scene;
  table: TableDescription;
  names: readonly string[];
  frame: Frame;
  isTried: boolean;
  head?: VNode | undefined;
}

function ReplayHeader({ scene, table, names, frame, isTried, head }: ReplayHeaderProps): VNode {
  const { t, module } = scene;
  const text = say(t, module.status(frame, frame.seat, names, scene.content));
  const back = `/${isTried ? "review" : "t"}/${table.id}`;
  return (
    <header class="table-head">
      {head ?? (
        <a class="button tool" href={back} aria-label={t("back")} title={t("back")}>
          <Sign name="back" />
        </a>
      )}
      <h1 class="hidden">{t("replay-title", { game: t("game-name") })}</h1>
      <Told {...{ scene, seen: frame }}>
        <p class="status" role="status">
          {t(isTried ? "status-trying" : "status-looking", { text })}
        </p>
      </Told>
    </header>
  );
}

interface ReplaySideProps extends ReplayHeaderProps {
  seat: Signal<number>;
  look: LookBack;
  steps: readonly Step[];
  commands: Commands;
  start: number;
  thoughts: readonly BotThought[];
}

function ReplaySide(props: ReplaySideProps): VNode {
  const { scene, table, names, seat, frame, look, steps, commands, start, isTried } = props;
  const { t } = scene;
  const found = isTried
    ? undefined
    : props.thoughts.find((each) => each.position === frame.position);
  return (
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
      {found && <Thought {...{ scene, table, names, found }} />}
      <div class="side-part">
        <LogLines
          {...{ scene, commands, names, steps }}
          current={frame.position}
          onJump={(position) => void look.open(look.stops.peek(), position)}
        />
      </div>
    </>
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
