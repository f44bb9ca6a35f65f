/** The energy console: four controls clockwise, the marbles on them, and what each would give. */

import type { JSX, VNode } from "preact";
import { useRef } from "preact/hooks";
import type { CosmosView } from "../../gen/cosmos";
import { word } from "../../kit/notation";
import { type Control, ENERGIES, type Energy, type Passive, STARS } from "./content";
import { asThing, type CosmosPicture, Thing, usePicture, withTip } from "./context";
import { clicksOf } from "./notation";
import {
  DarkMarble,
  EnergyMark,
  Icon,
  Marble,
  NebulaMark,
  PassiveMark,
  StarIcon,
  TrackMark,
} from "./pieces";
import { activeText, gainText, incomeText } from "./words";

/** Clockwise from the upper left: the column and the row of a control. */
const WELLS: Readonly<Record<Energy, readonly [number, number]>> = {
  light: [0, 0],
  time: [1, 0],
  gravity: [1, 1],
  chemistry: [0, 1],
};

/** Where a marble lies; how large a console is drawn is the style's. */
function wellOf(at: Energy, well: number): JSX.CSSProperties {
  const [column, row] = WELLS[at];
  return {
    left: `calc(${column * 50}% + ${9 + column * 3}px + ${well} * var(--well-step))`,
    top: `calc(var(--well-top) + ${row} * var(--well-row))`,
  };
}

export function Console(): VNode {
  const picture = usePicture();
  const { props, board } = picture;
  return (
    <section class="panel console" aria-label={props.t("title-console")}>
      <div class="ring">
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
  const { t, view, facts } = props;
  const seat = Math.max(0, picture.seat >= 0 ? picture.seat : view.active);
  const shift = aimed === null ? undefined : facts.shifts[aimed];
  const now = facts.income[control.id] ?? {};
  const then = shift?.income[control.id] ?? now;
  const own = aimed === "shift own" && shift ? shift.to : view.own_tokens[seat];
  const hasOwn = own === control.id;
  return (
    <div
      class={`control energy-${control.id} ${hasOwn ? "ours" : ""}`}
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
      <span class="wells" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {resourcesOf(control, now, then).map((id) => (
        <Gain key={id} resource={id} now={now[id] ?? 0} then={then[id] ?? 0} />
      ))}
      <span class={`active ${hasOwn ? "on" : ""}`}>
        <Active control={control} />
      </span>
    </div>
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

function Active({ control }: { control: Control }): VNode {
  const { active } = control;
  return (
    <>
      {STARS.flatMap((star) =>
        Array.from({ length: active[star] }, (_, n) => (
          <StarIcon key={`${star}${n}`} kind={star} />
        )),
      )}
      {Array.from({ length: active.dna }, (_, n) => (
        <Icon key={`dna${n}`}>
          <TrackMark track="dna" />
        </Icon>
      ))}
      {Array.from({ length: active.supernova }, (_, n) => (
        <Icon key={`nova${n}`}>
          <TrackMark track="supernova" />
        </Icon>
      ))}
      {Array.from({ length: active.nebula }, (_, n) => (
        <Icon key={`nebula${n}`}>
          <NebulaMark size={0} />
        </Icon>
      ))}
    </>
  );
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

function Marbles({ picture, view }: { picture: CosmosPicture; view: CosmosView }): VNode {
  const { props } = picture;
  const { t } = props;
  const rolling = useMarbles(view);
  const filled: Record<string, number> = {};
  return (
    <div class="marbles">
      {rolling.map(({ key, seat, at }) => {
        const well = filled[at] ?? 0;
        filled[at] = well + 1;
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
            style={wellOf(at as Energy, well)}
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
      <svg class="flow up" viewBox="-4 -5 8 10" aria-hidden="true">
        <path d="M0,4 V-4 M-2,-2 L0,-4 L2,-2" />
      </svg>
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
      <svg class="flow" viewBox="-4 -5 8 10" aria-hidden="true">
        <path d="M0,-4 V4 M-2,2 L0,4 L2,2" />
      </svg>
    </div>
  );
}
