/** What lies beside the boards: the waiting pieces, the supply, the ways to end a turn. */

import type { VNode } from "preact";
import { word } from "../../kit/notation";
import { ENERGIES, STARS } from "./content";
import { asThing, Thing, usePicture, withTip } from "./context";
import { TileIcon } from "./Nebula";
import { AdvancedPiece, CrystalPiece, ProtoPiece, StablePiece, StarPiece } from "./pieces";
import { EnergyMark, Icon, NebulaMark, SeatMark, StarIcon } from "./signs";
import { stackMeaning, tileText } from "./words";
import "./Trays.css";

/** Pieces gained this turn that still have to be placed. */
export function Waiting(): VNode {
  const picture = usePicture();
  const { props } = picture;
  const { t, view } = props;
  // Whose turn is watched, their pieces are seen.
  const owner = picture.own !== null && !props.isPast ? picture.seat : picture.shown.value;
  const { stars, protos, tiles } = view.galaxies[owner]!.waiting;
  const isEmpty = protos === 0 && tiles.length === 0 && STARS.every((star) => !stars[star]);
  return (
    <section class="panel waiting" aria-label={t("label-waiting")}>
      <h3>
        {owner !== picture.seat && <SeatMark seat={owner} />}
        {t("label-waiting")}
      </h3>
      <div class="tray">
        {isEmpty && <span class="nothing">{t("nothing")}</span>}
        {STARS.filter((star) => (stars[star] ?? 0) > 0).map((star) => (
          <Thing
            key={star}
            class="waiter"
            thing={`waiting/${star}`}
            what={t("see-waiting-star", { star, count: stars[star]! })}
          >
            <Icon scale={2.6}>
              <StarPiece kind={star} />
            </Icon>
            <b class="tally">{stars[star]}</b>
          </Thing>
        ))}
        {protos > 0 && (
          <Thing
            class="waiter"
            thing="waiting/proto"
            what={t("see-waiting-proto", { count: protos })}
            why={t("why-proto")}
          >
            <Icon scale={5}>
              <ProtoPiece />
            </Icon>
            <b class="tally">{protos}</b>
          </Thing>
        )}
        {tiles.map((tile, place) => (
          <Thing
            key={`${tile}${place}`}
            class="waiter tile"
            thing={`waiting/${tile}`}
            what={tileText(t, picture.board, tile)}
            why={t("why-nebula")}
          >
            <TileIcon tile={picture.board.tile[tile]!} />
          </Thing>
        ))}
      </div>
    </section>
  );
}

const SIZES: readonly number[] = [1, 2, 3];

export function Supply(): VNode {
  const picture = usePicture();
  const { props } = picture;
  const { t, view } = props;
  const count = (size: number): number => {
    const stack = view.stacks[size - 1]!;
    return stack.unseen + stack.bottom.length;
  };
  const advanced = t("see-advanced-left", { count: view.advanced_left });
  return (
    <section class="panel supply" aria-label={t("title-supply")}>
      <div
        class="heap stock crystals"
        {...withTip(picture, "crystals", () => t("crystals-left", { count: view.crystals }))}
      >
        <Icon scale={4.2}>
          <CrystalPiece />
        </Icon>
        <b>{view.crystals}</b>
        <span class="hidden">{t("crystals-left", { count: view.crystals })}</span>
      </div>
      {SIZES.map((size) => (
        <Thing
          key={size}
          class="heap stock"
          thing={`stack/${size}`}
          what={t("see-stack", { size, count: count(size), ...stackMeaning(picture.board, size) })}
        >
          <Icon>
            <NebulaMark size={size} />
          </Icon>
          <b>{count(size)}</b>
        </Thing>
      ))}
      <div class="heap stock advanced-life" {...withTip(picture, "advanced", () => advanced)}>
        <Icon scale={4.6}>
          <AdvancedPiece points={null} first={view.advanced_first_left > 0} />
        </Icon>
        <b>{view.advanced_left}</b>
        <span class="hidden">{advanced}</span>
      </div>
      {STARS.map((star) => {
        const left = view.supply_stars[star] ?? 0;
        return (
          <Thing
            key={star}
            class="heap"
            thing={`supply/${star}`}
            what={t("see-supply-star", { star, count: left })}
          >
            <StarIcon kind={star} />
            <b>{left}</b>
          </Thing>
        );
      })}
      <Thing
        class="heap"
        thing="supply/life"
        what={t("see-supply-life", { count: view.supply_life })}
      >
        <Icon scale={5}>
          <ProtoPiece />
        </Icon>
        <b>{view.supply_life}</b>
      </Thing>
      {ENERGIES.map((energy) => {
        const deck = view.power_decks[energy]!;
        const left = deck.unseen + deck.bottom.length;
        const text = t("see-power-deck", { deck: energy, count: left });
        return (
          <div
            key={energy}
            class={`heap power-deck energy-${energy}`}
            {...withTip(picture, `power-deck/${energy}`, () => text)}
          >
            <Icon>
              <EnergyMark energy={energy} />
            </Icon>
            <b>{left}</b>
            <span class="hidden">{word(t, energy)}</span>
          </div>
        );
      })}
    </section>
  );
}

const ENDS = ["end nebula", "end stabilise", "end pass"] as const;

const END_SIGNS: Readonly<Record<(typeof ENDS)[number], VNode>> = {
  "end nebula": <NebulaMark size={0} />,
  "end stabilise": (
    <g transform="scale(4.6)">
      <StablePiece />
    </g>
  ),
  "end pass": <path class="line-icon" d="M-.6,0H.6M.15,-.45L.6,0L.15,.45" />,
};

/** The last action of a turn. */
export function Ending(): VNode | null {
  const picture = usePicture();
  const { t, legal } = picture.props;
  const open = ENDS.filter((end) =>
    legal.some((action) => action === end || action.startsWith(`${end} `)),
  );
  if (open.length === 0) return null;
  return (
    <div class="ending" role="group" aria-label={t("label-ending")}>
      {open.map((end) => {
        const thing = end.replace(" ", "/");
        const text = t(`label-${end.replace(" ", "-")}`);
        return (
          <button key={end} type="button" class="end" {...asThing(picture, thing, text)}>
            <span class="end-sign">
              <Icon>{END_SIGNS[end]}</Icon>
            </span>
            {text}
          </button>
        );
      })}
    </div>
  );
}
