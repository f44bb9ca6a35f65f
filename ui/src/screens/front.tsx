import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { isStarting, playBots } from "../app/botgame";
import { hasTutorial } from "../app/games";
import { attempt, fetchGames, games } from "../app/guest";
import type { GameDescription } from "../gen/messages";
import { lazy } from "../kit/lazy";
import { Button, Sign } from "../kit/parts";
import { texts, wantTexts } from "../locale/texts";
import { Emblem } from "./emblem";
import { Opponent } from "./opponent";
import { Page } from "./page";

const FrontColumns = lazy<object>(async () => (await import("./frontcolumns")).FrontColumns, null);
const Invitations = lazy<object>(async () => (await import("./invitations")).Invitations, null);

async function quickMatch(game: string): Promise<void> {
  const { findMatch } = await import("../app/lobby");
  await attempt(() => findMatch({ game }));
}

export function Front(): VNode {
  const t = texts();
  useEffect(() => void attempt(fetchGames), []);
  return (
    <Page isFront>
      <section class="hero">
        <div>
          <h1>{t("front-title")}</h1>
          <p class="lead">{t("front-lead")}</p>
        </div>
      </section>
      <Invitations />
      <section class="game-cards" aria-label={t("front-games")}>
        {(games.value ?? []).map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </section>
      <FrontColumns />
    </Page>
  );
}

function GameCard({ game }: { game: GameDescription }): VNode {
  wantTexts(game.id);
  const t = texts(game.id);
  const seats = game.seat_counts;
  return (
    <article class="game-card">
      <Emblem game={game.id} />
      <div class="game-card-text">
        <h2>{t("game-name")}</h2>
        <p>{t("about")}</p>
        <p class="facts">
          {t("front-seats", { least: Math.min(...seats), most: Math.max(...seats) })}
        </p>
        <Opponent game={game} />
        <div class="buttons">
          <Button
            kind="main"
            sign="play"
            disabled={isStarting.value}
            onClick={() => void playBots(game)}
          >
            {t("front-play")}
          </Button>
          <Button sign="people" onClick={() => void quickMatch(game.id)}>
            {t("quick-match")}
          </Button>
          {hasTutorial(game.id) && (
            <a class="button" href={`/learn/${game.id}`}>
              {t("front-learn")}
            </a>
          )}
          <a class="button" href={`/new/${game.id}`}>
            {t("front-set-up")}
          </a>
          <a class="button quiet" href={`/rules/${game.id}`}>
            <Sign name="rules" />
            {t("rules")}
          </a>
        </div>
      </div>
    </article>
  );
}
