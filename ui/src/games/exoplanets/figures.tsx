/** The drawings of the rules reference, by the parts of the table. */
import type { VNode } from "preact";
import type { ExoplanetsFacts, ExoplanetsView, TileFacts } from "../../gen/exoplanets";
import type { Figure, Figures } from "../../kit/game";
import { boxOf, type Piece } from "./content";
import { type ExoplanetsProps, PictureFrame, usePicture } from "./context";
import { Hand, Stock } from "./Hand";
import { Players } from "./Players";
import { PlanetFace } from "./planet";
import { Supply } from "./Supply";
import { System } from "./System";
import { sourceText } from "./words";
import "./figures.css";

type Part = (props: ExoplanetsProps) => VNode;

function part(name: string, Inside: () => VNode | null): Part {
  return (props) => (
    <PictureFrame props={props} class={`exo-figure ${name}`}>
      <Inside />
    </PictureFrame>
  );
}

/** One planet of each kind, large. */
function Worlds({ ids }: { ids: readonly string[] }): VNode {
  const { box } = usePicture();
  return (
    <>
      {ids.map((id) => (
        <svg key={id} viewBox="-58 -64 116 120" aria-hidden="true" focusable="false">
          <PlanetFace planet={box.planet[id]!} />
        </svg>
      ))}
      <Sources ids={ids} pieces={(id) => [box.planet[id]!]} />
    </>
  );
}

const Sky = part("of-system", () => <System />);
const Pieces = part("of-supply", Supply);
const Held = part("of-hand", Hand);
const Purse = part("of-stock", Stock);
const Seats = part("of-players", () => <Players />);

/** By the topic that leads to a section; numbers are positions of the lesson. */
const TOPICS: Readonly<Record<string, Figure<ExoplanetsView, ExoplanetsFacts>>> = {
  system: { Part: Sky },
  bag: { Part: Pieces, frame: 1 },
  place: { Part: Sky, frame: 3 },
  resource: { Part: Purse },
  life: { Part: Sky },
  pay: { Part: Purse },
  tile: { Part: Held, frame: 0 },
  end: { Part: Seats },
};

/** What of each piece is known from the rulebook, those that are alike in one line. */
function Sources(given: { ids: readonly string[]; pieces(id: string): readonly Piece[] }): VNode {
  const { t } = usePicture().props;
  const alike = new Map<string, string[]>();
  for (const id of given.ids) {
    const text = sourceText(t, ...given.pieces(id));
    alike.set(text, [...(alike.get(text) ?? []), id]);
  }
  return (
    <div class="exo-source">
      {[...alike].map(([text, ids]) => (
        <p key={text}>{`${ids.join(", ")}: ${text}`}</p>
      ))}
    </div>
  );
}

function TileSources({ ids }: { ids: readonly string[] }): VNode {
  const { box } = usePicture();
  const pieces = (id: string): readonly Piece[] => {
    const tile = box.tile[id]!;
    return [tile, box.goal[tile.goal]!, box.effect[tile.effect]!];
  };
  return <Sources ids={ids} pieces={pieces} />;
}

const UNTOUCHED: TileFacts = { progress: 0, goal: "open", effect: "not-now" };

/** Tiles in the hand, and nothing achieved on them yet; what of each is known from the rulebook. */
function inHand(tiles: readonly string[]): Figure<ExoplanetsView, ExoplanetsFacts> {
  return {
    Part: part("of-hand", () => (
      <>
        <Hand />
        <TileSources ids={tiles} />
      </>
    )),
    shown: ({ view, facts }) => ({
      facts: { ...facts, hand: tiles.map(() => UNTOUCHED) },
      view: {
        ...view,
        players: view.players.map((player, seat) =>
          seat === 0 ? { ...player, hand: tiles, claimed: [] } : player,
        ),
      },
    }),
  };
}

export const figures: Figures<ExoplanetsView, ExoplanetsFacts> = (about, content) => {
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
