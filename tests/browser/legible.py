"""What of a page cannot be read: letters that are too small, cut off or lie over each other."""

from playwright.sync_api import Page

# The least height of a letter's line by the width of the window.
FLOOR, FLOOR_WIDE, WIDE = 11, 13, 1920

_FAULTS = """({ floor }) => {
  const faults = new Set();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.add(`${root.scrollWidth} px wide`);
  // What is read out only, what floats over the rest for a moment, cards that lie over each other.
  const UNSEEN = ".hidden, script, style, .tip, .exo-popover, .fan, .catch-up";
  const isShown = (element) => {
    if (element.closest(UNSEEN)) return false;
    if (element.closest("details:not([open]) > :not(summary)")) return false;
    for (let at = element; at; at = at.parentElement) {
      const { visibility, opacity, display, clipPath } = getComputedStyle(at);
      if (visibility === "hidden" || display === "none" || Number(opacity) < 0.1) return false;
      if (clipPath.startsWith("inset(50%")) return false;
    }
    return true;
  };
  const scaleOf = (element) => {
    const drawing = element.closest("svg");
    if (drawing && element.getScreenCTM) {
      const { a, b } = element.getScreenCTM();
      return Math.hypot(a, b);
    }
    const { offsetWidth } = element;
    const scale = offsetWidth ? element.getBoundingClientRect().width / offsetWidth : 1;
    // The width is rounded: what is not enlarged or made smaller by a tenth is as it is.
    return Math.abs(scale - 1) < 0.1 ? 1 : scale;
  };
  /** Whether a box is within everything that scrolls around it. */
  const isInSight = (element, box) => {
    for (let at = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (!/auto|scroll|hidden/.test(overflowX + overflowY)) continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (box.bottom < top + 3 || box.top > bottom - 3) return false;
      if (box.right < left + 3 || box.left > right - 3) return false;
    }
    return box.bottom > 0 && box.top < innerHeight;
  };
  /** The part of a text that its surroundings let be seen; scrolled away is not cut off. */
  const cutBy = (element, box) => {
    for (let at = element.parentElement ? element : null; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return null;
      if (overflowX === "visible" || at instanceof SVGElement) continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const isOut = box.left < left - 2 || box.right > right + 2
        || box.top < top - 3 || box.bottom > bottom + 3;
      if (isOut) return at;
    }
    return box.right > innerWidth + 2 || box.left < -2 ? root : null;
  };
  const nameOf = (element) => {
    const named = element.closest("[class]");
    const name = named?.getAttribute("class") ?? element.localName;
    return `${named?.parentElement?.closest("[class]")?.getAttribute("class") ?? ""} > ${name}`;
  };
  // In a window every button of the bar is whole; on a phone and in a corner they slide.
  const BAR = ".table:not(.docked) .acts .action, .action.main, .turn-tools .button";
  const bar = innerWidth > 860 && document.querySelector(".action-bar");
  const edge = bar && bar.getBoundingClientRect();
  for (const button of bar ? bar.querySelectorAll(BAR) : []) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isIn = left >= edge.left && right <= edge.right
      && top >= edge.top - 1 && bottom <= edge.bottom + 1;
    const told = button.innerText || button.ariaLabel;
    if (!isIn) faults.add(`not whole in its bar: ${told.replaceAll("\\n", " ")}`);
  }
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!boxes.length) continue;
    const told = `${nameOf(element)} "${node.data.trim().slice(0, 40)}"`;
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    if (size < floor - 0.05) faults.add(`${size.toFixed(1)} px: ${told}`);
    const cut = boxes.map((box) => cutBy(element, box)).find((by) => by);
    if (cut) faults.add(`cut by ${cut.getAttribute("class")}: ${told}`);
    for (const box of boxes) texts.push({ box, told, element });
  }
  const ENGRAVED = ".sector-name";
  const inSight = texts.filter(({ box, element }) => isInSight(element, box));
  for (const [at, one] of inSight.entries()) {
    for (const other of inSight.slice(at + 1)) {
      if (one.element === other.element) continue;
      // Pieces lie upon what is engraved.
      if (one.element.closest(ENGRAVED) || other.element.closest(ENGRAVED)) continue;
      const left = Math.max(one.box.left, other.box.left);
      const width = Math.min(one.box.right, other.box.right) - left;
      // A box has room above and below the letters in it.
      const [upper, lower] = [one.box, other.box].sort((a, b) => a.top - b.top);
      const height = Math.min(upper.bottom - upper.height * 0.28, lower.bottom)
        - (lower.top + lower.height * 0.22);
      if (width < 3 || height < 1) continue;
      // Only what is seen lies over something: a panel in between hides the one below.
      const x = left + width / 2;
      const y = Math.max(one.box.top, other.box.top) + height / 2;
      const layerOf = ({ element }) => element.closest("dialog, header, .action-bar, .exo-top,"
        + " .exo-tab > .exo-prompt, .foot, .tabs, .drawn, .offers, .exo-strike-banner, .exo-slot");
      if (layerOf(one) !== layerOf(other)) continue;
      faults.add(`over each other: ${one.told} and ${other.told} at ${x | 0},${y | 0}`);
    }
  }
  return [...faults];
}"""


def faults(page: Page) -> list[str]:
    """What cannot be read, each with where it stands."""
    size = page.viewport_size
    assert size
    floor = FLOOR_WIDE if size["width"] >= WIDE else FLOOR
    found: list[str] = page.evaluate(_FAULTS, {"floor": floor})
    return found
