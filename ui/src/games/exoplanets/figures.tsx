/** The drawings of the rules reference, by the parts of the table. */
import type { VNode } from "preact";
import type { ExoplanetsView } from "../../gen/exoplanets";
import type { Figure, Figures } from "../../kit/game";
import { boxOf } from "./content";
import { Hand, Stock } from "./Hand";
import { PlanetFace } from "./pieces";
import { Players } from "./Players";
import { type ExoplanetsProps, SceneOf, useScene } from "./scene";
import { Supply } from "./Supply";
import { System } from "./System";
import "./exoplanets.css";

type Part = (props: ExoplanetsProps) => VNode;

function part(name: string, Inside: () => VNode | null): Part {
  return (props) => (
    <SceneOf props={props} class={`exo-figure ${name}`}>
      <Inside />
    </SceneOf>
  );
}

/** One planet of each kind, large. */
function Worlds({ ids }: { ids: readonly string[] }): VNode {
  const { box } = useScene();
  return (
    <>
      {ids.map((id) => (
        <svg key={id} viewBox="-62 -48 124 96" aria-hidden="true" focusable="false">
          <PlanetFace planet={box.planet[id]!} />
        </svg>
      ))}
    </>
  );
}

const Sky = part("of-system", () => <System />);
const Pieces = part("of-supply", Supply);
const Held = part("of-hand", Hand);
const Purse = part("of-stock", Stock);
const Seats = part("of-players", Players);

/** By the topic that leads to a section; numbers are positions of the lesson. */
const TOPICS: Readonly<Record<string, Figure<ExoplanetsView>>> = {
  system: { Part: Sky },
  bag: { Part: Pieces, frame: 1 },
  place: { Part: Sky, frame: 3 },
  resource: { Part: Purse },
  life: { Part: Sky },
  pay: { Part: Purse },
  tile: { Part: Held, frame: 0 },
  end: { Part: Seats },
};

/** Tiles in the hand, and nothing achieved on them yet. */
function inHand(tiles: readonly string[]): Figure<ExoplanetsView> {
  return {
    Part: Held,
    shown: (view) => ({
      ...view,
      players: view.players.map((player, seat) =>
        seat === 0 ? { ...player, hand: tiles, progress: tiles.map(() => 0), met: [], claimed: [] } : player,
      ),
    }),
  };
}

export const figures: Figures<ExoplanetsView> = (about, content) => {
  const box = boxOf(content);
  const tiles = about.flatMap((ref) => {
    const [kind, id] = ref.split("/");
    if (kind !== "goal" && kind !== "effect") return [];
    return Object.values(box.tile).find((tile) => tile[kind] === id)?.id ?? [];
  });
  if (tiles.length > 0) return inHand([...new Set(tiles)]);
  const planets = about.filter((ref) => ref in box.planet);
  if (planets.length > 0) return { Part: part("of-planets", () => <Worlds ids={planets} />) };
  return about.flatMap((ref) => TOPICS[ref] ?? [])[0] ?? null;
};
