/** Beside a planet or a place that is pointed at: what can be done there, for which price, and what
 * comes of it. Beside the log, the card it speaks of. The line below the system says the same, so
 * this is for the eye alone. */
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Resources } from "../../gen/exoplanets";
import { word } from "../../kit/notation";
import { Card } from "./Card";
import { RESOURCES, type Resource } from "./content";
import { type ExoplanetsPicture, usePicture } from "./context";
import { MarkerIcon } from "./icons";
import { Choices } from "./Prompt";
import { type CostIcon, costIcons } from "./planet";
import { Token } from "./Supply";
import { actionText, placeText, whyNotLife } from "./words";
import "./Popover.css";

interface Line {
  readonly icon: VNode | null;
  readonly text: string;
  readonly kind: "gain" | "caution";
}

interface Offer {
  readonly action: string;
  readonly price: readonly CostIcon[];
  /** So many times. */
  readonly times: number;
  readonly gain: readonly Resource[];
  readonly left: Resources | null;
  readonly lines: readonly Line[];
}

interface Note {
  readonly title: string;
  readonly where: string;
  /** What can be done; what it costs where nothing can. */
  readonly offers: readonly Offer[];
  readonly why: string;
}

function noteOf(picture: ExoplanetsPicture, thing: string): Note | null {
  const { props, box, pick, own } = picture;
  const { t, facts, view } = props;
  const actions = pick.marks.has(thing) ? pick.actionsOf(thing) : [];
  const title = actions.length === 1 ? actionText(t, actions[0]!) : thing;
  const row = view.rows.findIndex((planets) => planets.some(({ planet }) => planet === thing));
  if (row >= 0) {
    const orbit = view.rows[row]!.findIndex(({ planet }) => planet === thing) + 1;
    const isSettled = view.rows[row]![orbit - 1]!.species !== null;
    const printed = box.planet[thing]!.cost;
    const price = isSettled ? [] : costIcons(printed, facts.planets[thing]!.cost);
    const offers = actions.map((action) => offerOf(picture, action, price));
    const idle = { action: "", price, times: 1, gain: [], left: null, lines: [] };
    return {
      title,
      where: placeText(t, box, thing, row + 1, orbit),
      offers: offers.length === 0 && price.length > 0 ? [idle] : offers,
      why: own === null || offers.length > 0 ? "" : whyNotLife(t, facts, own.stock, thing),
    };
  }
  if (!thing.startsWith("row/") || facts.brings[actions[0] ?? ""] === undefined) return null;
  const offers = actions.map((action) => offerOf(picture, action, []));
  return { title, where: "", offers, why: "" };
}

function offerOf(
  { props, box }: ExoplanetsPicture,
  action: string,
  price: readonly CostIcon[],
): Offer {
  const { t, facts } = props;
  const step = facts.steps[action];
  const brings = facts.brings[action];
  const worth = step && step.points !== 0 ? [t("note-worth", { points: step.points })] : [];
  const completed = facts.completes[action] ?? [];
  const taken = facts.takes_last[action] ?? [];
  return {
    action,
    price: step ? price : [],
    times: step?.steps ?? 1,
    gain: brings
      ? RESOURCES.flatMap((kind) => Array.from({ length: brings[kind] }, () => kind))
      : [],
    left: step ? (facts.leaves[action] ?? null) : null,
    lines: [
      ...worth.map((text): Line => ({ icon: null, text, kind: "gain" })),
      ...completed.map(
        (id): Line => ({
          icon: <span class="exo-medal">{box.goal[id]!.points}</span>,
          text: t("note-completes", { goal: word(t, id) }),
          kind: "gain",
        }),
      ),
      ...taken.map(
        (marker): Line => ({
          icon: (
            <svg class="exo-token" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
              <MarkerIcon marker={marker} />
            </svg>
          ),
          text: t(`note-last-${marker}`),
          kind: "caution",
        }),
      ),
    ],
  };
}

export function Popover(): VNode | null {
  const picture = usePicture();
  const thing = picture.pointed.value;
  const note = thing === null ? null : noteOf(picture, thing);
  const tile = tileTold(picture);
  if (note !== null) return <Explained note={note} thing={thing!} />;
  return tile === null ? null : <Told tile={tile} />;
}

/** A tile that the log speaks of and that does not lie in the hand. */
function tileTold({ props, box, own }: ExoplanetsPicture): string | null {
  const told = [...props.highlight.value].find((id) => id in box.tile);
  return told === undefined || own?.hand?.includes(told) ? null : told;
}

function Told({ tile }: { tile: string }): VNode {
  const { box } = usePicture();
  const progress = box.goal[box.tile[tile]!.goal]!.count;
  return (
    <div class="exo-told" aria-hidden="true">
      <Card id={tile} facts={{ progress, goal: "scored", effect: "not-now" }} />
    </div>
  );
}

function Explained({ note, thing }: { note: Note; thing: string }): VNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) stand(ref.current, thing);
  });
  return (
    <div class="exo-popover" ref={ref} aria-hidden="true">
      <Noted note={note} />
    </div>
  );
}

/** The same at the foot of a phone's board, of what a tap has chosen, with what may be done. */
export function Sheet(): VNode {
  const picture = usePicture();
  const [chosen] = picture.pick.chosen;
  const note = chosen === undefined ? null : noteOf(picture, chosen);
  return (
    <div class="exo-sheet">
      {note !== null && (
        <div class="note" aria-hidden="true">
          <Noted note={note} />
        </div>
      )}
      <Choices />
    </div>
  );
}

function Noted({ note }: { note: Note }): VNode {
  return (
    <>
      <strong>{note.title}</strong>
      {note.where !== "" && <span class="where">{note.where}</span>}
      {note.offers.map((offer) => (
        <Offered key={offer.action} offer={offer} isNamed={note.offers.length > 1} />
      ))}
      {note.why !== "" && <span class="why">{note.why}</span>}
    </>
  );
}

function Offered({ offer, isNamed }: { offer: Offer; isNamed: boolean }): VNode {
  const { t } = usePicture().props;
  const { action, price, times, gain, left, lines } = offer;
  return (
    <div class="offer">
      {isNamed && <b>{actionText(t, action)}</b>}
      <div class="sums">
        {price.length > 0 && (
          <span class="price">
            <i>{t("label-price")}</i>
            {times > 1 && <b>{`${times} ×`}</b>}
            {price.map(({ icon, state }, place) => (
              <span key={place} class={state}>
                <Token kind={icon} />
              </span>
            ))}
          </span>
        )}
        {gain.length > 0 && (
          <span class="price">
            <i>{t("label-gain")}</i>
            {gain.map((kind, place) => (
              <Token key={place} kind={kind} />
            ))}
          </span>
        )}
        {left !== null && (
          <span class="price">
            <i>{t("label-left")}</i>
            {RESOURCES.map((kind) => (
              <span key={kind} class={left[kind] === 0 ? "rest none" : "rest"}>
                <Token kind={kind} />
                {left[kind]}
              </span>
            ))}
          </span>
        )}
      </div>
      {lines.map(({ icon, text, kind }) => (
        <span key={text} class={kind}>
          {icon}
          {text}
        </span>
      ))}
    </div>
  );
}

const GAP = 10;
/** So far from the middle the star reaches. */
const STAR = 70;

/** Below what it is about, or above it; never over it, never out of the table. */
function stand(popover: HTMLElement, thing: string): void {
  const frame = popover.parentElement!;
  const about = frame.querySelector(`[data-thing="${thing}"]`);
  if (!about) return;
  const [table, box] = [frame.getBoundingClientRect(), about.getBoundingClientRect()];
  const { offsetWidth: width, offsetHeight: height } = popover;
  const middle = box.left - table.left + box.width / 2;
  const isRight = middle > table.width / 2;
  // Towards the rim, where the row has not come yet or has ended.
  const side = isRight ? box.left - table.left - width - GAP : box.right - table.left + GAP;
  const isLow = box.top - table.top + box.height / 2 > table.height * 0.38;
  const top = isLow ? box.top - table.top - height - GAP * 2.4 : box.bottom - table.top + GAP * 2.4;
  // Never before the star.
  const clear = isRight
    ? Math.max(middle - width / 2, table.width / 2 + STAR)
    : Math.min(middle - width / 2, table.width / 2 - STAR - width);
  const left = Math.max(GAP, Math.min(table.width - width - GAP, clear));
  const isCramped = top < 0 || top + height > table.height;
  popover.style.left = `${isCramped ? side : left}px`;
  popover.style.top = `${Math.max(GAP, Math.min(table.height - height - GAP, isCramped ? box.top - table.top : top))}px`;
}
