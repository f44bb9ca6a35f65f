/** What people, bots and seats are called. */
import type { Seat, TableDescription } from "../gen/messages";
import { hasText } from "../locale/texts";
import type { Translate } from "./game";

export function botName(t: Translate, bot: string): string {
  return hasText(t, `bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** A bot of the server; that of a bot account has a player. */
export const isServerBot = (seat: Pick<Seat, "kind" | "player">): boolean =>
  seat.kind === "bot" && seat.player === null;

export function seatName(t: Translate, seat: Seat): string {
  if (isServerBot(seat) && seat.bot) return botName(t, seat.bot);
  if (seat.name) return seat.name;
  return t("seat-name", { seat: String.fromCharCode(65 + seat.seat) });
}

/** Names by seat; two bots of one level are told apart by their letters. */
export function seatNames(t: Translate, table: TableDescription): readonly string[] {
  const names = table.seats.map((seat) => seatName(t, seat));
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : `${name} ${String.fromCharCode(65 + index)}`,
  );
}

/** The text of a code, in words as far as there are any. */
export function codeText(t: Translate, prefix: string, code: string): string {
  const key = [prefix, "trouble"].map((kind) => `${kind}-${code}`).find((each) => hasText(t, each));
  return key === undefined ? t(`${prefix}-other`, { code }) : t(key);
}
