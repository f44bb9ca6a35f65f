/** Points by source as bars, a row for each source and a bar for each seat. */
import type { VNode } from "preact";
import { SeatSign } from "../../kit/parts";
import { hasText } from "../../locale/texts";
import type { Scene } from "../play/scene";
import type { Scores } from "./ceremony";
import "./sources.css";

interface Props {
  scene: Scene;
  names: readonly string[];
  scores: Scores;
  sources: readonly string[];
  /** How many sources are counted so far. */
  counted: number;
}

export function Sources({ scene, names, scores, sources, counted }: Props): VNode {
  const { t } = scene;
  const most = Math.max(1, ...scores.flatMap((score) => Object.values(score)));
  return (
    <table class={names.length === 2 ? "sources two" : "sources"}>
      {/* Two stand face to face below their plates; of more the signs tell whose a column is. */}
      <thead class={names.length === 2 ? "hidden" : undefined}>
        <tr>
          <th scope="col">
            <span class="hidden">{t("end-source")}</span>
          </th>
          {names.map((name, seat) => (
            <th key={seat} scope="col" title={name}>
              <SeatSign seat={seat} />
              <span class="hidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source, row) => (
          <tr
            key={source}
            data-state={counted < sources.length ? stateOf(row, counted) : "counted"}
          >
            <th scope="row">{nameOf(scene, source)}</th>
            {scores.map((score, seat) => (
              <Bar
                key={seat}
                seat={seat}
                points={score[source] ?? 0}
                share={row < counted ? Math.max(0, score[source] ?? 0) / most : 0}
                isBest={scores.every((other) => (other[source] ?? 0) <= (score[source] ?? 0))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stateOf(row: number, counted: number): string {
  if (row >= counted) return "waiting";
  return row === counted - 1 ? "now" : "counted";
}

export function nameOf({ t }: Scene, source: string): string {
  const key = `score-${source}`;
  return hasText(t, key) ? t(key) : source;
}

interface BarProps {
  seat: number;
  points: number;
  share: number;
  isBest: boolean;
}

function Bar({ seat, points, share, isBest }: BarProps): VNode {
  return (
    <td data-seat={seat} class={isBest ? "best" : undefined}>
      <span class="bar">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <b>{points}</b>
    </td>
  );
}
