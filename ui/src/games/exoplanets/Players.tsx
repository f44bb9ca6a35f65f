/** Every player in a few lines: points, resources, life left, markers, hand, goals. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { SeatView } from "../../gen/exoplanets";
import { actingSeat, type Translate } from "../../kit/game";
import { word } from "../../kit/notation";
import { staticAttributes } from "../../kit/picture";
import { MARKERS, RESOURCES } from "./content";
import { usePicture } from "./context";
import { MarkerIcon } from "./icons";
import { Crest, Cube, Cylinder } from "./life";
import { Token } from "./Supply";
import { stockText } from "./words";
import "./Players.css";

/** Where there is room, goals and points by source are open from the start. */
export function Players({ isRoomy = false }: { isRoomy?: boolean }): VNode {
  const { props } = usePicture();
  const { view, t } = props;
  const open = useSignal<number | null>(null);
  return (
    <section class="exo-players" aria-label={t("title-players")}>
      {view.players.map((_, seat) => (
        <PlayerOf
          key={seat}
          seat={seat}
          isOpen={isRoomy !== (open.value === seat)}
          toggle={() => (open.value = open.value === seat ? null : seat)}
        />
      ))}
    </section>
  );
}

interface PlayerProps {
  seat: number;
  isOpen: boolean;
  toggle(): void;
}

function PlayerOf({ seat, isOpen, toggle }: PlayerProps): VNode {
  const { props } = usePicture();
  const look = `exo-player${actingSeat(props) === seat ? " acting" : ""}`;
  return (
    <div class={props.acting === seat ? `${look} watched` : look} data-seat={seat}>
      <Head {...{ seat, isOpen, toggle }} />
      <div class="line">
        <StockCount seat={seat} />
        <TileCount seat={seat} />
        <GoalCount seat={seat} />
        <LifeCount seat={seat} />
        <MarkerCount seat={seat} />
      </div>
      {isOpen && <More seat={seat} />}
    </div>
  );
}

/** A player as the others know them. */
function usePlayer(seat: number): { player: SeatView; name: string; t: Translate } {
  const { view, names, t } = usePicture().props;
  return { player: view.players[seat]!, name: names[seat] ?? "", t };
}

function Head({ seat, isOpen, toggle }: PlayerProps): VNode {
  const { player, name, t } = usePlayer(seat);
  const points = Object.values(player.score).reduce((sum, each) => sum + each, 0);
  return (
    <button type="button" class="head" aria-expanded={isOpen} onClick={toggle}>
      <span class="hidden">{`${t("label-look", { name })}, ${t("remark-points", { points })}`}</span>
      <Piece size={13}>
        <Crest seat={seat} />
      </Piece>
      <span class="who" aria-hidden="true">
        {name}
      </span>
      <span class="score" aria-hidden="true">
        {points}
      </span>
    </button>
  );
}

function StockCount({ seat }: { seat: number }): VNode {
  const { player, name, t } = usePlayer(seat);
  return (
    <Count
      text={`${name}: ${stockText(t, player.stock)}`}
      id={`seat/${seat}/stock`}
      topic="topic/resources"
    >
      {RESOURCES.map((kind) => (
        <span key={kind} class="pair">
          <Token kind={kind} />
          {player.stock[kind]}
        </span>
      ))}
    </Count>
  );
}

function LifeCount({ seat }: { seat: number }): VNode {
  const { player, name, t } = usePlayer(seat);
  const cubes = t("label-cubes", { count: player.cubes });
  const cylinders = t("label-cylinders", { count: player.cylinders });
  return (
    <Count text={`${name}: ${cubes}, ${cylinders}`} id={`seat/${seat}/life`} topic="topic/life">
      <span class="pair">
        <Piece size={9}>
          <Cube seat={seat} />
        </Piece>
        {player.cubes}
      </span>
      <span class="pair">
        <Piece size={10}>
          <Cylinder seat={seat} />
        </Piece>
        {player.cylinders}
      </span>
    </Count>
  );
}

function MarkerCount({ seat }: { seat: number }): VNode {
  const { player, name, t } = usePlayer(seat);
  const held = MARKERS.map((marker) => `${word(t, marker)} ${player.markers[marker]}`);
  return (
    <Count
      text={`${name}: ${held.join(", ")}`}
      id={`seat/${seat}/markers`}
      topic="topic/stimulation"
    >
      {MARKERS.map((marker) => (
        <span key={marker} class={player.markers[marker] === 0 ? "pair zero" : "pair"}>
          <Piece size={11}>
            <MarkerIcon marker={marker} />
          </Piece>
          {player.markers[marker]}
        </span>
      ))}
    </Count>
  );
}

function TileCount({ seat }: { seat: number }): VNode {
  const { player, name, t } = usePlayer(seat);
  const tiles = t("tiles-left", { count: player.hand_size });
  return (
    <Count text={`${name}: ${tiles}`} id={`seat/${seat}/hand`} topic="topic/tiles">
      <span class="pair">
        <span class="exo-card" aria-hidden="true" />
        {player.hand_size}
      </span>
    </Count>
  );
}

/** A medal for each goal revealed. */
function GoalCount({ seat }: { seat: number }): VNode {
  const { box } = usePicture();
  const { player, name, t } = usePlayer(seat);
  const goals = `${t("title-goals")} ${player.claimed.length}`;
  return (
    <Count text={`${name}: ${goals}`} id={`seat/${seat}/goals`} topic="topic/goals">
      {player.claimed.map((tile) => (
        <span key={tile} class="exo-medal" aria-hidden="true">
          {box.goal[box.tile[tile]!.goal]!.points}
        </span>
      ))}
    </Count>
  );
}

/** The goals revealed by name, and the points by source. */
function More({ seat }: { seat: number }): VNode {
  const { box } = usePicture();
  const { player, t } = usePlayer(seat);
  const goals = player.claimed.map((tile) => box.goal[box.tile[tile]!.goal]!);
  return (
    <ul class="more">
      {goals.length === 0 && <li>{`${t("title-goals")}: ${t("nothing")}`}</li>}
      {goals.map(({ id, points }) => (
        <li key={id}>{`${word(t, id)}: ${t("remark-points", { points })}`}</li>
      ))}
      {Object.entries(player.score).map(([source, worth]) => (
        <li key={source}>{`${t(`score-${source}`)}: ${worth}`}</li>
      ))}
    </ul>
  );
}

/** A small drawing of a piece, so many units from its middle to its edge. */
function Piece({ size, children }: { size: number; children: VNode }): VNode {
  const viewBox = `${-size} ${-size} ${2 * size} ${2 * size}`;
  return (
    <svg class="exo-token" viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface CountProps {
  text: string;
  id: string;
  topic: string;
  children: unknown;
}

function Count({ text, id, topic, children }: CountProps): VNode {
  const picture = usePicture();
  return (
    <span
      class="counts"
      data-count={id.split("/").at(-1)}
      {...staticAttributes(picture, id, { text, ref: topic }, [id])}
    >
      {children as VNode}
    </span>
  );
}
