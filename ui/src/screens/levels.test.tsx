import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { chooseLevel, levelFor } from "../app/botgame";
import type { GameDescription, LadderEntry } from "../gen/messages";
import { texts } from "../locale/texts";
import { LevelAbout, LevelDialog, LevelList, measuredText } from "./levels";
import { sittersFor, withCount } from "./wish";

const MEASURED: LadderEntry = {
  rating: 1234.4,
  rating_ci95: [1200, 1270],
  win_share: 0.9,
  win_share_ci95: [0.87, 0.93],
  mean_margin: 12.5,
  ms_thinking_median: 320,
  ms_thinking_p99: 900,
  games: 400,
};
const LEVELS = ["stargazer", "wanderer", "navigator", "astronomer", "architect"];

function gameOf(id: string, measured: LadderEntry | null = null): GameDescription {
  return {
    id,
    rules: 1,
    seat_counts: [2, 3],
    options: {},
    bots: ["random", "greedy", ...LEVELS],
    levels: LEVELS.map((name) => ({ name, measured })),
    rated_seats: measured && 2,
    minutes: null,
    weight: null,
  };
}

beforeEach(() => vi.waitFor(() => expect(texts()("bot-architect")).toBe("Architect")));
afterEach(cleanup);

describe("the levels of play", () => {
  it("are offered to people, and no others", () => {
    const offered = sittersFor(1, gameOf("a"));
    expect(offered).toEqual(["open", "here", ...LEVELS.map((name) => `bot:${name}`)]);
  });

  it("begin with the one for newcomers, and then with the one chosen last", () => {
    const one = gameOf("one");
    expect(levelFor(one)).toBe("stargazer");
    chooseLevel("navigator");
    expect(levelFor(one)).toBe("navigator");
    expect(levelFor(gameOf("other"))).toBe("navigator");
    expect(withCount(["me"], 2, one)).toEqual(["me", "bot:navigator"]);
  });

  it("forget a level that is no longer there", () => {
    chooseLevel("greedy");
    expect(levelFor(gameOf("old"))).toBe("stargazer");
  });

  it("say what they are like, how strong, at how many seats, and how long they think", () => {
    const game = gameOf("rated", MEASURED);
    const { container } = render(<LevelAbout {...{ game, t: texts() }} level="architect" />);
    expect(container.textContent).toMatch(/^The strongest/);
    expect(container.textContent).toContain("Rating 1234 in games with 2 players");
    expect(container.textContent).toContain("thinks for about 0.3 s");
  });

  it("show no rating where none was measured", () => {
    const { container } = render(<LevelList game={gameOf("unrated")} t={texts()} />);
    expect(container.querySelectorAll("dt")).toHaveLength(5);
    expect(container.textContent).not.toMatch(/Rating|thinks for/);
  });

  it("answer at once where they do", () => {
    const level = { name: "stargazer", measured: { ...MEASURED, ms_thinking_median: 4 } };
    expect(measuredText(texts(), level, 2)).toContain("moves at once");
  });

  it("are chosen in a dialog, each with its description", async () => {
    const { games } = await import("../app/guest");
    games.value = [gameOf("cosmos", MEASURED)];
    const chosen: string[] = [];
    let closed = 0;
    const onChoose = (level: string): void => void chosen.push(level);
    const onClose = (): void => {
      closed += 1;
    };
    render(<LevelDialog {...{ onChoose, onClose, t: texts() }} game="cosmos" />);
    const button = screen.getByText("Navigator");
    const about = document.getElementById(button.getAttribute("aria-describedby")!);
    expect(about?.textContent).toContain("Rating 1234");
    fireEvent.click(button);
    expect([chosen, closed]).toEqual([["navigator"], 1]);
  });
});
