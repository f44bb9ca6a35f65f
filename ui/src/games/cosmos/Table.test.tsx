// @vitest-environment jsdom
import { signal } from "@preact/signals";
import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NAMES } from "../../kit/fixtures";
import { CONTENT, POSITIONS, type Position, strict } from "./fixtures/positions";
import { clicksOf, parse } from "./notation";
import { pickFrom } from "./picking";
import cosmos from "./picture";

afterEach(cleanup);
// Whole tables are drawn many times, on machines that do other things meanwhile.
vi.setConfig({ testTimeout: 60_000 });

function shown(position: Position, selection: string | null = null, Part = cosmos.Table) {
  const acted: string[] = [];
  const props = {
    ...position,
    names: NAMES,
    t: strict,
    content: CONTENT,
    act: (text: string) => void acted.push(text),
    selection: signal(selection),
    highlight: signal<ReadonlySet<string>>(new Set()),
    pace: "normal" as const,
    explain: () => {},
  };
  return { ...render(<Part {...props} />), acted, props };
}

function buttonOf(container: Element, thing: string): Element | null {
  return container.querySelector(`[data-thing="${thing}"][role="button"]`);
}

/** Everything that can be clicked: things by their name, actions by their text. */
function clickable(container: Element): ReadonlySet<string> {
  const buttons = [...container.querySelectorAll<HTMLElement>('[role="button"], button')];
  return new Set(
    buttons.flatMap(({ dataset }) => [dataset.thing ?? "", `do ${dataset.action ?? ""}`]),
  );
}

/** The recorded positions that each show a verb, or a card under way, for the first time. */
function telling(): readonly { position: Position; actions: readonly string[] }[] {
  const seen = new Set<string>();
  return POSITIONS.flatMap((position) => {
    const fresh = position.legal.filter((action) => {
      const kind = `${parse(action).verb} ${position.view.effect?.card ?? ""}`;
      return !seen.has(kind) && seen.add(kind);
    });
    return fresh.length > 0 ? [{ position, actions: fresh }] : [];
  });
}

describe("every kind of choice in the recorded positions", () => {
  test.each(telling())("is reached by what is drawn: $actions", ({ position, actions }) => {
    const whole = shown(position).container;
    const there = clickable(whole);
    const given = pickFrom(position.legal, null).chosen;
    for (const action of position.legal) {
      const first = clicksOf(action).things[0]!;
      const found = given.includes(first) || there.has(first) || there.has(`do ${action}`);
      expect(found, `${action} begins with ${first}`).toBe(true);
    }
    for (const element of whole.querySelectorAll('[role="button"], button')) {
      expect(element.tagName === "BUTTON" || element.getAttribute("tabindex") === "0").toBe(true);
      expect((element.getAttribute("aria-label") ?? element.textContent ?? "").trim()).not.toBe("");
    }
    cleanup();
    const firsts = actions
      .map((action) => clicksOf(action).things)
      .filter((things) => things.length > 1);
    for (const first of new Set(firsts.map((things) => things[0]!))) {
      const chosen = clickable(shown(position, first).container);
      for (const action of position.legal.filter((text) => clicksOf(text).things[0] === first)) {
        const second = clicksOf(action).things[1];
        const found = chosen.has(second ?? "-") || chosen.has(`do ${action}`);
        expect(found, `${action} goes on with ${second}`).toBe(true);
      }
      cleanup();
    }
  });

  test("is drawn in every tab of a narrow screen", () => {
    const position = POSITIONS.find(({ legal }) => legal.some((text) => text.startsWith("use")))!;
    for (const { label, Part } of cosmos.tabs) {
      expect(strict(label)).not.toBe("");
      expect(
        shown(position, null, Part as typeof cosmos.Table).container.querySelector(".cosmos"),
      ).not.toBeNull();
      cleanup();
    }
  });
});

const craft = POSITIONS.find(({ legal }) => legal.some((text) => text.startsWith("complete")))!;

test("a nebula that is ready is completed by two clicks", () => {
  const action = craft.legal.find((text) => text.startsWith("complete"))!;
  const [space, star] = clicksOf(action).things;
  const { container, acted } = shown(craft);
  fireEvent.click(buttonOf(container, space!)!);
  fireEvent.click(buttonOf(container, star!)!);
  expect(acted).toEqual([action]);
});

test("Enter does what a click does", () => {
  const action = craft.legal.find((text) => text.startsWith("place star"))!;
  const [waiting, corner] = clicksOf(action).things;
  const { container, acted } = shown(craft);
  fireEvent.keyDown(buttonOf(container, waiting!)!, { key: "Enter" });
  fireEvent.keyDown(buttonOf(container, corner!)!, { key: "Enter" });
  expect(acted).toEqual([action]);
});

test("pointing at a shift shows the income after it", () => {
  const position = POSITIONS.find(({ view }) => view.pending === "choose-shift")!;
  const { container } = shown(position);
  expect(container.querySelector(".passive.more, .passive.less")).toBeNull();
  fireEvent.pointerEnter(buttonOf(container, "token/own")!);
  expect(container.querySelector(".passive.more")).not.toBeNull();
  expect(container.querySelector(".passive.less")).not.toBeNull();
});

// Nothing is laid out here.
document.elementsFromPoint = () => [];

/** What a browser reports of a finger or a mouse that presses a thing and lets it go. */
function press(element: Element, pointerType: "touch" | "mouse"): void {
  for (const type of ["pointerdown", "pointerup", "pointerleave"]) {
    const event = new MouseEvent(type, { bubbles: type !== "pointerleave" });
    fireEvent(element, Object.assign(event, { pointerType }));
  }
  fireEvent.click(element, { detail: 1 });
}

describe("a shift", () => {
  const position = POSITIONS.find(({ view }) => view.pending === "choose-shift")!;
  const own = "token/own";
  const dark = position.legal
    .map((text) => clicksOf(text).things[0]!)
    .find((thing) => thing !== own)!;

  test("is shown by the first tap of a finger and done by the second", () => {
    const { container, acted, props } = shown(position);
    press(buttonOf(container, own)!, "touch");
    expect(acted).toEqual([]);
    expect(props.selection.value).toBe(own);
    expect(container.querySelector(".passive.more")).not.toBeNull();
    press(buttonOf(container, own)!, "touch");
    expect(acted.map((text) => clicksOf(text).things)).toEqual([[own]]);
    expect(props.selection.value).toBeNull();
  });

  test("of another token is shown before it is done, too", () => {
    const { container, acted, props } = shown(position);
    press(buttonOf(container, own)!, "touch");
    press(buttonOf(container, dark)!, "touch");
    expect(acted).toEqual([]);
    expect(props.selection.value).toBe(dark);
  });

  test("is done by the first click of a mouse", () => {
    const { container, acted } = shown(position);
    press(buttonOf(container, own)!, "mouse");
    expect(acted.map((text) => clicksOf(text).things)).toEqual([[own]]);
  });

  test("is done by carrying the token, whatever carries it", () => {
    const { container, acted } = shown(position);
    press(container, "touch");
    fireEvent.click(buttonOf(container, own)!);
    expect(acted.map((text) => clicksOf(text).things)).toEqual([[own]]);
  });
});

test("a finger that was lifted leaves what it touched explained", () => {
  const { container } = shown(POSITIONS.find(({ view }) => view.pending === "choose-shift")!);
  const before = container.querySelector(".tip")!.textContent;
  const control = container.querySelector(".control")!;
  fireEvent.pointerEnter(control);
  const said = container.querySelector(".tip")!.textContent;
  expect(said).not.toBe(before);
  press(control, "touch");
  expect(container.querySelector(".tip")!.textContent).toBe(said);
  press(control, "mouse");
  expect(container.querySelector(".tip")!.textContent).toBe(before);
});

test("pointing at a star that can move shows its landing spaces", () => {
  const position = POSITIONS.find(({ legal }) => legal.some((text) => text.startsWith("move S")))!;
  const start = position.legal.find((text) => text.startsWith("move S"))!.split(" ")[1]!;
  const ends = position.legal.filter((text) => text.startsWith(`move ${start} `));
  const { container } = shown(position);
  fireEvent.pointerEnter(buttonOf(container, start)!);
  expect(container.querySelectorAll("[data-landing]").length).toBe(ends.length);
});

test("another galaxy becomes large, and offers nothing to pick", () => {
  const { container } = shown(craft);
  fireEvent.click(container.querySelector(".other button")!);
  expect(container.querySelector(".galaxy.large [role='button']")).toBeNull();
  fireEvent.click(container.querySelector(".back")!);
  expect(container.querySelector(".galaxy.large [role='button']")).not.toBeNull();
});

test("Escape leads back to the own galaxy", () => {
  const { container } = shown(craft);
  fireEvent.click(container.querySelector(".other button")!);
  fireEvent.keyDown(window, { key: "Escape" });
  expect(container.querySelector(".nameplate .back")).toBeNull();
  expect(container.querySelector(".galaxy.large [role='button']")).not.toBeNull();
});

test("looking back, the galaxy of whoever acted is large", () => {
  const seat = (craft.view.active + 1) % craft.view.seats;
  const { container, rerender, props } = shown({ ...craft, seat, legal: [] });
  const named = (): string => container.querySelector(".nameplate .name")!.textContent;
  expect(named()).toBe(NAMES[seat]);
  rerender(<cosmos.Table {...props} isPast />);
  expect(named()).toBe(NAMES[craft.view.active]);
  rerender(<cosmos.Table {...props} />);
  expect(named()).toBe(NAMES[seat]);
});

test("every action is begun on some tab of a phone", () => {
  for (const action of new Set(POSITIONS.flatMap(({ legal }) => legal))) {
    expect([action, cosmos.tabs.some((tab) => tab.has(action))]).toEqual([action, true]);
  }
});

test("a spectator sees no hand and nothing to pick", () => {
  const over = POSITIONS.find(({ seat }) => seat === -3)!;
  const { container } = shown(over);
  expect(container.querySelector("[data-mark]")).toBeNull();
  expect(container.querySelector(".holding")).toBeNull();
});

test("what a preview says can be said for every legal action", () => {
  for (const { view, facts, legal } of POSITIONS) {
    for (const action of legal)
      expect(typeof cosmos.preview!({ view, facts }, action, strict, CONTENT)).toBe("string");
  }
});

test("nobody is told to click a token when no move is left", () => {
  const position = POSITIONS.find(({ view }) => view.pending === "choose-shift")!;
  const spent = { ...position, legal: ["collect"], view: { ...position.view, shifts_left: 0 } };
  expect(shown(position).container.querySelector(".tip")!.textContent).toBe(
    strict("tip-choose-shift"),
  );
  cleanup();
  expect(shown(spent).container.querySelector(".tip")!.textContent).toBe(strict("tip-idle"));
});

test("a control is called by its word", () => {
  const { container } = shown(POSITIONS.find(({ view }) => view.pending === "choose-shift")!);
  fireEvent.pointerEnter(container.querySelector(".control.energy-gravity")!);
  expect(container.querySelector(".tip")!.textContent).toMatch(/^Gravity:/);
});
