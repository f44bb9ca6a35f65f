/** What stands in the bar above a table: the round, and everyone's points. */
import type { VNode } from "preact";

import { say } from "../../kit/actions";
import type { Seen } from "../../kit/game";
import { SeatSign } from "../../kit/parts";
import type { Scene } from "./scene";
import "./headline.css";

interface RoundProps {
  scene: Scene;
  shown: Seen<unknown, unknown>;
}

/** The round with its phase, and how far the game has come. */
export function RoundMark({ scene, shown }: RoundProps): VNode | null {
  const { t, module } = scene;
  const round = module.round?.(shown);
  if (!round?.stage || !round.steps) return null;
  const said = say(t, round.steps.said);
  return (
    <div class="round-mark">
      <b>{say(t, round.title)}</b>
      <span class="round-steps" role="img" aria-label={said} title={said}>
        {round.steps.each.map((step, place) => (
          <i key={place} class={step} />
        ))}
      </span>
      <small>{say(t, round.stage)}</small>
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
  if (!module.hasHeadline) return null;
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
