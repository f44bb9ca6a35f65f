"""The contrast of drawn text against what is painted beneath it, from computed styles.

axe-core looks at text of the page only; this looks at text of the drawings."""

from playwright.sync_api import Page

_FAINT = """() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const colour = (text) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
    return { r, g, b, a: a / 255 };
  };
  const over = (top, below) => ({
    r: top.r * top.a + below.r * (1 - top.a),
    g: top.g * top.a + below.g * (1 - top.a),
    b: top.b * top.a + below.b * (1 - top.a),
    a: 1,
  });
  const light = ({ r, g, b }) => {
    const part = (value) => {
      const share = value / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ratio = (one, other) => {
    const [more, less] = [light(one), light(other)].sort((a, b) => b - a);
    return (more + 0.05) / (less + 0.05);
  };
  const opacity = (element) => {
    let product = 1;
    for (let at = element; at; at = at.parentElement) {
      product *= Number(getComputedStyle(at).opacity);
    }
    return product;
  };
  /** The colours a shape may show at a point: one, or the stops of its gradient. */
  const paints = (element) => {
    const style = getComputedStyle(element);
    const isDrawn = element instanceof SVGGeometryElement;
    const text = isDrawn ? style.fill : style.backgroundColor;
    const share = opacity(element) * (isDrawn ? Number(style.fillOpacity) : 1);
    if (text === "none") return [];
    const washes = style.backgroundImage.match(/(?:rgba?|color)\\([^)]*\\)/g);
    if (!isDrawn && washes) {
      return washes.map(colour).map((found) => ({ ...found, a: found.a * share }));
    }
    const link = text.match(/url\\("?#([^")]+)"?\\)/);
    const source = link ? document.getElementById(link[1]) : null;
    const isGradient = source instanceof SVGGradientElement;
    const plain = text.replace(/url\\([^)]*\\)\\s*/, "");
    if (!isGradient && (!plain || plain === "none")) return [];
    const texts = isGradient
      ? [...source.querySelectorAll("stop")].map((stop) => {
          const { stopColor, stopOpacity } = getComputedStyle(stop);
          return { ...colour(stopColor), share: Number(stopOpacity) };
        })
      : [{ ...colour(plain), share: 1 }];
    return texts.map(({ share: own, ...found }) => ({ ...found, a: found.a * share * own }));
  };
  /** What may lie behind an element at a point: every mix of what is painted there. */
  const behind = (element, x, y) => {
    const stack = document.elementsFromPoint(x, y);
    const start = stack.indexOf(element);
    if (start < 0) return null;
    const layers = [];
    for (const below of stack.slice(start + 1)) {
      const found = paints(below).filter(({ a }) => a > 0.02);
      if (!found.length) continue;
      layers.push(found);
      if (found.every(({ a }) => a > 0.98)) break;
    }
    let mixes = [colour(getComputedStyle(document.documentElement).backgroundColor)];
    if (mixes[0].a < 1) mixes = [over(mixes[0], { r: 255, g: 255, b: 255, a: 1 })];
    for (const layer of layers.reverse()) {
      mixes = layer.flatMap((top) => mixes.map((below) => over(top, below))).slice(0, 64);
    }
    return mixes;
  };
  const faint = new Map();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("svg text, svg * { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const text of document.querySelectorAll("svg text")) {
    const box = text.getBoundingClientRect();
    const style = getComputedStyle(text);
    if (!box.width || !text.textContent.trim() || style.visibility === "hidden") continue;
    const share = opacity(text);
    if (share < 0.05) continue;
    const halo = style.paintOrder.startsWith("stroke") && style.stroke !== "none";
    const mixes = halo
      ? [colour(style.stroke)]
      : behind(text, box.left + box.width / 2, box.top + box.height / 2);
    if (!mixes) continue;
    const fill = colour(style.fill);
    const front = { ...fill, a: fill.a * share * Number(style.fillOpacity) };
    const worst = Math.min(...mixes.map((below) => ratio(over(front, below), below)));
    const scale = text.getScreenCTM()?.a ?? 1;
    const size = parseFloat(style.fontSize) * scale;
    const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
    if (worst < (isLarge ? 3 : 4.5)) {
      const where = text.closest("[class]")?.getAttribute("class") ?? "";
      faint.set(where, `${where} "${text.textContent}" ${worst.toFixed(2)}`);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return [...faint.values()].map((text) => `drawn text is faint: ${text}`);
}"""


def faint(page: Page) -> list[str]:
    """Drawn texts that stand out too little, each with its ratio."""
    found: list[str] = page.evaluate(_FAINT)
    return found
