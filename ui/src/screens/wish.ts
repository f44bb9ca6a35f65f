/** What a new table is to be, before it is asked for. */

import { levelFor, usualSeats } from "../app/botgame";
import type { Clock, CreateTable, GameDescription, SeatRequest } from "../gen/messages";
import type { Translate } from "../kit/game";
import { hasText } from "../locale/texts";

export type Sitter = "me" | "here" | "open" | `bot:${string}`;
export const CLOCKS = ["none", "move-60", "move-86400", "bank-1800"] as const;
export type ClockChoice = (typeof CLOCKS)[number];

export const PATIENCE = ["1", "3", "5"] as const;
export type Patience = (typeof PATIENCE)[number];

/** Seconds after which a person without a clock keeps the others waiting. */
export const OVERDUE = ["600", "3600", "86400"] as const;
export type OverdueChoice = (typeof OVERDUE)[number];

export interface Wish {
  game: string;
  sitters: readonly Sitter[];
  names: readonly string[];
  options: Readonly<Record<string, string>>;
  clock: ClockChoice;
  patience: Patience;
  overdue: OverdueChoice;
  undo: "strict" | "draws" | "off";
  isPublic: boolean;
  welcomesBots: boolean;
}

export function firstWish(game: GameDescription): Wish {
  const count = usualSeats(game);
  const sitters: Sitter[] = ["me", "open"];
  return {
    game: game.id,
    sitters: withCount(sitters, count, game),
    names: [],
    options: Object.fromEntries(
      Object.entries(game.options).map(([name, values]) => [name, values[0] ?? ""]),
    ),
    clock: "none",
    patience: "3",
    overdue: "600",
    undo: "strict",
    isPublic: false,
    welcomesBots: false,
  };
}

/** The same sitters on fewer or more seats; new seats are for bots. */
export function withCount(
  sitters: readonly Sitter[],
  count: number,
  game: GameDescription,
): readonly Sitter[] {
  const added = Math.max(0, count - sitters.length);
  const bots = Array.from({ length: added }, (): Sitter => `bot:${levelFor(game)}`);
  return [...sitters.slice(0, count), ...bots];
}

/** The level of a bot; null for a person. */
export const levelOf = (sitter: Sitter): string | null =>
  sitter.startsWith("bot:") ? sitter.slice("bot:".length) : null;

export function sittersFor(seat: number, game: GameDescription): readonly Sitter[] {
  const bots = game.levels.map(({ name }): Sitter => `bot:${name}`);
  return seat === 0 ? ["me", "open", ...bots] : ["open", "here", ...bots];
}

function clockOf(choice: ClockChoice): Clock | null {
  const [kind, seconds] = choice.split("-");
  if (kind === "move") return { kind, seconds: Number(seconds) };
  if (kind === "bank") return { kind, seconds: Number(seconds), increment: 20 };
  return null;
}

/** The clock of a table in words: those of a choice, or else its seconds. */
export function clockName(t: Translate, clock: Clock | null): string {
  if (!clock) return t("clock-none");
  const key = `clock-${clock.kind}-${clock.seconds}`;
  return hasText(t, key) ? t(key) : t(`clock-${clock.kind}`, { seconds: clock.seconds });
}

function seatOf(sitter: Sitter, name: string | undefined): SeatRequest {
  if (sitter === "open") return { kind: "open" };
  if (sitter === "me") return { kind: "me" };
  if (sitter === "here") return { kind: "me", name: name || null };
  return { kind: "bot", bot: levelOf(sitter) };
}

export function requestOf(wish: Wish): CreateTable {
  return {
    game: wish.game,
    seats: wish.sitters.map((sitter, seat) => seatOf(sitter, wish.names[seat])),
    options: wish.options,
    clock: clockOf(wish.clock),
    patience: Number(wish.patience),
    overdue: Number(wish.overdue),
    undo: wish.undo,
    public: wish.isPublic,
    welcomes_bots: wish.welcomesBots,
  };
}
