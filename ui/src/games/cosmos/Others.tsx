/** All players: their galaxies small, one click from large, and what can be compared. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { GalaxyView } from "../../gen/cosmos";
import { usePicture, withTip } from "./context";
import { Galaxy } from "./Galaxy";
import { CrystalPiece, Icon, Marble, PassiveMark, StablePiece } from "./pieces";

/** The points of a galaxy over all sources. */
function total(galaxy: GalaxyView): number {
  return Object.values(galaxy.score).reduce((sum, points) => sum + points, 0);
}

export function SeatMark({ seat }: { seat: number }): VNode {
  return (
    <svg class="cosmos-icon" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" focusable="false">
      <Marble seat={seat} />
    </svg>
  );
}

export function Others(): VNode {
  const picture = usePicture();
  const { props } = picture;
  const seats = props.view.galaxies
    .map((_, seat) => seat)
    .filter((seat) => seat !== picture.shown.value);
  return (
    <section class="panel others" aria-label={props.t("title-players")}>
      {seats.map((seat) => (
        <Other key={seat} seat={seat} />
      ))}
    </section>
  );
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
    <div class={view.to_act === seat ? "thing other acting" : "thing other"}>
      <div class="art" aria-hidden="true">
        {drawing}
        <span class="who">
          <SeatMark seat={seat} />
          <span class="name">{name}</span>
          <b>{total(galaxy)}</b>
        </span>
        <span class="gist">
          <Icon>
            <PassiveMark passive="energy-card" />
          </Icon>
          {galaxy.hand_size}
          <Icon scale={4.6}>
            <CrystalPiece />
          </Icon>
          {galaxy.chamber.position}
          {galaxy.chamber.ready > 0 ? `+${galaxy.chamber.ready}` : ""}
          <Icon scale={5}>
            <StablePiece />
          </Icon>
          {advanced}
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
    <div class="nameplate">
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
