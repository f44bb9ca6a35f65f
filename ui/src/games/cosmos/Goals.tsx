/** The goals on the track with the rounds to each and how everyone stands on it. */

import type { VNode } from "preact";
import type { GoalFacts } from "../../gen/cosmos";
import { word } from "../../kit/notation";
import { type CosmosPicture, usePicture, withTip } from "./context";
import { GoalEmblem } from "./faces";
import { needles } from "./shapes";
import { SeatMark } from "./signs";
import "./Goals.css";

export function Goals(): VNode {
  const picture = usePicture();
  const { props } = picture;
  const { t, view, facts } = props;
  return (
    <section class="panel goals" aria-label={t("title-goals")}>
      <h3>
        {t("title-goals")}
        <small>{t("goals-coming", { count: view.goals_left })}</small>
      </h3>
      <ol>
        {facts.goals.map((goal) => (
          <Goal key={goal.goal} picture={picture} goal={goal} />
        ))}
        {Array.from(
          { length: Math.min(TRACK - facts.goals.length, view.goals_left) },
          (_, place) => (
            <Hidden key={place} />
          ),
        )}
      </ol>
    </section>
  );
}

/** The track has room for so many goals. */
const TRACK = 3;
const BACK = needles(8, 26, 2.4);

/** The back of a goal that is still to come. */
function Hidden(): VNode {
  return (
    <li class="goal hidden-goal" aria-hidden="true">
      <svg class="guilloche" viewBox="-30 -42 60 84">
        <path d={BACK} />
        <circle r="8" />
        <circle r="15" />
        <circle r="21" />
      </svg>
    </li>
  );
}

function Goal({ picture, goal }: { picture: CosmosPicture; goal: GoalFacts }): VNode {
  const { props } = picture;
  const { t } = props;
  const ref = `goal/${goal.goal}`;
  return (
    <li
      class={goal.rounds === 1 ? "goal soon" : "goal"}
      data-thing={ref}
      data-flash={props.highlight.value.has(ref) ? "yes" : undefined}
      {...withTip(
        picture,
        ref,
        () => `${goalText(picture, goal.goal)} ${ranking(props.names, goal)}`,
      )}
    >
      <button type="button" onClick={() => props.explain(ref)}>
        <GoalEmblem goal={goal.goal} />
        <b>{word(t, goal.goal)}</b>
        <small>{t("goal-in", { rounds: goal.rounds })}</small>
      </button>
      <span class="standings">
        {goal.counts.map((count, seat) => (
          <span key={seat} class={`standing place-${placeOf(goal.points, seat)}`}>
            <SeatMark seat={seat} />
            <b>{count}</b>
            {goal.points[seat]! > 0 && <em>+{goal.points[seat]}</em>}
          </span>
        ))}
      </span>
    </li>
  );
}

/** 1 for the most points, 2 for fewer, 0 for none. */
function placeOf(points: readonly number[], seat: number): number {
  if (points[seat] === 0) return 0;
  return points[seat] === Math.max(...points) ? 1 : 2;
}

/** How everyone stands, in words. */
function ranking(names: readonly string[], { counts }: GoalFacts): string {
  return counts.map((count, seat) => `${names[seat]} ${count}`).join(", ");
}

function goalText({ props, board }: CosmosPicture, id: string): string {
  const { t, view } = props;
  const [most = 0, second = 0] = board.numbers.goal_points;
  const name = t(`goal-title-${id}`);
  return t("goal-rules", { seats: view.seats, name, counted: t(`goal-${id}`), most, second });
}
