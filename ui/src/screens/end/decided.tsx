/** What decided a game: the sources, the turns and the luck that made the lead of the winner. */
import type { VNode } from "preact";

import { replayAt } from "../../app/links";
import type { Decided, PlayedTurn, ScoreHistory, TableDescription } from "../../gen/messages";
import { tell } from "../../kit/actions";
import type { Arguments, Translate } from "../../kit/game";
import { SeatSign } from "../../kit/parts";
import { formatDecimal, formatList, formatSigned } from "../../locale/texts";
import type { Scene } from "../play/scene";
import { LuckDial } from "./luckdial";
import { nameOf } from "./sources";
import "./decided.css";

interface Props {
  table: TableDescription;
  history: Pick<ScoreHistory, "decided" | "luck">;
  names: readonly string[];
  scene: Scene;
  /** The seat that is told "you". */
  own: number | undefined;
}

/** One reason: whose it is, the sentence, where it can be seen, and what it consists of. */
export interface Reason {
  seat: number;
  text: string;
  turn?: PlayedTurn;
  detail?: string;
}

export function WhatDecided(props: Props): VNode | null {
  const { table, history, names, scene, own } = props;
  if (!history.decided) return null;
  const { winner, rival } = history.decided;
  const luck = history.luck[winner]! - history.luck[rival]!;
  return (
    <section class="card decided">
      <h2>{scene.t("end-decided")}</h2>
      <LuckDial luck={luck} seats={[rival, winner]} />
      <p class="luck" title={scene.t("end-luck-help")}>
        {luckText(scene.t, luck, [rival, winner], names, own)}
      </p>
      <ul>
        {reasonsIn(history.decided, names, scene, own).map((reason) => (
          <li key={reason.text}>
            <SeatSign seat={reason.seat} />
            <p>
              {reason.turn ? (
                <a href={replayAt(table.id, reason.turn.start, reason.turn.seat)}>{reason.text}</a>
              ) : (
                reason.text
              )}
              {reason.detail && <small>{reason.detail}</small>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Less than this is nothing to speak of. */
const EVEN = 0.5;

/** To whom luck leaned; `seats` are the best other and the winner, in whose favour it counts. */
export function luckText(
  t: Translate,
  luck: number,
  [rival, winner]: readonly [number, number],
  names: readonly string[],
  own: number | undefined,
): string {
  if (Math.abs(luck) < EVEN) return t("end-luck-even");
  const seat = luck > 0 ? winner : rival;
  const points = Math.round(Math.abs(luck) * 10) / 10;
  const args = { name: names[seat]!, points, worth: formatDecimal(points) };
  return tell(t, { key: "end-luck", args }, seat === own);
}

export function reasonsIn(
  { winner, rival, more, less, lead, best }: Decided,
  names: readonly string[],
  scene: Scene,
  own: number | undefined,
): readonly Reason[] {
  const { t } = scene;
  const say = (key: string, seat: number, args: Arguments = {}): string =>
    tell(t, { key: `end-decided-${key}`, args: { name: names[seat]!, ...args } }, seat === own);
  const reasons: Reason[] = [];
  if (more) {
    const source = nameOf(scene, more.source);
    reasons.push({ seat: winner, text: t("end-decided-more", { ...more, source }) });
  }
  if (best) {
    const points = Object.values(best.gains).reduce((sum, each) => sum + each, 0);
    const text = say("best", winner, { turn: best.turn, points });
    reasons.push({ seat: winner, text, turn: best, detail: gainsText(scene, best.gains) });
  }
  if (lead?.last && lead.before !== null) {
    reasons.push({ seat: lead.before, text: say("last", lead.before), turn: lead.turn });
  } else if (lead) {
    const { seat, turn } = lead.turn;
    reasons.push({ seat: winner, text: say("lead", seat, { turn }), turn: lead.turn });
  }
  if (less) {
    const source = nameOf(scene, less.source);
    reasons.push({ seat: rival, text: t("end-decided-less", { ...less, source }) });
  }
  return reasons;
}

/** What a turn brought, the most first, such as "Species +20, Life −6". */
export function gainsText(scene: Scene, gains: PlayedTurn["gains"]): string | undefined {
  const parts = Object.entries(gains)
    .sort(([, one], [, other]) => other - one)
    .map(([source, points]) => {
      const what = nameOf(scene, source);
      return scene.t("hint-gain", { what, points: formatSigned(points) });
    });
  return parts.length > 1 ? formatList(parts) : parts[0];
}
