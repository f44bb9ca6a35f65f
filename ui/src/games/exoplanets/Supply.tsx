/** What all players share beside the system: stacks and bag, the cloud, the markers. */

import type { ComponentChildren, VNode } from "preact";
import { type Icon, RESOURCES, type Resource } from "./content";
import { Pickable, usePicture } from "./context";
import { Instruments } from "./Instruments";
import { ResourceIcon } from "./icons";
import { PlanetFace } from "./planet";
import { offerText } from "./words";
import "./Supply.css";

export function Supply(): VNode {
  return (
    <section class="exo-supply">
      <Instruments />
      <Planets />
      <Cloud />
    </section>
  );
}

function Disc({ children }: { children: ComponentChildren }): VNode {
  return (
    <svg class="exo-disc" viewBox="-55 -62 110 116" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The two stacks and the bag. */
function Planets(): VNode {
  const { props } = usePicture();
  const { view, t } = props;
  return (
    <div class="exo-planets" role="group" aria-label={t("title-stacks")}>
      {view.stacks.map((_, place) => (
        <StackOf key={place} place={place} />
      ))}
      <Bag />
    </div>
  );
}

function StackOf({ place }: { place: number }): VNode {
  const picture = usePicture();
  const { view, t } = picture.props;
  const stack = view.stacks[place]!;
  const top = stack.at(-1);
  const name = t("stack-name", { stack: place + 1 });
  const count = t("stack-of", { count: stack.length });
  const what =
    top === undefined
      ? `${name}: ${count}`
      : `${name}: ${count}, ${offerText(t, picture.box, top)}`;
  const asksStack = view.pending === "choose-birth" || view.pending === "choose-stack";
  const other = view.turn.held.find((planet) => planet !== view.turn.built);
  const takes = view.pending === "choose-stack" && other ? `held/${other}` : undefined;
  const thing = `stack/${place + 1}`;
  const ids = [thing, ...(top ? [top] : []), ...(asksStack ? [String(place + 1)] : [])];
  const about = top === undefined ? "topic/birth" : `planet/${top}`;
  return (
    <Pickable class="exo-pile" thing={thing} what={what} about={about} ids={ids} takes={takes}>
      <Disc>
        <ellipse class="exo-stand" cy="34" rx="38" ry="11" />
        {top !== undefined && <PlanetFace planet={picture.box.planet[top]!} />}
        {top === undefined && <circle class="exo-free" r="37" />}
      </Disc>
      <span class="name" aria-hidden="true">
        {name}
      </span>
      <span class="number" aria-hidden="true">
        {stack.length}
      </span>
    </Pickable>
  );
}

function Bag(): VNode {
  const picture = usePicture();
  const { view, t } = picture.props;
  const what = t("bag-of", { count: view.bag_size });
  return (
    <Pickable class="exo-pile" thing="bag" what={what} about="topic/birth">
      <Disc>
        <ellipse class="exo-stand" cy="42" rx="36" ry="8" />
        <path
          class="exo-bag"
          d="M-14,-22 C-42,-6 -44,38 -20,42 Q0,48 20,42 C44,38 42,-6 14,-22 Z"
        />
        <path
          class="exo-bag neck"
          d="M-17,-40 Q-6,-32 0,-38 Q7,-32 17,-41 L13,-22 Q0,-16 -13,-22 Z"
        />
        <path class="exo-string" d="M-15,-22 Q0,-15 15,-22 M14,-20 q10,6 6,17" />
        <text class="exo-number" y="23">
          {view.bag_size}
        </text>
      </Disc>
      <span class="name" aria-hidden="true">
        {t("label-bag")}
      </span>
    </Pickable>
  );
}

/** Resources to be gained; clickable where a choice of them is owed. */
function Cloud(): VNode {
  const { t } = usePicture().props;
  return (
    <div class="exo-cloud" role="group" aria-label={t("title-cloud")}>
      <span class="name">{t("label-cloud")}</span>
      {RESOURCES.map((kind) => (
        <CloudOf key={kind} kind={kind} />
      ))}
    </div>
  );
}

function CloudOf({ kind }: { kind: Resource }): VNode {
  const picture = usePicture();
  const { view, t } = picture.props;
  const thing = `cloud/${kind}`;
  const what = `${t("title-cloud")}: ${t(`gain-${kind}`, { count: view.cloud[kind] })}`;
  return (
    <Pickable class="exo-chip" thing={thing} what={what} about={`resource/${kind}`}>
      <Token kind={kind} />
      <span aria-hidden="true">{view.cloud[kind]}</span>
    </Pickable>
  );
}

export function Token({ kind }: { kind: Icon }): VNode {
  return (
    <svg class="exo-token" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
      <ResourceIcon kind={kind} />
    </svg>
  );
}
