import { describe, expect, it } from "vitest";

import { lineFrom, lineIn, seatIn } from "../app/links";
import { pageOf } from "../app/router";
import type { GameDescription } from "../gen/messages";
import type { Arguments } from "../kit/game";
import { pointsAt, scale } from "../kit/plot";
import { bundleOf, translator } from "../locale/texts";
import { digestOf } from "./deal";
import { turnOf, turnText } from "./end/turning";
import { frameOf, isExpected } from "./learn";
import { chanceText, playedText, sentencesOf } from "./play/hints";
import { clockText } from "./play/side";
import { worthText } from "./play/thought";
import { courseOf } from "./replay";
import { finalGains, momentText } from "./review";
import { piecesIn, type Section, searchSections, sectionFor, sectionsOf } from "./rules";
import { firstWish, requestOf, withCount } from "./wish";

const GAME: GameDescription = {
  id: "cosmos",
  rules: 1,
  seat_counts: [2, 3, 4],
  options: { edition: ["reconciled", "pl"] },
  bots: ["random", "greedy", "stargazer", "wanderer"],
  levels: ["stargazer", "wanderer"].map((name) => ({ name, measured: null })),
  rated_seats: null,
  minutes: null,
  weight: null,
};

describe("addresses", () => {
  const page = (path: string) => pageOf(`http://host${path}`);

  it("lead to pages", () => {
    expect(page("/").name).toBe("front");
    expect(page("/t/abc")).toMatchObject({ name: "table", id: "abc" });
    expect(page("/replay/abc#12")).toMatchObject({ name: "replay", id: "abc", anchor: "12" });
  });

  it("that lead nowhere say so", () => {
    expect(page("/t/").name).toBe("lost");
    expect(page("/elsewhere/x").name).toBe("lost");
  });
});

describe("a new table", () => {
  it("says who sits where", () => {
    const wish = { ...firstWish(GAME), sitters: ["me", "bot:wanderer"] as const };
    expect(requestOf(wish)).toMatchObject({
      seats: [{ kind: "me" }, { kind: "bot", bot: "wanderer" }],
      options: { edition: "reconciled" },
      clock: null,
    });
  });

  it("waits for a friend where a seat is open", () => {
    expect(requestOf(firstWish(GAME)).seats[1]).toEqual({ kind: "open" });
  });

  it("names a further person at this screen", () => {
    const wish = { ...firstWish(GAME), sitters: ["me", "here"] as const, names: ["", "Bob"] };
    expect(requestOf(wish).seats[1]).toEqual({ kind: "me", name: "Bob" });
  });

  it("has a clock as chosen", () => {
    const clock = requestOf({ ...firstWish(GAME), clock: "bank-1800" }).clock;
    expect(clock).toEqual({ kind: "bank", seconds: 1800, increment: 20 });
  });

  it("keeps its people when seats are added or removed", () => {
    expect(withCount(["me", "open"], 3, GAME)).toEqual(["me", "open", "bot:stargazer"]);
    expect(withCount(["me", "open", "here"], 2, GAME)).toEqual(["me", "open"]);
  });
});

describe("the rules reference", () => {
  const texts: Record<string, string> = {
    "rules-turn-title": "A turn",
    "rules-turn-text": "First shift.\n\nThen collect.",
    "rules-quasar-title": "Quasar",
    "rules-quasar-text": "Gwiazda świeci żółto.",
    "rules-quasar-see": "power/quasar pulsar",
  };
  const t = (key: string): string => texts[key] ?? key;
  const sections: readonly Section[] = sectionsOf(Object.keys(texts), t);

  it("is made of sections in their order", () => {
    expect(sections.map(({ id }) => id)).toEqual(["turn", "quasar"]);
    expect(sections[0]!.paragraphs).toEqual(["First shift.", "Then collect."]);
  });

  it("opens where a component leads", () => {
    expect(sectionFor(sections, "power/quasar")?.id).toBe("quasar");
    expect(sectionFor(sections, "power/pulsar")?.id).toBe("quasar");
    expect(sectionFor(sections, "turn")?.id).toBe("turn");
    expect(sectionFor(sections, "")).toBeUndefined();
  });

  it("draws the pieces it names, each once, and no other words", () => {
    const named = (key: string): string => (key === "word-light" ? "Light" : key);
    expect(piecesIn(["turn", "control/light", "light", "S19", "waiting"], named)).toEqual([
      "control/light",
      "S19",
    ]);
  });

  it("is searched without regard to case and accents", () => {
    expect(searchSections(sections, "SWIECI zolto").map(({ id }) => id)).toEqual(["quasar"]);
    expect(searchSections(sections, "")).toHaveLength(2);
    expect(searchSections(sections, "nebula")).toEqual([]);
  });
});

describe("a first game", () => {
  const steps = [
    { text: "a", frame: 0 },
    { text: "b", expect: /^place star/ },
    { text: "c", frame: 4 },
  ];

  it("shows the position of the latest step that has one", () => {
    expect([0, 1, 2].map((at) => frameOf({ steps }, at))).toEqual([0, 0, 4]);
  });

  it("waits for the move it asks for", () => {
    expect(isExpected(steps[1]!, "place star H S5")).toBe(true);
    expect(isExpected(steps[1]!, "collect")).toBe(false);
    expect(isExpected(steps[0]!, "collect")).toBe(false);
    expect(isExpected({ text: "", expect: "collect" }, "collect")).toBe(true);
  });
});

describe("after the game", () => {
  it("says what a turn did to the lead", () => {
    const point = { seat: 0, turn: 2, start: 1, position: 9, gains: {} };
    expect(turnOf({ ...point, before: -2, after: 3, swing: 1 })).toBe("takes");
    expect(turnOf({ ...point, before: 2, after: -3, swing: -9 })).toBe("loses");
    expect(turnOf({ ...point, before: 2, after: 13, swing: 4 })).toBe("gains");
    expect(turnOf({ ...point, before: 2, after: 3, swing: -6 })).toBe("stalls");
    expect(turnOf({ ...point, before: -2, after: -3, swing: -8 })).toBe("falls");
  });

  it("speak to whoever took the turn", () => {
    const words = ["end-turning-takes = { $name } leads", "end-turning-takes-you = You lead"];
    const t = translator([bundleOf("en", words)]);
    const point = { seat: 1, turn: 2, start: 1, position: 9, gains: {} };
    const taken = { ...point, before: -2, after: 3, swing: 1 };
    expect(turnText(t, taken, ["Ada", "Bo"], 1)).toBe("You lead");
    expect(turnText(t, taken, ["Ada", "Bo"], 0)).toBe("Bo leads");
  });

  it("marks a point of a line at the points of that moment", () => {
    const lines = [
      { position: 2, points: [0, 1] },
      { position: 7, points: [5, 1] },
    ];
    expect(pointsAt(lines, 6, 1)).toBe(1);
    expect(pointsAt(lines, 7, 0)).toBe(5);
    expect(pointsAt(lines, 0, 0)).toBe(0);
  });

  it("keeps a line in an address and finds it there again", () => {
    const line = ["place star H S5", "end nebula"];
    const { search, hash } = new URL(lineFrom("abc", 12, 1, line), "https://example.org");
    const query = new URLSearchParams(search);
    expect(lineIn(query)).toEqual(line);
    expect(seatIn(query, 2)).toBe(1);
    expect(seatIn(query, 1)).toBeNull();
    expect(hash).toBe("#12");
    expect(lineIn(new URLSearchParams())).toEqual([]);
    expect(seatIn(new URLSearchParams(), 4)).toBeNull();
  });

  it("steps along a line that was never played", () => {
    const frame = { seat: 0, length: 9, view: {}, facts: {}, legal: [], scores: [] };
    const entry = { actor: 0, text: "end" };
    const frames = [
      { ...frame, position: 8, entry: null, events: [] },
      { ...frame, position: 9, entry, events: [{ event: "Ended", seat: 0 }] },
    ];
    expect(courseOf(frames)).toEqual({
      steps: [{ position: 9, entries: [entry], events: [{ event: "Ended", seat: 0 }] }],
      stops: [8, 9],
    });
  });

  it("tells draws alike in a row together, and the set-up as one", () => {
    const t = (key: string, args: Arguments = {}): string =>
      key.startsWith("word-") ? key : [key, ...Object.values(args)].join(" ");
    const moment = { seat: 0, luck: 1, draws: ["row light", "row time", "goal life"] };
    expect(momentText(t, { ...moment, position: 5 })).toBe(
      "log-row light, time 2 and log-goal life 1",
    );
    expect(momentText(t, { ...moment, position: 0 })).toBe("review-set-up");
  });

  it("has a scale that reaches the most points", () => {
    expect(scale(121).at(-1)).toBeGreaterThanOrEqual(121);
    expect(scale(9)).toEqual([0, 5, 10]);
    expect(scale(0).length).toBeGreaterThan(0);
  });
});

describe("small things", () => {
  const say = (key: string, args: Arguments = {}): string =>
    `${key}(${Object.values(args).join(" ")})`;
  const hint = { now: {}, later: {}, gives_up: {}, keeps: {}, same: {}, instead: null };

  it("says what a move gains now, what it prepares, and what it gives up", () => {
    const [pro, con] = ["hint-reason(reason-a-more() +2)", "hint-reason(reason-b-less() −1)"];
    const told = {
      ...hint,
      now: { a: 2, b: -1 },
      later: { a: 2 },
      gives_up: { c: 0.5 },
      instead: "wait",
    };
    expect(sentencesOf(say, told, (action) => `<${action}>`)).toEqual([
      `hint-both(${pro} ${con})`,
      `hint-later-for(${pro} )`,
      "hint-gives-up(<wait> hint-gain(worth-c() 0.5))",
    ]);
    const against = { ...hint, now: { b: -1 }, later: { b: -1 } };
    expect(sentencesOf(say, against, String)).toEqual([
      `hint-against( ${con})`,
      `hint-later-against( ${con})`,
    ]);
  });

  it("says of which better move the same holds, and never the same sentence again", () => {
    const worth = { a: 2 };
    const same = { now: "x", later: "y", gives_up: "z" };
    const told = { ...hint, now: worth, later: worth, gives_up: worth, same, instead: "wait" };
    expect(sentencesOf(say, told, (action) => `<${action}>`)).toEqual([
      "hint-same-now(<x>)",
      "hint-same-later(<y>)",
      "hint-same-gives-up(<z>)",
    ]);
  });

  it("says in one sentence what only simulations tell apart, and of those where they agree", () => {
    const worth = { a: 2 };
    const alike = { ...hint, now: worth, later: worth, same: { all: "x" } };
    expect(sentencesOf(say, alike, String)).toEqual(["hint-same-all(x)"]);
    const played = { visits: 9, margin: -1.5, same: {} };
    expect(playedText(say, played, String)).toBe("hint-played(9 behind 1.5)");
    expect(playedText(say, { ...played, same: { played: "x" } }, String)).toBe(
      "hint-same-played(x)",
    );
    expect(playedText(say, { ...played, visits: 0 }, String)).toBe("hint-unplayed()");
  });

  it("says what a move keeps of which nothing else can be said", () => {
    const told = { ...hint, keeps: { a: 2 }, instead: "wait" };
    expect(sentencesOf(say, told, String)).toEqual(["hint-keeps(wait hint-gain(worth-a() 2))"]);
  });

  it("says of a move that gains nothing only that", () => {
    expect(sentencesOf(say, hint, String)).toEqual(["hint-neutral()"]);
  });

  it("gives a reason where the game has no text for it", () => {
    const bare = (key: string, args: Arguments = {}): string =>
      key.startsWith("reason-a") || key.startsWith("worth-") ? key : say(key, args);
    const told = { ...hint, now: { a: 2 } };
    expect(sentencesOf(bare, told, String)[0]).toContain("reason-more(score-a())");
  });

  it("tells the chance to win with its uncertainty", () => {
    expect(chanceText(say, { chance: 0.64, chance_error: 0.15 })).toBe("hint-chance(64% 15%)");
  });

  it("says by source what a better line brings in the end", () => {
    const told = finalGains(say, { life: 0.4, rivals: 2, goals: -1, cards: 0.3, none: 0.01 });
    expect(told).toBe(
      "review-why(hint-gain(review-rivals() +2), hint-gain(score-goals() −1), and hint-gain(score-life() +0.4))",
    );
    expect(finalGains(say, {})).toBe("");
  });

  it("tells what a bot thought of its plan", () => {
    const thought = {
      line: ["end"],
      margin: 1.5,
      margin_error: 1,
      chance: 0.5,
      chance_error: 0.1,
      visits: 24,
    };
    expect(worthText(say, { thought })).toBe("thought-chance(50% 10% +1.5 24)");
    expect(worthText(say, { thought: { ...thought, visits: 0 } })).toBe("thought-unplayed()");
  });

  it("reads a clock", () => {
    expect(clockText(61_000)).toBe("01:01");
    expect(clockText(3_600_000)).toBe("1:00:00");
    expect(clockText(-5)).toBe("00:00");
  });

  it("hashes a seed as the server does", async () => {
    expect(await digestOf("00")).toBe(
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    );
  });
});
