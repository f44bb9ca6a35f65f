import { describe, expect, it, vi } from "vitest";
import { games } from "../app/guest";
import { pageOf } from "../app/router";
import type { OpenTable, WaitingSeat } from "../gen/messages";
import { formatAge, texts } from "../locale/texts";
import { termsOf, waitingName } from "./opentable";
import { minutesAndSeconds } from "./searching";
import { clockName } from "./wish";

const KNOWN = ["clock-move-60", "option-edition-pl", "bot-wanderer", "seat-reserved"];
const t = (key: string, args: object = {}): string =>
  KNOWN.includes(key) ? `[${[key, ...Object.values(args)].join(" ")}]` : key;

const seat = (part: Partial<WaitingSeat>): WaitingSeat => ({
  kind: "open",
  name: "",
  player: null,
  bot: null,
  owner: null,
  ...part,
});

describe("a table that waits", () => {
  it("names its options only where they are not the usual ones", () => {
    games.value = [
      {
        id: "cosmos",
        rules: 1,
        seat_counts: [2],
        options: { edition: ["en", "pl"] },
        bots: [],
        levels: [],
        rated_seats: null,
        minutes: null,
        weight: null,
      },
    ];
    const table = { game: "cosmos", clock: null } as OpenTable;
    expect(termsOf(t, { ...table, options: { edition: "en" } })).toEqual(["clock-none"]);
    expect(termsOf(t, { ...table, options: { edition: "pl" } })[1]).toBe("[option-edition-pl]");
  });

  it("says who sits where, and for whom a seat is kept", () => {
    expect(waitingName(t, seat({ kind: "person", name: "Ada" }))).toBe("Ada");
    expect(waitingName(t, seat({ kind: "bot", bot: "wanderer" }))).toBe("[bot-wanderer]");
    expect(waitingName(t, seat({}))).toBe("seat-open");
    expect(waitingName(t, seat({ name: "Ben" }))).toBe("[seat-reserved Ben]");
  });

  it("says its clock in the words of the choice, or else in seconds", () => {
    const clock = { kind: "move", increment: 0 } as const;
    expect(clockName(t, { ...clock, seconds: 60 })).toBe("[clock-move-60]");
    expect(clockName(t, { ...clock, seconds: 61 })).toBe("clock-move");
  });
});

it("tells how long it has been", async () => {
  await vi.waitUntil(() => texts()("just-now") === "just now");
  expect(minutesAndSeconds(65_900)).toBe("1:05");
  expect(formatAge(0, 59_000)).toBe("just now");
  expect(formatAge(0, 3 * 3_600_000)).toBe("3 hours ago");
  expect(formatAge(0, 86_400_000)).toBe("1 day ago");
});

it("has an address of its own", () => {
  expect(pageOf("http://host/lobby").name).toBe("lobby");
  expect(pageOf("http://host/lobby/x").name).toBe("lost");
});
