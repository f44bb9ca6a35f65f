/** Energy cards (row, deck, hand) and power cards (slots, cards drawn to choose from). */

import type { JSX, VNode } from "preact";
import { ENERGIES, type Energy } from "./content";
import { type CosmosPicture, Thing, usePicture } from "./context";
import { DeckFace, EnergyFace, PowerFace } from "./faces";
import { clicksOf } from "./notation";
import { CardMark, EnergyMark, Icon } from "./signs";
import { bonusText, costText, powerText } from "./words";
import "./Cards.css";

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
      <h3>{t("label-row")}</h3>
      <div class="cards">
        {cards.map(({ energy, n }) => (
          <Thing
            key={`${energy}${n}`}
            class={`energy-card energy-${energy}`}
            thing={`row/${energy}`}
            what={t("see-row-card", { card: energy })}
            why={why}
          >
            <EnergyFace picture={picture} energy={energy} />
          </Thing>
        ))}
        <Thing class="energy-card back" thing="deck" what={deckText(picture)} why={why}>
          <DeckFace name={t("label-deck")} count={view.deck} />
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
  const { t, view } = picture.props;
  const galaxy = picture.own ?? view.galaxies[Math.max(0, view.active)]!;
  const hand = galaxy.hand;
  const held = hand === null ? 0 : sumOf(hand, ENERGIES);
  const places = Math.max(held, FAN);
  const left = Math.floor((places - held) / 2);
  const limit = picture.board.numbers.hand_limit;
  return (
    <section class="panel hand" aria-label={t("label-hand")} data-takes={takenCards(picture)}>
      <h3>
        {t("label-hand")}
        <small>{t("hand-of", { count: galaxy.hand_size, limit })}</small>
        {hand !== null && <Tally hand={hand} />}
      </h3>
      <div class="fan">
        <Free from={0} to={left} all={places} />
        {hand !== null &&
          ENERGIES.map((energy, place) => (
            <Holding
              key={energy}
              picture={picture}
              energy={energy}
              count={hand[energy] ?? 0}
              before={left + sumOf(hand, ENERGIES.slice(0, place))}
              all={places}
            />
          ))}
        <Free from={left + held} to={places} all={places} />
      </div>
    </section>
  );
}

/** A hand is drawn for at least so many cards. */
const FAN = 6;

/** Where more cards of the hand would lie. */
function Free({ from, to, all }: { from: number; to: number; all: number }): VNode | null {
  const count = to - from;
  if (count === 0) return null;
  return (
    <span class="unheld" style={{ flexGrow: count, "--count": count }} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} class="held-card" style={fanned(from + place, all)}>
          <span class="energy-card free" />
        </span>
      ))}
    </span>
  );
}

type Held = Readonly<Record<string, number>>;

const sumOf = (hand: Held, energies: readonly Energy[]): number =>
  energies.reduce((all, energy) => all + (hand[energy] ?? 0), 0);

function Tally({ hand }: { hand: Held }): VNode {
  return (
    <span class="hand-counts" aria-hidden="true">
      {ENERGIES.map((energy) => (
        <span key={energy} class={`energy-${energy} ${hand[energy] ? "" : "none"}`}>
          <Icon>
            <EnergyMark energy={energy} />
          </Icon>
          {hand[energy] ?? 0}
        </span>
      ))}
    </span>
  );
}

interface HoldingProps {
  readonly picture: CosmosPicture;
  readonly energy: Energy;
  readonly count: number;
  /** The cards to the left of it, and all in the hand. */
  readonly before: number;
  readonly all: number;
}

/** The cards of one energy, fanned with the rest of the hand. */
function Holding({ picture, energy, count, before, all }: HoldingProps): VNode {
  const { t, seat } = picture.props;
  const { set_size: size, set_points: points } = picture.board.numbers;
  return (
    <Thing
      class={count > 0 ? "holding" : "holding void"}
      style={{ flexGrow: Math.max(count, 0.4), "--count": count }}
      thing={`hand/${energy}`}
      what={t("see-hand", { card: energy, count })}
      why={seat >= 0 ? t("why-set", { size, points }) : ""}
    >
      {Array.from({ length: Math.max(1, count) }, (_, place) => (
        <span key={place} class="held-card" style={fanned(before + place, all)}>
          <span class={`energy-card energy-${energy}`}>
            <EnergyFace picture={picture} energy={energy} />
          </span>
        </span>
      ))}
    </Thing>
  );
}

/** How far a card of a fan is turned and lowered. */
function fanned(place: number, all: number): JSX.CSSProperties {
  const off = place - (all - 1) / 2;
  const turn = Math.min(3, 22 / Math.max(1, all));
  const drop = Math.min(0.14, 1.6 / Math.max(1, all) ** 2);
  return {
    transform: `translateY(${(off * off * drop).toFixed(2)}rem) rotate(${(off * turn).toFixed(1)}deg)`,
  };
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
  const { t } = props;
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
      <PowerFace picture={picture} card={card} />
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
      <div class="slots">
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
  const isBought = picture.props.legal.some((action) => action.startsWith(`buy ${slot} `));
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
        <CardMark />
      </Icon>
      <small>{t("slot-kind")}</small>
      {isOwn && isBought && <small class="enough">{t("slot-enough")}</small>}
      {isOwn && most < price && <small>{t("slot-held", { count: most })}</small>}
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
      <div class="slots" style={{ "--drawn": purchase.drawn.length }}>
        {purchase.drawn.map((card) => (
          <PowerCard key={card} picture={picture} card={card} thing={`drawn/${card}`} />
        ))}
      </div>
    </section>
  );
}
