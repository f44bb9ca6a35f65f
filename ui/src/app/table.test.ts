import { beforeEach, describe, expect, it, vi } from "vitest";

import type { ServerMessage, TableDescription } from "../gen/messages";
import { type Pace, SPECTATOR } from "../kit/game";
import { replaceFetch } from "../net/api";
import type { Answer, Command, Connection } from "../net/socket";
import { logAfter, type Position, type Step, TableStore, viewerOf } from "./table";

const ME = {
  id: "me",
  name: "Ada",
  language: "en",
  token: null,
  blocked: false,
  owner: null,
} as const;

function described(change: Partial<TableDescription> = {}): TableDescription {
  const seat = {
    kind: "person",
    player: "me",
    bot: null,
    connected: true,
    away: false,
    stand_in: null,
    missed: 0,
    gone: false,
    wants_end: false,
    has_nonce: false,
    overdue: false,
    wants_stand_in: false,
    bot_trouble: null,
    reserved: null,
    owner: null,
  } as const;
  return {
    id: "x",
    game: "cosmos",
    rules: 1,
    status: "running",
    host: "me",
    options: {},
    clock: null,
    undo: "strict",
    public: false,
    created: 0,
    updated: 0,
    version: 0,
    to_act: 0,
    points: [],
    result: null,
    deal: null,
    origin: null,
    next: null,
    expired: false,
    welcomes_bots: false,
    grace: 60,
    patience: 3,
    overdue: 600,
    muted: [],
    closed: null,
    quick: false,
    starts_full: false,
    seats: [
      { ...seat, seat: 0, name: "Ada" },
      { ...seat, seat: 1, name: "Bob" },
    ],
    ...change,
  };
}

function update(change: Partial<Position> & { to_act?: number } = {}): Position {
  const { to_act = 0, ...rest } = change;
  return {
    type: "update",
    seat: 0,
    version: 1,
    kind: "act",
    position: 1,
    view: { to_act },
    facts: {},
    legal: [],
    entries: [],
    events: [],
    taken_back: 0,
    undo_stop: null,
    can_redo: false,
    scores: [],
    clock: null,
    stand_in: false,
    ...rest,
  };
}

class Line {
  sent: Command[] = [];
  isClosed = false;
  private answers: ((answer: Answer) => void)[] = [];
  onMessage: (message: ServerMessage) => void = () => undefined;

  connect = (
    _id: string,
    onMessage: (message: ServerMessage) => void,
    _onConnection: (connection: Connection) => void,
  ) => {
    this.onMessage = onMessage;
    return {
      send: (command: Command) => {
        this.sent.push(command);
        return new Promise<Answer>((resolve) => this.answers.push(resolve));
      },
      close: () => {
        this.isClosed = true;
      },
    };
  };

  async answer(answer: Partial<Answer>): Promise<void> {
    this.answers.shift()!(answer as Answer);
    await Promise.resolve();
    await Promise.resolve();
  }
}

function seated(own: readonly number[], table = described(), pace: Pace = "off") {
  const line = new Line();
  const store = new TableStore("x", () => pace, line.connect);
  store.open();
  line.onMessage({ type: "welcome", me: ME, seats: own, table });
  return { line, store };
}

beforeEach(() => {
  replaceFetch(vi.fn(() => Promise.reject(new TypeError("no network"))) as unknown as typeof fetch);
});

describe("which seat the screen is for", () => {
  it("is the own seat that is to act", () => expect(viewerOf([0, 2], 2, 0)).toBe(2));
  it("stays while others act", () => expect(viewerOf([0, 2], 1, 2)).toBe(2));
  it("is nobody's for a spectator", () => expect(viewerOf([], 0, 0)).toBe(SPECTATOR));
});

describe("the log", () => {
  const step = (position: number): Step => ({ position, entries: [], events: [] });
  const entry = { actor: 0, text: "collect" };

  it("grows by what happened", () => {
    const after = logAfter([step(1)], update({ position: 3, entries: [entry, entry] }));
    expect(after.map((each) => each.position)).toEqual([1, 3]);
  });

  it("loses what was taken back", () => {
    const after = logAfter([step(1), step(2), step(3)], update({ kind: "undo", position: 1 }));
    expect(after.map((each) => each.position)).toEqual([1]);
  });

  it("does not hold a step twice", () => {
    const after = logAfter([step(1), step(2)], update({ position: 2, entries: [entry] }));
    expect(after.map((each) => each.position)).toEqual([1, 2]);
  });
});

describe("a table", () => {
  it("that is gone says so instead of being tried for ever", () => {
    const { line, store } = seated([0]);
    line.onMessage({ type: "error", code: "malformed", id: null, text: "" });
    expect([store.failure.value, line.isClosed]).toEqual([null, false]);
    line.onMessage({ type: "error", code: "unknown-table", id: null, text: "" });
    expect([store.failure.value, line.isClosed]).toEqual(["unknown-table", true]);
  });

  it("acts with the version and seat of the latest position", async () => {
    const { line, store } = seated([0]);
    line.onMessage(update({ version: 17, legal: ["collect"] }) as ServerMessage);
    void store.act("collect");
    expect(line.sent).toEqual([{ type: "act", version: 17, seat: 0, action: "collect" }]);
  });

  it("does not act twice on one position", async () => {
    const { line, store } = seated([0]);
    line.onMessage(update({ legal: ["collect"] }) as ServerMessage);
    void store.act("collect");
    void store.act("collect");
    expect(line.sent).toHaveLength(1);
    await line.answer({ type: "done", version: 2 });
    void store.act("collect");
    expect(line.sent).toHaveLength(1);
    line.onMessage(update({ version: 2, legal: ["collect"] }) as ServerMessage);
    void store.act("collect");
    expect(line.sent).toHaveLength(2);
  });

  it("tells why something was refused, except that the table moved on", async () => {
    const { line, store } = seated([0]);
    line.onMessage(update({ legal: ["collect"] }) as ServerMessage);
    void store.revise("undo");
    await line.answer({ type: "refused", code: "no-undo", reason: "chance" });
    expect(store.refusal.value?.reason).toBe("chance");
    void store.act("collect");
    expect(store.refusal.value).toBeNull();
    await line.answer({ type: "refused", code: "stale" });
    expect(store.refusal.value).toBeNull();
  });

  it("shows a spectator the public position", () => {
    const { line, store } = seated([]);
    line.onMessage(update({ seat: SPECTATOR, version: 4 }) as ServerMessage);
    expect(store.latest.value?.version).toBe(4);
    expect(store.isMyTurn.value).toBe(false);
  });

  it("counts chat of others that was not read, once each", () => {
    const { line, store } = seated([0]);
    const chat = { number: 1, at: 0, player: "other", seat: 1, name: "Bob", text: "hello" };
    line.onMessage({ type: "chat", line: chat });
    line.onMessage({ type: "chat", line: chat });
    line.onMessage({ type: "chat", line: { ...chat, number: 2, player: "me" } });
    expect(store.chat.value).toHaveLength(2);
    expect(store.unread.value).toBe(1);
  });

  it("forgets hints for an older position", async () => {
    const { line, store } = seated([0]);
    line.onMessage(update({ version: 1, legal: ["collect"] }) as ServerMessage);
    void store.askHint();
    await line.answer({ type: "hints", version: 1, moves: [] });
    expect(store.hints.value).not.toBeNull();
    line.onMessage(update({ version: 2 }) as ServerMessage);
    expect(store.hints.value).toBeNull();
  });
});

describe("what another one did", () => {
  const event = (name: string) => ({ event: name, seat: 1 });
  const entries = [{ actor: 1, text: "collect" }];

  /** A table at which another one does two things in one action, each told in a beat of its own. */
  function told() {
    const { line, store } = seated([0], described(), "normal");
    store.beatsIn = ({ events }) =>
      events.map((each) => ({ events: [each], seat: 1, isOwn: false }));
    store.toldSoFar = (before, now, count) => ({
      ...now,
      view: `${(before.view as { to_act: number }).to_act}, ${count} told`,
    });
    line.onMessage(update({ kind: "whole", to_act: 1 }) as ServerMessage);
    const events = [event("complete"), event("give")];
    line.onMessage(update({ version: 2, position: 2, entries, events }) as ServerMessage);
    return store;
  }

  it("is on the table as far as the log tells it", () => {
    vi.useFakeTimers();
    const store = told();
    expect(store.shown.value?.view).toBe("1, 1 told");
    expect(store.logShown.value.at(-1)?.events).toEqual([event("complete")]);
    vi.advanceTimersToNextTimer();
    expect(store.shown.value?.view).toEqual({ to_act: 0 });
    expect(store.logShown.value.at(-1)?.events).toHaveLength(2);
    vi.useRealTimers();
  });

  it("is there whole for whoever skips to now", () => {
    const store = told();
    store.playback.skip();
    expect(store.shown.value?.view).toEqual({ to_act: 0 });
  });
});

describe("several people at one screen", () => {
  const both = (version: number, to_act: number, line: Line): void => {
    for (const seat of [0, 1]) {
      const legal = seat === to_act ? ["collect"] : [];
      line.onMessage(update({ seat, version, to_act, legal }) as ServerMessage);
    }
  };

  it("have a curtain before the first hand and between turns", () => {
    const { line, store } = seated([0, 1]);
    both(1, 0, line);
    expect(store.curtain.value).toBe(0);
    expect(store.latest.value).toBeNull();
    store.raiseCurtain();
    expect(store.latest.value?.seat).toBe(0);
    both(2, 1, line);
    expect(store.curtain.value).toBe(1);
    expect(store.latest.value?.seat).toBe(0);
    store.raiseCurtain();
    expect(store.latest.value?.seat).toBe(1);
    expect(store.latest.value?.legal).toEqual(["collect"]);
  });

  it("have none while a bot acts or when the game is over", () => {
    const { line, store } = seated([0, 1]);
    both(1, 0, line);
    store.raiseCurtain();
    both(2, 2, line);
    expect(store.curtain.value).toBeNull();
    both(3, -2, line);
    expect(store.curtain.value).toBeNull();
  });
});
