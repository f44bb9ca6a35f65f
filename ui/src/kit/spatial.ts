/** Arrow keys move the focus to the nearest thing in their direction, whatever is drawn there. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** The index of the nearest point in a direction; sideways counts double. */
export function nearest(from: Point, others: readonly Point[], key: string): number {
  const [dx, dy] = DIRECTIONS[key]!;
  let best = -1;
  let least = Infinity;
  others.forEach((other, index) => {
    const ahead = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const aside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx);
    if (ahead <= 1 || aside > ahead * 3) return;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

const FOCUSABLE = "button:not(:disabled), a[href], [tabindex]:not([tabindex='-1']), summary";

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export function moveFocus(area: Element, key: string): boolean {
  if (!(key in DIRECTIONS)) return false;
  const here = document.activeElement;
  const all = [...area.querySelectorAll<HTMLElement | SVGElement>(FOCUSABLE)].filter(
    (element) => element !== here && element.getBoundingClientRect().width > 0,
  );
  if (!here || !area.contains(here)) return false;
  const index = nearest(centre(here), all.map(centre), key);
  all[index]?.focus();
  return true;
}

/** Keeps the place of who plays by keyboard: what had the focus may be gone after a move. */
export function refocus(area: Element | null | undefined): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost) area?.querySelector<HTMLElement | SVGElement>(FOCUSABLE)?.focus();
}
