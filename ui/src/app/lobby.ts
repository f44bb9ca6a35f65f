/** The lobby as this browser knows it: waiting tables, invitations, and the own quick match. */
import { batch, signal } from "@preact/signals";
import type {
  Invitation,
  LobbyFilter,
  LobbyMessage,
  OpenTable,
  QuickMatch,
  TableDescription,
} from "../gen/messages";
import { api } from "../net/api";
import { LobbySocket } from "../net/lobby";
import { notify } from "./notices";
import { go, page } from "./router";
import { play } from "./sound";

export const openTables = signal<readonly OpenTable[] | null>(null);
/** Whether more tables wait than are shown. */
export const hasMore = signal(false);
export const invitations = signal<readonly Invitation[]>([]);
export const wanted = signal<LobbyFilter>({});

/** A quick match that is under way: its table, and since when it is looked for players. */
export interface Search {
  table: string;
  game: string;
  since: number;
  isFound: boolean;
}

const KEY = "orrery-search";
export const search = signal<Search | null>(recallSearch());

function recallSearch(): Search | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function setSearch(value: Search | null): void {
  search.value = value;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets the search with the page.
  }
}

// The connection

let users = 0;
let socket: LobbySocket | null = null;

/** Keeps the lobby up to date until the function it gives back is called. */
export function followLobby(): () => void {
  users += 1;
  socket ??= new LobbySocket({ onMessage: receive });
  return () => {
    users -= 1;
    if (users) return;
    socket?.close();
    socket = null;
  };
}

export function setFilter(filter: LobbyFilter): void {
  wanted.value = filter;
  openTables.value = null;
  socket?.filter(filter);
}

function receive(message: LobbyMessage): void {
  batch(() => {
    if (message.type === "tables") {
      openTables.value = message.tables;
      hasMore.value = message.more;
    } else if (message.type === "you") {
      invitations.value = message.invitations;
      void followSearch(message.waiting);
    }
  });
}

// The quick match

/** Looks for players; leads to the table, whoever is there already. */
export async function findMatch(wish: QuickMatch): Promise<void> {
  const table = await api.match(wish);
  const isWaiting = table.seats.some((seat) => seat.kind === "open");
  setSearch(
    isWaiting ? { table: table.id, game: table.game, since: Date.now(), isFound: false } : null,
  );
  go(`/t/${table.id}`);
}

export async function stopSearch(): Promise<void> {
  const table = search.peek()?.table;
  setSearch(null);
  if (table) await api.leave(table);
}

/** Nobody waits at the table any more: somebody has come, or it is over. */
async function followSearch(waiting: readonly string[]): Promise<void> {
  const now = search.peek();
  if (!now || now.isFound || waiting.includes(now.table)) return;
  const table = await api.table(now.table).catch(() => null);
  if (search.peek()?.table !== now.table) return;
  if (!table || !isFull(table)) return setSearch(null);
  meet(now);
}

const isFull = (table: TableDescription): boolean =>
  table.status !== "abandoned" && table.seats.every((seat) => seat.kind !== "open");

/** Whoever is idle is led to the table; whoever plays meanwhile is told. */
function meet(now: Search): void {
  const { name, id } = page.peek();
  play("turn");
  if (name === "front" || name === "lobby" || (name === "table" && id === now.table)) {
    setSearch(null);
    if (id !== now.table) go(`/t/${now.table}`);
  } else {
    setSearch({ ...now, isFound: true });
  }
}

/** Tells whoever looks at something else that somebody has come. */
export function tellFound(text: string): void {
  notify(text);
}

export function goToMatch(): void {
  const table = search.peek()?.table;
  setSearch(null);
  if (table) go(`/t/${table}`);
}
