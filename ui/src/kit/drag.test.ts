import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drag } from "./drag";

/** A row of things, each 20 wide, of which two clicks make an action. */
const THINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  star: { "data-mark": "lit" },
  space: { "data-mark": "aim" },
  plain: {},
  token: { "data-mark": "lit", "data-action": "shift own" },
  control: { "data-takes": "token" },
  card: { "data-mark": "lit", "data-action": "set light" },
  slot: { "data-mark": "lit", "data-takes": "card" },
};

let area: HTMLElement;
let clicked: string[];
let drag: Drag;

const at = (name: string): number => Object.keys(THINGS).indexOf(name) * 20 + 10;
const thing = (name: string): HTMLElement => area.querySelector(`#${name}`)!;

beforeEach(() => {
  clicked = [];
  area = document.createElement("div");
  for (const [name, attributes] of Object.entries(THINGS)) {
    const element = document.createElement("div");
    element.id = name;
    element.setAttribute("data-thing", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.addEventListener("click", () => clicked.push(name));
    area.append(element);
  }
  document.body.append(area);
  document.elementsFromPoint = (x) => {
    const found = area.children[Math.floor(x / 20)];
    return found ? [found, area] : [area];
  };
  drag = new Drag(area);
});

afterEach(() => {
  drag.close();
  area.remove();
  vi.useRealTimers();
});

function pointer(type: string, x: number, target: EventTarget = window, kind = "mouse"): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 5 });
  Object.assign(event, { pointerId: 1, pointerType: kind });
  target.dispatchEvent(event);
}

function carry(from: string, to: string): void {
  pointer("pointerdown", at(from), thing(from));
  pointer("pointermove", at(to));
  pointer("pointerup", at(to));
}

test("a thing carried to a marked target is two clicks", () => {
  carry("star", "space");
  expect(clicked).toEqual(["star", "space"]);
});

test("what is carried is seen, and gone when it is let go", () => {
  pointer("pointerdown", at("star"), thing("star"));
  pointer("pointermove", at("space"));
  expect(area.querySelectorAll(".carried")).toHaveLength(1);
  expect(area.querySelectorAll("[data-thing=star]")).toHaveLength(1);
  expect(thing("space").getAttribute("data-over")).toBe("yes");
  pointer("pointerup", at("space"));
  expect(area.querySelectorAll(".carried, [data-over]")).toHaveLength(0);
});

test("let go where nothing is marked, it is not selected any more", () => {
  thing("star").addEventListener("click", () => thing("star").setAttribute("data-mark", "chosen"));
  carry("star", "plain");
  expect(clicked).toEqual(["star", "star"]);
});

test("a press that hardly moves stays a click", () => {
  pointer("pointerdown", at("star"), thing("star"));
  pointer("pointermove", at("star") + 3);
  pointer("pointerup", at("star") + 3);
  expect(clicked).toEqual([]);
});

test("where one click acts, it acts at the place that takes the thing and nowhere else", () => {
  carry("token", "space");
  expect(clicked).toEqual([]);
  carry("token", "control");
  expect(clicked).toEqual(["token"]);
});

test("a card laid on what it pays for: the other is clicked first", () => {
  vi.useFakeTimers();
  carry("card", "slot");
  vi.runAllTimers();
  expect(clicked).toEqual(["slot", "card"]);
});

test("nothing is carried that cannot be picked", () => {
  carry("plain", "space");
  expect(clicked).toEqual([]);
});

test("Escape lets go", () => {
  pointer("pointerdown", at("token"), thing("token"));
  pointer("pointermove", at("control"));
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  pointer("pointerup", at("control"));
  expect(clicked).toEqual([]);
});

test("a finger that moves at once scrolls, one that rests carries", () => {
  vi.useFakeTimers();
  pointer("pointerdown", at("star"), thing("star"), "touch");
  pointer("pointermove", at("space"));
  pointer("pointerup", at("space"));
  expect(clicked).toEqual([]);
  pointer("pointerdown", at("star"), thing("star"), "touch");
  vi.advanceTimersByTime(400);
  pointer("pointermove", at("space"));
  pointer("pointerup", at("space"));
  expect(clicked).toEqual(["star", "space"]);
});
