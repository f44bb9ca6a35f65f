/** The energy console: four controls clockwise, the marbles on them, and what each would give. */
import { useRef } from "preact/hooks";
import type { JSX, VNode } from "preact";
import { type Control, ENERGIES, type Energy, STARS } from "./content";
import { bonus, endOfShift, income, shifted, type Tokens, tokensAt, tokensOf } from "./facts";
import { clicksOf } from "./notation";
import { DarkMarble, EnergyMark, Icon, Marble, NebulaMark, PassiveMark, StarIcon, TrackMark } from "./pieces";
import { bound, type Scene, Thing, told, useScene } from "./scene";
import { activeText, gainText, word } from "./words";

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
  const scene = useScene();
  const { props, board } = scene;
  const { t, view } = props;
  const seat = scene.seat >= 0 ? scene.seat : view.active;
  const tokens = tokensOf(view);
  const aimed = aimedShift(scene);
  const after = aimed === null ? null : shifted(board, view, aimed);
  return (
    <section class="panel console" aria-label={t("title-console")}>
      <div class="ring">
        {ENERGIES.map((energy) => (
          <ControlBox
            key={energy}
            scene={scene}
            control={board.control[energy]!}
            seat={Math.max(0, seat)}
            tokens={tokens}
            after={after}
          />
        ))}
        <Marbles scene={scene} tokens={tokens} />
        <Hub scene={scene} />
      </div>
    </section>
  );
}

/** The shift whose marble is pointed at, or else selected. */
function aimedShift({ pointed, pick }: Scene): string | null {
  const thing = [pointed.value, ...pick.chosen].find((each) => each?.startsWith("token/"));
  return thing ? (pick.actionsOf(thing)[0] ?? null) : null;
}

interface BoxProps {
  readonly scene: Scene;
  readonly control: Control;
  readonly seat: number;
  readonly tokens: Tokens;
  readonly after: Tokens | null;
}

function ControlBox({ scene, control, seat, tokens, after }: BoxProps): VNode {
  const { board, props } = scene;
  const { t, view } = props;
  const galaxy = view.galaxies[seat]!;
  const now = income(board, galaxy, tokens, control.id);
  const then = after === null ? now : income(board, galaxy, after, control.id);
  const hasOwn = (after ?? tokens).own[seat] === control.id;
  const extra = bonus(board, galaxy, control.id);
  const describe = (): string =>
    [
      t("rules-control", {
        name: word(t, control.id),
        active: activeText(t, board, control.id),
        passive: gainText(t, control.passive, 1),
      }),
      t("see-control", { tokens: tokensAt(tokens, control.id), bonus: extra, count: now }),
    ].join(" ");
  const change = then === now ? "" : then > now ? "more" : "less";
  return (
    <div
      class={`control energy-${control.id} ${hasOwn ? "ours" : ""}`}
      data-flash={props.highlight.value.has(`control/${control.id}`) ? "yes" : undefined}
      data-takes={shiftsTo(scene, control.id)}
      {...told(scene, `control/${control.id}`, describe)}
    >
      <button type="button" class="control-name" onClick={() => props.explain(`control/${control.id}`)}>
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
      <span class={`passive ${change}`}>
        <Icon>
          <PassiveMark passive={control.passive} />
        </Icon>
        <b>{change === "" ? now : `${now}→${then}`}</b>
      </span>
      <span class={`active ${hasOwn ? "on" : ""}`}>
        <Active control={control} />
      </span>
    </div>
  );
}

/** The marbles that a shift would bring here. */
function shiftsTo({ board, props }: Scene, control: Energy): string | undefined {
  const { legal, view } = props;
  const coming = legal.filter((action) => endOfShift(board, view, action) === control);
  return coming.map((action) => clicksOf(action).things[0]!).join(" ") || undefined;
}

function Active({ control }: { control: Control }): VNode {
  const { active } = control;
  return (
    <>
      {STARS.flatMap((star) =>
        Array.from({ length: active[star] }, (_, n) => <StarIcon key={`${star}${n}`} kind={star} />),
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
function useMarbles(tokens: Tokens): readonly Rolling[] {
  const dark = useRef<string[]>([]);
  dark.current = settledDark(dark.current, tokens);
  const own = tokens.own.flatMap((at, seat) => (at === null ? [] : [{ key: `seat${seat}`, seat, at }]));
  return [...own, ...dark.current.map((at, place) => ({ key: `dark${place}`, seat: -1, at }))];
}

function settledDark(before: readonly string[], tokens: Tokens): string[] {
  const left: Record<string, number> = { ...tokens.dark };
  const places = before.map((at) => {
    if ((left[at] ?? 0) === 0) return null;
    left[at] = left[at]! - 1;
    return at;
  });
  const rest = ENERGIES.flatMap((id) => Array.from({ length: left[id] ?? 0 }, () => id as string));
  const settled = places.map((at) => at ?? rest.shift() ?? null);
  return [...settled.filter((at): at is string => at !== null), ...rest];
}

function Marbles({ scene, tokens }: { scene: Scene; tokens: Tokens }): VNode {
  const { props } = scene;
  const { t, view } = props;
  const rolling = useMarbles(tokens);
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
            <svg viewBox="-1.2 -1.2 2.4 2.4">{seat === -1 ? <DarkMarble /> : <Marble seat={seat} />}</svg>
          </Thing>
        );
      })}
    </div>
  );
}

/** The middle of the console: the moves left, and the button that collects. */
function Hub({ scene }: { scene: Scene }): VNode {
  const { t, view, legal } = scene.props;
  const left = view.pending === "choose-shift" ? view.shifts_left : 0;
  const canCollect = legal.includes("collect");
  const all = scene.board.numbers.shifts;
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
        <button
          type="button"
          class="collect"
          {...bound(scene, "collect", t("label-collect"))}
        >
          {t("label-collect")}
        </button>
      )}
      <svg class="flow" viewBox="-4 -5 8 10" aria-hidden="true">
        <path d="M0,-4 V4 M-2,2 L0,4 L2,2" />
      </svg>
    </div>
  );
}
