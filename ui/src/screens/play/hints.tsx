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

function sizesIn(t: Translate, worth: Worth): string {
  const sizes = Object.entries(worth).map(([source, points]) =>
    t("hint-gain", { what: nameOf(t, source), points: formatDecimal(points) }),
  );
  return formatList(sizes);
}

type Told = Pick<Hint, "now" | "later" | "gives_up" | "keeps" | "same" | "instead">;
type NameMove = (action: string) => string;

/** That the same is said of a better move, where it is. */
function sameAs(
  t: Translate,
  hint: Pick<Hint, "same">,
  part: string,
  nameMove: NameMove,
): string | null {
  const other = hint.same[part];
  const key = `hint-same-${part.replace("_", "-")}`;
  return other === undefined ? null : t(key, { other: nameMove(other) });
}

/** What the move keeps, or gives up, against the best other one. */
function comparedIn(
  t: Translate,
  hint: Told,
  part: "keeps" | "gives_up",
  nameMove: NameMove,
): string | null {
  const worth = hint[part];
  if (hint.instead === null || !Object.keys(worth).length) return null;
  const instead = nameMove(hint.instead);
  return t(`hint-${part.replace("_", "-")}`, { instead, more: sizesIn(t, worth) });
}

/** What the move itself gains, what the rest of the turn adds, what is given up for it. */
export function sentencesOf(t: Translate, hint: Told, nameMove: NameMove): readonly string[] {
  const alike = sameAs(t, hint, "all", nameMove);
  const gains = [
    sameAs(t, hint, "now", nameMove) ?? reasonsIn(t, "", hint.now),
    sameAs(t, hint, "later", nameMove) ?? reasonsIn(t, "later-", hint.later),
  ];
  const said = [
    ...(alike ? [alike] : gains),
    comparedIn(t, hint, "keeps", nameMove),
    sameAs(t, hint, "gives_up", nameMove) ?? comparedIn(t, hint, "gives_up", nameMove),
  ].filter((sentence) => sentence !== null);
  return said.length ? said : [t("hint-neutral")];
}

/** How the simulations after the move went on. */
export function playedText(
  t: Translate,
  hint: Pick<Hint, "visits" | "margin" | "same">,
  nameMove: NameMove,
): string {
  if (hint.visits === 0) return t("hint-unplayed");
  const way = hint.margin < 0 ? "behind" : "ahead";
  const points = formatDecimal(Math.abs(hint.margin));
  return (
    sameAs(t, hint, "played", nameMove) ?? t("hint-played", { count: hint.visits, way, points })
  );
}

/** How often simulations after the move were won. */
export function chanceText(t: Translate, hint: Pick<Hint, "chance" | "chance_error">): string {
  const error = formatPercent(hint.chance_error);
  return t("hint-chance", { chance: formatPercent(hint.chance), error });
}

function Reasons({ scene, hint }: { scene: Scene; hint: Hint }): VNode {
  const { t, module } = scene;
  const nameMove: NameMove = (action) => describe(module, t, action);
  return (
    <>
      {hint.visits > 0 && <span class="hint-worth">{chanceText(t, hint)}</span>}
      {sentencesOf(t, hint, nameMove).map((sentence) => (
        <p key={sentence} class="help">
          {sentence}
        </p>
      ))}
      <p class="help">{playedText(t, hint, nameMove)}</p>
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
