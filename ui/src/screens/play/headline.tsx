/** What stands in the bar above a table: the round, what is asked, and everyone's points. */
import type { ComponentChildren, VNode } from "preact";

import { say } from "../../kit/actions";
import type { Seen } from "../../kit/game";
import { SeatSign } from "../../kit/parts";
import type { Scene } from "./scene";
import "./headline.css";

interface ToldProps {
  scene: Scene;
  seen: Seen<unknown, unknown>;
  /** The status. */
  children: ComponentChildren;
}

/** How far the game is, and what is asked. */
export function Told({ scene, seen, children }: ToldProps): VNode {
  return (
    <div class="told">
      <StageMark {...{ scene, seen }} />
      {children}
    </div>
  );
}

/** The round with its part, and the steps of the game. */
function StageMark({ scene, seen }: Omit<ToldProps, "children">): VNode | null {
  const { t, module } = scene;
  const stage = module.stage?.(seen);
  if (!stage) return null;
  const said = stage.said && say(t, stage.said);
  return (
    <div class="stage-mark">
      <b>{say(t, stage.title)}</b>
      <span
        class="steps"
        {...(said === undefined
          ? { "aria-hidden": true }
          : { role: "img", "aria-label": said, title: said })}
      >
        {stage.steps.map((step, place) => (
          <i key={place} class={step} />
        ))}
      </span>
      <small>{say(t, stage.part)}</small>
    </div>
  );
}

interface PlatesProps {
  scene: Scene;
  names: readonly string[];
  scores: readonly Readonly<Record<string, number>>[];
  /** Whose action is shown, or who is to act. */
  acting: number;
}

export function Plates({ scene, names, scores, acting }: PlatesProps): VNode | null {
  const { t, module } = scene;
  if (!module.hasPlates) return null;
  return (
    <ul class="plates" aria-label={t("players")} data-seats={names.length}>
      {scores.map((score, seat) => (
        <li key={seat} aria-current={seat === acting ? "true" : undefined} title={names[seat]}>
          <SeatSign seat={seat} />
          <span class="name">{names[seat]}</span>
          <b>{total(score)}</b>
        </li>
      ))}
    </ul>
  );
}

export const total = (score: Readonly<Record<string, number>>): number =>
  Object.values(score).reduce((sum, points) => sum + points, 0);
