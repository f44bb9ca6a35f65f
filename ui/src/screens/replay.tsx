/** A game from its first entry to its last: step, autoplay, jump from the log, play on from here. */
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { arrive, attempt, me } from "../app/guest";
import { LookBack } from "../app/lookback";
import { go } from "../app/router";
import { pace } from "../app/settings";
import type { Step } from "../app/table";
import type { TableDescription } from "../gen/messages";
import { say } from "../kit/actions";
import { SPECTATOR } from "../kit/game";
import { seatNames } from "../kit/names";
import { Button, Loading, SeatSign, Sign } from "../kit/parts";
import { texts } from "../locale/texts";
import { api } from "../net/api";
import { Trouble } from "./page";
import { LogLines } from "./play/log";
import { LookBar } from "./play/lookbar";
import { Board, isNarrow, useScene, type Doing } from "./play/scene";
import { RulesDialog } from "./rules";

const selection = signal<string | null>(null);
const highlight = signal<ReadonlySet<string>>(new Set());
const rulesAt = signal<string | null>(null);

function seatOf(table: TableDescription): number {
  const own = table.seats.find((seat) => seat.player === me.peek()?.id);
  if (own) return own.seat;
  return table.status === "finished" ? 0 : SPECTATOR;
}

export function ReplayPage({ id, anchor }: { id: string; anchor: string }): VNode {
  const table = useSignal<TableDescription | null>(null);
  useEffect(() => {
    void attempt(async () => {
      await arrive(() => texts()("guest-name"));
      table.value = await api.table(id);
    });
  }, [id]);
  if (!table.value) {
    return (
      <div class="table">
        <Trouble />
        <Loading />
      </div>
    );
  }
  return <Replayed table={table.value} start={Number(anchor) || 0} />;
}

function Replayed({ table, start }: { table: TableDescription; start: number }): VNode {
  const scene = useScene(table.game);
  const seat = useSignal(seatOf(table));
  const steps = useSignal<readonly Step[]>([]);
  const look = useMemo(() => LookBack.of(table.id, seat.value), [table.id, seat.value]);
  useEffect(() => {
    void attempt(async () => {
      const log = await api.log(table.id, table.status === "finished" ? seat.value : seatOf(table));
      steps.value = log.steps;
      const stops = log.steps.map((step) => step.position);
      await look.open(stops, look.frame.peek()?.position ?? start);
    });
    return () => look.close();
  }, [look]);
  const frame = look.frame.value;
  if (!scene || !frame) {
    return (
      <div class="table">
        <Trouble />
        <Loading />
      </div>
    );
  }
  const { t, module } = scene;
  const names = seatNames(t, table);
  const doing: Doing = {
    act: () => undefined,
    explain: (ref) => {
      rulesAt.value = ref;
    },
    selection,
    highlight,
    pace: pace.value,
  };
  const shown = { view: frame.view, seat: frame.seat, legal: [], events: frame.events, names };
  return (
    <div class="table with-side">
      <header class="table-head">
        <a class="button tool" href={`/t/${table.id}`} aria-label={t("back")} title={t("back")}>
          <Sign name="back" />
        </a>
        <h1 class="hidden">{t("replay-title", { game: t("game-name") })}</h1>
        <p class="status" role="status">
          {t("status-looking", { text: say(t, module.status(frame.view, frame.seat, names, scene.content)) })}
        </p>
      </header>
      <Trouble />
      <main class="board" tabIndex={isNarrow.value ? 0 : undefined}>
        <Board {...{ scene, shown, doing, tab: "" }} />
      </main>
      {!isNarrow.value && (
        <aside class="side" aria-label={t("log")}>
          <Seats {...{ table, names, seat: seat.value, scores: frame.scores }} onPick={(chosen) => {
            seat.value = chosen;
          }} />
          <div class="side-part">
            <LogLines
              {...{ scene, doing, names, steps: steps.value }}
              current={look.stops.value[look.index.value]}
              onJump={(position) => void look.open(look.stops.peek(), position)}
            />
          </div>
        </aside>
      )}
      <LookBar look={look} t={t}>
        {table.status === "finished" && (
          <Button
            kind="main"
            sign="play"
            onClick={() =>
              void attempt(async () => {
                const from = { seat: Math.max(0, seat.value) };
                const next = await api.continueFrom(table.id, frame.position, from);
                go(`/t/${next.id}`);
              })
            }
          >
            {t("replay-continue")}
          </Button>
        )}
      </LookBar>
      {rulesAt.value !== null && (
        <RulesDialog
          game={scene.game}
          at={rulesAt.value}
          onClose={() => {
            rulesAt.value = null;
          }}
        />
      )}
    </div>
  );
}

interface SeatsProps {
  table: TableDescription;
  names: readonly string[];
  seat: number;
  scores: readonly Readonly<Record<string, number>>[];
  onPick(seat: number): void;
}

/** Whose eyes the game is seen through; any once it is over. */
function Seats({ table, names, seat, scores, onPick }: SeatsProps): VNode {
  const t = texts();
  const sum = (score: Readonly<Record<string, number>> = {}): number =>
    Object.values(score).reduce((total, points) => total + points, 0);
  return (
    <ul class="players" aria-label={t("players")}>
      {names.map((name, each) => (
        <li key={each} aria-current={each === seat ? "true" : undefined}>
          <SeatSign seat={each} />
          <span class="player-name">{name}</span>
          {table.status === "finished" && each !== seat && (
            <Button kind="quiet" onClick={() => onPick(each)}>
              {t("replay-look")}
            </Button>
          )}
          <span class="player-points">{t("points", { points: sum(scores[each]) })}</span>
        </li>
      ))}
    </ul>
  );
}
