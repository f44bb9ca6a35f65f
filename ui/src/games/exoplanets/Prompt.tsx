/** The line under the system: what is pointed at, and the choices that wait for a word. */

import type { VNode } from "preact";
import { tipAttributes } from "../../kit/picture";
import { RESOURCES } from "./content";
import { offerText, usePicture } from "./context";
import { amountsOf, NOTHING, parse, thingsOf } from "./notation";
import { Token } from "./Supply";
import { actionText } from "./words";
import "./Prompt.css";

/** What is asked that takes more than a word. */
const GUIDED: ReadonlySet<string> = new Set([
  "choose-return",
  "choose-birth",
  "choose-row",
  "choose-action",
  "choose-payment",
  "choose-planet",
  "choose-stack",
  "choose-swap",
  "choose-resource",
  "choose-loss",
]);

/** On a phone the choices stand on a sheet of their own. */
export function Prompt({ hasChoices = true }: { hasChoices?: boolean }): VNode {
  const { props, tip, pick } = usePicture();
  const { t, legal, explain, view } = props;
  const shown = tip.value;
  const planet = view.turn.held.find((id) => id !== view.turn.built) ?? "";
  const guide = t(GUIDED.has(view.pending) ? `tip-${view.pending}` : "tip-idle", { planet });
  const idle = legal.length > 0 ? guide : t("tip-watch");
  const [chosen] = pick.chosen;
  const isSwap = chosen?.startsWith("stock/") ?? false;
  const isAsked = chosen !== undefined && !pick.direct.some(isAbout(chosen));
  const asked = isAsked ? t(isSwap ? "tip-swap" : "tip-target") : null;
  return (
    <div class="exo-prompt">
      <p class="tip">{asked ?? shown?.text ?? idle}</p>
      {shown !== null && (
        <button
          type="button"
          class="exo-rules"
          aria-label={t("label-rules")}
          onClick={() => explain(shown.ref)}
        >
          ?
        </button>
      )}
      {hasChoices && <Choices />}
    </div>
  );
}

function isAbout(thing: string): (action: string) => boolean {
  return (action) => thingsOf(action)[0] === thing;
}

export function Choices(): VNode | null {
  const picture = usePicture();
  const { props, pick } = picture;
  const { t, selection } = props;
  const isBegun = pick.chosen.length > 0 || (pick.tray !== null && pick.tray !== NOTHING);
  if (pick.direct.length === 0 && !isBegun) return null;
  return (
    <div class="exo-choices" role="group" aria-label={t("label-choices")}>
      {pick.direct.map((action) => {
        const isPay = parse(action).verb === "pay";
        const label = actionText(t, action);
        return (
          <button
            key={action}
            type="button"
            class="exo-choice"
            data-action={action}
            {...tipAttributes(picture, action, {
              text: offerText(props, action),
              ref: "topic/turn",
            })}
            onClick={() => {
              selection.value = null;
              props.act(action);
            }}
          >
            <span class={isPay ? "hidden" : undefined}>{label}</span>
            {isPay && <Payment action={action} />}
          </button>
        );
      })}
      {isBegun && (
        <button type="button" class="exo-choice cancel" onClick={() => (selection.value = null)}>
          {t("label-cancel")}
        </button>
      )}
    </div>
  );
}

/** A payment in pictures. */
function Payment({ action }: { action: string }): VNode {
  const { t } = usePicture().props;
  const amounts = amountsOf(action);
  return (
    <span class="exo-payment" aria-hidden="true">
      {t("label-pay")}
      {RESOURCES.filter((kind) => amounts[kind] > 0).map((kind) => (
        <span key={kind} class="pair">
          {amounts[kind]}
          <Token kind={kind} />
        </span>
      ))}
    </span>
  );
}
