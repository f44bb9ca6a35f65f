/** Beside what is asked: how far the game is, as pips and in words. */
import type { ComponentChildren, VNode } from "preact";

import { say } from "../../kit/actions";
import type { Seen } from "../../kit/game";
import type { Scene } from "./scene";
import "./stage.css";

interface ToldProps {
  scene: Scene;
  seen: Seen<unknown, unknown>;
  /** The status. */
  children: ComponentChildren;
}

export function Told({ scene, seen, children }: ToldProps): VNode {
  const stage = scene.module.stage?.(seen);
  return (
    <div class="told">
      {stage && (
        <p class="stage">
          <span class="pips" aria-hidden="true">
            {Array.from({ length: stage.of }, (_, place) => (
              <i
                key={place}
                class={place + 1 === stage.at ? "now" : place < stage.at ? "past" : ""}
              />
            ))}
          </span>
          {say(scene.t, stage.text)}
        </p>
      )}
      {children}
    </div>
  );
}
