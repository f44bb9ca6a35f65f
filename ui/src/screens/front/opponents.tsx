/** Whom one meets by playing at once: the levels as medals whose rim grows with their rank. */
import type { VNode } from "preact";

import { chooseLevel, levelFor } from "../../app/botgame";
import { games } from "../../app/guest";
import { botName } from "../../kit/names";
import { texts } from "../../locale/texts";
import { LevelAbout } from "../levels";
import { Medal } from "./medal";
import { ownTables, recordAgainst } from "./own";
import "./opponents.css";

export function Opponents(): VNode | null {
  const t = texts();
  const game = games.value?.[0];
  if (!game?.levels.length) return null;
  const chosen = levelFor(game);
  const { won, lost } = recordAgainst(ownTables.value?.mine ?? [], chosen);
  return (
    <fieldset class="opponents">
      <legend>{t("front-opponent")}</legend>
      <div class="medals">
        {game.levels.map(({ name }, rank) => (
          <label key={name} class="medal-choice">
            <input
              type="radio"
              name="opponent"
              value={name}
              checked={name === chosen}
              onChange={() => chooseLevel(name)}
            />
            <Medal {...{ name, rank }} />
            <span>{botName(t, name)}</span>
          </label>
        ))}
      </div>
      <LevelAbout {...{ game, t }} level={chosen} />
      {won + lost > 0 && (
        <p class="help">{t("front-record-level", { name: botName(t, chosen), won, lost })}</p>
      )}
    </fieldset>
  );
}
