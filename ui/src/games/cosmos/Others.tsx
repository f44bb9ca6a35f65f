/** All players: their galaxies small, one click from large, and what can be compared. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { GalaxyView } from "../../gen/cosmos";
import { actingSeat } from "../../kit/game";
import { word } from "../../kit/notation";
import { usePicture, withTip } from "./context";
import { PowerThumb } from "./faces";
import { Galaxy } from "./Galaxy";
import { AdvancedPiece, CrystalPiece } from "./pieces";
import { CardMark, Icon, SeatMark } from "./signs";
import "./Others.css";

/** The points of a galaxy over all sources. */
function total(galaxy: GalaxyView): number {
  return Object.values(galaxy.score).reduce((sum, points) => sum + points, 0);
}

export function Others(): VNode {
  const picture = usePicture();
  const { t, view } = picture.props;
  const shown = picture.shown.value;
  return (
    <section class="panel others" aria-label={t("title-players")}>
      {inTurn(view.seats, lastActed(view.active, shown, view.seats))
        .filter((seat) => seat !== shown)
        .map((seat) => (
          <Other key={seat} seat={seat} />
        ))}
    </section>
  );
}

/** Who acts, or acted last where the one in front does: their galaxy comes first. */
function lastActed(active: number, shown: number, seats: number): number {
  const at = active < 0 ? shown : active;
  return at === shown ? (at + seats - 1) % seats : at;
}

function inTurn(seats: number, first: number): readonly number[] {
  return Array.from({ length: seats }, (_, place) => (first + place) % seats);
}

function Other({ seat }: { seat: number }): VNode {
  const picture = usePicture();
  const { props } = picture;
  const { t, view } = props;
  const galaxy = view.galaxies[seat]!;
  const advanced = Object.values(galaxy.nebulae).reduce(
    (all, nebula) => all + nebula.advanced.length,
    0,
  );
  const name = props.names[seat] ?? "";
  // A small galaxy is drawn anew only when it changed, not when something is selected.
  const drawing = useMemo(
    () => <Galaxy picture={picture} owner={seat} manner="compact" />,
    [galaxy, props.highlight.value, props.pace],
  );
  return (
    <div class={actingSeat(props) === seat ? "thing other acting" : "thing other"} data-seat={seat}>
      <div class="art" aria-hidden="true">
        {drawing}
        <span class="who">
          <SeatMark seat={seat} />
          <span class="name">{name}</span>
          <b>{total(galaxy)}</b>
        </span>
        <span class="gist">
          <span>
            <Icon>
              <CardMark />
            </Icon>
            {galaxy.hand_size}
          </span>
          <span>
            <Icon scale={4.2}>
              <CrystalPiece />
            </Icon>
            {galaxy.chamber.position}
            {galaxy.chamber.ready > 0 ? `+${galaxy.chamber.ready}` : ""}
          </span>
          <span>
            <Icon scale={4.2}>
              <AdvancedPiece points={null} first={false} />
            </Icon>
            {advanced}
          </span>
        </span>
        <span class="thumbs">
          {galaxy.slots.map(
            (card, place) =>
              card !== null && (
                <PowerThumb
                  key={place}
                  card={card}
                  energy={picture.board.power[card]!.deck}
                  name={word(t, card)}
                />
              ),
          )}
        </span>
      </div>
      <button
        type="button"
        class="lid"
        aria-label={t("see-galaxy", { name, points: total(galaxy), hand: galaxy.hand_size })}
        data-flash={props.highlight.value.has(`seat/${seat}`) ? "yes" : undefined}
        {...withTip(picture, `seat/${seat}`, () =>
          t("see-galaxy", { name, points: total(galaxy), hand: galaxy.hand_size }),
        )}
        onClick={() => (picture.shown.value = seat)}
      />
    </div>
  );
}

/** Whose galaxy is shown large, its points, and the way back to the own. */
export function Nameplate(): VNode {
  const picture = usePicture();
  const { props } = picture;
  const { t, view } = props;
  const seat = picture.shown.value;
  const galaxy = view.galaxies[seat]!;
  return (
    <div class={actingSeat(props) === seat ? "nameplate acting" : "nameplate"} data-seat={seat}>
      <span class="who">
        <SeatMark seat={seat} />
        <span class="name">{props.names[seat]}</span>
      </span>
      <b class="score">{total(galaxy)}</b>
      {picture.seat >= 0 && seat !== picture.seat && (
        <button type="button" class="back" onClick={() => (picture.shown.value = picture.seat)}>
          {t("label-back")}
        </button>
      )}
    </div>
  );
}
