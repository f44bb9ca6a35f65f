/** The best few moves, each with its worth in points and the reason in words. */
import type { VNode } from "preact";

import type { TableStore } from "../../app/table";
import type { Hint } from "../../gen/messages";
import { describe } from "../../kit/actions";
import type { Translate } from "../../kit/game";
import { Button, Loading } from "../../kit/parts";
import { formatList, formatSigned, hasText } from "../../locale/texts";
import { clearFlash, flash } from "./actionbar";
import type { Commands, Scene } from "./scene";

interface Props {
  scene: Scene;
  commands: Commands;
  store: TableStore;
  onClose(): void;
}

type Sourced = Pick<Hint, "sources">;

// What was only luck along the line is taken off the worth; it is no reason of the move.
const LUCK = "luck";

/** The sources that speak most for or against a move. */
export function reasonsOf(hint: Sourced, most = 3): readonly [string, number][] {
  return Object.entries(hint.sources)
    .filter(([source, points]) => source !== LUCK && Math.abs(points) >= 0.05)
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]))
    .slice(0, most);
}

const round = (points: number): number => Math.round(points * 10) / 10;

function reasonList(t: Translate, reasons: readonly [string, number][]): string {
  const parts = reasons.map(([source, points]) => {
    const way = points > 0 ? "more" : "less";
    const key = `reason-${source}-${way}`;
    const why = hasText(t, key) ? t(key) : t(`reason-${way}`, { source: t(`score-${source}`) });
    return t("hint-reason", { why, gain: formatSigned(points) });
  });
  return formatList(parts);
}

/** What speaks for a move and what against it, as a sentence. */
export function reasonOf(t: Translate, hint: Sourced): string {
  const reasons = reasonsOf(hint);
  const pros = reasons.filter(([, points]) => points > 0);
  const cons = reasons.filter(([, points]) => points < 0);
  const args = { for: reasonList(t, pros), against: reasonList(t, cons) };
  if (pros.length && cons.length) return t("hint-both", args);
  if (pros.length) return t("hint-for", args);
  return cons.length ? t("hint-against", args) : t("hint-neutral");
}

export function Hints({ scene, commands, store, onClose }: Props): VNode {
  const { t, module } = scene;
  const hints = store.hints.value;
  const legal = store.latest.value?.legal ?? [];
  const moves = hints?.moves.filter((move) => legal.includes(move.action));
  return (
    <section class="hint-panel" aria-label={t("hint")}>
      <header>
        <h2>{t("hint")}</h2>
        <Button sign="close" kind="tool" label={t("close")} onClick={onClose} />
      </header>
      <p class="help">{t("hint-help")}</p>
      {!moves && store.isThinking.value && <Loading />}
      {!moves && !store.isThinking.value && <p>{t("hint-none")}</p>}
      {moves && (
        <ol class="hints">
          {moves.map((move) => (
            <li key={move.action}>
              <div>
                <b>{describe(module, t, move.action)}</b>
                <span class={move.gain < 0 ? "hint-worth less" : "hint-worth"}>
                  {t("hint-worth", { points: round(move.gain), gain: formatSigned(move.gain) })}
                </span>
                <p class="help">{reasonOf(t, move)}</p>
              </div>
              <Button
                data-action={move.action}
                onFocus={() => flash(commands, move.action)}
                onBlur={() => clearFlash(commands)}
                onMouseEnter={() => flash(commands, move.action)}
                onMouseLeave={() => clearFlash(commands)}
                onClick={() => {
                  onClose();
                  clearFlash(commands);
                  commands.act(move.action);
                }}
              >
                {t("hint-do")}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
