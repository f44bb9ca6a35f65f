/** Setting up a table: who sits where, and behind "more" every option with a line of help. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

import { chooseLevel } from "../app/botgame";
import { begin } from "../app/deal";
import { attempt, fetchGames, games, isNameless, me, rename } from "../app/guest";
import type { GameDescription } from "../gen/messages";
import type { Translate } from "../kit/game";
import { botName } from "../kit/names";
import { Button, Choice, Loading, SeatSign } from "../kit/parts";
import { hasText, texts, wantTexts } from "../locale/texts";
import { api } from "../net/api";
import { GamePlate } from "./gameplate";
import { LevelAbout, LevelList } from "./levels";
import { Page } from "./page";
import {
  CLOCKS,
  firstWish,
  levelOf,
  OVERDUE,
  PATIENCE,
  requestOf,
  type Sitter,
  sittersFor,
  type Wish,
  withCount,
} from "./wish";

const UNDO = ["strict", "draws", "off"] as const;

export function SetUp({ game, isPublic }: { game: string; isPublic: boolean }): VNode {
  useEffect(() => void attempt(fetchGames), []);
  // Whoever comes here first becomes a guest, and is asked for a name.
  useEffect(() => void attempt(api.invitations), []);
  const found = games.value?.find((each) => each.id === game);
  wantTexts(game);
  const t = texts(game);
  return (
    <Page title={t("set-up-title", { game: t("game-name") })}>
      {found ? <Form {...{ game: found, t, isPublic }} /> : <Loading />}
    </Page>
  );
}

function sitterName(t: Translate, sitter: Sitter): string {
  const level = levelOf(sitter);
  return level === null ? t(`sitter-${sitter}`) : t("sitter-bot", { name: botName(t, level) });
}

interface FormProps {
  game: GameDescription;
  t: Translate;
  isPublic: boolean;
}

function Form({ game, t, isPublic }: FormProps): VNode {
  const [wish, setWish] = useState<Wish>(() => ({ ...firstWish(game), isPublic }));
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part });
  const isWaiting = wish.sitters.includes("open");
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => start(wish));
      }}
    >
      <section class="card">
        <h2>{t("set-up-seats")}</h2>
        <Choice
          label={t("set-up-count")}
          value={String(wish.sitters.length)}
          values={game.seat_counts.map(String)}
          name={(value) => t("seats-count", { count: Number(value) })}
          onChange={(value) => change({ sitters: withCount(wish.sitters, Number(value), game) })}
        />
        {wish.sitters.map((sitter, seat) => (
          <SeatWish key={seat} {...{ seat, sitter, game, t, wish, change }} />
        ))}
        <p class="help">{t("set-up-seats-help")}</p>
        <details>
          <summary>{t("levels-compare")}</summary>
          <LevelList {...{ game, t }} />
        </details>
      </section>
      <div class="set-up-side">
        <GamePlate game={game.id} t={t} />
        <details class="card more">
          <summary>{t("set-up-more")}</summary>
          <Options {...{ game, t, wish, change }} />
        </details>
      </div>
      <div class="buttons">
        <Button type="submit" kind="main" sign={isWaiting ? "people" : "play"}>
          {t(isWaiting ? "set-up-invite" : "set-up-start")}
        </Button>
        <a class="button quiet" href="/">
          {t("cancel")}
        </a>
      </div>
    </form>
  );
}

/** The name of the reader is kept, those of the others are for this table. */
async function start(wish: Wish): Promise<void> {
  const name = wish.names[wish.sitters.indexOf("me")]?.trim();
  if (name && name !== me.peek()?.name) await rename(name);
  await begin(await api.create(requestOf(wish)));
}

interface OptionsProps {
  game: GameDescription;
  t: Translate;
  wish: Wish;
  change(part: Partial<Wish>): void;
}

function Options({ game, t, wish, change }: OptionsProps): VNode {
  return (
    <div class="choices">
      {Object.entries(game.options).map(([name, values]) => (
        <Choice
          key={name}
          label={t(`option-${name}`)}
          help={t(`option-${name}-help`)}
          value={wish.options[name] ?? values[0]!}
          values={values}
          name={(value) => {
            const key = `option-${name}-${value}`;
            return hasText(t, key) ? t(key) : value;
          }}
          onChange={(value) => change({ options: { ...wish.options, [name]: value } })}
        />
      ))}
      <Choice
        label={t("set-up-clock")}
        help={t("set-up-clock-help")}
        value={wish.clock}
        values={CLOCKS}
        name={(value) => t(`clock-${value}`)}
        onChange={(clock) => change({ clock })}
      />
      {wish.clock !== "none" ? (
        <Choice
          label={t("set-up-patience")}
          help={t("set-up-patience-help")}
          value={wish.patience}
          values={PATIENCE}
          name={(value) => t("patience-turns", { count: Number(value) })}
          onChange={(patience) => change({ patience })}
        />
      ) : (
        <Choice
          label={t("set-up-overdue")}
          help={t("set-up-overdue-help")}
          value={wish.overdue}
          values={OVERDUE}
          name={(value) => t(`overdue-${value}`)}
          onChange={(overdue) => change({ overdue })}
        />
      )}
      <Choice
        label={t("set-up-undo")}
        help={t(`undo-${wish.undo}-help`)}
        value={wish.undo}
        values={UNDO}
        name={(value) => t(`undo-${value}`)}
        onChange={(undo) => change({ undo })}
      />
      <Others {...{ t, wish, change }} />
    </div>
  );
}

/** Whom else the table lets in. */
function Others({ t, wish, change }: Omit<OptionsProps, "game">): VNode {
  return (
    <>
      <Choice
        label={t("set-up-public")}
        help={t(wish.isPublic ? "public-yes-help" : "public-no-help")}
        value={wish.isPublic ? "yes" : "no"}
        values={["no", "yes"]}
        name={(value) => t(`public-${value}`)}
        onChange={(value) => change({ isPublic: value === "yes" })}
      />
      <Choice
        label={t("set-up-bots")}
        help={t(wish.welcomesBots ? "bots-welcome-yes-help" : "bots-welcome-no-help")}
        value={wish.welcomesBots ? "yes" : "no"}
        values={["no", "yes"]}
        name={(value) => t(`bots-welcome-${value}`)}
        onChange={(value) => change({ welcomesBots: value === "yes" })}
      />
    </>
  );
}

interface SeatWishProps {
  seat: number;
  sitter: Sitter;
  game: GameDescription;
  t: Translate;
  wish: Wish;
  change(part: Partial<Wish>): void;
}

function SeatWish({ seat, sitter, game, t, wish, change }: SeatWishProps): VNode {
  const letter = String.fromCharCode(65 + seat);
  const level = levelOf(sitter);
  const asksMe = sitter === "me" && isNameless.value;
  return (
    <div class="seat-wish">
      <SeatSign seat={seat} />
      <select
        aria-label={t("seat-name", { seat: letter })}
        value={sitter}
        onChange={(event) => {
          const chosen = event.currentTarget.value as Sitter;
          const chosenLevel = levelOf(chosen);
          if (chosenLevel !== null) chooseLevel(chosenLevel);
          change({ sitters: wish.sitters.map((old, at) => (at === seat ? chosen : old)) });
        }}
      >
        {sittersFor(seat, game).map((each) => (
          <option key={each} value={each} selected={each === sitter}>
            {sitterName(t, each)}
          </option>
        ))}
      </select>
      {level !== null && <LevelAbout {...{ game, t, level }} />}
      {(sitter === "here" || asksMe) && (
        <input
          aria-label={asksMe ? t("front-name") : t("seat-person", { seat: letter })}
          placeholder={asksMe ? t("front-name") : t("seat-person", { seat: letter })}
          maxLength={40}
          required={!asksMe}
          value={wish.names[seat] ?? ""}
          onInput={(event) => {
            const names = Array.from(
              { length: wish.sitters.length },
              (_, at) => wish.names[at] ?? "",
            );
            names[seat] = event.currentTarget.value;
            change({ names });
          }}
        />
      )}
    </div>
  );
}
