/** The parts of a table as tabs on a phone; the last one is what stands beside the board. */
import type { Signal } from "@preact/signals";
import type { VNode } from "preact";

import type { Scene } from "./scene";

interface Props {
  scene: Scene;
  tab: Signal<string>;
  /** Tabs on which something can be done are lit. */
  legal: readonly string[];
}

export function Tabs({ scene, tab, legal }: Props): VNode {
  const { t, module } = scene;
  const names = [
    ...module.tabs.map(({ id, label, has }) => ({ id, label, isLit: legal.some(has) })),
    { id: "side", label: "tab-side", isLit: false },
  ];
  const current = names.some(({ id }) => id === tab.value) ? tab.value : names[0]!.id;
  return (
    <nav class="tabs" aria-label={t("tabs")}>
      {names.map(({ id, label, isLit }) => (
        <button
          key={id}
          type="button"
          data-lit={isLit ? "yes" : undefined}
          aria-pressed={id === current}
          onClick={() => {
            tab.value = id;
          }}
        >
          {t(label)}
        </button>
      ))}
    </nav>
  );
}
