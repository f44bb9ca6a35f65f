/** What a bot thought when it moved; told in the replay of a finished game. */
import type { VNode } from "preact";

import { lineFrom } from "../../app/links";
import type { BotThought, TableDescription } from "../../gen/messages";
import { describe } from "../../kit/actions";
import type { Translate } from "../../kit/game";
import { Sign } from "../../kit/parts";
import { formatPercent, formatSigned } from "../../locale/texts";
import type { Scene } from "./scene";

interface Props {
  scene: Scene;
  table: TableDescription;
  names: readonly string[];
  found: BotThought;
}

/** The worth of the plan in a sentence. */
export function worthText(t: Translate, { thought }: Pick<BotThought, "thought">): string {
  if (thought.visits === 0) return t("thought-unplayed");
  return t("thought-chance", {
    chance: formatPercent(thought.chance),
    error: formatPercent(thought.chance_error),
    margin: formatSigned(thought.margin),
    count: thought.visits,
  });
}

export function Thought({ scene, table, names, found }: Props): VNode {
  const { t, module } = scene;
  const { seat, start, thought } = found;
  return (
    <section class="bot-thought" aria-label={t("thought-title", { name: names[seat]! })}>
      <h2>{t("thought-title", { name: names[seat]! })}</h2>
      <ol>
        {thought.line.map((action, at) => (
          <li key={at}>{describe(module, t, action)}</li>
        ))}
      </ol>
      <p class="help">{worthText(t, found)}</p>
      <a class="button quiet" href={lineFrom(table.id, start, seat, thought.line)}>
        <Sign name="play" />
        {t("thought-see")}
      </a>
    </section>
  );
}
