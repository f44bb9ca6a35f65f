import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ServerMessage } from "../gen/messages";
import { type Connection, SILENCE, TableSocket } from "./socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: { id: string; type: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame));
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

const WELCOME = { type: "welcome", me: {}, seats: [0], table: {} };
const CHAT = { type: "chat", text: "hello" } as const;

function made() {
  const connections: Connection[] = [];
  const messages: ServerMessage[] = [];
  const socket = new TableSocket({
    url: "ws://table",
    onMessage: (message) => messages.push(message),
    onConnection: (connection) => connections.push(connection),
    open: () => new FakeSocket() as unknown as WebSocket,
  });
  return { socket, connections, messages };
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});

afterEach(() => vi.useRealTimers());

describe("the socket of a table", () => {
  it("sends a command once it is welcome and ends with its answer", async () => {
    const { socket } = made();
    const answer = socket.send(CHAT);
    expect(last().sent).toEqual([]);
    last().say(WELCOME);
    const { id } = last().sent[0]!;
    last().say({ type: "done", id, version: 3 });
    expect(await answer).toEqual({ type: "done", id, version: 3 });
    socket.close();
  });

  it("sends a command without an answer again, with the same id, after it came back", async () => {
    const { socket } = made();
    last().say(WELCOME);
    void socket.send(CHAT);
    const { id } = last().sent[0]!;
    last().break();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    last().say(WELCOME);
    expect(last().sent.map((command) => command.id)).toEqual([id]);
    socket.close();
  });

  it("does not send an answered command again", () => {
    const { socket } = made();
    last().say(WELCOME);
    void socket.send(CHAT);
    last().say({ type: "refused", id: last().sent[0]!.id, code: "stale", version: 1 });
    last().break();
    vi.advanceTimersByTime(400);
    last().say(WELCOME);
    expect(last().sent).toEqual([]);
    socket.close();
  });

  it("gives every command an id of its own", () => {
    const { socket } = made();
    last().say(WELCOME);
    for (let index = 0; index < 20; index += 1) void socket.send(CHAT);
    expect(new Set(last().sent.map((command) => command.id)).size).toBe(20);
    socket.close();
  });

  it("recovers silently from a short break", () => {
    const { socket, connections } = made();
    last().say(WELCOME);
    last().break();
    vi.advanceTimersByTime(400);
    last().say(WELCOME);
    expect(connections).not.toContain("lost");
    socket.close();
  });

  it("says within 3 seconds that the connection is lost, and keeps trying", () => {
    const { socket, connections } = made();
    last().say(WELCOME);
    for (let tries = 0; tries < 6; tries += 1) {
      last().break();
      vi.advanceTimersByTime(500);
    }
    expect(connections.at(-1)).toBe("lost");
    expect(FakeSocket.all.length).toBeGreaterThan(2);
    vi.advanceTimersByTime(6000);
    last().say(WELCOME);
    expect(connections.at(-1)).toBe("open");
    socket.close();
  });

  it("takes silence after a command for a lost connection", () => {
    const { socket, connections } = made();
    last().say(WELCOME);
    void socket.send(CHAT);
    const first = last();
    vi.advanceTimersByTime(SILENCE + 1);
    expect(connections.at(-1)).toBe("lost");
    expect(first.isClosed).toBe(true);
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
  });

  it("is lost at once when the browser goes offline and back when it is online", () => {
    const { socket, connections } = made();
    last().say(WELCOME);
    dispatchEvent(new Event("offline"));
    expect(connections.at(-1)).toBe("lost");
    dispatchEvent(new Event("online"));
    last().say(WELCOME);
    expect(connections.at(-1)).toBe("open");
    socket.close();
  });

  it("gives way to a second window and does not come back by itself", () => {
    const { socket, connections } = made();
    last().say(WELCOME);
    last().say({ type: "replaced" });
    last().break(4001);
    vi.advanceTimersByTime(60_000);
    expect(connections.at(-1)).toBe("replaced");
    expect(FakeSocket.all).toHaveLength(1);
    socket.close();
  });

  it("is over when the device is signed out", () => {
    const { socket, connections } = made();
    last().say(WELCOME);
    last().break(4401);
    vi.advanceTimersByTime(60_000);
    expect(connections.at(-1)).toBe("signed-out");
    expect(FakeSocket.all).toHaveLength(1);
    socket.close();
  });
});
