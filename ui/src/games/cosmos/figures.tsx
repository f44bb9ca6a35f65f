/** The drawings of the rules reference, by the parts of the table. */
import type { VNode } from "preact";
import type { CosmosFacts, CosmosView } from "../../gen/cosmos";
import type { Figure, Figures } from "../../kit/game";
import { Hand, PowerCard, Powers, Row } from "./Cards";
import { Console } from "./Console";
import { type CosmosProps, PictureFrame, usePicture } from "./context";
import { Galaxy, Instruments } from "./Galaxy";
import { Goals } from "./Goals";
import { Supply, Waiting } from "./Trays";
import "./Table.css";

type Part = (props: CosmosProps) => VNode;

function part(name: string, Inside: () => VNode): Part {
  return (props) => (
    <PictureFrame props={props} class={`figure ${name}`}>
      <Inside />
    </PictureFrame>
  );
}

const Board = part("of-galaxy", () => <Galaxy picture={usePicture()} owner={0} manner="bare" />);
const Corners = part("of-instruments", () => <Instruments owner={0} />);
const Energy = part("of-console", Console);
const Open = part("of-row", Row);
const Held = part("of-hand", Hand);
const Slots = part("of-powers", () => <Powers owner={0} />);
const Track = part("of-goals", Goals);
const Stock = part("of-supply", Supply);
const Tray = part("of-waiting", Waiting);

const card = (id: string): Part =>
  part("of-card", () => <PowerCard picture={usePicture()} card={id} thing={`card/${id}`} />);

/** By the topic that leads to a section; numbers are positions of the lesson. */
const TOPICS: Readonly<Record<string, Figure<CosmosView, CosmosFacts>>> = {
  board: { Part: Board, frame: 0 },
  token: { Part: Energy, frame: 1, look: ["token/own"] },
  collect: { Part: Energy, frame: 2, look: ["control/gravity"] },
  "control/light": { Part: Energy, frame: 0 },
  "energy-card": { Part: Open, frame: 0 },
  hand: { Part: Held, frame: 4 },
  crystal: { Part: Corners, look: ["chamber"] },
  supply: { Part: Stock, frame: 4 },
  waiting: { Part: Tray, frame: 4 },
  nebula: { Part: Board, frame: 0, look: ["N5", "N6", "N9"] },
  star: { Part: Board, frame: 6, look: ["S14", "S19", "S23"] },
  proto: { Part: Board, frame: 10, look: ["L21", "L28"] },
  complete: { Part: Board, frame: 8, look: ["N5"] },
  chamber: { Part: Corners, look: ["chamber"] },
  power: { Part: Slots },
  set: { Part: Held, frame: 4 },
  supernova: { Part: Board, frame: 7, look: ["S23"] },
  dna: { Part: Board, look: ["L28"] },
  graviton: { Part: Board, frame: 9, look: ["S24"] },
  goal: { Part: Track, frame: 0 },
};

/** The goals themselves on the track. */
function onTrack(goals: readonly string[]): Figure<CosmosView, CosmosFacts> {
  return {
    Part: Track,
    shown: ({ view, facts }) => ({
      view,
      facts: {
        ...facts,
        goals: goals.map((goal, place) => ({ goal, rounds: place + 1, counts: [], points: [] })),
      },
    }),
  };
}

export const figures: Figures<CosmosView, CosmosFacts> = (about) => {
  const goals = about.flatMap((ref) => /^goal\/(.+)$/.exec(ref)?.[1] ?? []);
  if (goals.length > 0) return onTrack(goals);
  for (const ref of about) {
    const power = /^power\/(.+)$/.exec(ref)?.[1];
    if (power !== undefined) return { Part: card(power) };
    if (TOPICS[ref]) return TOPICS[ref];
  }
  return null;
};
