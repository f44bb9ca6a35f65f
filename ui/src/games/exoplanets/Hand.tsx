/** The viewer's own resources and space tiles, both halves of each tile readable. */

import type { VNode } from "preact";
import { word } from "../../kit/notation";
import { Card } from "./Card";
import { RESOURCES, type Resource } from "./content";
import { Pickable, stockAfter, usePicture } from "./context";
import { Cube, Cylinder } from "./life";
import { Token } from "./Supply";
import { TileBack } from "./System";
import { Vignette } from "./Vignette";
import { conditionText, printedName } from "./words";
import "./Hand.css";

export function Hand(): VNode {
  const { own } = usePicture();
  return (
    <section class="exo-hand">
      <Stock />
      {own?.hand && <Tiles hand={own.hand} />}
      {own !== null && own.claimed.length > 0 && <GoalsScored claimed={own.claimed} />}
    </section>
  );
}

/** Resources, cubes and cylinders; a payment is laid down by clicking resources. */
export function Stock(): VNode | null {
  const { own, props } = usePicture();
  const { t, seat } = props;
  if (own === null) return null;
  return (
    <div class="exo-stock" role="group" aria-label={t("title-resources")}>
      {RESOURCES.map((kind) => (
        <StockOf key={kind} kind={kind} count={own.stock[kind]} />
      ))}
      <span
        class="exo-piece"
        role="img"
        data-thing="own/cube"
        aria-label={t("label-cubes", { count: own.cubes })}
      >
        <svg viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
          <Cube seat={seat} />
        </svg>
        <span>{own.cubes}</span>
      </span>
      <span
        class="exo-piece"
        role="img"
        data-thing="own/cylinder"
        aria-label={t("label-cylinders", { count: own.cylinders })}
      >
        <svg viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
          <Cylinder seat={seat} />
        </svg>
        <span>{own.cylinders}</span>
      </span>
    </div>
  );
}

/** So many tokens are seen in a pile, and so many cards have a place of their own. */
const PILE = 3;
const WELLS = 3;

function StockOf({ kind, count }: { kind: Resource; count: number }): VNode {
  const picture = usePicture();
  const { t } = picture.props;
  const thing = `stock/${kind}`;
  const laid = picture.pick.tray?.[kind] ?? 0;
  const after = laid > 0 ? count - laid : (stockAfter(picture)?.[kind] ?? count);
  const what = `${t("title-resources")}: ${t(`gain-${kind}`, { count })}`;
  return (
    <Pickable
      class={count === 0 ? "exo-purse none" : "exo-purse"}
      thing={thing}
      what={what}
      about={`resource/${kind}`}
      ids={[thing, kind]}
    >
      <span class="pile" aria-hidden="true">
        {Array.from({ length: Math.max(1, Math.min(PILE, count)) }, (_, place) => (
          <Token key={place} kind={kind} />
        ))}
      </span>
      <span class="amount" aria-hidden="true">
        {count}
        {after !== count && <span class={after < count ? "left" : "left more"}>{`→${after}`}</span>}
      </span>
    </Pickable>
  );
}

function Tiles({ hand }: { hand: readonly string[] }): VNode {
  const { t, facts } = usePicture().props;
  return (
    <div
      class="exo-tiles"
      style={{ "--cards": hand.length }}
      role="group"
      aria-label={t("title-hand-own")}
    >
      {hand.map((id, place) => (
        <Card
          key={id}
          id={id}
          facts={facts.hand[place]!}
          lean={hand.length > WELLS ? place - (hand.length - 1) / 2 : 0}
        />
      ))}
      {Array.from({ length: Math.max(0, WELLS - hand.length) }, (_, place) => (
        <Well key={place} text={hand.length === 0 && place === 1 ? t("hand-none") : null} />
      ))}
    </div>
  );
}

/** A free place for a card, sunk into the tray. */
function Well({ text }: { text: string | null }): VNode {
  return (
    <div class={text === null ? "exo-well" : "exo-well said"} aria-hidden={text === null}>
      <svg viewBox="-20 -28 40 56" aria-hidden="true" focusable="false">
        <TileBack />
      </svg>
      {text !== null && <p>{text}</p>}
    </div>
  );
}

/** The goals that have been shown, as small cards. */
function GoalsScored({ claimed }: { claimed: readonly string[] }): VNode {
  const { props, box } = usePicture();
  const { t } = props;
  return (
    <ul class="exo-scored" aria-label={t("title-goals")}>
      {claimed.map((tile) => {
        const goal = box.goal[box.tile[tile]!.goal]!;
        const points = t("remark-points", { points: goal.points });
        return (
          <li key={tile} title={conditionText(t, box, goal.id)}>
            <Vignette goal={goal.id} />
            <span class="exo-medal" aria-hidden="true">
              {goal.points}
            </span>
            <span class="hidden">{`${word(t, goal.id)}: ${points}`}</span>
            <span class="name" aria-hidden="true">
              {printedName(t, goal.id)[0]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
