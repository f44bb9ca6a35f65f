import { expect, test } from "vitest";
import { boardOf } from "./content";
import { goalCount, income, lacking, nextControl, shifted, standings } from "./facts";
import { CONTENT, POSITIONS } from "./fixtures/positions";

const board = boardOf(CONTENT);
const start = POSITIONS[0]!.view;
const empty = { ...start.galaxies[0]!, stars: {}, supernovas: [], proto: [], stable: [], nebulae: {} };

test("the board has 12 nebula spaces, 37 corners, 48 sides and 9 sides on a border", () => {
  expect([board.spaces.length, board.corners.length, board.sides.length]).toEqual([12, 37, 48]);
  expect(board.sides.filter((side) => side.sectors.length > 1).map((side) => side.id)).toEqual(
    ["L9", "L15", "L21", "L25", "L26", "L27", "L28", "L34", "L40"],
  );
});

test("a token jumps over a full control", () => {
  const tokens = { own: ["gravity", "light"], dark: { chemistry: 1, light: 2 } };
  expect(nextControl(board, tokens, "gravity")).toBe("chemistry");
  expect(nextControl(board, tokens, "chemistry")).toBe("time");
});

test("income counts tokens of every colour and the bonus of the cards", () => {
  const tokens = { own: ["time", "time"], dark: { time: 1, light: 3, gravity: 1 } };
  expect(["time", "gravity", "chemistry", "light"].map((id) => income(board, empty, tokens, id))).toEqual([3, 1, 0, 3]);
  const richer = { ...empty, slots: ["quasar", null, null, null] };
  expect(income(board, richer, tokens, "time")).toBe(4);
});

test("a shift is seen before it is made", () => {
  const view = { ...start, active: 0, own_tokens: ["light", "time"], dark_tokens: { gravity: 2 } };
  expect(shifted(board, view, "shift own")!.own).toEqual(["time", "time"]);
  expect(shifted(board, view, "shift dark gravity")!.dark).toEqual({ gravity: 1, chemistry: 1 });
  expect(shifted(board, view, "collect")).toBeNull();
});

test("a supernova fills one gap of a nebula, spare stars none", () => {
  const tile = Object.values(board.tile).find((each) => each.needs.H === 2 && each.needs.He === 1 && each.size === 1)!;
  const galaxy = { ...empty, stars: { S14: "H", S9: "O", S13: "C" }, supernovas: ["S13"] };
  expect(lacking(board, galaxy, "N5", tile.id)).toEqual({ missing: { H: 1, He: 1 }, number: 1, filled: 1 });
});

test("the largest group joins neighbouring stars only", () => {
  const goal = board.goal["largest-star-group"]!;
  expect(goalCount(board, goal, { ...empty, stars: { S1: "H", S4: "H", S8: "C", S37: "O" } })).toBe(3);
});

test("life on a border counts for both sectors", () => {
  const galaxy = { ...empty, proto: ["L28"], stable: ["L1"] };
  const life = (sector: string) => goalCount(board, board.goal[`life-${sector}`]!, galaxy);
  expect([life("delta"), life("psi"), life("phi")]).toEqual([1, 1, 1]);
});

test("a tie for the most leaves no second place; two players have none at all", () => {
  const with_ = (...counts: number[]) => ({
    ...start,
    seats: counts.length,
    galaxies: counts.map((count) => ({ ...empty, stable: board.sides.slice(0, count).map((side) => side.id) })),
  });
  const places = (...counts: number[]) => standings(board, with_(...counts), "stable-life").map(({ place }) => place);
  expect(places(3, 1, 1)).toEqual([1, 2, 2]);
  expect(places(3, 3, 1)).toEqual([1, 1, 0]);
  expect(places(3, 1)).toEqual([1, 0]);
  expect(places(0, 0, 0)).toEqual([0, 0, 0]);
});
