/** The level one meets by playing at once from the front page. */
import type { VNode } from "preact";

import { chooseLevel, levelFor } from "../app/botgame";
import type { GameDescription } from "../gen/messages";
import { botName } from "../kit/names";
import { Choice } from "../kit/parts";
import { texts } from "../locale/texts";
import { LevelAbout } from "./levels";

export function Opponent({ game }: { game: GameDescription }): VNode {
  const t = texts(game.id);
  const level = levelFor(game);
  return (
    <div class="opponent">
      <Choice
        label={t("front-opponent")}
        value={level}
        values={game.levels.map(({ name }) => name)}
        name={(name) => botName(t, name)}
        onChange={(name) => chooseLevel(game.id, name)}
      />
      <LevelAbout {...{ game, t, level }} />
    </div>
  );
}
