/** The final board as a picture: the drawing with its styles, fonts and art put into it, drawn on a
 * canvas with a line about the game beneath, and saved as PNG. */
import display from "../../style/fonts/orrery-display.woff2?url";
import text from "../../style/fonts/orrery-text-700.woff2?url";

export const SIDE = 1200;
const MARGIN = 30;
const BAND = 150;

/** What a stylesheet may say about a drawing. */
const PROPERTIES = [
  "display",
  "visibility",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stop-color",
  "stop-opacity",
  "opacity",
  "mix-blend-mode",
  "filter",
  "clip-path",
  "mask",
  "transform",
  "transform-origin",
  "transform-box",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
] as const;

/** The policy of the page allows no style in an element: it becomes one in the written drawing. */
const STYLE = "data-written-style";

/** A copy in which every element carries its own style. */
function withStyles(drawing: SVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGElement;
  const from = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const into = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  from.forEach((element, at) => {
    const style = getComputedStyle(element);
    const written = PROPERTIES.map((name) => `${name}:${style.getPropertyValue(name)}`);
    into[at]!.setAttribute(STYLE, written.join(";"));
    into[at]!.removeAttribute("style");
    into[at]!.removeAttribute("class");
  });
  return copy;
}

async function dataOf(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

async function fontFaces(): Promise<string> {
  const [one, other] = await Promise.all([dataOf(display), dataOf(text)]);
  return (
    `@font-face{font-family:"Orrery Display";src:url(${one})}` +
    `@font-face{font-family:"Orrery Text";font-weight:100 900;src:url(${other})}`
  );
}

/** The drawing of a board, complete in itself. Gradients may stand in drawings beside it. */
export async function drawingOf(board: Element): Promise<string> {
  const drawings = [...board.querySelectorAll<SVGSVGElement>("svg")];
  const area = (drawing: Element): number => {
    const { width, height } = drawing.getBoundingClientRect();
    return width * height;
  };
  const main = drawings.reduce((best, each) => (area(each) > area(best) ? each : best));
  const { width, height } = main.getBoundingClientRect();
  const copy = withStyles(main);
  for (const other of drawings) {
    if (other !== main && !main.contains(other)) {
      for (const defs of other.querySelectorAll("defs")) copy.prepend(withStyles(defs));
    }
  }
  const scale = (SIDE - 2 * MARGIN) / Math.max(width, height);
  copy.setAttribute("width", String(Math.round(width * scale)));
  copy.setAttribute("height", String(Math.round(height * scale)));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const written = new XMLSerializer().serializeToString(copy).replaceAll(`${STYLE}=`, "style=");
  return written.replace(">", `><style>${await fontFaces()}</style>`);
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the drawing could not be read"));
    image.src = address;
  });
}

/** What stands below the board. */
export interface Caption {
  readonly title: string;
  readonly line: string;
}

/** The board of a page as a picture. */
export async function pictureOf(board: Element, caption: Caption): Promise<Blob> {
  const drawing = await drawingOf(board);
  const image = await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);
  const canvas = document.createElement("canvas");
  // A board that is wider than high leaves no empty sky above and below.
  const below = image.height + 2 * MARGIN;
  canvas.width = SIDE;
  canvas.height = below + BAND;
  const pen = canvas.getContext("2d")!;
  const sky = pen.createRadialGradient(SIDE / 2, below / 2, 80, SIDE / 2, below / 2, SIDE);
  sky.addColorStop(0, "#1a2147");
  sky.addColorStop(1, "#04050d");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIDE, canvas.height);
  pen.drawImage(image, (SIDE - image.width) / 2, MARGIN);
  write(pen, caption, below);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function write(pen: CanvasRenderingContext2D, { title, line }: Caption, below: number): void {
  const margin = 60;
  pen.textAlign = "center";
  pen.fillStyle = "#f6e3b4";
  pen.font = '52px "Orrery Display", serif';
  pen.fillText(title, SIDE / 2, below + 46, SIDE - margin);
  pen.fillStyle = "#c3c8e0";
  pen.font = '700 32px "Orrery Text", sans-serif';
  pen.fillText(line, SIDE / 2, below + 102, SIDE - margin);
}

/** Hands a picture to whatever the device shares with, or saves it. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const isTouch = matchMedia("(pointer: coarse)").matches;
  if (isTouch && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
