/** Beside a planet or a place that is pointed at: what can be done there, for which price, and what
 * comes of it. Beside the log, the card it speaks of. The line below the system says the same, so
 * this is for the eye alone. */
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Card } from "./Card";
import { RESOURCES } from "./content";
import { type ExoplanetsPicture, usePicture } from "./context";
import { preview } from "./log";
import { type CostIcon, costIcons } from "./planet";
import { Token } from "./Supply";
import { actionText, placeText, whyNotLife } from "./words";
import "./Popover.css";

interface Note {
  readonly title: string;
  readonly where: string;
  readonly price: readonly CostIcon[];
  /** What the actions on offer bring. */
  readonly gains: readonly string[];
  readonly why: string;
}

function noteOf(picture: ExoplanetsPicture, thing: string): Note | null {
  const { props, box, pick, own } = picture;
  const { t, facts, view } = props;
  const actions = pick.marks.has(thing) ? pick.actionsOf(thing) : [];
  const gains = actions.map((action) => ({
    text: actionText(t, action),
    more: String(preview(props, action, t)),
  }));
  const said = gains.map(({ text, more }) => (gains.length > 1 ? `${text}: ${more}` : more));
  const row = view.rows.findIndex((planets) => planets.some(({ planet }) => planet === thing));
  if (row >= 0) {
    const orbit = view.rows[row]!.findIndex(({ planet }) => planet === thing) + 1;
    const planet = box.planet[thing]!;
    const isSettled = view.rows[row]![orbit - 1]!.species !== null;
    return {
      title: gains.length === 1 ? gains[0]!.text : thing,
      where: placeText(t, box, thing, row + 1, orbit),
      price: isSettled ? [] : costIcons(planet.cost, facts.planets[thing]!.cost),
      gains: said,
      why: own === null || gains.length > 0 ? "" : whyNotLife(t, facts, own.stock, thing),
    };
  }
  const brings = actions[0] === undefined ? undefined : facts.brings[actions[0]];
  if (!thing.startsWith("row/") || brings === undefined) return null;
  const icons = RESOURCES.flatMap((kind) => Array.from({ length: brings[kind] }, () => kind));
  return { title: gains[0]!.text, where: "", price: costIcons(icons, icons), gains: said, why: "" };
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
      <strong>{note.title}</strong>
      {note.where !== "" && <span class="where">{note.where}</span>}
      {note.price.length > 0 && (
        <span class="price">
          {note.price.map(({ icon, state }, place) => (
            <span key={place} class={state}>
              <Token kind={icon} />
            </span>
          ))}
        </span>
      )}
      {note.gains.map((gain) => (
        <span key={gain} class="gain">
          {gain}
        </span>
      ))}
      {note.why !== "" && <span class="why">{note.why}</span>}
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
