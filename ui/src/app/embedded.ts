/** A record that lies within the page itself, and answers from it in place of a server. */
import type { Log, Me, TableDescription } from "../gen/messages";
import type { GameEvent } from "../kit/game";
import type { Frame } from "./lookback";

/** The game as one viewer may know it. */
interface Seen {
  readonly log: Log<GameEvent>;
  readonly frames: readonly Frame[];
}

export interface EmbeddedPage {
  readonly table: TableDescription;
  readonly me: Me;
  readonly content: unknown;
  /** By the seat, or by -3 for what everybody may see. */
  readonly seen: Readonly<Record<string, Seen>>;
}

/** Unpacks the record: gzip in base64, so that a page stays small. */
export async function readPage(): Promise<EmbeddedPage> {
  const packed = document.getElementById("record")!.textContent!.trim();
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked).json() as Promise<EmbeddedPage>;
}

/** What a server would answer to the requests of a replay. */
export function answerFrom(page: EmbeddedPage): typeof fetch {
  const root = `/api/tables/${page.table.id}`;
  const seenBy = (query: URLSearchParams): Seen | undefined => page.seen[query.get("seat") ?? ""];
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    "/api/me": () => page.me,
    [`/api/games/${page.table.game}/content`]: () => page.content,
    [root]: () => page.table,
    [`${root}/log`]: (query) => seenBy(query)?.log,
    [`${root}/replay`]: (query) =>
      seenBy(query)?.frames.find(({ position }) => String(position) === query.get("position")),
    [`${root}/thoughts`]: () => ({ thoughts: [] }),
  };
  return async (asked) => {
    const { pathname, searchParams } = new URL(String(asked), "https://page.invalid");
    const answer = answers[pathname]?.(searchParams);
    if (answer === undefined) return Response.json({ code: "not-found" }, { status: 404 });
    return Response.json(answer);
  };
}
