/** The HTTP side of the server. Whoever asks for more than the games is made a guest first. Every
 * refusal is a `Refusal` with a code. */
import type {
  AcceptInvitations,
  BotThoughts,
  ChangeMe,
  ChatLine,
  ContinueFrom,
  CreateTable,
  FellowPlayer,
  GameDescription,
  InvitationList,
  LobbyFilter,
  LobbyPage,
  Log,
  MakeReport,
  Me,
  Moderate,
  People,
  QuickMatch,
  Replay,
  ReportReceipt,
  ReviewProgress,
  ScoreHistory,
  SeatCommand,
  SendInvitation,
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
export function replaceFetch(other: Fetch): void {
  fetching = other;
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const body = await response.json();
    return new Refusal(String(body.code ?? response.status), body.facts ?? {});
  } catch {
    return new Refusal(response.status >= 500 ? "server" : String(response.status));
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  if (!response.ok) throw await refusalOf(response);
  return response.json() as Promise<T>;
}

let meeting = async (): Promise<unknown> => null;
let arriving: Promise<unknown> | null = null;

/** How this browser becomes a guest, before the first request that needs one. */
export function onFirstRequest(meet: () => Promise<unknown>): void {
  meeting = meet;
  arriving = null;
}

/** Somebody else is here now, or nobody: the next request that needs a guest finds out. */
export function startOver(): void {
  arriving = null;
}

/** Wanted by many requests at once, done once; what failed is tried again with the next. */
export function arrive(): Promise<unknown> {
  arriving ??= meeting().catch((error: unknown) => {
    arriving = null;
    throw error;
  });
  return arriving;
}

/** Asks as a guest; nobody needs to be one for what is only fetched. */
export async function requestAsGuest<T>(method: string, path: string, body?: unknown): Promise<T> {
  await arrive();
  return request<T>(method, path, body);
}

function queryOf(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(given).toString();
}

const table = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  /** Makes a guest, or finds the one there is. */
  greet: (change: ChangeMe) => request<Me>("POST", "/api/me", change),
  changeMe: (change: ChangeMe) => requestAsGuest<Me>("POST", "/api/me", change),
  webhook: () => requestAsGuest<WebhookState>("GET", "/api/me/webhook"),
  setWebhook: (wish: SetWebhook) => requestAsGuest<WebhookState>("POST", "/api/me/webhook", wish),
  removeWebhook: () => requestAsGuest<WebhookState>("DELETE", "/api/me/webhook"),
  testWebhook: () => requestAsGuest<WebhookTest>("POST", "/api/me/webhook/test"),
  games: () => request<GameDescription[]>("GET", "/api/games"),
  content: (game: string) => request<unknown>("GET", `/api/games/${game}/content`),
  texts: (game: string, file: string) =>
    request<{ fluent: string }>("GET", `/api/games/${game}/texts/${file}`),
  tables: () => requestAsGuest<TableList>("GET", "/api/tables"),
  create: (wish: CreateTable) => requestAsGuest<TableDescription>("POST", "/api/tables", wish),
  table: (id: string) => requestAsGuest<TableDescription>("GET", table(id)),
  seat: (id: string, seat: number, command: SeatCommand) =>
    requestAsGuest<TableDescription>("POST", table(id, `/seats/${seat}`), command),
  start: (id: string) => requestAsGuest<TableDescription>("POST", table(id, "/start")),
  rematch: (id: string) => requestAsGuest<TableDescription>("POST", table(id, "/rematch")),
  leave: (id: string) => requestAsGuest<TableDescription>("POST", table(id, "/leave")),
  lobby: (wanted: LobbyFilter, after: string) =>
    requestAsGuest<LobbyPage>("GET", `/api/lobby?${queryOf({ ...wanted, after })}`),
  match: (wish: QuickMatch) => requestAsGuest<TableDescription>("POST", "/api/match", wish),
  join: (id: string) => requestAsGuest<TableDescription>("POST", table(id, "/join")),
  fellows: (id: string) => requestAsGuest<FellowPlayer[]>("GET", table(id, "/fellows")),
  invite: (id: string, wish: SendInvitation) =>
    requestAsGuest<FellowPlayer[]>("POST", table(id, "/invitations"), wish),
  invitations: () => requestAsGuest<InvitationList>("GET", "/api/invitations"),
  acceptInvitations: (wish: AcceptInvitations) =>
    requestAsGuest<InvitationList>("POST", "/api/invitations", wish),
  decline: (id: string) =>
    requestAsGuest<InvitationList>("DELETE", `/api/invitations/${encodeURIComponent(id)}`),
  log: (id: string, seat: number, since = 0) =>
    requestAsGuest<Log<GameEvent>>("GET", table(id, `/log?seat=${seat}&since=${since}`)),
  replay: (id: string, seat: number, position: number) =>
    requestAsGuest<Replay<unknown, unknown, GameEvent>>(
      "GET",
      table(id, `/replay?position=${position}&seat=${seat}`),
    ),
  scores: (id: string) => requestAsGuest<ScoreHistory>("GET", table(id, "/scores")),
  thoughts: (id: string) => requestAsGuest<BotThoughts>("GET", table(id, "/thoughts")),
  review: (id: string) => requestAsGuest<ReviewProgress>("GET", table(id, "/review")),
  line: (id: string, position: number, line: TryLine) =>
    requestAsGuest<Replay<unknown, unknown, GameEvent>[]>(
      "POST",
      table(id, `/line?position=${position}`),
      line,
    ),
  chat: (id: string) => requestAsGuest<ChatLine[]>("GET", table(id, "/chat")),
  moderate: (id: string, command: Moderate) =>
    requestAsGuest<TableDescription>("POST", table(id, "/moderation"), command),
  people: (id: string) => requestAsGuest<People>("GET", table(id, "/people")),
  report: (id: string, report: MakeReport) =>
    requestAsGuest<ReportReceipt>("POST", table(id, "/reports"), report),
  continueFrom: (id: string, position: number, from: ContinueFrom) =>
    requestAsGuest<TableDescription>("POST", table(id, `/continue?position=${position}`), from),
  recordPath: (id: string) => table(id, "/record"),
};

/** 128 random bits for the dealing, so that the server alone cannot know the cards. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
