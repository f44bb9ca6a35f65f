/** One's own tables, and what they say about oneself. */
import { signal } from "@preact/signals";
import { me } from "../../app/guest";
import type { TableDescription, TableList } from "../../gen/messages";
import { api } from "../../net/api";

export const ownTables = signal<TableList | null>(null);

export async function fetchOwn(): Promise<void> {
  ownTables.value = await api.tables();
}

const isMine = (table: TableDescription, seat: number): boolean =>
  table.seats[seat]?.player === me.value?.id;

export function isMyTurn(table: TableDescription): boolean {
  return table.to_act !== null && isMine(table, table.to_act);
}

/** The rank of the reader, null where they had no seat or the game is not over. */
export function ownRank(table: TableDescription): number | null {
  const ranks = table.result?.ranks.filter((_, seat) => isMine(table, seat)) ?? [];
  return ranks.length ? Math.min(...ranks) : null;
}

/** What can be gone on with: one's turn first, then the latest. */
export function goingOn(tables: readonly TableDescription[]): readonly TableDescription[] {
  const running = tables.filter(({ status }) => status === "running" || status === "open");
  return [...running].sort(
    (one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)) || other.updated - one.updated,
  );
}

export function finished(tables: readonly TableDescription[]): readonly TableDescription[] {
  return tables.filter((table) => ownRank(table) !== null);
}

/** Games against one bot of a level alone. */
export function recordAgainst(
  tables: readonly TableDescription[],
  level: string,
): { won: number; lost: number } {
  const played = finished(tables).filter(
    ({ seats }) => seats.length === 2 && seats.some(({ bot }) => bot === level),
  );
  const won = played.filter((table) => ownRank(table) === 1).length;
  return { won, lost: played.length - won };
}
