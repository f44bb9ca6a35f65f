/** After the game: who won, points by source, points over time, and where to go from here. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { attempt } from "../app/guest";
import { go } from "../app/router";
import type { TableStore } from "../app/table";
import type { ScoreHistory, ScoreLine, TableDescription } from "../gen/messages";
import type { Translate } from "../kit/game";
import { seatNames } from "../kit/names";
import { Button, Loading, SeatSign, Sign } from "../kit/parts";
import { Plot } from "../kit/plot";
import { listed } from "../locale/texts";
import { api } from "../net/api";
import { Page } from "./page";
import { Elsewhere } from "./play/curtain";
import { ScoreTable } from "./play/list";
import { useScene } from "./play/scene";
import { isAtBoard } from "./table";

export function End({ store }: { store: TableStore }): VNode {
  const table = store.description.value!;
  const scene = useScene(table.game);
  const history = useSignal<ScoreHistory | null>(null);
  useEffect(() => {
    void attempt(async () => {
      history.value = await api.scores(table.id);
    });
  }, [table.id]);
  if (!scene || !table.result) return <Loading />;
  const { t } = scene;
  const names = seatNames(t, table);
  return (
    <Page title={winners(t, table, names)}>
      <Ranking {...{ table, names, t }} />
      <Ways {...{ store, table, t }} />
      {history.value && (
        <div class="columns wide-first">
          <section class="card">
            <h2>{t("end-plot")}</h2>
            <Plot
              lines={history.value.lines}
              names={names}
              label={t("end-plot-label")}
              onPick={(position) => go(`/replay/${table.id}#${position}`)}
            />
            <p class="legend">
              {names.map((name, seat) => (
                <span key={seat}>
                  <SeatSign seat={seat} /> {name}
                </span>
              ))}
            </p>
            <p class="help">{t("end-plot-help")}</p>
            <Turns {...{ lines: history.value.lines, table, names, t }} />
          </section>
          <section class="card">
            <h2>{t("end-sources")}</h2>
            <ScoreTable {...{ scene, shown: { names }, scores: history.value.scores }} />
          </section>
        </div>
      )}
      <p class="help">
        <a href={`/deal/${table.id}`}>{t("deal-link")}</a>
      </p>
      <Elsewhere store={store} />
    </Page>
  );
}

function winners(t: Translate, table: TableDescription, names: readonly string[]): string {
  const best = names.filter((_, seat) => table.result!.ranks[seat] === 1);
  return t("end-title", { count: best.length, names: listed(best) });
}

interface PartProps {
  table: TableDescription;
  names: readonly string[];
  t: Translate;
}

function Ranking({ table, names, t }: PartProps): VNode {
  const { ranks, scores } = table.result!;
  const order = names.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
  return (
    <ol class="ranking">
      {order.map((seat) => (
        <li key={seat} data-rank={ranks[seat]}>
          <span class="rank">{ranks[seat]}</span>
          <SeatSign seat={seat} />
          <span class="player-name">{names[seat]}</span>
          <b>{t("points", { points: scores[seat]! })}</b>
        </li>
      ))}
    </ol>
  );
}

function Ways({ store, table, t }: { store: TableStore; table: TableDescription; t: Translate }): VNode {
  const isCopied = useSignal(false);
  return (
    <div class="buttons">
      {store.own.value.length > 0 && (
        <Button
          kind="main"
          sign="play"
          onClick={() =>
            void attempt(async () => {
              const next = table.next ?? (await api.rematch(table.id)).id;
              go(`/t/${next}`);
            })
          }
        >
          {t("end-rematch")}
        </Button>
      )}
      <a class="button" href={`/replay/${table.id}`}>
        <Sign name="next" />
        {t("end-replay")}
      </a>
      <Button
        sign="picture"
        onClick={() => {
          isAtBoard.value = true;
        }}
      >
        {t("end-board")}
      </Button>
      <a class="button" href={api.recordPath(table.id)} download={`${table.id}.jsonl`}>
        <Sign name="download" />
        {t("end-record")}
      </a>
      <Button
        sign="copy"
        onClick={() =>
          void navigator.clipboard?.writeText(`${location.origin}/replay/${table.id}`).then(() => {
            isCopied.value = true;
          })
        }
      >
        {t(isCopied.value ? "invite-copied" : "end-share")}
      </Button>
    </div>
  );
}

export interface Turning {
  position: number;
  seat: number;
  gain: number;
}

/** The steps at which somebody scored most at once. */
export function turningPoints(lines: readonly ScoreLine[], most = 3): readonly Turning[] {
  const jumps = lines.slice(1).flatMap((line, at) =>
    line.points.map((points, seat) => ({
      position: line.position,
      seat,
      gain: points - (lines[at]!.points[seat] ?? 0),
    })),
  );
  return jumps
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain || one.position - other.position)
    .slice(0, most);
}

function Turns({ lines, table, names, t }: PartProps & { lines: readonly ScoreLine[] }): VNode {
  return (
    <>
      <h3>{t("end-turning")}</h3>
      <ul>
        {turningPoints(lines).map(({ position, seat, gain }) => (
          <li key={`${position}-${seat}`}>
            <a href={`/replay/${table.id}#${position}`}>
              {t("end-turning-point", { name: names[seat]!, points: gain })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
