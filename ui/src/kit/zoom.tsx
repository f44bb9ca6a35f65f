/** A picture that fingers enlarge: by two of them, by a double tap, and by a tap on something that
 * is too small to be met surely. One finger moves what is enlarged. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { texts } from "../locale/texts";
import { Sign } from "./parts";
import { isFinger, isTap } from "./touch";
import {
  distance,
  FINGER,
  type Frame,
  keepWithin,
  middle,
  type Point,
  STEP,
  WHOLE,
  zoomAt,
} from "./zoomframe";
import "./zoom.css";

const DOUBLE = 320;
const NEAR = 30;

class Fingers {
  private readonly down = new Map<number, Point>();
  private last: { time: number; at: Point } | null = null;
  /** Whether fingers have moved the picture since they came down: what follows is no tap. */
  private isMoved = false;

  constructor(
    private readonly box: { readonly current: HTMLElement | null },
    private readonly frame: Signal<Frame>,
  ) {}

  press = (event: PointerEvent): void => {
    if (!isFinger(event)) return;
    if (this.down.size === 0) this.isMoved = false;
    this.down.set(event.pointerId, this.pointOf(event));
  };

  move = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId);
    if (before === undefined) return;
    const now = this.pointOf(event);
    const [other] = [...this.down].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    const frame = this.frame.peek();
    if (other !== undefined) this.pinch(before, now, other);
    else if (frame.scale > 1 && (this.isMoved || distance(before, now) > 4)) {
      this.isMoved = true;
      const moved = { ...frame, x: frame.x + now.x - before.x, y: frame.y + now.y - before.y };
      this.frame.value = keepWithin(moved, this.size());
    } else return;
    this.down.set(event.pointerId, now);
  };

  lift = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
  };

  /** A tap enlarges what it could miss, and two of them anything, or lead back to the whole. */
  tap = (event: MouseEvent): void => {
    if (!isTap(event)) return;
    const at = this.pointOf(event);
    const thing = (event.target as Element).closest("[role=button][data-mark], button");
    if (this.isMoved || (thing !== null && this.isSmall(thing))) {
      event.stopPropagation();
      if (!this.isMoved) this.frame.value = zoomAt(WHOLE, STEP, at, this.size());
      return;
    }
    if (thing !== null) return;
    const isSecond =
      this.last !== null &&
      event.timeStamp - this.last.time < DOUBLE &&
      distance(this.last.at, at) < NEAR;
    this.last = isSecond ? null : { time: event.timeStamp, at };
    if (!isSecond) return;
    const isWhole = this.frame.peek().scale === 1;
    this.frame.value = isWhole ? zoomAt(WHOLE, STEP, at, this.size()) : WHOLE;
  };

  private pinch(before: Point, now: Point, other: Point): void {
    this.isMoved = true;
    const frame = this.frame.peek();
    const scale = frame.scale * (distance(now, other) / Math.max(1, distance(before, other)));
    this.frame.value = zoomAt(frame, scale, middle(now, other), this.size());
  }

  private isSmall(thing: Element): boolean {
    const { width, height } = thing.getBoundingClientRect();
    return this.frame.peek().scale === 1 && Math.min(width, height) < FINGER;
  }

  private size(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.box.current!;
    return { width, height };
  }

  private pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.box.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}

export function Zoom({ children }: { children: ComponentChildren }): VNode {
  const box = useRef<HTMLDivElement>(null);
  const frame = useSignal(WHOLE);
  const fingers = useMemo(() => new Fingers(box, frame), []);
  useEffect(() => {
    const element = box.current!;
    element.addEventListener("click", fingers.tap, { capture: true });
    return () => element.removeEventListener("click", fingers.tap, { capture: true });
  }, [fingers]);
  const { scale, x, y } = frame.value;
  const isWhole = scale === 1;
  return (
    <div
      ref={box}
      class="zoom"
      data-zoomed={isWhole ? undefined : "yes"}
      onPointerDown={fingers.press}
      onPointerMove={fingers.move}
      onPointerUp={fingers.lift}
      onPointerCancel={fingers.lift}
    >
      <div
        class="zoomed"
        style={isWhole ? undefined : { transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      >
        {children}
      </div>
      {!isWhole && (
        <button
          type="button"
          class="button tool whole-again"
          aria-label={texts()("zoom-out")}
          onClick={() => {
            frame.value = WHOLE;
          }}
        >
          <Sign name="whole" />
        </button>
      )}
    </div>
  );
}
