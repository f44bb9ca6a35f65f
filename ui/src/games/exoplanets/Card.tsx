/** A space tile as a card: above a goal with its scene and its points, below an effect with the
 * marker it takes. */
import type { ComponentChildren, VNode } from "preact";
import type { TileFacts } from "../../gen/exoplanets";
import { word } from "../../kit/notation";
import type { Thing } from "../../kit/picture";
import { type Effect, RESOURCES, type Tile } from "./content";
import { Pickable, usePicture } from "./context";
import { EffectGlyph, MarkerIcon, ResourceIcon } from "./icons";
import { badgeWidth, TileBadge } from "./Satellites";
import { Vignette } from "./Vignette";
import { conditionText, effectText, printedName, tileText } from "./words";
import "./Card.css";

interface CardProps {
  id: string;
  facts: TileFacts;
  /** Its place in the fan, from the middle. */
  lean?: number;
}

/** Where a whole tile is to be given up it is one button, else each half is one. */
export function Card({ id, facts, lean = 0 }: CardProps): VNode {
  const { props, box, pick } = usePicture();
  const tile = box.tile[id]!;
  const look = `exo-tile ${tile.background}${facts.goal === "met" ? " claimable" : ""}`;
  const isWhole = pick.marks.has(id);
  const halves = (
    <>
      <Vignette goal={tile.goal} />
      <GoalHalf {...{ tile, facts, isWhole }} />
      <EffectHalf {...{ tile, facts, isWhole }} />
      <span class="id" aria-hidden="true">
        {id}
      </span>
    </>
  );
  return (
    <div class="exo-slot" data-tile={id} style={{ "--lean": lean }}>
      {isWhole ? (
        <Pickable
          class={look}
          thing={id}
          what={tileText(props.t, box, id)}
          about={`goal/${tile.goal}`}
        >
          {halves}
        </Pickable>
      ) : (
        <div class={look} data-flash={props.highlight.value.has(id) ? "yes" : undefined}>
          {halves}
        </div>
      )}
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
  const why =
    facts.goal === "scored" ? t("why-goal-twice") : t("why-goal", { have, need: goal.count });
  const points = t("remark-points", { points: goal.points });
  const what = `${t("label-goal")} ${word(t, goal.id)}, ${points}: ${condition}`;
  const thing = { thing: `claim/${tile.id}`, what, why, about: `goal/${goal.id}` };
  const [printed, translated] = printedName(t, goal.id);
  return (
    <Half class={`half goal${isMet ? " met" : ""}`} thing={isWhole ? null : thing}>
      <div class="text" aria-hidden="true">
        <span class="points">{goal.points}</span>
        {isMet && <span class="ribbon">{t("label-met")}</span>}
        <strong>{printed}</strong>
        {translated !== "" && <span class="translated">{translated}</span>}
        <p>{condition}</p>
        <Progress have={have} need={goal.count} state={facts.goal} />
      </div>
    </Half>
  );
}

/** So many bars at most; more are a number. */
const MOST_BARS = 6;

function Progress(given: { have: number; need: number; state: TileFacts["goal"] }): VNode {
  const { have, need, state } = given;
  return (
    <span class="progress">
      {need <= MOST_BARS &&
        Array.from({ length: need }, (_, place) => (
          <span key={place} class={place < have ? "bar on" : "bar"} />
        ))}
      <span class="state">{state === "scored" ? "✓" : `${Math.min(have, need)}/${need}`}</span>
    </span>
  );
}

function EffectHalf({ tile, facts, isWhole }: HalfProps): VNode {
  const { props, box } = usePicture();
  const { t, view } = props;
  const effect = box.effect[tile.effect]!;
  const text = effectText(t, box, effect.id);
  const marker = t("remark-effect", { effect: text, marker: tile.marker });
  const why = t(facts.effect === "no-result" ? "why-effect" : "why-own-turn");
  const what = `${t("label-effect")} ${word(t, effect.id)}: ${marker}`;
  const thing = { thing: `play/${tile.id}`, what, why, about: `effect/${effect.id}` };
  const isLast = view.markers[tile.marker] === 1 && facts.effect === null;
  const strike = tile.marker === "fusion" ? "hole" : "storm";
  return (
    <Half class="half effect" thing={isWhole ? null : thing}>
      <div class="text" aria-hidden="true">
        <svg class="exo-token" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
          <MarkerIcon marker={tile.marker} />
        </svg>
        <strong>{word(t, effect.id)}</strong>
        <EffectSign effect={effect} />
        <p>{`${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`}</p>
        {isLast && <span class="caution">{`⚠ ${t(`event-title-${strike}`)}`}</span>}
      </div>
    </Half>
  );
}

/** What an effect does, in signs: what it gives, the badge it will be under a planet, a glyph. */
export function EffectSign({ effect }: { effect: Effect }): VNode {
  if (effect.changes !== null) {
    const width = badgeWidth(effect) + 2;
    return (
      <svg
        class="exo-emblem wide"
        viewBox={`${-width / 2} -11 ${width} 22`}
        aria-hidden="true"
        focusable="false"
      >
        <TileBadge effect={effect} />
      </svg>
    );
  }
  const given =
    effect.does === "gain"
      ? RESOURCES.flatMap((kind) => Array.from({ length: effect[kind] }, () => kind))
      : [];
  if (given.length === 0) {
    return (
      <svg class="exo-emblem" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
        <EffectGlyph effect={effect} />
      </svg>
    );
  }
  return (
    <svg class="exo-emblem wide" viewBox="-31 -11 62 22" aria-hidden="true" focusable="false">
      {given.map((kind, place) => (
        <g key={place} transform={`translate(${(place - (given.length - 1) / 2) * 20} 0)`}>
          <ResourceIcon kind={kind} />
        </g>
      ))}
    </svg>
  );
}
