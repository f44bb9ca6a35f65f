/** The sheet of keys. */
import type { VNode } from "preact";

import { Dialog } from "../kit/parts";
import { texts } from "../locale/texts";

const KEYS = [
  ["Tab", "tab"],
  ["← ↑ → ↓", "arrows"],
  ["Enter", "enter"],
  ["1 – 9", "digits"],
  ["U", "undo"],
  ["Shift U", "redo"],
  ["Esc", "escape"],
  ["", "pause"],
  ["A", "again"],
  ["H", "hint"],
  ["L", "log"],
  ["R", "rules"],
  ["P", "picture"],
  ["?", "sheet"],
] as const;

export function Keys({ onClose }: { onClose(): void }): VNode {
  const t = texts();
  return (
    <Dialog title={t("keys")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key || t("key-name-space")}</kbd>
            </dt>
            <dd>{t(`key-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
