/** Looking back at a finished game: the costliest turns with a better line, luck and decisions. */
import { type Signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { me } from "../app/guest";
import { lineFrom, replayAt } from "../app/links";
import { go } from "../app/router";
import type {
  Costly,
  Moment,
  Review,
  ReviewProgress,
  SeatReview,
  TableDescription,
} from "../gen/messages";
import { describe } from "../kit/actions";
import type { Translate } from "../kit/game";
import { seatNames } from "../kit/names";
import { Button, SeatSign, Sign } from "../kit/parts";
import { Plot } from "../kit/plot";
import {
  formatDecimal,
  formatList,
  formatPercent,
  formatSigned,
  hasText,
  texts,
} from "../locale/texts";
import { api, Refusal } from "../net/api";
import { Pending, useTable } from "./description";
import { Page } from "./page";
import { isNarrow, type Scene, useScene } from "./play/scene";
import "./review.css";

const PAUSE = 600;
const SHOWN_STEPS = 6;
const FAILURES: Readonly<Record<string, string>> = {
  "not-finished": "review-unfinished",
  "too-many-reviews": "trouble-too-many-reviews",
};
/** What a bar shows as soon as there is one. */
const BEGUN = 0.02;
/** Less than this is nothing to speak of. */
const EVEN = 1;

export function ReviewPage({ id }: { id: string }): VNode {
  const table = useTable(id);
  const scene = useScene(table?.game ?? null);
  const t = scene?.t ?? texts();
  return (
    <Page title={t("review-title")}>
      {table && scene ? <ReviewBody table={table} scene={scene} /> : <Pending />}
    </Page>
  );
}

function ReviewBody({ table, scene }: { table: TableDescription; scene: Scene }): VNode {
  const { progress, failure, again } = useReview(table.id);
  const seat = useSignal(firstSeat(table));
  const { t } = scene;
  return (
    <>
      <p class="lead">{t("review-lead")}</p>
      <div class="buttons review-ways">
        <a class="button" href={`/t/${table.id}`}>
          <Sign name="back" />
          {t("review-back")}
        </a>
        <a class="button" href={`/replay/${table.id}`}>
          <Sign name="next" />
          {t("end-replay")}
        </a>
        {progress?.review && <SeatChoice {...{ names: seatNames(t, table), seat, t }} />}
      </div>
      {failure !== null && (
        <section class="card">
          <p>{t(FAILURES[failure] ?? "review-failed")}</p>
          {failure !== "not-finished" && (
            <div class="buttons">
              <Button kind="main" sign="restart" onClick={again}>
                {t("review-again")}
              </Button>
            </div>
          )}
        </section>
      )}
      {failure === null && !progress?.review && <Working {...{ progress, t }} />}
      {progress?.review && (
        <ReviewResult {...{ table, scene, review: progress.review, seat: seat.value }} />
      )}
    </>
  );
}

interface Asked {
  progress: ReviewProgress | null;
  failure: string | null;
  again(): void;
}

/** Asks for the review until it is there; the server drops one that nobody asks for. */
function useReview(id: string): Asked {
  const progress = useSignal<ReviewProgress | null>(null);
  const failure = useSignal<string | null>(null);
  const attempts = useSignal(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const take = (found: ReviewProgress): void => {
      if (isGone) return;
      progress.value = found;
      if (!found.review) timer = setTimeout(ask, PAUSE);
    };
    const fail = (error: unknown): void => {
      if (!isGone) failure.value = error instanceof Refusal ? error.code : "other";
    };
    const ask = (): void => void api.review(id).then(take).catch(fail);
    failure.value = null;
    ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, attempts.value]);
  return {
    progress: progress.value,
    failure: failure.value,
    again: () => {
      attempts.value += 1;
    },
  };
}

function Working({ progress, t }: { progress: ReviewProgress | null; t: Translate }): VNode {
  const part = progress?.total ? progress.done / progress.total : 0;
  return (
    <section class="card working">
      <header>
        <h2>{t("review-working")}</h2>
        <b>{formatPercent(part)}</b>
      </header>
      <progress max={1} value={Math.max(BEGUN, part)} aria-label={t("review-working")} />
      <p class="help">{t("review-leave")}</p>
    </section>
  );
}

interface ReviewResultProps {
  table: TableDescription;
  scene: Scene;
  review: Review;
  seat: number;
}

/** The reader's own seat, or that of the winner. */
function firstSeat(table: TableDescription): number {
  const own = table.seats.find((seat) => seat.player === me.peek()?.id);
  return own?.seat ?? Math.max(0, table.result?.ranks.indexOf(1) ?? 0);
}

interface ChoiceProps {
  names: readonly string[];
  seat: Signal<number>;
  t: Translate;
}

function SeatChoice({ names, seat, t }: ChoiceProps): VNode {
  return (
    <div class="seat-choice" role="group" aria-label={t("review-whose")}>
      {names.map((name, at) => (
        <Button
          key={at}
          aria-pressed={at === seat.value}
          onClick={() => {
            seat.value = at;
          }}
        >
          <SeatSign seat={at} />
          {name}
        </Button>
      ))}
    </div>
  );
}

function ReviewResult({ table, scene, review, seat }: ReviewResultProps): VNode {
  const { t } = scene;
  const names = seatNames(t, table);
  const chosen = review.seats[seat]!;
  const name = names[seat]!;
  return (
    <div class="columns wide-first review-parts">
      <section class="card">
        <h2 aria-live="polite">{t("review-costliest", { name })}</h2>
        {chosen.costliest.length > 0 ? (
          <ol class="costly-turns">
            {chosen.costliest.map((costly, at) => (
              <Turn
                key={`${seat}-${costly.position}`}
                {...{ table, scene, costly, rank: at + 1 }}
              />
            ))}
          </ol>
        ) : (
          <p>{t("review-none", { name })}</p>
        )}
      </section>
      <section class="card review-side">
        <h2>{t("review-balance")}</h2>
        <Balance {...{ review, names, t }} />
        <p>
          {luckText(t, chosen, name)} {decisionText(t, chosen, name)}
        </p>
        <Moments {...{ table, t, chosen, name }} />
        <p class="help">{t("review-help")}</p>
        <p class="help">{t("review-level", { level: levelName(t, review.level) })}</p>
      </section>
      <Curve {...{ table, review, chosen, names, t }} />
    </div>
  );
}

const levelName = (t: Translate, level: string): string =>
  hasText(t, `bot-${level}`) ? t(`bot-${level}`) : level;

interface CurveProps {
  table: TableDescription;
  review: Review;
  chosen: SeatReview;
  names: readonly string[];
  t: Translate;
}

/** Everybody's chance to win over the game, with the costliest turns of the chosen seat. */
function Curve({ table, review, chosen, names, t }: CurveProps): VNode {
  const lines = review.curve.map(({ position, chances }) => ({ position, points: chances }));
  return (
    <section class="card chance-curve">
      <h2>{t("review-curve")}</h2>
      <Plot
        lines={lines}
        names={names}
        label={t("review-curve-label")}
        steps={[0, 0.25, 0.5, 0.75, 1]}
        format={formatPercent}
        marks={chosen.costliest.map((costly) => ({
          position: costly.position,
          seat: costly.seat,
          label: t("review-turn", { turn: costly.turn }),
          href: replayAt(table.id, costly.position, costly.seat),
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
      <p class="help">{t("review-curve-help", { count: review.curve_dealings })}</p>
    </section>
  );
}

/** A smaller loss of chances is not told. */
const WORTH_A_WORD = 0.005;

interface TurnProps {
  table: TableDescription;
  scene: Scene;
  costly: Costly;
  rank: number;
}

function Turn({ table, scene, costly, rank }: TurnProps): VNode {
  const { t } = scene;
  const { seat, position, cost, played, better } = costly;
  return (
    <li class="costly">
      <header>
        <span class="costly-rank" aria-hidden="true">
          {rank}
        </span>
        <h3>{t("review-turn", { turn: costly.turn })}</h3>
        <span class="costly-cost">{worthOf(t, cost)}</span>
      </header>
      <div class="costly-lines">
        <div class="line-played">
          <h4>{t("review-played")}</h4>
          <Steps scene={scene} line={played} />
        </div>
        <div class="line-better">
          <h4>{t("review-better")}</h4>
          <Steps scene={scene} line={better} goesOn={costly.goes_on} />
        </div>
      </div>
      <p class="help">
        {costly.chance >= WORTH_A_WORD &&
          `${t("review-chance", {
            chance: formatPercent(costly.chance),
            error: formatPercent(costly.chance_error),
          })}. `}
        {finalGains(t, costly.sources)}
      </p>
      <div class="buttons">
        <a class="button main" href={lineFrom(table.id, position, seat, better)}>
          <Sign name="play" />
          {t("review-play")}
        </a>
        <a class="button" href={replayAt(table.id, position, seat)}>
          <Sign name="picture" />
          {t("review-see")}
        </a>
      </div>
    </li>
  );
}

/** The source of what a line keeps from the best rival. */
const RIVALS = "rivals";
const GAINS = 3;

/** What a line brings more than the one played when the games are over, by source. */
export function finalGains(t: Translate, sources: Costly["sources"]): string {
  const gains = Object.entries(sources)
    .filter(([, points]) => Math.abs(points) >= 0.05)
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]))
    .slice(0, GAINS)
    .map(([source, points]) => {
      const what = t(source === RIVALS ? "review-rivals" : `score-${source}`);
      return t("hint-gain", { what, points: formatSigned(points) });
    });
  return gains.length > 0 ? t("review-why", { reasons: formatList(gains) }) : "";
}

/** A number of points in words, such as "2.4 points". */
function worthOf(t: Translate, points: number): string {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  return t("hint-worth", { points: rounded, gain: formatDecimal(rounded) });
}

interface StepsProps {
  scene: Scene;
  line: readonly string[];
  goesOn?: boolean;
}

/** The actions of a line; of a long one the beginning until all are asked for. */
function Steps({ scene, line, goesOn = false }: StepsProps): VNode {
  const isWhole = useSignal(line.length <= SHOWN_STEPS + 1);
  const shown = isWhole.value ? line : line.slice(0, SHOWN_STEPS);
  const { t, module } = scene;
  return (
    <>
      <ol class="steps">
        {shown.map((action, at) => (
          <li key={at}>{describe(module, t, action)}</li>
        ))}
      </ol>
      {!isWhole.value && (
        <Button
          kind="quiet"
          onClick={() => {
            isWhole.value = true;
          }}
        >
          {t("review-more", { count: line.length - SHOWN_STEPS })}
        </Button>
      )}
      {goesOn && isWhole.value && <p class="help">{t("review-goes-on")}</p>}
    </>
  );
}

interface BalanceProps {
  review: Review;
  names: readonly string[];
  t: Translate;
}

/** Luck and decisions of every seat, as numbers and as bars on both sides of nothing. */
function Balance({ review, names, t }: BalanceProps): VNode {
  const most = Math.max(
    5,
    ...review.seats.flatMap((each) => [Math.abs(each.luck), Math.abs(each.decisions)]),
  );
  return (
    <table class="figures balance">
      <thead>
        <tr>
          <th scope="col">{t("players")}</th>
          <th scope="col">{t("review-luck")}</th>
          <th scope="col">{t("review-decisions")}</th>
        </tr>
      </thead>
      <tbody>
        {review.seats.map(({ seat, luck, decisions }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatSign seat={seat} />
              <span class="score-name">{names[seat]}</span>
            </th>
            <td>
              <Bar points={luck} most={most} />
            </td>
            <td>
              <Bar points={decisions} most={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ points, most }: { points: number; most: number }): VNode {
  const length = `${(Math.abs(points) / most) * 50}%`;
  return (
    <>
      <span class="bar" aria-hidden="true">
        <span class={points < 0 ? "bar-less" : "bar-more"} style={{ width: length }} />
      </span>
      <b>{formatSigned(points)}</b>
    </>
  );
}

const wayOf = (points: number): "more" | "less" | "even" =>
  Math.abs(points) < EVEN ? "even" : points > 0 ? "more" : "less";

export function luckText(t: Translate, { luck }: SeatReview, name: string): string {
  return t(`review-luck-${wayOf(luck)}`, { name, worth: worthOf(t, luck) });
}

export function decisionText(t: Translate, { decisions }: SeatReview, name: string): string {
  return t(`review-decisions-${wayOf(decisions)}`, { name, worth: worthOf(t, decisions) });
}

interface MomentsProps {
  table: TableDescription;
  t: Translate;
  chosen: SeatReview;
  name: string;
}

function Moments({ table, t, chosen, name }: MomentsProps): VNode | null {
  const moments = [...chosen.luckiest, ...chosen.unluckiest];
  if (!moments.length) return null;
  return (
    <>
      <h3>{t("review-moments", { name })}</h3>
      <ul class="moments">
        {moments.map((moment) => (
          <li key={moment.position} data-way={moment.luck > 0 ? "more" : "less"}>
            <span class="moment-luck">{formatSigned(moment.luck)}</span>
            <a href={replayAt(table.id, moment.position + moment.draws.length, chosen.seat)}>
              {momentText(t, moment)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function momentText(t: Translate, moment: Moment): string {
  return moment.position === 0 ? t("review-set-up") : formatList(drawTexts(t, moment.draws));
}

/** Draws in words; what is drawn alike in a row is told together. */
function drawTexts(t: Translate, draws: readonly string[]): readonly string[] {
  const runs: { verb: string; things: string[] }[] = [];
  for (const draw of draws) {
    const [verb = "", ...words] = draw.split(" ");
    const thing = words.map((id) => (hasText(t, `word-${id}`) ? t(`word-${id}`) : id)).join(" ");
    if (runs.at(-1)?.verb === verb) runs.at(-1)!.things.push(thing);
    else runs.push({ verb, things: [thing] });
  }
  return runs.map(({ verb, things }) =>
    t(`log-${verb}`, { first: things.join(", "), count: things.length }),
  );
}
