import { expect, describe as group, test } from "vitest";
import { NAMES } from "../../kit/fixtures";
import { CONTENT, POSITIONS, strict } from "./fixtures/positions";
import { describe, parse } from "./notation";
import cosmos from "./picture";

group("every legal text of the recorded games", () => {
  test("is described by a text that exists, with all its arguments", () => {
    for (const action of new Set(POSITIONS.flatMap((position) => position.legal))) {
      const { key, args } = describe(action);
      const text = strict(key, args);
      expect(text).not.toBe("");
      for (const arg of parse(action).args.filter((word) => /^[SLN]\d+$/.test(word))) {
        expect(text).toContain(arg);
      }
    }
  });

  test("belongs to a group that has a name, unless it stands alone", () => {
    for (const { legal } of POSITIONS) {
      const keys = legal.map((action) => cosmos.group!(action));
      const shared = keys.filter((key, place) => keys.indexOf(key) !== place);
      for (const key of new Set(shared)) expect(strict(key)).not.toBe("");
    }
  });
});

test("verbs of one and of two words are told apart", () => {
  expect(parse("take light")).toEqual({ verb: "take", args: ["light"] });
  expect(parse("take deck")).toEqual({ verb: "take-deck", args: [] });
  expect(parse("end stabilise L3")).toEqual({ verb: "end-stabilise", args: ["L3"] });
  expect(parse("place nebula 2-11 N4")).toEqual({ verb: "place-nebula", args: ["2-11", "N4"] });
});

test("the status of every recorded position can be said, to its actor and to a spectator", () => {
  for (const { view, facts, seat } of POSITIONS) {
    for (const viewer of [seat, -3]) {
      const { key, args } = cosmos.status({ view, facts }, viewer, NAMES, CONTENT);
      expect(strict(key, args)).not.toContain("undefined");
    }
  }
});

test("the status never speaks to one who only looks on", () => {
  for (const { view, facts } of POSITIONS.filter((position) => position.view.to_act >= 0)) {
    const { key, args } = cosmos.status({ view, facts }, -3, NAMES, CONTENT);
    expect(strict(key, args)).toContain(NAMES[view.to_act]);
    expect(strict(key, args)).not.toMatch(/\byou/i);
  }
});

test("whoever has pieces to place is told so", () => {
  type Position = (typeof POSITIONS)[number];
  const asked = ({ view, facts, seat }: Position): string =>
    cosmos.status({ view, facts }, seat, NAMES, CONTENT).key;
  const isWaited = ({ view, seat }: Position): boolean => {
    const { stars, protos, tiles } = view.galaxies[seat]!.waiting;
    return Object.values(stars).some(Boolean) || protos > 0 || tiles.length > 0;
  };
  const crafting = POSITIONS.filter(({ view }) => view.pending === "choose-craft");
  expect(asked(crafting.find(isWaited)!)).toBe("pending-place-waiting");
  expect(asked(crafting.find((position) => !isWaited(position))!)).toBe("pending-choose-craft");
});

test("ending a turn tells of waiting pieces and unspent resources", () => {
  const position = POSITIONS.find(({ view, seat, legal }) => {
    const galaxy = view.galaxies[seat];
    return (
      galaxy !== undefined &&
      galaxy.graviton > 0 &&
      (galaxy.waiting.stars.He ?? 0) > 0 &&
      legal.includes("end nebula")
    );
  })!;
  const told = cosmos.losses(position, position.seat).map(({ key, args }) => strict(key, args));
  const galaxy = position.view.galaxies[position.seat]!;
  expect(told.some((text) => text.includes("He"))).toBe(true);
  expect(told).toContain(strict("loss-graviton", { count: galaxy.graviton }));
});

test("every event of the recorded games has a line in the log", () => {
  const rare = [
    { event: "advanced-life-created", seat: 0, space: "N5", points: null },
    { event: "advanced-life-created", seat: 0, space: "N5", points: 7 },
    { event: "card-discarded", seat: 1, card: "time" },
  ];
  for (const event of [...POSITIONS.flatMap((position) => position.events), ...rare]) {
    const line = cosmos.describeEvent(event, NAMES);
    if (line === null) {
      expect(event.event).toBe("pieces-lost");
      continue;
    }
    const text = strict(line.key, line.args);
    expect(text).not.toContain("undefined");
    if (event.seat >= 0 && !/^goal-(rev|disc)|row-|game-/.test(event.event)) {
      expect(text).toContain(NAMES[event.seat]);
    }
  }
});

test("a line of the log points at the galaxy it is about", () => {
  const event = { event: "star-placed", seat: 2, star: "H", space: "S7" };
  expect(cosmos.describeEvent(event, NAMES)?.refs).toEqual(["S7@2"]);
});

test("what an opponent draws is not named", () => {
  const line = cosmos.describeEvent({ event: "card-drawn", seat: 1, card: null }, NAMES)!;
  expect(line.key).toBe("event-card-drawn-hidden");
});
