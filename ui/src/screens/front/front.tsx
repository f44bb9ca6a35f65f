/** The front page: the orrery, the games, whom one plays against, one's tables and those that wait. */
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { isStarting, playBots } from "../../app/botgame";
import { hasTutorial } from "../../app/games";
import { attempt, fetchGames, games } from "../../app/guest";
import type { GameDescription } from "../../gen/messages";
import { lazy } from "../../kit/lazy";
import { Button, Sign } from "../../kit/parts";
import { texts, wantTexts } from "../../locale/texts";
import { Facts } from "../gameplate";
import { Page } from "../page";
import { Emblem } from "./emblem";
import "./front.css";

const Orrery = lazy<object>(async () => (await import("./orrery")).Orrery, null);
const Opponents = lazy<object>(async () => (await import("./opponents")).Opponents, null);
const Lists = lazy<object>(async () => (await import("./lists")).Lists, null);
const Resume = lazy<object>(async () => (await import("./lists")).Resume, null);
const Invitations = lazy<object>(async () => (await import("../invitations")).Invitations, null);

async function quickMatch(game: string): Promise<void> {
  const { findMatch } = await import("../../app/lobby");
  await attempt(() => findMatch({ game }));
}

export function Front(): VNode {
  const t = texts();
  useEffect(() => void attempt(fetchGames), []);
  return (
    <Page isFront>
      <section class="hero">
        <h1>Orrery</h1>
        <p class="lead">{t("front-lead")}</p>
        <Orrery />
      </section>
      <Opponents />
      <div class="front-resume">
        <Invitations />
        <Resume />
      </div>
      <section class="game-cards" aria-label={t("front-games")}>
        {(games.value ?? []).map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </section>
      <Lists />
    </Page>
  );
}

function GameCard({ game }: { game: GameDescription }): VNode {
  wantTexts(game.id);
  const t = texts(game.id);
  return (
    <article class="game-card">
      <Emblem game={game.id} />
      <a class="button rules-link" href={`/rules/${game.id}`}>
        <Sign name="rules" />
        {t("rules")}
      </a>
      <div class="game-card-text">
        <h2>{t("game-name")}</h2>
        <p>{t("about")}</p>
        <Facts {...{ game, t }} />
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
        </div>
        <div class="buttons">
          {hasTutorial(game.id) && (
            <a class="button" href={`/learn/${game.id}`}>
              {t("front-learn")}
            </a>
          )}
          <a class="button" href={`/new/${game.id}`}>
            {t("front-set-up")}
          </a>
        </div>
      </div>
    </article>
  );
}
