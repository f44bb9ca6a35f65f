/** The best few moves, each with its worth in points and the reason in words. */
import type { VNode } from "preact";

import type { TableStore } from "../../app/table";
import type { Hint } from "../../gen/messages";
import { describe } from "../../kit/actions";
import { Button, Loading } from "../../kit/parts";
import { listed, signed } from "../../locale/texts";
import { flash, unflash } from "./actionbar";
import { sourceName } from "./list";
import type { Doing, Scene } from "./scene";

interface Props {
  scene: Scene;
  doing: Doing;
  store: TableStore;
  onClose(): void;
}

/** The sources that speak most for or against a move. */
export function reasonsOf(hint: Hint, most = 3): readonly [string, number][] {
  return Object.entries(hint.sources)
    .filter(([, points]) => Math.abs(points) >= 0.05)
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]))
    .slice(0, most);
}

const rounded = (points: number): number => Math.round(points * 10) / 10;

function reasons(scene: Scene, hint: Hint): string {
  const parts = reasonsOf(hint).map(([source, points]) =>
    scene.t(points > 0 ? "hint-for" : "hint-against", {
      source: sourceName(scene, "worth", source),
      points: rounded(Math.abs(points)),
    }),
  );
  return parts.length ? listed(parts) : scene.t("hint-neutral");
}

export function Hints({ scene, doing, store, onClose }: Props): VNode {
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
                <span class="hint-worth">
                  {t("hint-worth", { points: rounded(move.gain), gain: signed(move.gain) })}
                </span>
                <p class="help">{reasons(scene, move)}</p>
              </div>
              <Button
                data-action={move.action}
                onFocus={() => flash(doing, move.action)}
                onBlur={() => unflash(doing)}
                onMouseEnter={() => flash(doing, move.action)}
                onMouseLeave={() => unflash(doing)}
                onClick={() => {
                  onClose();
                  unflash(doing);
                  doing.act(move.action);
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
