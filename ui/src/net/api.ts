/** The HTTP side of the server. Whoever asks for more than the games is made a guest first. Every
 * refusal is a `Refusal` with a code. */
import type {
  ChangeMe,
  ChatLine,
  ContinueFrom,
  CreateTable,
  GameDescription,
  Log,
  Me,
  Replay,
  ReviewProgress,
  ScoreHistory,
  SeatCommand,
  SetWebhook,
  TableDescription,
  TableList,
  TryLine,
  WebhookState,
  WebhookTest,
} from "../gen/messages";
import type { GameEvent } from "../kit/game";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

type Fetch = typeof fetch;
let fetching: Fetch = (...args) => fetch(...args);

/** Lets a test stand in for the network. */
export function fetchBy(other: Fetch): void {
  fetching = other;
}

async function problem(response: Response): Promise<Refusal> {
  try {
    const body = await response.json();
    return new Refusal(String(body.code ?? response.status), body.facts ?? {});
  } catch {
    return new Refusal(response.status >= 500 ? "server" : String(response.status));
  }
}

async function fetched<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetching(path, {
      method,
      credentials: "same-origin",
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Refusal("unreachable");
  }
  if (!response.ok) throw await problem(response);
  return response.json() as Promise<T>;
}

let meeting = async (): Promise<unknown> => null;
let arriving: Promise<unknown> | null = null;

/** How this browser becomes a guest, before the first request that needs one. */
export function arriveBy(meet: () => Promise<unknown>): void {
  meeting = meet;
  arriving = null;
}

/** Wanted by many requests at once, done once; what failed is tried again with the next. */
function arrive(): Promise<unknown> {
  arriving ??= meeting().catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  return arriving;
}

/** Asks as a guest; nobody needs to be one for what is only fetched. */
async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  await arrive();
  return fetched<T>(method, path, body);
}

const table = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  /** Makes a guest, or finds the one there is. */
  greet: (change: ChangeMe) => fetched<Me>("POST", "/api/me", change),
  changeMe: (change: ChangeMe) => asked<Me>("POST", "/api/me", change),
  webhook: () => asked<WebhookState>("GET", "/api/me/webhook"),
  setWebhook: (wish: SetWebhook) => asked<WebhookState>("POST", "/api/me/webhook", wish),
  removeWebhook: () => asked<WebhookState>("DELETE", "/api/me/webhook"),
  testWebhook: () => asked<WebhookTest>("POST", "/api/me/webhook/test"),
  games: () => fetched<GameDescription[]>("GET", "/api/games"),
  content: (game: string) => fetched<unknown>("GET", `/api/games/${game}/content`),
  tables: () => asked<TableList>("GET", "/api/tables"),
  create: (wish: CreateTable) => asked<TableDescription>("POST", "/api/tables", wish),
  table: (id: string) => asked<TableDescription>("GET", table(id)),
  seat: (id: string, seat: number, command: SeatCommand) =>
    asked<TableDescription>("POST", table(id, `/seats/${seat}`), command),
  start: (id: string) => asked<TableDescription>("POST", table(id, "/start")),
  rematch: (id: string) => asked<TableDescription>("POST", table(id, "/rematch")),
  log: (id: string, seat: number, since = 0) =>
    asked<Log<GameEvent>>("GET", table(id, `/log?seat=${seat}&since=${since}`)),
  replay: (id: string, seat: number, position: number) =>
    asked<Replay<unknown, GameEvent>>("GET", table(id, `/replay?position=${position}&seat=${seat}`)),
  scores: (id: string) => asked<ScoreHistory>("GET", table(id, "/scores")),
  review: (id: string) => asked<ReviewProgress>("GET", table(id, "/review")),
  line: (id: string, position: number, line: TryLine) =>
    asked<Replay<unknown, GameEvent>[]>("POST", table(id, `/line?position=${position}`), line),
  chat: (id: string) => asked<ChatLine[]>("GET", table(id, "/chat")),
  continueFrom: (id: string, position: number, from: ContinueFrom) =>
    asked<TableDescription>("POST", table(id, `/continue?position=${position}`), from),
  recordPath: (id: string) => table(id, "/record"),
};

/** 128 random bits for the dealing, so that the server alone cannot know the cards. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
