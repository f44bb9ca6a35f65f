/** Dragging does what two clicks do: a thing that may be picked is carried to a marked target, or
 * to a place that takes it. Things say so themselves: `data-thing` and `data-mark` as for clicks,
 * `data-action` where one click acts, `data-takes` on a place with the things it takes. A finger
 * that moves at once scrolls; one that rests a moment on a thing carries it. */
import { useCallback, useRef } from "preact/hooks";

const REACH = 7;
const PATIENCE = 220;

interface Carried {
  readonly source: Element;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
  /** Whether it was selected by being carried. */
  pressed: boolean;
  ghost: HTMLElement | SVGElement | null;
  over: Element | null;
}

const thingOf = (element: Element): string => element.getAttribute("data-thing") ?? "";
const markOf = (element: Element): string | null => element.getAttribute("data-mark");
const acts = (element: Element): boolean => element.hasAttribute("data-action");

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

function takers(thing: string): string {
  return `[data-takes~="${thing}"]`;
}

/** Whether there is somewhere to carry a thing to: its own click would not do everything. */
function isCarried(area: Element, source: Element): boolean {
  if (area.querySelector(takers(thingOf(source)))) return true;
  const mark = markOf(source);
  return mark !== null && mark !== "faint" && !acts(source);
}

/** Marked things are targets of what is selected; places that take a thing are at any time. */
function targetAt(
  area: Element,
  { source, pressed }: Carried,
  x: number,
  y: number,
): Element | null {
  const stacked = document.elementsFromPoint(x, y).filter((element) => area.contains(element));
  for (const element of stacked) {
    const place = element.closest(takers(thingOf(source)));
    if (place) return place;
  }
  const thing = stacked[0]?.closest("[data-thing]");
  const isSelected = pressed || markOf(source) === "chosen";
  return thing && (thing === source || (isSelected && markOf(thing) !== null)) ? thing : null;
}

export class Drag {
  private carried: Carried | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly area: HTMLElement) {
    area.addEventListener("pointerdown", this.down);
  }

  close(): void {
    this.end();
    this.area.removeEventListener("pointerdown", this.down);
  }

  private readonly down = (event: PointerEvent): void => {
    this.end();
    const source = (event.target as Element).closest("[data-thing]");
    if (event.button !== 0 || !source || !isCarried(this.area, source)) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.carried = {
      source,
      pointer,
      x,
      y,
      isMoved: false,
      pressed: false,
      ghost: null,
      over: null,
    };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.end);
    addEventListener("keydown", this.cancel);
    if (event.pointerType !== "touch") return;
    // Others may be pointed at while a finger is down.
    if (source.hasPointerCapture?.(pointer)) source.releasePointerCapture(pointer);
    addEventListener("touchmove", this.hold, { passive: false });
    const scrolls = getComputedStyle(source).touchAction !== "none";
    if (scrolls) this.timer = setTimeout(() => this.lift(), PATIENCE);
  };

  private readonly move = (event: PointerEvent): void => {
    const { carried } = this;
    if (!carried || event.pointerId !== carried.pointer) return;
    if (!carried.isMoved) {
      if (Math.hypot(event.clientX - carried.x, event.clientY - carried.y) < REACH) return;
      if (this.timer !== null) {
        this.end();
        return;
      }
      carried.isMoved = true;
      this.lift();
      this.press();
    }
    this.show(event.clientX, event.clientY);
  };

  /** A thing that is carried does not scroll the page. */
  private readonly hold = (event: Event): void => {
    if (this.carried?.ghost) event.preventDefault();
  };

  private lift(): void {
    const { carried, area } = this;
    this.timer = null;
    if (!carried || carried.ghost) return;
    carried.ghost = ghostOf(carried.source);
    area.append(carried.ghost);
    area.setAttribute("data-dragging", "yes");
  }

  /** The first of the two clicks, where it only selects. */
  private press(): void {
    const { source } = this.carried!;
    if (this.area.querySelector(takers(thingOf(source))) || markOf(source) === "chosen") return;
    this.carried!.pressed = true;
    click(source);
  }

  private show(x: number, y: number): void {
    const { carried } = this;
    if (!carried?.ghost) return;
    carried.ghost.style.translate = `${x - carried.x}px ${y - carried.y}px`;
    const over = targetAt(this.area, carried, x, y);
    if (over === carried.over) return;
    carried.over?.removeAttribute("data-over");
    if (over !== carried.source) over?.setAttribute("data-over", "yes");
    carried.over = over;
  }

  private readonly up = (event: PointerEvent): void => {
    const { carried } = this;
    if (!carried || event.pointerId !== carried.pointer) return;
    const { source, pressed, isMoved } = carried;
    const target = targetAt(this.area, carried, event.clientX, event.clientY);
    this.end();
    if (!isMoved || (target === source && !pressed)) return;
    ignoreClick();
    if (target === null) {
      if (pressed && markOf(source) === "chosen") click(source);
    } else if (target !== source) this.drop(source, target);
  };

  private drop(source: Element, target: Element): void {
    const isBegun = !target.matches(takers(thingOf(source))) || acts(target);
    if (!isBegun && markOf(target) === null) {
      click(source);
      return;
    }
    // The target comes first where it names what is done; what was carried follows.
    click(target);
    if (!isBegun) setTimeout(() => click(source));
  }

  private readonly cancel = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.end();
  };

  private readonly end = (): void => {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { carried } = this;
    this.carried = null;
    carried?.ghost?.remove();
    carried?.over?.removeAttribute("data-over");
    this.area.removeAttribute("data-dragging");
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.end);
    removeEventListener("keydown", this.cancel);
    removeEventListener("touchmove", this.hold);
  };
}

/** The click a browser makes of the same press is no other one. */
function ignoreClick(): void {
  const ignore = (event: Event): void => {
    if (event.isTrusted) event.stopPropagation();
  };
  addEventListener("click", ignore, { capture: true });
  setTimeout(() => removeEventListener("click", ignore, { capture: true }));
}

/** A picture of what is carried, where it lies. */
function ghostOf(source: Element): HTMLElement | SVGElement {
  const isLid = source.parentElement?.querySelector(":scope > .art");
  const art = isLid ? source.parentElement! : source;
  const box = art.getBoundingClientRect();
  const copy = art.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll("[data-thing]")]) {
    for (const name of [
      "data-thing",
      "data-mark",
      "data-action",
      "data-takes",
      "role",
      "tabindex",
    ]) {
      each.removeAttribute(name);
    }
  }
  const ghost = art instanceof SVGElement ? inFrame(art as SVGGraphicsElement, copy, box) : copy;
  ghost.classList.add("carried");
  ghost.setAttribute("aria-hidden", "true");
  const size = { left: box.left, top: box.top, width: box.width, height: box.height };
  for (const [side, length] of Object.entries(size)) ghost.style.setProperty(side, `${length}px`);
  return ghost;
}

/** A drawn thing in a frame of its own, as large as it was. */
function inFrame(art: SVGGraphicsElement, copy: Element, box: DOMRect): SVGSVGElement {
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("class", art.ownerSVGElement?.getAttribute("class") ?? "");
  const at = (art.parentNode as SVGGraphicsElement).getScreenCTM?.();
  const place = document.createElementNS("http://www.w3.org/2000/svg", "g");
  if (at) {
    const { a, b, c, d, e, f } = at;
    place.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  }
  place.append(copy);
  frame.append(place);
  return frame;
}

/** For the element within which things are dragged. */
export function useDragging(): (area: HTMLElement | null) => void {
  const drag = useRef<Drag | null>(null);
  return useCallback((area) => {
    drag.current?.close();
    drag.current = area && new Drag(area);
  }, []);
}
