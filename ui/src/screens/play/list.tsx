/** List mode: the picture is removed, the list of legal actions is everything. */
import type { VNode } from "preact";
import type { Position, Step } from "../../app/table";
import { describe, groupName, suggestedIn } from "../../kit/actions";
import { Button, SeatSign } from "../../kit/parts";
import { hasText } from "../../locale/texts";
import { barGroups, clearFlash, flash } from "./actionbar";
import { LogLines } from "./log";
import type { Commands, Scene, Shown } from "./scene";

interface Props {
  scene: Scene;
  commands: Commands;
  position: Position;
  shown: Shown;
  steps: readonly Step[];
}

/** Legal actions in the order they are numbered. */
export function actionsInOrder(scene: Scene, position: Position | null): readonly string[] {
  return barGroups(scene, position).flatMap((group) => group.actions);
}

export function ListMode({ scene, commands, position, shown, steps }: Props): VNode {
  const { t, module } = scene;
  const groups = barGroups(scene, position);
  const order = actionsInOrder(scene, position);
  const suggested = suggestedIn(position.legal, module.suggestions?.(position) ?? []).slice(0, 3);
  return (
    <div class="list-mode">
      <section aria-label={t("actions-legal")}>
        <h2>{t("actions-legal")}</h2>
        {groups.length === 0 && <p class="help">{t("actions-none")}</p>}
        {groups.map((group) => (
          <div key={group.key} class="list-group">
            {group.actions.length > 1 && <h3>{groupName(module, t, group)}</h3>}
            <ol>
              {group.actions.map((action) => (
                <li key={action}>
                  <Button
                    kind="quiet"
                    data-action={action}
                    onClick={() => commands.act(action)}
                    onFocus={() => flash(commands, action)}
                    onBlur={() => clearFlash(commands)}
                  >
                    <kbd aria-hidden="true">{order.indexOf(action) + 1}</kbd>
                    <span class="action-text">
                      {describe(module, t, action)}
                      {suggested.includes(action) && (
                        <span class="badge suggested">{t("mark-suggested")}</span>
                      )}
                    </span>
                    {module.preview && (
                      <span class="help">{module.preview(position, action, t, scene.content)}</span>
                    )}
                  </Button>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
      <section aria-label={t("list-scores")}>
        <h2>{t("list-scores")}</h2>
        <ScoreTable {...{ scene, shown, scores: position.scores }} />
        <h2>{t("log")}</h2>
        <LogLines
          {...{ scene, commands, steps: steps.slice(-12), names: shown.names }}
          reader={shown.seat}
        />
      </section>
    </div>
  );
}

interface ScoreProps {
  scene: Scene;
  shown: Pick<Shown, "names">;
  scores: readonly Readonly<Record<string, number>>[];
}

/** Points by source, a column for each seat. */
export function ScoreTable({ scene, shown, scores }: ScoreProps): VNode {
  const { t } = scene;
  const sources = Object.keys(scores[0] ?? {});
  const total = (score: Readonly<Record<string, number>>): number =>
    Object.values(score).reduce((sum, points) => sum + points, 0);
  return (
    <section class="scroll-x" tabIndex={0} aria-label={t("end-sources")}>
      <table class="figures scores">
        <thead>
          <tr>
            <th scope="col">{t("end-source")}</th>
            {shown.names.map((name, seat) => (
              <th key={seat} scope="col" title={name}>
                <SeatSign seat={seat} />
                <span class="score-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{sourceName(scene, source)}</th>
              {scores.map((score, seat) => (
                <td key={seat}>{score[source]}</td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t("end-total")}</th>
            {scores.map((score, seat) => (
              <td key={seat}>{total(score)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** The name of a source of points: of the score itself, or of what a bot hopes for. */
function sourceName(scene: Scene, source: string): string {
  const key = `score-${source}`;
  return hasText(scene.t, key) ? scene.t(key) : source;
}
