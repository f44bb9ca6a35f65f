/** A game against bots, in one click. */
import { signal } from "@preact/signals";
import type { GameDescription } from "../gen/messages";
import { api } from "../net/api";
import { attempt } from "./guest";

export const isStarting = signal(false);

/** The strongest level there is: levels are listed from the weakest on. */
export const botFor = (game: GameDescription): string => game.bots.at(-1) ?? "greedy";

export const usualSeats = (game: GameDescription): number =>
  game.seat_counts.includes(2) ? 2 : game.seat_counts[0]!;

export async function playBots(game: GameDescription): Promise<void> {
  if (isStarting.peek()) return;
  isStarting.value = true;
  await attempt(async () => {
    const bot = { kind: "bot", bot: botFor(game) } as const;
    const bots = Array.from({ length: usualSeats(game) - 1 }, () => bot);
    const seats = [{ kind: "me" } as const, ...bots];
    const [table, { begin }] = await Promise.all([
      api.create({ game: game.id, seats }),
      import("./deal"),
    ]);
    await begin(table);
  });
  isStarting.value = false;
}
