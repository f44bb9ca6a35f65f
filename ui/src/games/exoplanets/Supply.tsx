/** What all players share beside the system: stacks and bag, the cloud, the markers. */

import type { ComponentChildren, VNode } from "preact";
import { word } from "../../kit/notation";
import { staticAttributes } from "../../kit/picture";
import { MARKERS, type Marker, RESOURCES, type Resource } from "./content";
import { Pickable, usePicture } from "./context";
import { MarkerIcon, PlanetFace, ResourceIcon } from "./pieces";
import { offerText } from "./words";

export function Supply(): VNode {
  return (
    <section class="exo-supply">
      <Planets />
      <Cloud />
      <Markers />
    </section>
  );
}

function Disc({ children }: { children: ComponentChildren }): VNode {
  return (
    <svg class="exo-disc" viewBox="-56 -50 112 100" aria-hidden="true" focusable="false">
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
        {stack.length > 1 && <circle class="exo-under" cx="5" cy="4" r="40" />}
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
        <path
          class="exo-bag"
          d="M-14,-34 Q0,-28 14,-34 L9,-20 C30,-10 40,10 36,28 C34,42 -34,42 -36,28 C-40,10 -30,-10 -9,-20 Z"
        />
        <path class="exo-string" d="M-10,-20 Q0,-15 10,-20" />
        <text class="exo-number" y="22">
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
      <span class="name">{t("title-cloud")}</span>
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

export function Token({ kind }: { kind: Resource }): VNode {
  return (
    <svg class="exo-token" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
      <ResourceIcon kind={kind} />
    </svg>
  );
}

/** How many markers are left before each event strikes, the held ones by their owners. */
function Markers(): VNode {
  const { t } = usePicture().props;
  return (
    <div class="exo-markers" role="group" aria-label={t("title-markers")}>
      {MARKERS.map((marker) => (
        <MarkerTrack key={marker} marker={marker} />
      ))}
    </div>
  );
}

function MarkerTrack({ marker }: { marker: Marker }): VNode {
  const picture = usePicture();
  const { view, t } = picture.props;
  const left = view.markers[marker];
  const all = picture.box.setup[view.seats]![marker];
  const text = `${word(t, marker)}: ${t(`marker-${marker}`, { left, all })}`;
  const tip = { text, ref: `marker/${marker}` };
  return (
    <div
      class={`exo-track ${left === 1 ? "near" : ""}`}
      {...staticAttributes(picture, `marker/${marker}`, tip, [marker])}
    >
      <span class="name">{word(t, marker)}</span>
      <span class="dots">
        {Array.from({ length: all }, (_, place) => (
          <svg
            key={place}
            class="exo-token"
            viewBox="-11 -11 22 22"
            aria-hidden="true"
            focusable="false"
          >
            <MarkerIcon marker={marker} isGone={place >= left} />
          </svg>
        ))}
      </span>
      <span class="left">{left}</span>
    </div>
  );
}
