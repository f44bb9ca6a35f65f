/** What every part of the table shares: the box of pieces, what may be picked, the line that
 * explains what is pointed at. */
import type { ComponentChildren, VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { ExoplanetsFacts, ExoplanetsView, Resources, SeatView } from "../../gen/exoplanets";
import { useDragging } from "../../kit/drag";
import type { GameProps } from "../../kit/game";
import { MotionLayer, type Mover } from "../../kit/motion/layer";
import {
  createPictureContext,
  type Picture,
  type Thing,
  thingAttributes,
  usePointing,
} from "../../kit/picture";
import { type Box, boxOf } from "./content";
import { Defs } from "./Defs";
import { orbitsShown } from "./layout";
import { preview } from "./log";
import { parse } from "./notation";
import { isWeighed, type Pick, pickFrom } from "./picking";
import { fitPictures } from "./planet";
import { actionText } from "./words";
import "./colours.css";
import "./marks.css";

export type ExoplanetsProps = GameProps<ExoplanetsView, ExoplanetsFacts>;

export interface ExoplanetsPicture extends Picture<ExoplanetsView, ExoplanetsFacts> {
  readonly pick: Pick;
  readonly box: Box;
  readonly own: SeatView | null;
}

const { Context, usePicture } = createPictureContext<ExoplanetsPicture>();

export { usePicture };

const loadMover = async (): Promise<Mover<ExoplanetsPicture>> => (await import("./motion")).mover;

export function PictureFrame(given: {
  props: ExoplanetsProps;
  class: string;
  children: ComponentChildren;
}): VNode {
  const { props } = given;
  const picture = useNewPicture(props);
  return (
    <Context.Provider value={picture}>
      <div ref={useDragging()} class={`exo ${given.class}`} data-pace={props.pace}>
        <MotionLayer picture={picture} load={loadMover} />
        <Defs />
        {given.children}
      </div>
    </Context.Provider>
  );
}

function useNewPicture(props: ExoplanetsProps): ExoplanetsPicture {
  const { legal, t } = props;
  const selection = props.selection.value;
  const { suggested } = props.facts;
  fitPictures(orbitsShown(props.view));
  const pick = useMemo(() => pickFrom(legal, selection, suggested), [legal, selection, suggested]);
  const press = (thing: string, isTap = false): void => {
    const { action, selection: next } = pick.press(thing);
    const acts = action !== null && !(isTap && isWeighed(pick, thing));
    props.selection.value = acts ? null : next;
    if (acts) props.act(action);
  };
  return {
    ...{ props, pick, press, ...usePointing(legal), keepsTip: true },
    box: boxOf(props.content),
    own: props.view.players[props.seat] ?? null,
    offer: (action) => offerText(props, action),
    offerVerb: (action) => t(`group-${parse(action).verb}`),
  };
}

interface PickableProps extends Thing {
  readonly class?: string;
  readonly children: ComponentChildren;
}

interface DrawingProps extends PickableProps {
  /** The radius of its mark. */
  readonly reach: number;
  /** What is written on it: no mark is drawn over that. */
  readonly signs?: VNode | false | undefined;
}

/** A drawn thing: pickable where something legal is about it, explained in any case. What is drawn
 * is for the eye alone; the ring over it has the name and takes the clicks. */
export function PickableDrawing({ children, reach, signs, ...given }: DrawingProps): VNode {
  const attributes = thingAttributes(usePicture(), given);
  return (
    <g>
      <g class="art" aria-hidden="true">
        {children}
      </g>
      <g {...attributes} class="exo-pickable">
        <circle class="mark" r={reach} />
        {attributes["data-suggested"] === "yes" && <Darts reach={reach} />}
      </g>
      {signs && (
        <g class="art" aria-hidden="true">
          {signs}
        </g>
      )}
    </g>
  );
}

/** Four points towards what is suggested. */
function Darts({ reach }: { reach: number }): VNode {
  return (
    <g class="darts" aria-hidden="true">
      {[45, 135, 225, 315].map((turn) => (
        <path
          key={turn}
          d={`M-6,${-reach - 9}L6,${-reach - 9}L0,${-reach + 3}Z`}
          transform={`rotate(${turn})`}
        />
      ))}
    </g>
  );
}

/** The same for a thing that is no drawing. A button is named by its contents, so that its name
 * holds every word that is seen. */
export function Pickable({ children, class: look = "", ...given }: PickableProps): VNode {
  const attributes = thingAttributes(usePicture(), given);
  const { "aria-label": label, ...unnamed } = attributes;
  const isButton = attributes.role === "button";
  return (
    <div {...(isButton ? unnamed : attributes)} class={`exo-pickable ${look}`}>
      {isButton && <span class="hidden">{String(label)}</span>}
      {children}
    </div>
  );
}

/** What an action does, and what it brings or leaves. */
export function offerText(props: ExoplanetsProps, action: string): string {
  const text = actionText(props.t, action);
  const more = preview(props, action, props.t);
  return more === "" ? text : `${text} (${more})`;
}

/** What an action that is pointed at would leave the viewer, where that is known. */
export function stockAfter({ props, pick, pointed, own }: ExoplanetsPicture): Resources | null {
  const thing = pointed.value;
  if (thing === null || own === null) return null;
  const { leaves, brings } = props.facts;
  const action = pick.marks.has(thing) ? pick.actionsOf(thing)[0] : thing;
  if (action === undefined) return null;
  const gain = brings[action];
  if (gain === undefined) return leaves[action] ?? null;
  const { energy, water, gas } = own.stock;
  return { energy: energy + gain.energy, water: water + gain.water, gas: gas + gain.gas };
}
