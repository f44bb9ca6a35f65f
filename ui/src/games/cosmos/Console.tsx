/** The energy console: four controls clockwise, the marbles on them, and what each would give. */

import type { JSX, Ref, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CosmosView } from "../../gen/cosmos";
import type { Pace } from "../../kit/game";
import { canMove, travelTime } from "../../kit/motion/layer";
import { word } from "../../kit/notation";
import {
  type Board,
  type Control,
  ENERGIES,
  type Energy,
  type Passive,
  type Point,
  STARS,
} from "./content";
import { asThing, type CosmosPicture, Thing, usePicture, withTip } from "./context";
import { clicksOf } from "./notation";
import { DarkMarble, Marble, SEAT_LETTERS, StarSign } from "./pieces";
import { needles, polar } from "./shapes";
import { EnergyMark, Icon, NebulaMark, PassiveMark, TrackMark } from "./signs";
import { activeText, gainText, incomeText } from "./words";
import "./Console.css";

/** The dial in units of its drawing: half its width, and where cups and rewards lie. */
const HALF = 140;
const CUPS = 91;
const REWARDS = 57;

/** Clockwise from the upper left: where the quarter of a control begins, in turns from above. */
const QUARTERS: Readonly<Record<Energy, number>> = {
  light: 0.75,
  time: 0,
  gravity: 0.25,
  chemistry: 0.5,
};

/** The direction of one of the three places of a quarter. */
function direction(control: Energy, place: number): number {
  return QUARTERS[control] + 0.125 + (place - 1) * 0.071;
}

/** The middle cup of a control, in shares of the dial from its centre. */
export function middleCup(control: Energy): Point {
  return polar(CUPS / HALF / 2, direction(control, 1));
}

/** Where a marble lies on the dial. */
function cupOf(control: Energy, place: number): JSX.CSSProperties {
  const { x, y } = polar(CUPS, direction(control, place));
  return { left: `${50 + (50 * x) / HALF}%`, top: `${50 + (50 * y) / HALF}%` };
}

export function Console(): VNode {
  const picture = usePicture();
  const { props, board } = picture;
  return (
    <section class="panel console" aria-label={props.t("title-console")}>
      <div class="ring">
        <Dial board={board} mine={ownControl(picture)} />
        {ENERGIES.map((energy) => (
          <ControlBox
            key={energy}
            picture={picture}
            control={board.control[energy]!}
            aimed={aimedShift(picture)}
          />
        ))}
        <Marbles picture={picture} view={props.view} />
        <Hub picture={picture} />
      </div>
    </section>
  );
}

/** The control with the token of whoever is looking, or acting. */
function ownControl(picture: CosmosPicture): string | null {
  const { view, facts } = picture.props;
  const aimed = aimedShift(picture);
  const seat = picture.seat >= 0 ? picture.seat : Math.max(0, view.active);
  const shift = aimed === "shift own" ? facts.shifts[aimed] : undefined;
  return shift?.to ?? view.own_tokens[seat] ?? null;
}

const QUARTER = "M0,0V-112A112,112 0 0 1 112,0Z";
const ROSE = needles(8, 24, 2.6);
const ROSE_BETWEEN = needles(8, 15, 2.6, 1 / 16);
const TICKS = Array.from({ length: 72 }, (_, tick) => {
  const [one, other] = [polar(119, tick / 72), polar(tick % 6 === 0 ? 111 : 115, tick / 72)];
  return `M${one.x},${one.y}L${other.x},${other.y}`;
}).join("");

/** The astrolabe: a brass rim, four enamelled quarters, cups for the marbles, rewards within. */
function Dial({ board, mine }: { board: Board; mine: string | null }): VNode {
  return (
    <svg class="dial" viewBox={`${-HALF} ${-HALF} ${HALF * 2} ${HALF * 2}`} aria-hidden="true">
      <circle class="dial-shadow" r="130" />
      <circle class="dial-rim" r="122" stroke="url(#cosmos-brass)" />
      <circle class="dial-face" r="117" fill="url(#cosmos-face) #0e1330" />
      <path class="dial-ticks" d={TICKS} />
      {ENERGIES.map((energy) => (
        <g key={energy} class={`quarter energy-${energy} ${mine === energy ? "ours" : ""}`}>
          <path class="enamel" d={QUARTER} transform={`rotate(${QUARTERS[energy] * 360})`} />
          {[0, 1, 2].map((place) => {
            const { x, y } = polar(CUPS, direction(energy, place));
            return (
              <g key={place} transform={`translate(${x} ${y})`}>
                <circle class="cup" r="14.5" fill="url(#cosmos-dimple) #070a1c" />
                <path class="lip" d="M-11,10A15,15 0 0 0 11,10" />
              </g>
            );
          })}
          <Rewards control={board.control[energy]!} />
        </g>
      ))}
      <path class="dial-cross" d="M0,-112V112M-112,0H112" />
      {ENERGIES.map((energy) => (
        <path
          key={energy}
          class="dial-arrow"
          transform={`rotate(${QUARTERS[energy] * 360}) translate(0 -98)`}
          d="M-4,-6L6,0L-4,6Z"
        />
      ))}
      <circle class="dial-hub" r="33" stroke="url(#cosmos-brass)" />
      <path class="dial-rose" d={ROSE} />
      <path class="dial-rose between" d={ROSE_BETWEEN} />
    </svg>
  );
}

/** What the own token brings on a control. */
function Rewards({ control }: { control: Control }): VNode {
  const drawings = rewardsOf(control);
  return (
    <g class="rewards">
      {drawings.map((drawing, place) => {
        const { x, y } = polar(REWARDS, direction(control.id, place + (3 - drawings.length) / 2));
        return (
          <g key={place} transform={`translate(${x} ${y})`}>
            {drawing}
          </g>
        );
      })}
    </g>
  );
}

function rewardsOf({ active }: Control): readonly VNode[] {
  const several = (count: number, make: () => VNode): readonly VNode[] =>
    Array.from({ length: count }, make);
  const sign = (mark: VNode) => () => <g transform="scale(9.5)">{mark}</g>;
  return [
    ...STARS.flatMap((star) =>
      several(active[star], () => (
        <g transform="scale(11)">
          <StarSign kind={star} />
        </g>
      )),
    ),
    ...several(active.dna, sign(<TrackMark track="dna" />)),
    ...several(active.supernova, sign(<TrackMark track="supernova" />)),
    ...several(active.nebula, sign(<NebulaMark size={0} />)),
  ];
}

/** The shift whose marble is pointed at, or else selected. */
function aimedShift({ pointed, pick }: CosmosPicture): string | null {
  const thing = [pointed.value, ...pick.chosen].find((each) => each?.startsWith("token/"));
  return thing ? (pick.actionsOf(thing)[0] ?? null) : null;
}

interface BoxProps {
  readonly picture: CosmosPicture;
  readonly control: Control;
  readonly aimed: string | null;
}

function ControlBox({ picture, control, aimed }: BoxProps): VNode {
  const { props } = picture;
  const { t, facts } = props;
  const shift = aimed === null ? undefined : facts.shifts[aimed];
  const now = facts.income[control.id] ?? {};
  const then = shift?.income[control.id] ?? now;
  const isOurs = ownControl(picture) === control.id;
  return (
    <div
      class={`control energy-${control.id} ${isOurs ? "ours" : ""}`}
      data-flash={props.highlight.value.has(`control/${control.id}`) ? "yes" : undefined}
      data-takes={shiftsTo(picture, control.id)}
      {...withTip(picture, `control/${control.id}`, () => controlText(picture, control))}
    >
      <button
        type="button"
        class="control-name"
        onClick={() => props.explain(`control/${control.id}`)}
      >
        <Icon>
          <EnergyMark energy={control.id} />
        </Icon>
        {word(t, control.id)}
      </button>
      <span class="incomes">
        {resourcesOf(control, now, then).map((id) => (
          <Gain key={id} resource={id} now={now[id] ?? 0} then={then[id] ?? 0} />
        ))}
      </span>
      <Diamonds picture={picture} control={control} />
    </div>
  );
}

/** The diamonds of those whose power cards add to a control. */
function Diamonds({ picture, control }: { picture: CosmosPicture; control: Control }): VNode {
  const { board, props } = picture;
  const owners = props.view.galaxies.flatMap(({ slots }, seat) =>
    slots
      .filter((card) => card !== null && board.power[card]!.bonus === control.passive)
      .map(() => seat),
  );
  return (
    <span class="diamonds" aria-hidden="true">
      {owners.map((seat, place) => (
        <i key={place} class={`diamond seat-${seat}`}>
          <b>{SEAT_LETTERS[seat]}</b>
        </i>
      ))}
    </span>
  );
}

type Income = Readonly<Record<string, number>>;

/** Its own resource first, then what cards add. */
function resourcesOf(control: Control, now: Income, then: Income): readonly Passive[] {
  const found = [control.passive, ...Object.keys(now), ...Object.keys(then)];
  return [...new Set(found)] as Passive[];
}

interface GainProps {
  readonly resource: Passive;
  readonly now: number;
  readonly then: number;
}

function Gain({ resource, now, then }: GainProps): VNode {
  const change = then === now ? "" : then > now ? "more" : "less";
  return (
    <span class={`passive ${change}`}>
      <Icon>
        <PassiveMark passive={resource} />
      </Icon>
      <b>{change === "" ? now : `${now}→${then}`}</b>
    </span>
  );
}

function controlText({ props, board }: CosmosPicture, control: Control): string {
  const { t, view, facts } = props;
  const rule = t("rules-control", {
    name: word(t, control.id),
    active: activeText(t, board, control.id),
    passive: gainText(t, control.passive, 1),
  });
  const own = view.own_tokens.filter((at) => at === control.id).length;
  const tokens = own + (view.dark_tokens[control.id] ?? 0);
  const income = incomeText(t, facts.income[control.id] ?? {}) || t("nothing");
  return `${rule} ${t("see-control", { tokens, income })}`;
}

/** The marbles that a shift would bring here. */
function shiftsTo({ props }: CosmosPicture, control: Energy): string | undefined {
  const coming = Object.entries(props.facts.shifts).filter(([, { to }]) => to === control);
  return coming.map(([action]) => clicksOf(action).things[0]!).join(" ") || undefined;
}

interface Rolling {
  readonly key: string;
  readonly seat: number;
  at: string;
}

/** Marbles keep their identity from one view to the next, so that they roll and do not jump. */
function useMarbles(view: CosmosView): readonly Rolling[] {
  const dark = useRef<string[]>([]);
  dark.current = darkAtRest(dark.current, view.dark_tokens);
  const own = view.own_tokens.flatMap((at, seat) =>
    at === null ? [] : [{ key: `seat${seat}`, seat, at }],
  );
  return [...own, ...dark.current.map((at, place) => ({ key: `dark${place}`, seat: -1, at }))];
}

function darkAtRest(before: readonly string[], dark: Readonly<Record<string, number>>): string[] {
  const left: Record<string, number> = { ...dark };
  const places = before.map((at) => {
    if ((left[at] ?? 0) === 0) return null;
    left[at] = left[at]! - 1;
    return at;
  });
  const rest = ENERGIES.flatMap((id) => Array.from({ length: left[id] ?? 0 }, () => id as string));
  const settled = places.map((at) => at ?? rest.shift() ?? null);
  return [...settled.filter((at): at is string => at !== null), ...rest];
}

/** Marbles that came to another cup roll there, clockwise along the rim. */
function useRolling(turns: ReadonlyMap<string, number>, pace: Pace): Ref<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(turns);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = turns;
    if (pace === "off") return;
    [...turns].forEach(([key, turn], place) => {
      const start = last.get(key);
      const marble = box.current?.children[place];
      if (start !== undefined && start !== turn && marble) roll(marble, start, turn);
    });
  });
  return box;
}

function roll(marble: Element, start: number, end: number): void {
  if (!canMove(marble)) return;
  const radius = (CUPS / HALF / 2) * marble.parentElement!.getBoundingClientRect().width;
  const way = (end - start + 1) % 1;
  const rest = polar(radius, end);
  const frames = Array.from({ length: 13 }, (_, step) => {
    const { x, y } = polar(radius, start + (way > 0.75 ? way - 1 : way) * (step / 12));
    return { transform: `translate(${x - rest.x}px, ${y - rest.y}px)` };
  });
  marble.animate(frames, { duration: travelTime(marble), easing: "cubic-bezier(.3, .1, .2, 1)" });
}

function Marbles({ picture, view }: { picture: CosmosPicture; view: CosmosView }): VNode {
  const { props } = picture;
  const { t } = props;
  const rolling = useMarbles(view);
  const filled: Record<string, number> = {};
  const turns = new Map<string, number>();
  const box = useRolling(turns, props.pace);
  return (
    <div class="marbles" ref={box}>
      {rolling.map(({ key, seat, at }) => {
        const well = filled[at] ?? 0;
        filled[at] = well + 1;
        turns.set(key, direction(at as Energy, well));
        const isOwn = seat >= 0 && seat === view.active;
        const thing = seat === -1 ? `token/${at}` : isOwn ? "token/own" : `token/seat${seat}`;
        const what =
          seat === -1
            ? t("see-token-dark", { control: at })
            : t("see-token", { name: props.names[seat] ?? "", control: at });
        const why = seat >= 0 && !isOwn ? t("why-token") : "";
        return (
          <Thing
            key={key}
            class="well-marble"
            style={cupOf(at as Energy, well)}
            thing={thing}
            what={what}
            why={why}
          >
            <svg viewBox="-1.2 -1.2 2.4 2.4">
              {seat === -1 ? <DarkMarble /> : <Marble seat={seat} />}
            </svg>
          </Thing>
        );
      })}
    </div>
  );
}

/** The middle of the console: the moves left, and the button that collects. */
function Hub({ picture }: { picture: CosmosPicture }): VNode {
  const { t, view, legal } = picture.props;
  const left = view.pending === "choose-shift" ? view.shifts_left : 0;
  const canCollect = legal.includes("collect");
  const all = picture.board.numbers.shifts;
  return (
    <div class="hub">
      {view.phase === "energy" && (
        <span class="shifts" role="img" aria-label={t("see-shifts", { left, all })}>
          {Array.from({ length: all }, (_, n) => (
            <i key={n} class={n < left ? "left" : ""} />
          ))}
        </span>
      )}
      {canCollect && (
        <button type="button" class="collect" {...asThing(picture, "collect", t("label-collect"))}>
          {t("label-collect")}
        </button>
      )}
    </div>
  );
}
