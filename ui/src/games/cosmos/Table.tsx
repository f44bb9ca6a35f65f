/** The whole table, and its parts as tabs for a narrow screen. */
import type { VNode } from "preact";
import type { Tab } from "../../kit/game";
import type { CosmosView } from "../../gen/cosmos";
import { Drawn, Hand, Powers, Row } from "./Cards";
import { Console } from "./Console";
import { Galaxy, Instruments } from "./Galaxy";
import { Goals } from "./Goals";
import { clicksOf } from "./notation";
import { Nameplate, Others } from "./Others";
import { type CosmosProps, Foot, SceneOf, useScene } from "./scene";
import { Ending, Supply, Waiting } from "./Trays";
import "./cosmos.css";

export function Table(props: CosmosProps): VNode {
  return (
    <SceneOf props={props} class="whole">
      <Sky />
      <div class="beside">
        <Console />
        <Goals />
        <Row />
        <Supply />
        <Others />
      </div>
      <div class="below">
        <Waiting />
        <Hand />
        <ShownPowers />
      </div>
    </SceneOf>
  );
}

/** The galaxy drawn large with what belongs to its corners. */
function Sky({ narrow = false }: { narrow?: boolean }): VNode {
  const scene = useScene();
  const { shown } = scene;
  return (
    <div class="sky-window">
      {narrow && <Drawn />}
      <Galaxy scene={scene} owner={shown.value} manner={narrow ? "bare" : "large"} />
      {narrow ? (
        <div class="gear">
          <Instruments owner={shown.value} />
          <Plates />
        </div>
      ) : (
        <Plates />
      )}
      {!narrow && <Drawn />}
      <Foot />
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
  const { shown } = useScene();
  return <Powers owner={shown.value} />;
}

function GalaxyTab(props: CosmosProps): VNode {
  return (
    <SceneOf props={props} class="part">
      <Waiting />
      <Sky narrow />
    </SceneOf>
  );
}

function ConsoleTab(props: CosmosProps): VNode {
  return (
    <SceneOf props={props} class="part">
      <Console />
      <Goals />
      <Row />
      <Supply />
      <Foot />
    </SceneOf>
  );
}

function CardsTab(props: CosmosProps): VNode {
  return (
    <SceneOf props={props} class="part">
      <Drawn />
      <Hand />
      <ShownPowers />
      <Row />
      <Foot />
    </SceneOf>
  );
}

function OthersTab(props: CosmosProps): VNode {
  const next = props.seat >= 0 ? { shown: (props.seat + 1) % props.view.galaxies.length } : {};
  return (
    <SceneOf props={props} class="part" {...next}>
      <Sky narrow />
      <ShownPowers />
      <Others />
    </SceneOf>
  );
}

function begins(place: RegExp): (action: string) => boolean {
  return (action) => place.test(clicksOf(action).things[0]!);
}

export const tabs: readonly Tab<CosmosView>[] = [
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
    has: begins(/^(token|collect|row|deck|stack|supply)/),
  },
  { id: "cards", label: "tab-cards", Part: CardsTab, has: begins(/^(hand|slot|power|drawn|row|deck)/) },
  { id: "others", label: "tab-others", Part: OthersTab, has: () => false },
];
