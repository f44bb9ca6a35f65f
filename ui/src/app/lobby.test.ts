import { beforeEach, expect, it, vi } from "vitest";
import type { LobbyMessage, OpenTable } from "../gen/messages";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(frame: string): void {
    this.sent.push(frame);
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: LobbyMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("scrollTo", () => undefined);
  sessionStorage.clear();
});

const seat = (kind: string) => ({ kind, name: "", player: null });

/** A lobby whose server describes the table of a quick match with these seats and this status. */
async function visiting(path: string) {
  history.replaceState(null, "", path);
  const lobby = await import("./lobby");
  const { replaceFetch } = await import("../net/api");
  const table = { id: "t", game: "cosmos", status: "open", seats: [seat("person"), seat("open")] };
  const asked: string[] = [];
  replaceFetch(async (to, init) => {
    asked.push(`${init?.method} ${to}`);
    return Response.json(to === "/api/me" ? { id: "a", name: "Ada" } : table);
  });
  const leave = lobby.followLobby();
  await vi.waitUntil(() => FakeSocket.all.length > 0);
  return { ...lobby, table, asked, leave, socket: FakeSocket.all[0]! };
}

it("shows what the socket tells, and asks for what fits a filter", async () => {
  const { openTables, hasMore, setFilter, socket } = await visiting("/lobby");
  const table = { id: "x" } as OpenTable;
  socket.tell({ type: "tables", tables: [table], more: true });
  expect([openTables.value, hasMore.value]).toEqual([[table], true]);
  setFilter({ game: "cosmos" });
  expect(openTables.value).toBeNull();
  expect(socket.sent).toEqual(['{"game":"cosmos"}']);
});

it("comes back with its filter after the line was lost, and not after it was left", async () => {
  const { setFilter, socket, leave } = await visiting("/lobby");
  setFilter({ seats: 3 });
  vi.useFakeTimers();
  socket.onclose?.();
  await vi.advanceTimersByTimeAsync(1000);
  const again = FakeSocket.all[1]!;
  again.onopen?.();
  expect(again.sent).toEqual(['{"seats":3}']);
  leave();
  again.onclose?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(2);
});

it("leads whoever is idle to the table when somebody has come", async () => {
  const { findMatch, search, socket, table } = await visiting("/");
  await findMatch({ game: "cosmos" });
  expect([search.value?.table, location.pathname]).toEqual(["t", "/t/t"]);
  const { go } = await import("./router");
  go("/");
  socket.tell({ type: "you", invitations: [], waiting: ["t"] });
  expect(location.pathname).toBe("/");
  Object.assign(table, { status: "running", seats: [seat("person"), seat("person")] });
  socket.tell({ type: "you", invitations: [], waiting: [] });
  await vi.waitUntil(() => location.pathname === "/t/t");
  expect(search.value).toBeNull();
});

it("tells whoever plays something else meanwhile", async () => {
  const { findMatch, goToMatch, search, socket, table } = await visiting("/");
  await findMatch({ game: "cosmos" });
  const { go } = await import("./router");
  go("/t/bots");
  Object.assign(table, { status: "running", seats: [seat("person"), seat("person")] });
  socket.tell({ type: "you", invitations: [], waiting: [] });
  await vi.waitUntil(() => search.value?.isFound);
  expect(location.pathname).toBe("/t/bots");
  goToMatch();
  expect([search.value, location.pathname]).toEqual([null, "/t/t"]);
});

it("stops when it is told to, and when the table is over", async () => {
  const { findMatch, stopSearch, search, socket, asked, table } = await visiting("/");
  await findMatch({ game: "cosmos" });
  await stopSearch();
  expect([search.value, asked.at(-1)]).toEqual([null, "POST /api/tables/t/leave"]);
  await findMatch({ game: "cosmos" });
  table.status = "abandoned";
  socket.tell({ type: "you", invitations: [], waiting: [] });
  await vi.waitUntil(() => search.value === null);
});
