/** From the name of a picture to its pixels. Names say all that a picture depends on, so one that
 * was painted can be kept under its name for ever. */
import type { Star } from "../content";
import type { Brush } from "./brushes";
import { cloud, dish, remnant } from "./clouds";
import { grain } from "./noise";
import { BLANK, VIGNETTES } from "./vignettes";

interface Painting {
  readonly width: number;
  readonly height: number;
  readonly brushes: readonly Brush[];
  /** Light on nothing, rather than a picture with a ground. */
  readonly isClear: boolean;
}

export function paintingOf(name: string): Painting {
  const [kind, subject = "", seed = "0", state = ""] = name.split("/");
  const square = (size: number, brush: Brush, isClear: boolean): Painting => ({
    width: size,
    height: size,
    brushes: [brush],
    isClear,
  });
  switch (kind) {
    case "cloud":
      return square(176, cloud(subject.split("-") as Star[], Number(seed), state === "lit"), true);
    case "nova":
      return square(128, remnant(subject as Star), true);
    case "dish":
      return square(288, dish, false);
    default:
      return { width: 240, height: 152, brushes: VIGNETTES[subject] ?? BLANK, isClear: false };
  }
}

/** Fills the pixels; x and y run from -1 to 1 along the shorter side. */
export function paint({ width, height, brushes, isClear }: Painting): ImageData {
  const image = new ImageData(width, height);
  const light = new Float32Array(3);
  const half = Math.min(width, height) / 2;
  const develop = isClear ? developClear : developOpaque;
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5 - height / 2) / half;
    for (let column = 0; column < width; column += 1) {
      light.fill(0);
      const x = (column + 0.5 - width / 2) / half;
      for (const brush of brushes) brush(x, y, light);
      develop(image.data, (row * width + column) * 4, light, grain(column * 7, row));
    }
  }
  return image;
}

/** Bright light saturates as on film; a little grain hides the steps of dark gradients. */
function developOpaque(
  pixels: Uint8ClampedArray,
  at: number,
  light: Float32Array,
  grainy: number,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const value = Math.max(0, light[channel]! + (grainy / 255 - 0.5) * 0.016);
    pixels[at + channel] = 270 * (1 - Math.exp(-1.35 * value));
  }
  pixels[at + 3] = 255;
}

/** On nothing bright light saturates, too: it pales towards white instead of filling with colour. */
function developClear(pixels: Uint8ClampedArray, at: number, light: Float32Array): void {
  let brightest = 1e-4;
  for (let channel = 0; channel < 3; channel += 1) {
    light[channel] = 1.06 * (1 - Math.exp(-1.5 * light[channel]!));
    brightest = Math.max(brightest, light[channel]!);
  }
  for (let channel = 0; channel < 3; channel += 1) {
    pixels[at + channel] = (255 * light[channel]!) / brightest;
  }
  pixels[at + 3] = 255 * Math.min(1, brightest);
}
