/** Energy cards (row, deck, hand) and power cards (slots, cards drawn to choose from). */

import type { VNode } from "preact";
import { word } from "../../kit/notation";
import { ENERGIES, type Energy } from "./content";
import { type CosmosPicture, Thing, usePicture } from "./context";
import { clicksOf } from "./notation";
import { EnergyMark, Icon, PassiveMark } from "./pieces";
import { bonusText, costText, effectText, powerText } from "./words";

function EnergyCard({ picture, energy, thing, what, why, count }: CardProps): VNode {
  return (
    <Thing class={`energy-card energy-${energy}`} thing={thing} what={what} why={why}>
      <Icon>
        <EnergyMark energy={energy} />
      </Icon>
      <span class="card-name">{word(picture.props.t, energy)}</span>
      {count !== undefined && <b class="tally">{count}</b>}
    </Thing>
  );
}

interface CardProps {
  readonly picture: CosmosPicture;
  readonly energy: Energy;
  readonly thing: string;
  readonly what: string;
  readonly why?: string;
  readonly count?: number;
}

/** The face-up cards, the deck and the discards. */
export function Row(): VNode {
  const picture = usePicture();
  const { t, view, legal } = picture.props;
  const cards = ENERGIES.flatMap((energy) =>
    Array.from({ length: view.row[energy] ?? 0 }, (_, n) => ({ energy, n })),
  );
  const why = view.pending === "choose-card" || legal.length === 0 ? "" : t("why-take");
  return (
    <section class="panel open-row" aria-label={t("label-row")}>
      <div class="cards">
        {cards.map(({ energy, n }) => (
          <EnergyCard
            key={`${energy}${n}`}
            picture={picture}
            energy={energy}
            thing={`row/${energy}`}
            what={t("see-row-card", { card: energy })}
            why={why}
          />
        ))}
        <Thing class="energy-card back" thing="deck" what={deckText(picture)} why={why}>
          <Icon>
            <PassiveMark passive="energy-card" />
          </Icon>
          <span class="card-name">{t("label-deck")}</span>
          <b class="tally">{view.deck}</b>
        </Thing>
      </div>
    </section>
  );
}

function deckText(picture: CosmosPicture): string {
  const { t, view } = picture.props;
  const discards = Object.values(view.discards).reduce((all, count) => all + count, 0);
  return `${t("label-deck")}: ${t("deck-of", { deck: view.deck, discards })}`;
}

/** The own hand by type; for a spectator nothing but the size is known. */
export function Hand(): VNode {
  const picture = usePicture();
  const { t, view, seat } = picture.props;
  const { set_size: size, set_points: points, hand_limit: limit } = picture.board.numbers;
  const galaxy = picture.own ?? view.galaxies[Math.max(0, view.active)]!;
  const hand = galaxy.hand;
  return (
    <section class="panel hand" aria-label={t("label-hand")} data-takes={takenCards(picture)}>
      <h3>
        {t("label-hand")}
        <small>{t("hand-of", { count: galaxy.hand_size, limit })}</small>
      </h3>
      <div class="cards">
        {hand !== null &&
          ENERGIES.map((energy) => {
            const count = hand[energy] ?? 0;
            return (
              <div key={energy} class={count > 0 ? "holding" : "holding void"}>
                <EnergyCard
                  picture={picture}
                  energy={energy}
                  thing={`hand/${energy}`}
                  what={t("see-hand", { card: energy, count })}
                  why={seat >= 0 ? t("why-set", { size, points }) : ""}
                  count={count}
                />
              </div>
            );
          })}
      </div>
    </section>
  );
}

/** The cards of the row and the deck that may come into the hand. */
function takenCards({ props }: CosmosPicture): string | undefined {
  const taken = props.legal.filter((action) => action.startsWith("take "));
  return taken.map((action) => clicksOf(action).things[0]!).join(" ") || undefined;
}

/** The cards of the hand that may be laid on a slot or a power card. */
function cardsFor({ props }: CosmosPicture, thing: string): string | undefined {
  const paid = props.legal
    .map(clicksOf)
    .filter(({ things }) => things[0] === thing && things[1]?.startsWith("hand/"));
  return paid.map(({ things }) => things[1]!).join(" ") || undefined;
}

/** A power card: its name, its price, what it does, what it brings every turn. */
export function PowerCard({
  picture,
  card,
  thing,
}: {
  picture: CosmosPicture;
  card: string;
  thing: string;
}): VNode {
  const { board, props } = picture;
  const { t, view } = props;
  const power = board.power[card]!;
  const what = `${powerText(t, board, props, card)} ${t("card-bonus", { bonus: bonusText(t, power) })}`;
  const isMine = thing === `power/${card}`;
  return (
    <Thing
      class={`power energy-${power.deck}`}
      thing={thing}
      what={what}
      why={isMine ? whyNotUsed(picture, card) : ""}
      takes={cardsFor(picture, thing)}
    >
      <header>
        <Icon>
          <EnergyMark energy={power.deck} />
        </Icon>
        <b>{word(t, card)}</b>
      </header>
      <p class="cost">
        <span>{costText(t, board, props.facts, card)}</span>
        <span class="bonus">
          +1
          <Icon>
            <PassiveMark passive={power.bonus} />
          </Icon>
        </span>
      </p>
      <p class="effect">{effectText(t, view, card)}</p>
    </Thing>
  );
}

function whyNotUsed({ board, props }: CosmosPicture, card: string): string {
  const { t, view, facts } = props;
  if (view.to_act !== props.seat || view.pending !== "choose-craft") return t("why-use-phase");
  return facts.unusable[card] === "price"
    ? t("why-use-price", { cost: costText(t, board, facts, card) })
    : t("why-use-nothing");
}

/** The four slots of a seat, with their prices where they are free. */
export function Powers({ owner }: { owner: number }): VNode {
  const picture = usePicture();
  const { t, view } = picture.props;
  const isOwn = owner === picture.seat;
  const galaxy = view.galaxies[owner]!;
  return (
    <section class="panel powers" aria-label={t("title-powers")}>
      <h3>{t("title-powers")}</h3>
      <div class="slots" style={{ "--columns": columnsOf(picture, galaxy.slots) }}>
        {galaxy.slots.map((card, place) =>
          card === null ? (
            <Slot key={place} picture={picture} slot={place + 1} isOwn={isOwn} />
          ) : (
            <PowerCard
              key={place}
              picture={picture}
              card={card}
              thing={isOwn ? `power/${card}` : `power/${card}@${owner}`}
            />
          ),
        )}
      </div>
    </section>
  );
}

/** A free slot has little to say: the cards get its room, each by the length of its text. */
function columnsOf({ props }: CosmosPicture, slots: readonly (string | null)[]): string {
  if (slots.every((card) => card === null)) return `repeat(${slots.length}, minmax(0, 1fr))`;
  const columns = slots.map((card) => {
    if (card === null) return "minmax(58px, 82px)";
    return `minmax(72px, ${40 + effectText(props.t, props.view, card).length}fr)`;
  });
  return columns.join(" ");
}

function Slot({
  picture,
  slot,
  isOwn,
}: {
  picture: CosmosPicture;
  slot: number;
  isOwn: boolean;
}): VNode {
  const { t } = picture.props;
  const price = picture.board.numbers.slot_prices[slot - 1]!;
  const thing = isOwn ? `slot/${slot}` : `slot/${slot}@other`;
  const most = price - (picture.props.facts.slots_short[slot] ?? 0);
  const why = isOwn ? t("why-slot", { price, most }) : "";
  return (
    <Thing
      class="slot"
      thing={thing}
      what={t("see-slot", { slot, price })}
      why={why}
      takes={cardsFor(picture, thing)}
    >
      <b>{price}</b>
      <Icon>
        <PassiveMark passive="energy-card" />
      </Icon>
      <small>{t("label-slot", { slot })}</small>
    </Thing>
  );
}

/** The cards just drawn, of which one is kept. */
export function Drawn(): VNode | null {
  const picture = usePicture();
  const { t, view } = picture.props;
  const purchase = view.purchase;
  if (purchase?.drawn == null || !view.pending.startsWith("choose-")) return null;
  const title = t(view.pending === "choose-bottom" ? "may-bottom" : "label-drawn");
  return (
    <section class="panel drawn" aria-label={title}>
      <h3>{title}</h3>
      <div class="slots">
        {purchase.drawn.map((card) => (
          <PowerCard key={card} picture={picture} card={card} thing={`drawn/${card}`} />
        ))}
      </div>
    </section>
  );
}
