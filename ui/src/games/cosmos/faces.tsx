/** The faces of cards: the same in hand, slot, offer, rules and log. */
import type { VNode } from "preact";
import { word } from "../../kit/notation";
import { pictureOf } from "./art/gallery";
import type { Cost, Energy, Sector } from "./content";
import type { CosmosPicture } from "./context";
import {
  AdvancedPiece,
  CrystalPiece,
  ProtoPiece,
  StablePiece,
  StarPiece,
  SupernovaPiece,
} from "./pieces";
import { needles, polar } from "./shapes";
import {
  CardMark,
  EnergyMark,
  Icon,
  NebulaMark,
  PassiveMark,
  SectorMark,
  TrackMark,
} from "./signs";
import { bonusText, costText, effectText } from "./words";
import "./faces.css";

const spokes = (count: number, radius: number): string =>
  Array.from({ length: count }, (_, place) => {
    const { x, y } = polar(radius, place / count);
    return `M30,36L${30 + x},${36 + y}`;
  }).join("");

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx},${y}A${rx},${ry} 0 1 0 ${x + rx},${y}A${rx},${ry} 0 1 0 ${x - rx},${y}`;

const HEXES = Array.from({ length: 20 }, (_, place) => {
  const [row, column] = [Math.floor(place / 4), place % 4];
  const [x, y] = [column * 18 + (row % 2) * 9 - 3, row * 15.6 + 6];
  return `M${x},${y - 10}l8.66,5v10l-8.66,5l-8.66,-5v-10Z`;
}).join("");

/** The engraved lines of each energy, in a field of 60 by 84. */
const GUILLOCHES: Readonly<Record<Energy, string>> = {
  light: spokes(24, 70) + [14, 20, 27].map((r) => ellipse(30, 36, r, r)).join(""),
  time: Array.from({ length: 8 }, (_, ring) => ellipse(30, 36, 8 + ring * 4, 30 - ring * 3)).join(
    "",
  ),
  gravity:
    Array.from({ length: 8 }, (_, ring) =>
      ellipse(30, 36 + ring * 2.2, 33 - ring * 4, 13 - ring * 1.5),
    ).join("") + spokes(12, 44),
  chemistry: HEXES,
};

export function Guilloche({ energy }: { energy: Energy }): VNode {
  return (
    <svg
      class="guilloche"
      viewBox="0 0 60 84"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={GUILLOCHES[energy]} />
    </svg>
  );
}

export function EnergyFace({ picture, energy }: { picture: CosmosPicture; energy: Energy }): VNode {
  return (
    <>
      <Guilloche energy={energy} />
      <Icon>
        <EnergyMark energy={energy} />
      </Icon>
      <span class="card-name">{word(picture.props.t, energy)}</span>
    </>
  );
}

const BACK = needles(8, 26, 2.4);

/** The back of a deck, with how many cards lie in it. */
export function DeckFace({ name, count }: { name: string; count: number }): VNode {
  return (
    <>
      <svg class="guilloche" viewBox="-30 -42 60 84" aria-hidden="true">
        <path d={BACK} />
        <circle r="8" />
        <circle r="15" />
        <circle r="21" />
      </svg>
      <b class="deck-count">{count}</b>
      <span class="card-name">{name}</span>
    </>
  );
}

/** A power card: its picture with price and deck, its name, its rule, its bonus. */
export function PowerFace({ picture, card }: { picture: CosmosPicture; card: string }): VNode {
  const { board, props } = picture;
  const { t, view, facts } = props;
  const power = board.power[card]!;
  return (
    <>
      <div class="card-picture">
        <Vignette card={card} energy={power.deck} />
        <Price cost={facts.costs[card] ?? power.cost} />
        <span class="deck-sign">
          <Icon>
            <EnergyMark energy={power.deck} />
          </Icon>
        </span>
      </div>
      <div class="card-text">
        <Guilloche energy={power.deck} />
        <b class="card-name">{word(t, card)}</b>
        <p class="effect">{effectText(t, view, card)}</p>
        <p class="reminder">
          {costText(t, board, facts, card)}. {t("card-bonus", { bonus: bonusText(t, power) })}
        </p>
      </div>
      <footer class="ribbon">
        <Icon>
          <PassiveMark passive={power.bonus} />
        </Icon>
        <span>+{bonusText(t, power)}</span>
      </footer>
    </>
  );
}

/** The picture of a power; till it is painted, the lines of its deck. */
function Vignette({ card, energy }: { card: string; energy: Energy }): VNode {
  const address = pictureOf(`power/${card}`).value;
  if (address === null) return <Guilloche energy={energy} />;
  return <img class="vignette" src={address} alt="" draggable={false} />;
}

interface ThumbProps {
  readonly card: string;
  readonly energy: Energy;
  /** Where there may be room for it. */
  readonly name?: string;
}

/** A power card as small as an icon: its picture alone. */
export function PowerThumb({ card, energy, name }: ThumbProps): VNode {
  return (
    <span class={`power-thumb energy-${energy}`}>
      <Vignette card={card} energy={energy} />
      {name !== undefined && <span class="card-name">{name}</span>}
    </span>
  );
}

const GEMS: Readonly<Record<Exclude<keyof Cost, Energy | "discharge">, VNode>> = {
  any: <CardMark />,
  same: <path class="line-icon" d="M-.55,-.28H.55M-.55,.28H.55" />,
  graviton: <TrackMark track="graviton" />,
  supernova: <TrackMark track="supernova" />,
  stable: (
    <g transform="scale(4.6)">
      <StablePiece />
    </g>
  ),
  proto: (
    <g transform="scale(4.6)">
      <ProtoPiece />
    </g>
  ),
};

function gemOf(part: string): VNode {
  if (part === "discharge") {
    return (
      <g transform="scale(3.9)">
        <CrystalPiece />
      </g>
    );
  }
  return GEMS[part as keyof typeof GEMS] ?? <EnergyMark energy={part as Energy} />;
}

/** The price as gems: one or two of a kind beside each other, more with their number. */
function Price({ cost }: { cost: Readonly<Record<string, number | boolean>> }): VNode {
  const parts = Object.entries(cost).filter(([, count]) => Number(count) > 0);
  return (
    <span class="price">
      {parts.flatMap(([part, count]) => {
        const shown = Number(count) > 2 ? 1 : Number(count);
        return Array.from({ length: shown }, (_, place) => (
          <span key={`${part}${place}`} class={`gem energy-${part}`}>
            {Number(count) > 2 && <b>{Number(count)}</b>}
            <Icon>{gemOf(part)}</Icon>
          </span>
        ));
      })}
    </span>
  );
}

const SECTORS: readonly Sector[] = ["delta", "psi", "phi"];

function inSector(sector: Sector, piece: VNode): VNode {
  return (
    <>
      <g transform="scale(.92)">
        <SectorMark sector={sector} />
      </g>
      <g transform="translate(0 .16) scale(2.5)">{piece}</g>
    </>
  );
}

const bySector = (prefix: string, piece: VNode): readonly (readonly [string, VNode])[] =>
  SECTORS.map((sector) => [`${prefix}${sector}`, inSector(sector, piece)] as const);

const scaled = (scale: number, piece: VNode): VNode => <g transform={`scale(${scale})`}>{piece}</g>;

const trio = (
  <>
    <path class="link" d="M-.5,.4L0,-.45L.52,.35Z" />
    <g transform="translate(-.5 .4) scale(1.35)">
      <StarPiece kind="He" />
    </g>
    <g transform="translate(.52 .35) scale(1.35)">
      <StarPiece kind="O" />
    </g>
    <g transform="translate(0 -.45) scale(1.35)">
      <StarPiece kind="H" />
    </g>
  </>
);

const around = (
  <>
    <g transform="scale(2.5)">
      <AdvancedPiece points={null} first />
    </g>
    <g transform="translate(-.72 -.5)">
      <StarPiece kind="H" />
    </g>
    <g transform="translate(.72 -.5)">
      <StarPiece kind="C" />
    </g>
    <g transform="translate(0 .82)">
      <StarPiece kind="O" />
    </g>
  </>
);

/** What a goal counts, as a drawing. */
const EMBLEMS: Readonly<Record<string, VNode>> = {
  "completed-size-1": scaled(0.95, <NebulaMark size={1} />),
  "crystals-on-scoring-spaces": scaled(4, <CrystalPiece />),
  "largest-star-group": trio,
  ...Object.fromEntries(bySector("life-", <StablePiece />)),
  ...Object.fromEntries(bySector("nebula-size-sum-", scaled(0.25, <NebulaMark size={2} />))),
  "proto-life": scaled(4.6, <ProtoPiece />),
  "stable-life": scaled(4.4, <StablePiece />),
  "stars-c": scaled(2.6, <StarPiece kind="C" />),
  "stars-he": scaled(2.6, <StarPiece kind="He" />),
  "stars-o": scaled(2.6, <StarPiece kind="O" />),
  "stars-touching-nebula-with-advanced-life": around,
  supernovas: scaled(2.1, <SupernovaPiece kind="H" />),
};

export function GoalEmblem({ goal }: { goal: string }): VNode {
  return (
    <svg class="goal-emblem" viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true">
      {EMBLEMS[goal] ?? <NebulaMark size={0} />}
    </svg>
  );
}
