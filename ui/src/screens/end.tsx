/** After the game: who won, points by source, points over time, and where to go from here. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { attempt } from "../app/guest";
import { replayAt } from "../app/links";
import { go } from "../app/router";
import type { TableStore } from "../app/table";
import type { ScoreHistory, TableDescription, TurningPoint } from "../gen/messages";
import type { Translate } from "../kit/game";
import { seatNames } from "../kit/names";
import { Button, Loading, SeatSign, Sign } from "../kit/parts";
import { Plot } from "../kit/plot";
import { formatList, formatSigned } from "../locale/texts";
import { api } from "../net/api";
import { Page } from "./page";
import { Elsewhere } from "./play/curtain";
import { ScoreTable } from "./play/list";
import { isNarrow, useScene } from "./play/scene";
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
      <NextSteps {...{ store, table, t }} />
      {history.value && (
        <div class="columns wide-first">
          <section class="card">
            <h2>{t("end-plot")}</h2>
            <Plot
              lines={history.value.lines}
              names={names}
              label={t("end-plot-label")}
              marks={history.value.turning.map((point) => ({
                position: point.position,
                seat: point.seat,
                label: turnText(t, point, names),
                href: replayAt(table.id, point.start, point.seat),
              }))}
              narrow={isNarrow.value}
              onPick={(position) => go(replayAt(table.id, position))}
            />
            <p class="legend">
              {names.map((name, seat) => (
                <span key={seat}>
                  <SeatSign seat={seat} /> {name}
                </span>
              ))}
            </p>
            <p class="help">{t("end-plot-help")}</p>
            <Turns {...{ turning: history.value.turning, table, names, t }} />
            <StandInTurns {...{ turns: history.value.stand_ins, table, names, t }} />
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

function StandInTurns({
  turns,
  table,
  names,
  t,
}: PartProps & { turns: ScoreHistory["stand_ins"] }): VNode | null {
  if (!turns.length) return null;
  return (
    <>
      <h3>{t("end-stand-ins")}</h3>
      <ul class="stand-in-turns">
        {turns.map((turn) => (
          <li key={turn.start}>
            <a href={replayAt(table.id, turn.start, turn.seat)}>
              {t("end-stand-in-turn", { name: names[turn.seat]!, position: turn.start })}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function winners(t: Translate, table: TableDescription, names: readonly string[]): string {
  const best = names.filter((_, seat) => table.result!.ranks[seat] === 1);
  return t("end-title", { count: best.length, names: formatList(best) });
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

function NextSteps({
  store,
  table,
  t,
}: {
  store: TableStore;
  table: TableDescription;
  t: Translate;
}): VNode {
  const isCopied = useSignal(false);
  return (
    <div class="buttons ways">
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

/** What a turn did to the lead of its seat, as a sentence. */
export function turnText(t: Translate, point: TurningPoint, names: readonly string[]): string {
  return t(`end-turning-${turnOf(point)}`, { name: names[point.seat]! });
}

export function turnOf({ before, after, swing }: TurningPoint): string {
  if (before <= 0 && after > 0) return "takes";
  if (before > 0 && after <= 0) return "loses";
  if (swing > 0) return "gains";
  return after > before ? "stalls" : "falls";
}

function Turns({ turning, table, names, t }: PartProps & Pick<ScoreHistory, "turning">): VNode {
  return (
    <>
      <h3>{t("end-turning")}</h3>
      <ol class="turning">
        {turning.map((point, at) => (
          <li key={point.position}>
            <a href={replayAt(table.id, point.start, point.seat)}>
              <span class="plot-mark" data-seat={point.seat} aria-hidden="true">
                {at + 1}
              </span>
              {turnText(t, point, names)}
            </a>
            <span class="turning-lead">
              {t("end-turning-lead", {
                before: formatSigned(point.before),
                after: formatSigned(point.after),
              })}
            </span>
          </li>
        ))}
      </ol>
      <p class="help">{t("end-turning-help")}</p>
    </>
  );
}
