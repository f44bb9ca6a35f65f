/** The goals on the track with the rounds to each and how everyone stands on it. */
import type { VNode } from "preact";
import { goalsAhead, standings } from "./facts";
import { SeatMark } from "./Others";
import { type Scene, told, useScene } from "./scene";
import { word } from "./words";

export function Goals(): VNode {
  const scene = useScene();
  const { props, board } = scene;
  const { t, view } = props;
  const ahead = goalsAhead(board, view);
  return (
    <section class="panel goals" aria-label={t("title-goals")}>
      <h3>
        {t("title-goals")}
        <small>{t("goals-coming", { count: view.goals_left })}</small>
      </h3>
      <ol>
        {ahead.map(({ id, rounds }) => (
          <li
            key={id}
            class={rounds === 1 ? "goal soon" : "goal"}
            data-flash={props.highlight.value.has(`goal/${id}`) ? "yes" : undefined}
            {...told(scene, `goal/${id}`, () => `${goalText(t, id, view.seats, board.numbers.goal_points)} ${ranking(scene, id)}`)}
          >
            <button type="button" onClick={() => props.explain(`goal/${id}`)}>
              <b>{word(t, id)}</b>
              <small>{t("goal-in", { rounds })}</small>
            </button>
            <span class="standings">
              {standings(board, view, id).map(({ seat, count, place }) => (
                <span key={seat} class={`standing place-${place}`}>
                  <SeatMark seat={seat} />
                  <b>{count}</b>
                  {place > 0 && <em>+{board.numbers.goal_points[place - 1]}</em>}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How everyone stands, in words. */
function ranking({ props, board }: Scene, id: string): string {
  return standings(board, props.view, id)
    .map(({ seat, count }) => `${props.names[seat]} ${count}`)
    .join(", ");
}

function goalText(
  t: (key: string, args?: Record<string, string | number>) => string,
  id: string,
  seats: number,
  points: readonly number[],
): string {
  const counted = t(`goal-${id}`);
  return t("goal-rules", { seats, name: id, counted, most: points[0] ?? 0, second: points[1] ?? 0 });
}
