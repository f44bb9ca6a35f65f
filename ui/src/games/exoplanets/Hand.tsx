/** The viewer's own resources and space tiles, both halves of each tile readable. */

import type { ComponentChildren, VNode } from "preact";
import type { TileFacts } from "../../gen/exoplanets";
import { word } from "../../kit/notation";
import type { Thing } from "../../kit/picture";
import { RESOURCES, type Resource, type Tile } from "./content";
import { Pickable, usePicture } from "./context";
import { Colony, EffectGlyph, MarkerIcon, Species } from "./pieces";
import { Token } from "./Supply";
import { conditionText, effectText, tileText } from "./words";

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
        class="exo-chip quiet"
        role="img"
        data-thing="own/cube"
        aria-label={t("label-cubes", { count: own.cubes })}
      >
        <svg class="exo-token" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
          <Colony seat={seat} level={1} />
        </svg>
        <span>{own.cubes}</span>
      </span>
      <span
        class="exo-chip quiet"
        role="img"
        data-thing="own/cylinder"
        aria-label={t("label-cylinders", { count: own.cylinders })}
      >
        <svg class="exo-token" viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
          <Species seat={seat} />
        </svg>
        <span>{own.cylinders}</span>
      </span>
    </div>
  );
}

function StockOf({ kind, count }: { kind: Resource; count: number }): VNode {
  const picture = usePicture();
  const { t } = picture.props;
  const thing = `stock/${kind}`;
  const laid = picture.pick.tray?.[kind] ?? 0;
  const what = `${t("title-resources")}: ${t(`gain-${kind}`, { count })}`;
  return (
    <Pickable
      class="exo-chip large"
      thing={thing}
      what={what}
      about={`resource/${kind}`}
      ids={[thing, kind]}
    >
      <Token kind={kind} />
      <span aria-hidden="true">{laid > 0 ? `${count - laid} (−${laid})` : count}</span>
    </Pickable>
  );
}

/** So many tiles show all they say; of more the line above says it when one is pointed at. */
const ROOMY = 3;
const MOST_COLUMNS = 5;

function Tiles({ hand }: { hand: readonly string[] }): VNode {
  const { t, facts } = usePicture().props;
  return (
    <div
      class={hand.length > ROOMY ? "exo-tiles many" : "exo-tiles"}
      style={{ "--columns": Math.min(hand.length, MOST_COLUMNS) }}
      role="group"
      aria-label={t("title-hand-own")}
    >
      {hand.length === 0 && <p class="exo-none">{`${t("title-hand-own")}: ${t("none-free")}`}</p>}
      {hand.map((id, place) => (
        <TileOf key={id} id={id} facts={facts.hand[place]!} />
      ))}
    </div>
  );
}

/** The goals that have been shown. */
function GoalsScored({ claimed }: { claimed: readonly string[] }): VNode {
  const { props, box } = usePicture();
  const { t } = props;
  return (
    <p class="exo-scored">
      {claimed.map((tile) => {
        const goal = box.goal[box.tile[tile]!.goal]!;
        return (
          <span key={tile} class="exo-chip">
            <span class="exo-tick" aria-hidden="true">
              ✓
            </span>
            {`${word(t, goal.id)}: ${t("remark-points", { points: goal.points })}`}
          </span>
        );
      })}
    </p>
  );
}

/** One tile. Where a whole tile is to be given up it is one button, else each half is one. */
function TileOf({ id, facts }: { id: string; facts: TileFacts }): VNode {
  const { props, box, pick, fresh } = usePicture();
  const tile = box.tile[id]!;
  const look = `exo-tile ${tile.background}${fresh.has(id) ? " fresh" : ""}`;
  const isWhole = pick.marks.has(id);
  const halves = (
    <>
      <span class="id" aria-hidden="true">
        {id}
      </span>
      <GoalHalf {...{ tile, facts, isWhole }} />
      <EffectHalf {...{ tile, facts, isWhole }} />
    </>
  );
  if (isWhole) {
    return (
      <Pickable
        class={look}
        thing={id}
        what={tileText(props.t, box, id)}
        about={`goal/${tile.goal}`}
      >
        {halves}
      </Pickable>
    );
  }
  return (
    <div class={look} data-flash={props.highlight.value.has(id) ? "yes" : undefined}>
      {halves}
    </div>
  );
}

/** A half that may be picked, unless the whole tile is. */
function Half(given: { class: string; thing: Thing | null; children: ComponentChildren }): VNode {
  if (given.thing === null) return <div class={given.class}>{given.children}</div>;
  return (
    <Pickable class={given.class} {...given.thing}>
      {given.children}
    </Pickable>
  );
}

interface HalfProps {
  tile: Tile;
  facts: TileFacts;
  isWhole: boolean;
}

function GoalHalf({ tile, facts, isWhole }: HalfProps): VNode {
  const { props, box } = usePicture();
  const { t } = props;
  const goal = box.goal[tile.goal]!;
  const condition = conditionText(t, box, goal.id);
  const { progress: have } = facts;
  const isMet = facts.goal === "met";
  const isScored = facts.goal === "scored";
  const state = isScored ? "✓" : isMet ? t("label-met") : `${have}/${goal.count}`;
  const why = isScored ? t("why-goal-twice") : t("why-goal", { have, need: goal.count });
  const points = t("remark-points", { points: goal.points });
  const what = `${t("label-goal")} ${word(t, goal.id)}, ${points}: ${condition}`;
  const look = `half goal${isMet ? " met" : ""}`;
  const thing = { thing: `claim/${tile.id}`, what, why, about: `goal/${goal.id}` };
  return (
    <Half class={look} thing={isWhole ? null : thing}>
      <div class="text" aria-hidden="true">
        <strong>{word(t, goal.id)}</strong>
        <span class="points">{goal.points}</span>
        <p>{condition}</p>
        <span class="state">{state}</span>
      </div>
    </Half>
  );
}

function EffectHalf({ tile, facts, isWhole }: HalfProps): VNode {
  const { props, box } = usePicture();
  const { t } = props;
  const effect = box.effect[tile.effect]!;
  const text = effectText(t, box, effect.id);
  const marker = t("remark-effect", { effect: text, marker: tile.marker });
  const why = t(facts.effect === "no-result" ? "why-effect" : "why-own-turn");
  const what = `${t("label-effect")} ${word(t, effect.id)}: ${marker}`;
  const thing = { thing: `play/${tile.id}`, what, why, about: `effect/${effect.id}` };
  return (
    <Half class="half effect" thing={isWhole ? null : thing}>
      <div class="text" aria-hidden="true">
        <svg class="exo-token glyph" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
          <EffectGlyph effect={effect} />
        </svg>
        <strong>{word(t, effect.id)}</strong>
        <svg class="exo-token" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
          <MarkerIcon marker={tile.marker} />
        </svg>
        <p>{text}</p>
      </div>
    </Half>
  );
}
