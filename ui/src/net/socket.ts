/** The one socket of a table. It comes back by itself; commands that have no answer yet are sent
 * again with the same id, so nothing is lost and nothing happens twice. */
import type { ClientMessage, ServerMessage } from "../gen/messages";

export type Connection = "connecting" | "open" | "lost" | "replaced" | "signed-out" | "left";

type Unsent = ClientMessage extends infer M
  ? M extends { id: string }
    ? Omit<M, "id">
    : never
  : never;
export type Command = Unsent;
export type Answer = Extract<ServerMessage, { type: "done" | "refused" | "hints" | "error" }>;

/** The banner comes after this much silence, in milliseconds. */
export const SILENCE = 2000;
const FIRST_RETRY = 300;
const LONGEST_RETRY = 5000;
const REPLACED_CODE = 4001;
const SIGNED_OUT_CODE = 4401;

interface Waiting {
  message: ClientMessage;
  resolve(answer: Answer): void;
}

export interface SocketEnds {
  url: string;
  onMessage(message: ServerMessage): void;
  onConnection(connection: Connection): void;
  open?: (url: string) => WebSocket;
}

let commands = 0;
const visit = Math.random().toString(36).slice(2, 12);

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private retry = FIRST_RETRY;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private silence: ReturnType<typeof setTimeout> | null = null;
  private isLost = false;
  private isWelcome = false;
  private isOver = false;

  constructor(private readonly ends: SocketEnds) {
    addEventListener("offline", this.offline);
    addEventListener("online", this.online);
    this.connect();
  }

  /** Sends a command; the promise ends with its one answer. */
  send(command: Command): Promise<Answer> {
    const message = { ...command, id: `${visit}-${++commands}` } as ClientMessage;
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      if (this.isWelcome) this.write(message);
    });
  }

  close(): void {
    this.isOver = true;
    removeEventListener("offline", this.offline);
    removeEventListener("online", this.online);
    this.endSilence();
    this.clearTimers();
    this.socket?.close();
    this.socket = null;
    this.ends.onConnection("left");
  }

  private connect(): void {
    this.clearTimers();
    this.startSilence();
    this.later(LONGEST_RETRY, () => this.startAnew());
    const socket = (this.ends.open ?? ((url) => new WebSocket(url)))(this.ends.url);
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.receive(String(event.data));
    socket.onclose = (event) => this.socket === socket && this.onClosed(event.code);
  }

  private receive(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "welcome") this.onWelcome();
    if (message.type === "replaced") this.end("replaced");
    this.ends.onMessage(message);
    if ("id" in message && message.id) this.resolveAnswer(message as Answer & { id: string });
  }

  private onWelcome(): void {
    this.clearTimers();
    this.endSilence();
    this.retry = FIRST_RETRY;
    this.isWelcome = true;
    this.ends.onConnection("open");
    for (const { message } of this.waiting.values()) this.write(message);
  }

  private resolveAnswer(answer: Answer & { id: string }): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    waiting?.resolve(answer);
  }

  /** Over for a reason of its own: it does not come back by itself. */
  private end(connection: "replaced" | "signed-out"): void {
    this.isOver = true;
    this.endSilence();
    this.clearTimers();
    this.ends.onConnection(connection);
  }

  private onClosed(code: number): void {
    this.socket = null;
    this.isWelcome = false;
    if (code === REPLACED_CODE && !this.isOver) this.end("replaced");
    if (code === SIGNED_OUT_CODE) this.end("signed-out");
    if (this.isOver) return;
    this.clearTimers();
    this.startSilence();
    this.later(this.retry, () => this.connect());
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
  }

  /** The silence counts from its beginning, however often the socket is tried again. */
  private startSilence(): void {
    if (!this.isLost) this.silence ??= setTimeout(() => this.reportLost(), SILENCE);
  }

  private endSilence(): void {
    if (this.silence !== null) clearTimeout(this.silence);
    this.silence = null;
    this.isLost = false;
  }

  private reportLost(): void {
    this.endSilence();
    this.isLost = true;
    this.ends.onConnection("lost");
  }

  private offline = (): void => {
    this.drop();
    this.clearTimers();
    this.reportLost();
    this.later(LONGEST_RETRY, () => this.connect());
  };

  private online = (): void => {
    if (!this.isOver && !this.isWelcome) this.connect();
  };

  private write(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
    if (message.type !== "hint") this.later(SILENCE, () => this.giveUpOn(message.id));
  }

  /** A command without an answer means that nobody is there, whatever the socket says. */
  private giveUpOn(id: string): void {
    if (this.isOver || !this.waiting.has(id)) return;
    this.reportLost();
    this.startAnew();
  }

  private startAnew(): void {
    this.drop();
    this.connect();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.isWelcome = false;
    socket?.close();
  }

  private later(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, milliseconds);
    this.timers.add(timer);
  }

  private clearTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}

export function socketUrl(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
