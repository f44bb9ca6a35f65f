/** The socket of the lobby. It comes back by itself and brings everything anew. */
import type { LobbyFilter, LobbyMessage } from "../gen/messages";
import { arrive } from "./api";

const FIRST_RETRY = 500;
const LONGEST_RETRY = 8000;

export interface LobbyEnds {
  onMessage(message: LobbyMessage): void;
  open?: (url: string) => WebSocket;
}

export class LobbySocket {
  private socket: WebSocket | null = null;
  private retry = FIRST_RETRY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;
  private wanted: LobbyFilter = {};

  constructor(private readonly ends: LobbyEnds) {
    void this.connect();
  }

  filter(wanted: LobbyFilter): void {
    this.wanted = wanted;
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(wanted));
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private async connect(): Promise<void> {
    try {
      await arrive();
    } catch {
      return this.connectLater();
    }
    if (this.isOver) return;
    const socket = (this.ends.open ?? ((url) => new WebSocket(url)))(lobbyUrl());
    this.socket = socket;
    socket.onopen = () => {
      this.retry = FIRST_RETRY;
      if (Object.keys(this.wanted).length) this.filter(this.wanted);
    };
    socket.onmessage = (event) => this.ends.onMessage(JSON.parse(String(event.data)));
    socket.onclose = () => this.connectLater();
  }

  private connectLater(): void {
    if (this.isOver) return;
    this.timer = setTimeout(() => void this.connect(), this.retry);
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY);
  }
}

function lobbyUrl(): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/lobby/socket`;
}
