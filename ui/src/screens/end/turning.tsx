/** The turns that changed the lead most, and those that stand-ins played. */
import type { VNode } from "preact";

import { replayAt } from "../../app/links";
import type { ScoreHistory, TableDescription, TurningPoint } from "../../gen/messages";
import { tell } from "../../kit/actions";
import type { Translate } from "../../kit/game";
import { formatSigned } from "../../locale/texts";

interface PartProps {
  table: TableDescription;
  names: readonly string[];
  t: Translate;
}

/** The turn, and what it did to the lead of its seat; `own` is the seat that is told "you". */
export function turnText(
  t: Translate,
  point: TurningPoint,
  names: readonly string[],
  own?: number,
): string {
  const args = { name: names[point.seat]!, turn: point.turn };
  const line = { key: `end-turning-${turnOf(point)}`, args };
  return tell(t, line, point.seat === own);
}

export function turnOf({ before, after, swing }: TurningPoint): string {
  if (before <= 0 && after > 0) return "takes";
  if (before > 0 && after <= 0) return "loses";
  if (swing > 0) return "gains";
  return after > before ? "stalls" : "falls";
}

function leadText(t: Translate, { before, after }: TurningPoint): string {
  return t("end-turning-lead", { before: formatSigned(before), after: formatSigned(after) });
}

export function Turns({
  turning,
  table,
  names,
  own,
  t,
}: PartProps & Pick<ScoreHistory, "turning"> & { own: number | undefined }): VNode {
  return (
    <>
      <header class="turning-head" title={t("end-turning-help")}>
        <h3>{t("end-turning")}</h3>
        <small>{t("end-turning-leads")}</small>
      </header>
      <ol class="turning">
        {turning.map((point, at) => (
          <li key={point.position}>
            <a href={replayAt(table.id, point.start, point.seat)}>
              <span class="plot-mark" data-seat={point.seat} aria-hidden="true">
                {at + 1}
              </span>
              {turnText(t, point, names, own)}
            </a>
            <span class="turning-lead">{leadText(t, point)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

export function StandInTurns({
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
