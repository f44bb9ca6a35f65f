/** After the game: who won on the winner's board, points by source, counted one after another,
 * points over time, and where to go from here. */
import { type Signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { attempt } from "../../app/guest";
import { replayAt } from "../../app/links";
import { go } from "../../app/router";
import { pace } from "../../app/settings";
import { play } from "../../app/sound";
import type { TableStore } from "../../app/table";
import type { ScoreHistory, TableDescription } from "../../gen/messages";
import type { Translate } from "../../kit/game";
import { seatNames } from "../../kit/names";
import { Button, Loading, SeatSign, Sign } from "../../kit/parts";
import { Plot } from "../../kit/plot";
import { formatList } from "../../locale/texts";
import { api } from "../../net/api";
import { Page } from "../page";
import { Elsewhere } from "../play/curtain";
import { isNarrow, type Scene, useScene } from "../play/scene";
import { isAtBoard } from "../table";
import { FinalBoard } from "./board";
import { type Ceremony, pointsUpTo, sourcesIn, useCeremony } from "./ceremony";
import { WhatDecided } from "./decided";
import { Laurel } from "./laurel";
import { nameOf, Sources } from "./sources";
import { StandInTurns, Turns, turnText } from "./turning";
import "./stage.css";
import "./end.css";

interface Props {
  store: TableStore;
  /** Whether the game has just ended under the eyes of the reader. */
  isFresh: boolean;
}

export function End({ store, isFresh }: Props): VNode {
  const table = store.description.value!;
  const scene = useScene(table.game);
  const history = useSignal<ScoreHistory | null>(null);
  useEffect(() => {
    void attempt(async () => {
      history.value = await api.scores(table.id);
    });
  }, [table.id]);
  if (!scene || !table.result || !history.value) return <Loading />;
  return <Result {...{ store, table, scene, isFresh, history: history.value }} />;
}

interface ResultProps extends Props {
  table: TableDescription;
  scene: Scene;
  history: ScoreHistory;
}

function Result({ store, table, scene, history, isFresh }: ResultProps): VNode {
  const { t } = scene;
  const names = seatNames(t, table);
  const sources = sourcesIn(history.scores);
  const ceremony = useCeremony(sources.length, pace.value, isFresh);
  const counted = ceremony.counted.value;
  const isOver = counted >= sources.length;
  const source = isOver ? null : (sources[counted - 1] ?? null);
  const best = useSignal(bestSeat(table, store));
  const board = useRef<HTMLDivElement>(null);
  useSkip(isOver, ceremony);
  useEffect(() => {
    if (isFresh && counted > 0) play(isOver ? "win" : "gain");
  }, [counted]);
  return (
    <Page>
      <div class={isOver ? "end" : "end counting"}>
        <section class="end-stage" ref={board} aria-label={t("end-winner-board")}>
          {store.latest.value && (
            <FinalBoard
              {...{ scene, names, source, position: store.latest.value }}
              of={best.value}
            />
          )}
          {isOver && <Laurel points={table.result!.scores[best.value]!} label={t("end-medal")} />}
        </section>
        <div class="end-side">
          <Title {...{ store, table, scene, names, source, isOver }} />
          <Plates {...{ table, names, history, sources, counted, t, best }} />
          <section class="card">
            <h2>{t("end-sources")}</h2>
            <Sources {...{ scene, names, sources, counted }} scores={history.scores} />
          </section>
          {isOver ? (
            <Story {...{ table, history, names, scene }} own={ownSeat(store)} />
          ) : (
            <Button class="skip" sign="last" onClick={ceremony.skip}>
              {t("end-skip")}
            </Button>
          )}
        </div>
        <NextSteps {...{ store, table, t, names, ceremony, board }} />
      </div>
      <Elsewhere store={store} />
    </Page>
  );
}

/** The winner's board; where several have won, the own one if it is among them. */
function bestSeat(table: TableDescription, store: TableStore): number {
  const winners = table.result!.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return winners.find((seat) => store.own.peek().includes(seat)) ?? winners[0] ?? 0;
}

/** Escape, Enter and the space bar end the counting, wherever the focus is. */
function useSkip(isOver: boolean, { skip }: Ceremony): void {
  useEffect(() => {
    if (isOver) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!["Escape", "Enter", " "].includes(event.key)) return;
      event.preventDefault();
      skip();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOver]);
}

interface TitleProps {
  store: TableStore;
  table: TableDescription;
  scene: Scene;
  names: readonly string[];
  source: string | null;
  isOver: boolean;
}

function Title({ store, table, scene, names, source, isOver }: TitleProps): VNode {
  const { t } = scene;
  return (
    <header class="end-title">
      <p class="kicker">{t("game-name")}</p>
      <h1 aria-live="polite">
        {isOver
          ? winText(t, table, names, store.own.value)
          : source
            ? nameOf(scene, source)
            : t("end-scoring")}
      </h1>
      {isOver && <p class="lead">{marginText(t, table)}</p>}
    </header>
  );
}

/** The seat of the reader, unless several play at this screen. */
function ownSeat({ own }: TableStore): number | undefined {
  return own.value.length === 1 ? own.value[0] : undefined;
}

/** "You win" to whoever has won alone at this screen; the names of the winners to all others. */
export function winText(
  t: Translate,
  { result }: Pick<TableDescription, "result">,
  names: readonly string[],
  own: readonly number[],
): string {
  const winners = result!.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const isMine = own.length === 1 && winners.length === 1 && winners[0] === own[0];
  if (isMine) return t("end-you-win");
  return t("end-title", {
    count: winners.length,
    names: formatList(winners.map((seat) => names[seat]!)),
  });
}

/** By how much, or that the points were even. */
export function marginText(t: Translate, { result }: Pick<TableDescription, "result">): string {
  const { scores, ranks } = result!;
  const first = Math.max(...scores.filter((_, seat) => ranks[seat] === 1));
  const others = scores.filter((_, seat) => ranks[seat] !== 1);
  if (!others.length) return t("end-shared");
  const margin = first - Math.max(...others);
  return margin > 0 ? t("end-margin", { points: margin }) : t("end-tie-break");
}

interface PlatesProps {
  table: TableDescription;
  names: readonly string[];
  history: ScoreHistory;
  sources: readonly string[];
  counted: number;
  t: Translate;
  /** Whose board is shown. */
  best: Signal<number>;
}

function Plates({ table, names, history, sources, counted, t, best }: PlatesProps): VNode {
  const { ranks, scores } = table.result!;
  const isOver = counted >= sources.length;
  const order = names.map((_, seat) => seat);
  if (isOver) order.sort((one, other) => ranks[one]! - ranks[other]!);
  const pointsOf = (seat: number): number =>
    isOver ? scores[seat]! : pointsUpTo(history.scores[seat]!, sources, counted);
  return (
    <ol class="ranking">
      {order.map((seat) => (
        <li key={seat} data-rank={isOver ? ranks[seat] : undefined} data-seat={seat}>
          <button
            type="button"
            class="plate"
            aria-pressed={best.value === seat}
            title={t("end-show-board", { name: names[seat]! })}
            onClick={() => {
              best.value = seat;
            }}
          >
            {isOver && <span class="rank">{ranks[seat]}</span>}
            <SeatSign seat={seat} />
            <span class="player-name">{names[seat]}</span>
            <b aria-hidden="true">{pointsOf(seat)}</b>
            <span class="hidden">{t("points", { points: pointsOf(seat) })}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface StoryProps {
  table: TableDescription;
  history: ScoreHistory;
  names: readonly string[];
  scene: Scene;
  /** The seat that is told "you". */
  own: number | undefined;
}

/** The points over time with the turns that changed the lead most, and what decided the game. */
function Story({ table, history, names, scene, own }: StoryProps): VNode {
  const { t } = scene;
  const { lines, turning, stand_ins } = history;
  return (
    <div class="story">
      <section class="card" title={t("end-plot-help")}>
        <h2>{t("end-plot")}</h2>
        <Plot
          lines={lines}
          names={names}
          label={t("end-plot-label")}
          marks={turning.map((point) => ({
            position: point.position,
            seat: point.seat,
            label: turnText(t, point, names, own),
            href: replayAt(table.id, point.start, point.seat),
          }))}
          width={isNarrow.value ? 360 : 300}
          height={isNarrow.value ? 220 : 158}
          filled={history.decided?.winner}
          onPick={(position) => go(replayAt(table.id, position))}
        />
        <Turns {...{ turning, table, names, own, t }} />
        <StandInTurns {...{ turns: stand_ins, table, names, t }} />
        <p class="help">
          <a href={`/deal/${table.id}`}>{t("deal-link")}</a>
        </p>
      </section>
      <WhatDecided {...{ table, history, names, scene, own }} />
    </div>
  );
}

interface NextProps {
  store: TableStore;
  table: TableDescription;
  t: Translate;
  names: readonly string[];
  ceremony: Ceremony;
  board: { current: HTMLDivElement | null };
}

function NextSteps({ store, table, t, names, ceremony, board }: NextProps): VNode {
  return (
    <footer class="end-bar buttons ways">
      <a class="button" href={`/replay/${table.id}`}>
        <Sign name="next" />
        {t("end-replay")}
      </a>
      <a class="button" href={`/review/${table.id}`}>
        <Sign name="analyse" />
        {t("end-analyse")}
      </a>
      <Button
        sign="picture"
        onClick={() => {
          isAtBoard.value = true;
        }}
      >
        {t("end-board")}
      </Button>
      <SavePicture {...{ table, t, names, board }} own={store.own.value} />
      <Button sign="restart" kind="tool" label={t("end-again")} onClick={ceremony.again} />
      <a
        class="button tool"
        href={api.recordPath(table.id)}
        download={`${table.id}.jsonl`}
        aria-label={t("end-record")}
        title={t("end-record")}
      >
        <Sign name="download" />
      </a>
      <CopyLink {...{ table, t }} />
      {store.own.value.length > 0 && (
        <Button
          kind="main"
          sign="play"
          onClick={() =>
            void attempt(async () => {
              go(`/t/${(await api.rematch(table.id)).id}`);
            })
          }
        >
          {t(table.next ? "end-rematch-accept" : "end-rematch")}
        </Button>
      )}
    </footer>
  );
}

function CopyLink({ table, t }: { table: TableDescription; t: Translate }): VNode {
  const isCopied = useSignal(false);
  return (
    <Button
      sign="copy"
      kind="tool"
      label={t(isCopied.value ? "invite-copied" : "end-share")}
      aria-live="polite"
      data-done={isCopied.value ? "yes" : undefined}
      onClick={() =>
        void navigator.clipboard?.writeText(`${location.origin}/replay/${table.id}`).then(() => {
          isCopied.value = true;
        })
      }
    />
  );
}

interface SaveProps {
  table: TableDescription;
  t: Translate;
  names: readonly string[];
  own: readonly number[];
  board: { current: HTMLDivElement | null };
}

function SavePicture({ table, t, names, own, board }: SaveProps): VNode {
  const isDrawing = useSignal(false);
  const save = async (): Promise<void> => {
    const drawn = board.current?.querySelector(".final-board");
    if (!drawn || isDrawing.peek()) return;
    isDrawing.value = true;
    const { pictureOf, share } = await import("./picture");
    const points = names.map((name, seat) => `${name} ${table.result!.scores[seat]}`).join(" · ");
    const line = `${t("game-name")} · ${points}`;
    const title = winText(t, table, names, own.length === 1 ? [] : own);
    try {
      await share(await pictureOf(drawn, { title, line }), `${table.game}-${table.id}.png`);
    } finally {
      isDrawing.value = false;
    }
  };
  return (
    <Button sign="download" disabled={isDrawing.value} onClick={() => void save()}>
      {t(isDrawing.value ? "end-picture-drawing" : "end-picture")}
    </Button>
  );
}
