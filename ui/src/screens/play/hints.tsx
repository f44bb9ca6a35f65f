/** The best few moves, each with its chance to win and its own reasons in words. */
import type { VNode } from "preact";

import type { TableStore } from "../../app/table";
import type { Hint } from "../../gen/messages";
import { describe } from "../../kit/actions";
import type { Translate } from "../../kit/game";
import { Button, Loading } from "../../kit/parts";
import {
  formatDecimal,
  formatList,
  formatPercent,
  formatSigned,
  hasText,
} from "../../locale/texts";
import { clearFlash, flash } from "./actionbar";
import type { Commands, Scene } from "./scene";

interface Props {
  scene: Scene;
  commands: Commands;
  store: TableStore;
  onClose(): void;
}

type Worth = Readonly<Record<string, number>>;

const nameOf = (t: Translate, source: string): string =>
  hasText(t, `worth-${source}`) ? t(`worth-${source}`) : t(`score-${source}`);

function reasonList(t: Translate, reasons: readonly [string, number][]): string {
  const parts = reasons.map(([source, points]) => {
    const way = points > 0 ? "more" : "less";
    const key = `reason-${source}-${way}`;
    const why = hasText(t, key) ? t(key) : t(`reason-${way}`, { source: nameOf(t, source) });
    return t("hint-reason", { why, gain: formatSigned(points) });
  });
  return formatList(parts);
}

/** What speaks for something and what against it, as a sentence; null where nothing does. */
function reasonsIn(t: Translate, when: "" | "later-", worth: Worth): string | null {
  const reasons = Object.entries(worth);
  const pros = reasons.filter(([, points]) => points > 0);
  const cons = reasons.filter(([, points]) => points < 0);
  if (!reasons.length) return null;
  const args = { for: reasonList(t, pros), against: reasonList(t, cons) };
  const way = pros.length ? (cons.length ? "both" : "for") : "against";
  return t(`hint-${when}${way}`, args);
}

/** What the move itself gains, what the rest of the turn adds, what is given up for it. */
export function sentencesOf(
  t: Translate,
  hint: Pick<Hint, "now" | "later" | "gives_up" | "instead">,
  nameMove: (action: string) => string,
): readonly string[] {
  const more = Object.entries(hint.gives_up).map(([source, points]) =>
    t("hint-gain", { what: nameOf(t, source), points: formatDecimal(points) }),
  );
  const instead = hint.instead === null ? "" : nameMove(hint.instead);
  return [
    reasonsIn(t, "", hint.now) ?? t("hint-neutral"),
    reasonsIn(t, "later-", hint.later),
    more.length > 0 && instead ? t("hint-gives-up", { instead, more: formatList(more) }) : null,
  ].filter((sentence) => sentence !== null);
}

/** How often games played out after the move were won. */
export function chanceText(t: Translate, hint: Pick<Hint, "chance" | "chance_error">): string {
  const error = formatPercent(hint.chance_error);
  return t("hint-chance", { chance: formatPercent(hint.chance), error });
}

function Reasons({ scene, hint }: { scene: Scene; hint: Hint }): VNode {
  const { t, module } = scene;
  return (
    <>
      {hint.visits > 0 && <span class="hint-worth">{chanceText(t, hint)}</span>}
      {sentencesOf(t, hint, (action) => describe(module, t, action)).map((sentence) => (
        <p key={sentence} class="help">
          {sentence}
        </p>
      ))}
      <p class="help">
        {hint.visits > 0
          ? t("hint-played", { count: hint.visits, margin: formatSigned(hint.margin) })
          : t("hint-unplayed")}
      </p>
    </>
  );
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
                <Reasons scene={scene} hint={move} />
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
