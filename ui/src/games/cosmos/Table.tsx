/** The whole table, and its parts as tabs for a narrow screen. */
import type { VNode } from "preact";
import type { CosmosFacts, CosmosView } from "../../gen/cosmos";
import type { Tab } from "../../kit/game";
import { Zoom } from "../../kit/zoom";
import { Drawn, Hand, Powers, Row } from "./Cards";
import { Console } from "./Console";
import { type CosmosProps, Foot, PictureFrame, usePicture } from "./context";
import { Galaxy, Instruments } from "./Galaxy";
import { Goals } from "./Goals";
import { clicksOf } from "./notation";
import { Nameplate, Others } from "./Others";
import { Ending, Supply, Waiting } from "./Trays";
import "./Table.css";

export function Table(props: CosmosProps): VNode {
  return (
    <PictureFrame props={props} class="whole">
      <div class="stage">
        <Sky />
        <Console />
        <Others />
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
  const { shown } = picture;
  if (!narrow) {
    return (
      <div class="sky-window">
        <Galaxy picture={picture} owner={shown.value} manner="large" />
        <Plates />
        <Foot />
      </div>
    );
  }
  return (
    <div class="sky-window">
      <Zoom>
        <Galaxy picture={picture} owner={shown.value} manner="bare" />
      </Zoom>
      <Waiting />
      <div class="gear">
        <Zoom>
          <Instruments owner={shown.value} />
        </Zoom>
        <Plates />
      </div>
    </div>
  );
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
      <ShownPowers />
      <Others />
      <Foot />
    </PictureFrame>
  );
}

function begins(place: RegExp): (action: string) => boolean {
  return (action) => place.test(clicksOf(action).things[0]!);
}

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
  },
  {
    id: "cards",
    label: "tab-cards",
    Part: CardsTab,
    has: begins(/^(hand|slot|power|drawn|row|deck)/),
  },
  { id: "others", label: "tab-others", Part: OthersTab, has: () => false },
];
