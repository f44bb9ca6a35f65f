/** A button that asks which level is to play, and then has it play. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";

import type { Translate } from "../kit/game";
import { Button } from "../kit/parts";
import { LevelDialog } from "./levels";

interface Props {
  /** The id of the game. */
  game: string;
  t: Translate;
  kind?: "plain" | "main" | "quiet";
  onChoose(level: string): void;
  children: ComponentChildren;
}

export function LevelButton({ game, t, kind = "plain", onChoose, children }: Props): VNode {
  const isAsking = useSignal(false);
  return (
    <>
      <Button
        kind={kind}
        aria-haspopup="dialog"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {children}
      </Button>
      {isAsking.value && (
        <LevelDialog
          {...{ game, t, onChoose }}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </>
  );
}
