/** The whole table, and its parts as tabs for a narrow screen. */
import type { Ref, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CosmosFacts, CosmosView } from "../../gen/cosmos";
import type { Pace, Tab } from "../../kit/game";
import { Zoom } from "../../kit/zoom";
import { Drawn, Hand, Powers, Row } from "./Cards";
import { Console } from "./Console";
import { type CosmosProps, Foot, PictureFrame, usePicture } from "./context";
import { crossCharts } from "./crossing";
import { Galaxy } from "./Galaxy";
import { Goals } from "./Goals";
import { Strip } from "./Instruments";
import { clicksOf } from "./notation";
import { Nameplate, Others } from "./Others";
import { Ending, Supply, Waiting } from "./Trays";
import "./Table.css";
import "./Tabs.css";

export function Table(props: CosmosProps): VNode {
  return (
    <PictureFrame props={props} class="whole">
      <div class="stage">
        <Sky />
        <Console />
        <Others />
        <div class="latest">{props.news}</div>
        <div class="edge">{props.rail}</div>
        <Goals />
        <div class="offered">
          <Row />
          <Supply />
        </div>
        <div class="dock">
          <Waiting />
          <Hand />
          <ShownPowers />
        </div>
        <Drawn />
      </div>
    </PictureFrame>
  );
}

/** The galaxy drawn large with what belongs to its corners. */
function Sky({ narrow = false }: { narrow?: boolean }): VNode {
  const picture = usePicture();
  const { shown, props } = picture;
  const crossing = useCrossing(shown.value, props.pace);
  if (!narrow) {
    return (
      <div class="sky-window">
        <div class="galaxy-frame" ref={crossing}>
          <Galaxy picture={picture} owner={shown.value} manner="large" />
        </div>
        {props.caption}
        <Plates />
        <Foot />
      </div>
    );
  }
  return (
    <div class="sky-window">
      <Zoom>
        <div class="galaxy-frame" ref={crossing}>
          <Galaxy picture={picture} owner={shown.value} manner="bare" />
        </div>
        {shown.value !== picture.seat && <Nameplate />}
      </Zoom>
      <Strip owner={shown.value} />
      <div class="shelf">
        <Waiting />
        {shown.value === picture.seat && <Ending />}
        <ShownPowers />
      </div>
    </div>
  );
}

/** The chart of another seat comes forward from where it stood small. */
function useCrossing(shown: number, pace: Pace): Ref<HTMLDivElement> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    const isNew = before.current !== shown && pace !== "off";
    before.current = shown;
    if (isNew && frame.current) crossCharts(frame.current);
  }, [shown]);
  return frame;
}

/** Whose galaxy it is, and how a turn in it may end. */
function Plates(): VNode {
  return (
    <>
      <Nameplate />
      <Ending />
    </>
  );
}

function ShownPowers(): VNode {
  const { shown } = usePicture();
  return <Powers owner={shown.value} />;
}

function GalaxyTab(props: CosmosProps): VNode {
  return (
    <PictureFrame props={props} class="part">
      <Drawn />
      <Sky narrow />
      <Foot />
    </PictureFrame>
  );
}

function ConsoleTab(props: CosmosProps): VNode {
  return (
    <PictureFrame props={props} class="part">
      <Console />
      <Supply />
      <Goals />
      <Foot />
    </PictureFrame>
  );
}

function CardsTab(props: CosmosProps): VNode {
  return (
    <PictureFrame props={props} class="part">
      <Drawn />
      <Row />
      <Hand />
      <ShownPowers />
      <Foot />
    </PictureFrame>
  );
}

function OthersTab(props: CosmosProps): VNode {
  const next = props.seat >= 0 ? { shown: (props.seat + 1) % props.view.galaxies.length } : {};
  return (
    <PictureFrame props={props} class="part" {...next}>
      <Sky narrow />
      {props.view.galaxies.length > 2 && <Others />}
      <Foot />
    </PictureFrame>
  );
}

function begins(place: RegExp): (action: string) => boolean {
  return (action) => place.test(clicksOf(action).things[0]!);
}

/** Events that happen beside the galaxies. */
const ON_CONSOLE: ReadonlySet<string> = new Set([
  "energy-shifted",
  "card-taken",
  "card-drawn",
  "row-filled",
  "goal-scored",
  "goal-revealed",
  "goal-discarded",
  "token-placed",
]);

export const tabs: readonly Tab<CosmosView, CosmosFacts>[] = [
  {
    id: "galaxy",
    label: "tab-galaxy",
    Part: GalaxyTab,
    has: begins(/^([SLN]\d|waiting|chamber|end|drawn|done)/),
  },
  {
    id: "console",
    label: "tab-console",
    Part: ConsoleTab,
    has: begins(/^(token|collect|stack|supply)/),
    shows: ({ event }) => ON_CONSOLE.has(event),
  },
  {
    id: "cards",
    label: "tab-cards",
    Part: CardsTab,
    has: begins(/^(hand|slot|power|drawn|row|deck)/),
  },
  { id: "others", label: "tab-others", Part: OthersTab, has: () => false },
];
