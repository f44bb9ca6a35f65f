/** This browser's part in the deal: once the server has committed to its secret, it answers with a
 * nonce of its own, and remembers both, to compare them with what was dealt. */
import type { BoundNonce, TableDescription } from "../gen/messages";
import { isServerBot } from "../kit/names";
import { api, nonce, Refusal } from "../net/api";
import { me } from "./guest";
import { go } from "./router";
import { recall, store } from "./settings";

interface KeptNonce extends BoundNonce {
  readonly table: string;
}

export type DealCheck = "none" | "right" | "other" | "unused";

const KEY = "nonces";
/** How many tables are remembered. */
const MOST = 200;

function keptNonces(): readonly KeptNonce[] {
  try {
    const kept = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** What this browser answered at a table. */
export function keptNonce(table: string): BoundNonce | undefined {
  return keptNonces().find((kept) => kept.table === table);
}

/** The nonce of this browser for a table: made for its commitment, and kept before it is sent. */
export function nonceFor(table: TableDescription): BoundNonce {
  const commitment = table.deal?.commitment ?? "";
  const before = keptNonce(table.id);
  const value = before?.commitment === commitment ? before.value : nonce();
  const others = keptNonces().filter((kept) => kept.table !== table.id);
  store(KEY, JSON.stringify([...others, { table: table.id, commitment, value }].slice(-MOST)));
  return { commitment, value };
}

/** Sends the nonce for every own seat that has none yet. One that comes after the start is too late;
 * the page about the deal tells. */
export async function sendNonces(table: TableDescription): Promise<void> {
  const own = me.peek()?.id;
  const seats = table.seats.filter((seat) => seat.player === own && !seat.has_nonce);
  try {
    for (const { seat } of seats) {
      await api.seat(table.id, seat, { do: "sit", nonce: nonceFor(table) });
    }
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "already-started")) throw error;
  }
}

/** Goes to a new table: after the nonces the game begins, unless somebody else takes part. */
export async function begin(table: TableDescription): Promise<void> {
  const own = me.peek()?.id;
  const isAlone = table.seats.every((seat) => isServerBot(seat) || seat.player === own);
  try {
    if (table.status !== "open") return;
    await sendNonces(table);
    if (isAlone && table.host === own) await api.start(table.id);
  } finally {
    go(`/t/${table.id}`);
  }
}

/** Whether a deal that has begun is the one this browser answered. */
export function checkDeal(table: TableDescription): DealCheck {
  const kept = keptNonce(table.id);
  if (!kept || !table.deal?.nonces.length) return "none";
  if (kept.commitment !== table.deal.commitment) return "other";
  return table.deal.nonces.includes(kept.value) ? "right" : "unused";
}
