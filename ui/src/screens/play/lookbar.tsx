/** The bar for stepping through earlier positions. */
import type { ComponentChildren, VNode } from "preact";

import type { LookBack } from "../../app/lookback";
import type { Translate } from "../../kit/game";
import { Button } from "../../kit/parts";

interface Props {
  look: LookBack;
  t: Translate;
  onClose?: () => void;
  children?: ComponentChildren;
}

export function LookBar({ look, t, onClose, children }: Props): VNode {
  const at = look.index.value;
  const last = look.stops.value.length - 1;
  return (
    <section class="action-bar look-bar" aria-label={t("replay-bar")}>
      <div class="look-buttons">
        <Button
          sign="first"
          kind="tool"
          label={t("replay-first")}
          disabled={at === 0}
          onClick={() => void look.show(0)}
        />
        <Button
          sign="previous"
          kind="tool"
          label={t("replay-previous")}
          disabled={at === 0}
          onClick={() => void look.previous()}
        />
        <Button
          sign={look.isPlaying.value ? "pause" : "play"}
          kind="tool"
          label={t(look.isPlaying.value ? "replay-pause" : "replay-play")}
          onClick={() => (look.isPlaying.value ? look.pause() : look.play())}
        />
        <Button
          sign="next"
          kind="tool"
          label={t("replay-next")}
          disabled={at >= last}
          onClick={() => void look.next()}
        />
        <Button
          sign="last"
          kind="tool"
          label={t("replay-last")}
          disabled={at >= last}
          onClick={() => void look.show(last)}
        />
      </div>
      <input
        type="range"
        class="look-range"
        aria-label={t("replay-position")}
        min={0}
        max={Math.max(0, last)}
        value={at}
        onInput={(event) => void look.show(Number(event.currentTarget.value))}
      />
      <span class="help">{t("replay-of", { at: at + 1, all: last + 1 })}</span>
      <span class="spring" />
      {children}
      {onClose && (
        <Button kind="main" onClick={onClose}>
          {t("replay-back")}
        </Button>
      )}
    </section>
  );
}
