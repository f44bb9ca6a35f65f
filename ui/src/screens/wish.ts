/** What a new table is to be, before it is asked for. */
import type { Clock, CreateTable, GameDescription, SeatRequest } from "../gen/messages";
import { nonce } from "../net/api";

export type Sitter = "me" | "here" | "open" | `bot:${string}`;
export const CLOCKS = ["none", "move-60", "move-86400", "bank-1800"] as const;
export type ClockChoice = (typeof CLOCKS)[number];

export interface Wish {
  game: string;
  sitters: readonly Sitter[];
  names: readonly string[];
  options: Readonly<Record<string, string>>;
  clock: ClockChoice;
  undo: "strict" | "draws" | "off";
  isPublic: boolean;
}

/** The strongest level there is: levels are listed from the weakest on. */
export const botFor = (game: GameDescription): string => game.bots.at(-1) ?? "greedy";

export function firstWish(game: GameDescription): Wish {
  const count = game.seat_counts.includes(2) ? 2 : game.seat_counts[0]!;
  const sitters: Sitter[] = ["me", "open"];
  return {
    game: game.id,
    sitters: withCount(sitters, count, game),
    names: [],
    options: Object.fromEntries(
      Object.entries(game.options).map(([name, values]) => [name, values[0] ?? ""]),
    ),
    clock: "none",
    undo: "strict",
    isPublic: false,
  };
}

/** The same sitters on fewer or more seats; new seats are for bots. */
export function withCount(
  sitters: readonly Sitter[],
  count: number,
  game: GameDescription,
): readonly Sitter[] {
  const added = Math.max(0, count - sitters.length);
  const bots = Array.from({ length: added }, (): Sitter => `bot:${botFor(game)}`);
  return [...sitters.slice(0, count), ...bots];
}

export function sittersFor(seat: number, game: GameDescription): readonly Sitter[] {
  const bots = game.bots.map((bot): Sitter => `bot:${bot}`);
  return seat === 0 ? ["me", "open", ...bots] : ["open", "here", ...bots];
}

function clockOf(choice: ClockChoice): Clock | null {
  const [kind, seconds] = choice.split("-");
  if (kind === "move") return { kind, seconds: Number(seconds) };
  if (kind === "bank") return { kind, seconds: Number(seconds), increment: 20 };
  return null;
}

function seatOf(sitter: Sitter, name: string | undefined): SeatRequest {
  if (sitter === "open") return { kind: "open" };
  if (sitter === "me") return { kind: "me" };
  if (sitter === "here") return { kind: "me", name: name || null };
  return { kind: "bot", bot: sitter.slice("bot:".length) };
}

export function requestOf(wish: Wish): CreateTable {
  return {
    game: wish.game,
    seats: wish.sitters.map((sitter, seat) => seatOf(sitter, wish.names[seat])),
    options: wish.options,
    clock: clockOf(wish.clock),
    undo: wish.undo,
    public: wish.isPublic,
    nonce: nonce(),
    start: !wish.sitters.includes("open"),
  };
}
