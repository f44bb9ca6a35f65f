/** Addresses of the replay: at a position, through the eyes of a seat, along a line never played. */

/** Actions hold letters, digits, blanks and dashes, so a dot parts them. */
const BETWEEN = ".";

export function replayAt(id: string, position: number, seat?: number): string {
  const query = seat === undefined ? "" : `?seat=${seat}`;
  return `/replay/${id}${query}#${position}`;
}

export function lineFrom(
  id: string,
  position: number,
  seat: number,
  line: readonly string[],
): string {
  const query = new URLSearchParams({ seat: String(seat), line: line.join(BETWEEN) });
  return `/replay/${id}?${query}#${position}`;
}

/** The line of an address, or none. */
export function lineIn(query: URLSearchParams): readonly string[] {
  return query.get("line")?.split(BETWEEN).filter(Boolean) ?? [];
}

/** The seat of an address, or none. */
export function seatIn(query: URLSearchParams, seats: number): number | null {
  const seat = Number(query.get("seat") ?? NaN);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : null;
}
