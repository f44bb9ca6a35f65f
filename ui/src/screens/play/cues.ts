/** What is heard at a table: each position that is shown, once. */
import { useSignalEffect } from "@preact/signals";

import { play } from "../../app/sound";
import type { TableStore } from "../../app/table";
import { cueOf } from "../../kit/cues";
import type { Scene } from "./scene";

export function useCues(store: TableStore, { module }: Scene): void {
  useSignalEffect(() => {
    const position = store.shown.value;
    if (position === null || position.kind !== "act") return;
    const cue = cueOf(module.cues, position.events);
    if (cue !== null) play(cue);
  });
}
