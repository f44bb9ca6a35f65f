/** A game against bots, in one click, and the level of play that one likes to meet. */
import { signal } from "@preact/signals";
import type { GameDescription } from "../gen/messages";
import { api } from "../net/api";
import { attempt } from "./guest";
import { recall, store } from "./settings";

export const isStarting = signal(false);
const chosen = signal(recall("level"));

/** The level chosen last; before any choice the first one, which suits a newcomer. */
export function levelFor({ levels }: GameDescription): string {
  return (levels.find(({ name }) => name === chosen.value) ?? levels[0]!).name;
}

export function chooseLevel(level: string): void {
  chosen.value = level;
  store("level", level);
}

export const usualSeats = (game: GameDescription): number =>
  game.seat_counts.includes(2) ? 2 : game.seat_counts[0]!;

export async function playBots(game: GameDescription): Promise<void> {
  if (isStarting.peek()) return;
  isStarting.value = true;
  await attempt(async () => {
    const bot = { kind: "bot", bot: levelFor(game) } as const;
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
