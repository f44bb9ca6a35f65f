/** What happened last, and the way to all that happened since one's own turn. */
import type { VNode } from "preact";

import type { TableStore } from "../../app/table";
import { tell } from "../../kit/actions";
import { SeatSign, Sign } from "../../kit/parts";
import { rowsOf } from "./log";
import type { Scene } from "./scene";
import "./news.css";

interface Props {
  store: TableStore;
  scene: Scene;
  names: readonly string[];
  onRecap(): void;
}

/** So many steps back there is something to be told. */
const BACK = 6;

export function News({ store, scene, names, onRecap }: Props): VNode | null {
  const { t } = scene;
  const last = rowsOf(scene, store.logShown.value.slice(-BACK), names).at(-1);
  if (!last) return null;
  const isOwn = last.seat >= 0 && last.seat === store.viewer.value;
  return (
    <div class="news">
      {last.seat >= 0 && <SeatSign seat={last.seat} />}
      <span>{tell(t, last.line, isOwn)}</span>
      <button type="button" aria-label={t("recap")} title={t("recap")} onClick={onRecap}>
        <Sign name="play" />
      </button>
    </div>
  );
}
