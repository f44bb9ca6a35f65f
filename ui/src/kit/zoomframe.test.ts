import { describe, expect, it } from "vitest";
import { FINGER, keepWithin, MOST, STEP, WHOLE, zoomAt } from "./zoomframe";

const SIZE = { width: 390, height: 390 };

describe("zooming", () => {
  it("keeps the point under the finger where it is", () => {
    const at = { x: 100, y: 250 };
    const { scale, x, y } = zoomAt(WHOLE, 2, at, SIZE);
    expect([scale, x + at.x * scale, y + at.y * scale]).toEqual([2, at.x, at.y]);
  });

  it("never shows what is beside the picture", () => {
    expect(keepWithin({ scale: 2, x: 50, y: -900 }, SIZE)).toEqual({ scale: 2, x: 0, y: -390 });
    expect(zoomAt({ scale: 2, x: -300, y: -300 }, 1, { x: 0, y: 0 }, SIZE)).toEqual(WHOLE);
  });

  it("has its bounds", () => {
    expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, SIZE).scale).toBe(MOST);
    expect(zoomAt(WHOLE, 0.1, { x: 9, y: 9 }, SIZE)).toEqual(WHOLE);
  });

  it("makes the smallest place as wide as a finger", () => {
    // A side of the chart: a circle of 0.2 units, 8.6 of which are as wide as a phone.
    expect((0.4 / 8.6) * 374 * STEP).toBeGreaterThanOrEqual(FINGER);
  });
});
