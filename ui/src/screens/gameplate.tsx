/** A game at a glance: its emblem, what it is about, for how many and how long. */
import type { VNode } from "preact";

import { games } from "../app/guest";
import type { GameDescription } from "../gen/messages";
import type { Translate } from "../kit/game";
import { Sign } from "../kit/parts";
import { Emblem } from "./front/emblem";
import "./gameplate.css";

export function GamePlate({ game, t }: { game: string; t: Translate }): VNode {
  const described = games.value?.find(({ id }) => id === game);
  return (
    <section class="card game-plate">
      <Emblem game={game} />
      <div class="game-plate-text">
        <p>{t("about")}</p>
        {described && <Facts {...{ game: described, t }} />}
      </div>
    </section>
  );
}

const WEIGHTS = [1, 2, 3, 4, 5];

/** How many play it, for how long, and how much there is to it. */
export function Facts({ game, t }: { game: GameDescription; t: Translate }): VNode {
  const { seat_counts: seats, minutes, weight } = game;
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return (
    <ul class="facts">
      <li title={t("front-seats", { least, most })}>
        <Sign name="people" />
        <span aria-hidden="true">{`${least}–${most}`}</span>
        <span class="hidden">{t("front-seats", { least, most })}</span>
      </li>
      {minutes && (
        <li>
          <Sign name="clock" />
          {t("front-minutes", { least: minutes[0], most: minutes[1] })}
        </li>
      )}
      {weight && (
        <li title={t("front-weight-help", { weight })}>
          {t("front-weight")}
          <span class="weight" role="img" aria-label={t("front-weight-help", { weight })}>
            {WEIGHTS.map((each) => (
              <i key={each} class={each <= weight ? "on" : undefined} />
            ))}
          </span>
        </li>
      )}
    </ul>
  );
}
