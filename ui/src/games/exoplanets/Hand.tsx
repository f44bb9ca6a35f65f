/** The viewer's own resources and space tiles, both halves of each tile readable. */

import type { VNode } from "preact";
import { word } from "../../kit/notation";
import { Card } from "./Card";
import { RESOURCES, type Resource } from "./content";
import { Pickable, usePicture } from "./context";
import { Cube, Cylinder } from "./life";
import { Token } from "./Supply";
import "./Hand.css";

/** Beside so many cards there is room for the names of the goals that were shown. */
const FEW = 2;

export function Hand(): VNode {
  const { own } = usePicture();
  return (
    <section class="exo-hand">
      <Stock />
      {own?.hand && <Tiles hand={own.hand} />}
      {own !== null && own.claimed.length > 0 && (
        <GoalsScored claimed={own.claimed} isNamed={(own.hand?.length ?? 0) <= FEW} />
      )}
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

/** So many tokens are seen in a pile. */
const PILE = 3;

function StockOf({ kind, count }: { kind: Resource; count: number }): VNode {
  const picture = usePicture();
  const { t } = picture.props;
  const thing = `stock/${kind}`;
  const laid = picture.pick.tray?.[kind] ?? 0;
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
        {laid > 0 && <span class="left">{`→${count - laid}`}</span>}
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
      {hand.length === 0 && <p class="exo-none">{`${t("title-hand-own")}: ${t("none-free")}`}</p>}
      {hand.map((id, place) => (
        <Card
          key={id}
          id={id}
          facts={facts.hand[place]!}
          lean={hand.length > 3 ? place - (hand.length - 1) / 2 : 0}
        />
      ))}
    </div>
  );
}

/** The goals that have been shown. */
function GoalsScored(given: { claimed: readonly string[]; isNamed: boolean }): VNode {
  const { claimed, isNamed } = given;
  const { props, box } = usePicture();
  const { t } = props;
  return (
    <ul class={isNamed ? "exo-scored named" : "exo-scored"} aria-label={t("title-goals")}>
      {claimed.map((tile) => {
        const goal = box.goal[box.tile[tile]!.goal]!;
        return (
          <li key={tile}>
            <span class="exo-medal" aria-hidden="true">
              {goal.points}
            </span>
            <span class="name">{`${word(t, goal.id)}: ${t("remark-points", { points: goal.points })}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
