/** The sky behind the system: nebulae, and the dust of the orbits seen at a slant. All of it is
 * soft, so it is painted small. */
import { distance, mix, noise, ridges, step, waves } from "./noise";

export interface SkyWish {
  readonly kind: "sky";
  readonly width: number;
  readonly height: number;
}

export const TILT = 0.46;
/** How the band of clouds is inclined. */
const SLOPE = 0.22;

const tone = (light: number, grain: number): number => (1 - Math.exp(-light * 1.35) + grain) * 255;

export function paintSky({ width, height }: SkyWish): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = column / height;
      const y = 1 - row / height;
      const dx = x - width / height / 2;
      const dy = y - 0.62;
      // Clouds are drawn out along the band.
      const px = (dx + dy * SLOPE) * 0.95 + 3;
      const py = (dy - dx * SLOPE) * 1.75;
      const bend = waves(px * 1.2, py * 1.2, 1.7, 3);
      const turn = waves(px * 1.2 + 5, py * 1.2 + 5, 1.7, 3);
      const blue = waves(px * 1.4 + bend * 1.8, py * 1.4 + turn * 1.8, 2.4, 4);
      const violet = waves(px * 2.6 + bend * 2.4 + 4, py * 2.6 + turn * 2.4, 4.4, 4);
      const teal = waves(px * 1.1 + bend + 12, py * 1.1 + turn, 1.9, 3);
      const dark = ridges(px * 1.9 + bend * 1.6 + 8, py * 1.9 + turn * 1.6, 3.2, 3);
      const band = Math.exp(-(((dy - dx * SLOPE + 0.06 + blue * 0.25) * 2.3) ** 2));
      const veil = (band * 2.1 + 0.35) * (1 - 0.55 * step(0.55, 0.95, dark) * band);
      const b = step(-0.1, 0.55, blue) * 0.95 * veil;
      const v = step(0.05, 0.55, violet) * 0.62 * veil;
      const t = step(0.05, 0.55, teal) * 0.8 * veil;
      const far = distance(dx, dy / TILT);
      const angle = Math.atan2(dy / TILT, dx);
      const lane =
        waves(far * 16, 1, 3, 3) * 0.6 +
        waves(Math.cos(angle) * 2, Math.sin(angle) * 2, far * 9, 3) * 0.7;
      const dust = Math.exp(-far * 2.1) * step(0.05, 0.22, far) * (0.55 + lane * 1.5) * 1.1;
      const cool = step(0.1, 0.9, far);
      const near = distance(dx, dy);
      const haze = Math.exp(-near * 5.2) * 0.3 + Math.exp(-near * 12) * 0.28;
      const aside = distance(column / width - 0.5, row / height - 0.5);
      const edge = 1 - aside * aside * 1.15;
      const grain = noise(column * 3.7, row * 3.7, 9) / 170;
      const into = (row * width + column) * 4;
      const red = 0.014 + 0.045 * b + 0.12 * v + 0.015 * t + mix(0.16, 0.05, cool) * dust;
      const green = 0.019 + 0.07 * b + 0.045 * v + 0.13 * t + mix(0.075, 0.055, cool) * dust;
      const azure = 0.045 + 0.2 * b + 0.17 * v + 0.17 * t + mix(0.03, 0.12, cool) * dust;
      pixels[into] = tone((red + 0.95 * haze) * edge, grain);
      pixels[into + 1] = tone((green + 0.42 * haze) * edge, grain);
      pixels[into + 2] = tone((azure + 0.12 * haze) * edge, grain);
      pixels[into + 3] = 255;
    }
  }
  return pixels;
}
