/** The screen of Exoplanets. */
import type { VNode } from "preact";
import type { ExoplanetsFacts, ExoplanetsView } from "../../gen/exoplanets";
import type { GameModule } from "../../kit/game";
import { Zoom } from "../../kit/zoom";
import type { Marker, Resource } from "./content";
import { type ExoplanetsProps, PictureFrame } from "./context";
import { cues } from "./cues";
import { Finale, scored } from "./Finale";
import { Hand, Stock } from "./Hand";
import { MarkerIcon, ResourceIcon } from "./icons";
import { describeEvent, losses, preview, round, stage, status } from "./log";
import { describe, thingsOf } from "./notation";
import { Players } from "./Players";
import { Popover, Sheet } from "./Popover";
import { Prompt } from "./Prompt";
import { placesOf } from "./places";
import { Sky } from "./Sky";
import { StrikeBanner } from "./Strike";
import { Supply } from "./Supply";
import { System, TileBack } from "./System";
import "./phone.css";
import "./picture.css";

function Table(props: ExoplanetsProps): VNode {
  return (
    <PictureFrame props={props} class="exo-table">
      <Sky />
      <Players />
      <div class="exo-body">
        <div class="exo-stage">
          <System />
          <StrikeBanner />
        </div>
        <Prompt />
        <div class="exo-tray">
          <Supply />
          <Hand />
        </div>
      </div>
      {props.caption}
      <Popover />
    </PictureFrame>
  );
}

/** All of the system in one sight: who has what, what is asked, the supply, and the planets. */
function SystemTab(props: ExoplanetsProps): VNode {
  return (
    <PictureFrame props={props} class="exo-tab exo-whole">
      <Sky hasHorizon={false} />
      <div class="exo-top">
        <Players />
        <Prompt hasChoices={false} />
        <Stock />
      </div>
      <Supply />
      <StrikeBanner />
      <Zoom>
        <System isTall />
      </Zoom>
      <Sheet />
    </PictureFrame>
  );
}

function HandTab(props: ExoplanetsProps): VNode {
  return (
    <PictureFrame props={props} class="exo-tab">
      <Sky hasHorizon={false} />
      <Prompt />
      <StrikeBanner />
      <Hand />
      <Supply />
    </PictureFrame>
  );
}

function PlayersTab(props: ExoplanetsProps): VNode {
  return (
    <PictureFrame props={props} class="exo-tab">
      <Sky hasHorizon={false} />
      <Prompt />
      <Players isRoomy />
    </PictureFrame>
  );
}

const RESOURCE = /^(energy|water|gas)$/;
const MARKER = /^(fusion|flare|stimulation)$/;

/** A small picture of a resource, a marker, a tile or a planet. */
function icon(ref: string): VNode {
  return (
    <svg class="exo-icon" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
      {RESOURCE.test(ref) && <ResourceIcon kind={ref as Resource} />}
      {MARKER.test(ref) && <MarkerIcon marker={ref as Marker} />}
      {/^T\d/.test(ref) && (
        <g transform="scale(0.4)">
          <TileBack />
        </g>
      )}
      {/^P\d/.test(ref) && (
        <g class="exo-small">
          <circle r="8.5" />
          <path d="M-8,-2 Q0,2 8,-2" />
        </g>
      )}
    </svg>
  );
}

/** Whether an action is begun with a space tile of the hand. */
function isOfTile(action: string): boolean {
  return /^(T\d|claim|play)/.test(thingsOf(action)[0]!);
}

/** What is worth a longer look. */
const WEIGHTS: Readonly<Record<string, number>> = {
  "species-created": 2,
  "particles-collided": 2.6,
  "black-hole-opened": 2.6,
  "solar-storm-broke": 2.6,
  "planet-placed": 1.3,
  "goal-claimed": 1.5,
};

const Exoplanets: GameModule<ExoplanetsView, ExoplanetsFacts> = {
  Table,
  tabs: [
    { id: "system", label: "tab-system", Part: SystemTab, has: (action) => !isOfTile(action) },
    { id: "hand", label: "tab-hand", Part: HandTab, has: isOfTile },
    { id: "players", label: "tab-players", Part: PlayersTab, has: () => false },
  ],
  describe,
  describeEvent,
  status,
  losses,
  suggestions: ({ facts }) => facts.suggested,
  preview,
  round,
  stage,
  isDocked: true,
  places: (event, _, update) => placesOf(event, update),
  weight: ({ event }) => WEIGHTS[event] ?? 1,
  icon,
  Finale,
  scored,
  cues,
};

export default Exoplanets;
