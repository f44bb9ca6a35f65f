// @vitest-environment jsdom
/** On another content file the screen says what the rules and the terminal say: the positions and
 * their texts come from `tests/games/cosmos/changed_content.py`. */
import { signal } from "@preact/signals";
import { fireEvent, render } from "@testing-library/preact";
import { expect, test, vi } from "vitest";
import { NAMES } from "../../kit/fixtures";
import changed from "./fixtures/changed.json";
import { type Position, strict } from "./fixtures/positions";
import cosmos from "./picture";

// Whole tables are drawn, on machines that do other things meanwhile.
vi.setConfig({ testTimeout: 60_000 });

function draw(position: unknown): Element {
  const { view, facts, legal } = position as Position;
  const props = {
    view,
    facts,
    legal,
    seat: 0,
    events: [],
    names: NAMES,
    t: strict,
    content: changed.content,
    act: () => {},
    selection: signal(null),
    highlight: signal<ReadonlySet<string>>(new Set()),
    pace: "off" as const,
    explain: () => {},
  };
  return render(<cosmos.Table {...props} />).container;
}

const craft = changed.craft as unknown as Position;

test("a price of two cards of any types", () => {
  const card = draw(craft).querySelector('.power:has([data-thing="power/quasar"])')!;
  expect(card.querySelectorAll(".gem.energy-any").length).toBe(2);
  expect(card.querySelector(".lid")!.getAttribute("aria-label")).toContain(changed.craft.cost);
  expect(cosmos.preview!(craft, "use quasar light time", strict, changed.content)).toBe(
    changed.craft.remarks["use quasar light time"],
  );
  const { key, args } = cosmos.describe("use quasar light time");
  expect(strict(key, args)).toBe("Use Quasar, paying with Light and Time");
});

test("the price of a slot", () => {
  const slot = draw(craft).querySelector('.slot:has([data-thing="slot/2"])')!;
  expect(slot.querySelector("b")!.textContent).toBe("4");
});

test("the bonus of a card comes with the control of its deck", () => {
  const container = draw(changed.energy);
  const control = container.querySelector(".control.energy-time")!;
  expect([...control.querySelectorAll(".passive")].map((gain) => gain.textContent)).toEqual([
    "2",
    "1",
  ]);
  fireEvent.pointerEnter(control);
  expect(container.querySelector(".tip")!.textContent).toContain(changed.energy.income);
});
