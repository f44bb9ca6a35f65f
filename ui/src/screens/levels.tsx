/** The levels of play: what each of them is like, how strong it is and how long it thinks. */
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { attempt, fetchGames, games } from "../app/guest";
import type { GameDescription, LevelDescription } from "../gen/messages";
import type { Translate } from "../kit/game";
import { botName } from "../kit/names";
import { Button, Dialog } from "../kit/parts";

/** Who answers within so many milliseconds answers at once. */
const AT_ONCE = 100;

function timeText(t: Translate, milliseconds: number): string {
  if (milliseconds < AT_ONCE) return t("level-quick");
  return t("level-seconds", { seconds: milliseconds / 1000 });
}

/** What was measured of a level; nothing where nothing was. */
export function measuredText(
  t: Translate,
  { measured }: LevelDescription,
  seats: number | null,
): string {
  if (!measured || seats === null) return "";
  const rating = t("level-rating", { rating: Math.round(measured.rating), seats });
  return `${rating} · ${timeText(t, measured.ms_thinking_median)}`;
}

interface AboutProps {
  game: GameDescription;
  t: Translate;
  /** The name of the level. */
  level: string;
  id?: string;
}

export function LevelAbout({ game, t, level, id }: AboutProps): VNode | null {
  const found = game.levels.find(({ name }) => name === level);
  if (!found) return null;
  const measured = measuredText(t, found, game.rated_seats);
  return (
    <p class="help level-about" id={id}>
      {t(`bot-${level}-about`)}
      {measured && <span class="level-measured">{measured}</span>}
    </p>
  );
}

interface ListProps {
  game: GameDescription;
  t: Translate;
}

/** All levels, the weakest first. */
export function LevelList({ game, t }: ListProps): VNode {
  return (
    <dl class="levels">
      {game.levels.map(({ name }) => (
        <div key={name}>
          <dt>{botName(t, name)}</dt>
          <dd>
            <LevelAbout {...{ game, t }} level={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DialogProps {
  /** The id of the game. */
  game: string;
  t: Translate;
  onChoose(level: string): void;
  onClose(): void;
}

/** Asks which of the levels is to play. */
export function LevelDialog({ game, t, onChoose, onClose }: DialogProps): VNode {
  useEffect(() => void attempt(fetchGames), []);
  const found = games.value?.find(({ id }) => id === game);
  return (
    <Dialog title={t("level-choose")} onClose={onClose}>
      <ul class="levels">
        {found?.levels.map(({ name }) => (
          <li key={name}>
            <Button
              aria-describedby={`level-${name}`}
              data-level={name}
              onClick={() => {
                onClose();
                onChoose(name);
              }}
            >
              {botName(t, name)}
            </Button>
            <LevelAbout {...{ t }} game={found} level={name} id={`level-${name}`} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
