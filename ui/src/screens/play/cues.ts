/** What is heard at a table: each beat that is shown, once. */
import { useSignalEffect } from "@preact/signals";

import { play } from "../../app/sound";
import type { TableStore } from "../../app/table";
import { cueOf } from "../../kit/cues";
import type { Scene } from "./scene";

export function useCues(store: TableStore, { module }: Scene): void {
  useSignalEffect(() => {
    const beat = store.playback.beat.value;
    if (beat === null || store.playback.shown.peek()?.kind !== "act") return;
    const cue = cueOf(module.cues, beat.events);
    if (cue !== null) play(cue);
  });
}
