/** Every player in a few lines: points, resources, life left, markers, hand, goals. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { MARKERS, RESOURCES } from "./content";
import { Colony, MarkerIcon, Species } from "./pieces";
import { told, useScene } from "./scene";
import { Token } from "./Supply";
import { stockText, word } from "./words";

export function Players(): VNode {
  const { props } = useScene();
  const { view, t } = props;
  const open = useSignal<number | null>(null);
  return (
    <section class="exo-players" aria-label={t("title-players")}>
      {view.players.map((_, seat) => (
        <PlayerOf
          key={seat}
          seat={seat}
          isOpen={open.value === seat}
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
  const scene = useScene();
  const { props, box } = scene;
  const { view, t, names } = props;
  const player = view.players[seat]!;
  const points = Object.values(player.score).reduce((sum, each) => sum + each, 0);
  const name = names[seat] ?? "";
  return (
    <div class={`exo-player${view.to_act === seat ? " acting" : ""}`} data-seat={seat}>
      <button
        type="button"
        class="head"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span class="exo-hidden">{`${t("label-look", { name })}, ${t("remark-points", { points })}`}</span>
        <svg class="exo-token" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
          <Colony seat={seat} level={0} />
        </svg>
        <span class="who" aria-hidden="true">
          {name}
        </span>
        <span class="score" aria-hidden="true">
          {points}
        </span>
      </button>
      <div class="line">
        <Count text={`${name}: ${stockText(t, player.stock)}`} id={`seat/${seat}/stock`} topic="topic/resources">
          {RESOURCES.map((kind) => (
            <span key={kind} class="pair">
              <Token kind={kind} />
              {player.stock[kind]}
            </span>
          ))}
        </Count>
        <Count text={`${name}: ${t("label-cubes", { count: player.cubes })}, ${t("label-cylinders", { count: player.cylinders })}`} id={`seat/${seat}/life`} topic="topic/life">
          <span class="pair">
            <svg class="exo-token" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
              <Colony seat={seat} level={1} />
            </svg>
            {player.cubes}
          </span>
          <span class="pair">
            <svg class="exo-token" viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
              <Species seat={seat} />
            </svg>
            {player.cylinders}
          </span>
        </Count>
      </div>
      <div class="line">
        <Count text={`${name}: ${MARKERS.map((marker) => `${word(t, marker)} ${player.markers[marker]}`).join(", ")}`} id={`seat/${seat}/markers`} topic="topic/stimulation">
          {MARKERS.map((marker) => (
            <span key={marker} class={player.markers[marker] === 0 ? "pair zero" : "pair"}>
              <svg class="exo-token" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
                <MarkerIcon marker={marker} />
              </svg>
              {player.markers[marker]}
            </span>
          ))}
        </Count>
        <Count text={`${name}: ${t("tiles-left", { count: player.hand_size })}`} id={`seat/${seat}/hand`} topic="topic/tiles">
          <span class="pair">
            <span class="exo-card" aria-hidden="true" />
            {player.hand_size}
          </span>
        </Count>
        <Count text={`${name}: ${t("title-goals")} ${player.claimed.length}`} id={`seat/${seat}/goals`} topic="topic/goals">
          <span class="pair">
            <span class="exo-tick" aria-hidden="true">✓</span>
            {player.claimed.length}
          </span>
        </Count>
      </div>
      {isOpen && (
        <ul class="more">
          {player.claimed.length === 0 && <li>{`${t("title-goals")}: ${t("nothing")}`}</li>}
          {player.claimed.map((tile) => {
            const goal = box.goal[box.tile[tile]!.goal]!;
            return <li key={tile}>{`${word(t, goal.id)}: ${t("remark-points", { points: goal.points })}`}</li>;
          })}
          {Object.entries(player.score).map(([source, worth]) => (
            <li key={source}>{`${t(`score-${source}`)}: ${worth}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface CountProps {
  text: string;
  id: string;
  topic: string;
  children: unknown;
}

function Count({ text, id, topic, children }: CountProps): VNode {
  const scene = useScene();
  return (
    <span class="counts" {...told(scene, id, { text, ref: topic }, [id])}>
      {children as VNode}
    </span>
  );
}
