/** One table as this browser knows it: what the socket brought, as signals. */
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";

import type {
  ChatLine,
  Hint,
  LogStep,
  Me,
  Refused,
  ServerMessage,
  TableDescription,
  Update,
} from "../gen/messages";
import { type GameEvent, type Pace, SPECTATOR } from "../kit/game";
import { api } from "../net/api";
import { type Answer, type Command, type Connection, socketUrl, TableSocket } from "../net/socket";
import { type Beat, Playback } from "./playback";

const NOBODY = -2;
/** After one of these the socket would be refused for ever. */
const FINAL: ReadonlySet<string> = new Set([
  "unknown-table",
  "table-set-aside",
  "no-guest",
  "removed",
  "blocked",
]);

export type Position = Update<unknown, unknown, GameEvent>;
/** Lines that were never played have nobody who stood in. */
export type Step = Omit<LogStep<GameEvent>, "stand_in"> & { readonly stand_in?: boolean };

export interface HintList {
  version: number;
  moves: readonly Hint[];
}

export interface Transport {
  send(command: Command): Promise<Answer>;
  close(): void;
}

type Connect = (
  id: string,
  onMessage: (message: ServerMessage) => void,
  onConnection: (connection: Connection) => void,
) => Transport;

const bySocket: Connect = (id, onMessage, onConnection) =>
  new TableSocket({ url: socketUrl(id), onMessage, onConnection });

/** When the clocks of an update arrived, by the clock of this page that nobody can set. */
export const arrivals = new WeakMap<object, number>();

/** The seat the screen is for: the own one that is to act, else the one shown before. */
export function viewerOf(own: readonly number[], toAct: number | null, before: number): number {
  if (!own.length) return SPECTATOR;
  if (toAct !== null && own.includes(toAct)) return toAct;
  return own.includes(before) ? before : own[0]!;
}

/** The log after an update: what was taken back goes, what happened comes. */
export function logAfter(steps: readonly Step[], update: Position): readonly Step[] {
  const since = update.position - update.entries.length;
  const kept = steps.filter((step) => step.position <= since);
  const { position, entries, events, stand_in } = update;
  return entries.length ? [...kept, { position, entries, events, stand_in }] : kept;
}

export class TableStore {
  readonly connection = signal<Connection>("connecting");
  readonly description = signal<TableDescription | null>(null);
  readonly me = signal<Me | null>(null);
  readonly own = signal<readonly number[]>([]);
  readonly viewer = signal(SPECTATOR);
  readonly latest = signal<Position | null>(null);
  readonly steps = signal<readonly Step[]>([]);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly unread = signal(0);
  readonly hints = signal<HintList | null>(null);
  readonly isThinking = signal(false);
  readonly refusal = signal<Refused | null>(null);
  readonly isBusy = signal(false);
  /** The own seat that has to take the screen before anything of its hand is shown. */
  readonly curtain = signal<number | null>(null);
  /** Why the table cannot be shown at all, as a code. */
  readonly failure = signal<string | null>(null);
  readonly playback: Playback<Position>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** The position on the screen: the latest one, unless older ones are still being shown; of one
   * that is being told, what has been told. */
  readonly shown: ReadonlySignal<Position | null>;
  /** The log as far as it has been shown. */
  readonly logShown: ReadonlySignal<readonly Step[]>;
  readonly isMyTurn: ReadonlySignal<boolean>;
  /** The beats in which an update is shown: one, unless the game tells more. */
  beatsIn: (position: Position) => readonly Beat[] = (position) => [wholeBeat(position)];
  /** What a position looks like while only the first of its events are told. */
  toldSoFar: (before: Position, now: Position, told: number) => Position = (_, now) => now;
  private positions = new Map<number, Position>();
  private transport: Transport | null = null;
  private logRequest = 0;
  /** The version that makes the table free to act again; one that never comes while it waits. */
  private awaited = 0;

  constructor(
    readonly id: string,
    pace: () => Pace,
    private readonly connect: Connect = bySocket,
  ) {
    this.playback = new Playback(pace, (position) => this.beatsIn(position));
    this.names = computed(() => this.description.value?.seats.map((seat) => seat.name) ?? []);
    this.shown = computed(() => this.tellTable());
    this.logShown = computed(() => this.tellLog());
    this.isMyTurn = computed(() => (this.latest.value?.legal.length ?? 0) > 0);
  }

  open(): void {
    this.failure.value = null;
    this.transport?.close();
    this.transport = this.connect(
      this.id,
      (message) => batch(() => this.receive(message)),
      (connection) => {
        this.connection.value = connection;
      },
    );
  }

  close(): void {
    this.transport?.close();
    this.transport = null;
  }

  async act(action: string): Promise<void> {
    const position = this.positions.get(this.viewer.peek());
    if (!position || this.isBusy.peek()) return;
    this.playback.skip();
    await this.commit({ type: "act", version: position.version, seat: position.seat, action });
  }

  async revise(type: "undo" | "redo" | "restart"): Promise<void> {
    const position = this.positions.get(this.viewer.peek());
    if (!position || this.isBusy.peek()) return;
    this.playback.skip();
    await this.commit({ type, version: position.version, seat: position.seat });
  }

  async say(text: string): Promise<void> {
    await this.transport?.send({ type: "chat", text });
  }

  async askHint(): Promise<void> {
    const position = this.positions.get(this.viewer.peek());
    if (!position?.legal.length || !this.transport) return;
    this.isThinking.value = true;
    const { version, seat } = position;
    const answer = await this.transport.send({ type: "hint", version, seat });
    batch(() => {
      this.isThinking.value = false;
      if (answer.type === "hints") this.hints.value = answer;
      if (answer.type === "refused") this.refusal.value = answer;
    });
  }

  forgetHints(): void {
    this.hints.value = null;
  }

  /** The person whose turn it is has taken the screen. */
  raiseCurtain(): void {
    const seat = this.curtain.peek();
    if (seat === null) return;
    batch(() => {
      this.curtain.value = null;
      this.lookFrom(seat);
    });
  }

  private tellTable(): Position | null {
    const { shown, before, told, isPlaying } = this.playback;
    const [now, was] = [shown.value, before.value];
    const count = told.value.length;
    if (!isPlaying.value || !now || !was || count >= now.events.length) return now;
    return this.toldSoFar(was, now, count);
  }

  private tellLog(): readonly Step[] {
    const { shown, isPlaying, told } = this.playback;
    const steps = this.steps.value;
    const at = shown.value?.position ?? 0;
    if (!isPlaying.value) return steps;
    return steps
      .filter((step) => step.position <= at)
      .map((step) => (step.position === at ? { ...step, events: told.value } : step));
  }

  private async commit(command: Command): Promise<void> {
    if (!this.transport) return;
    batch(() => {
      this.awaited = Infinity;
      this.settle();
      this.refusal.value = null;
    });
    const answer = await this.transport.send(command);
    batch(() => {
      this.awaited = answer.type === "done" ? answer.version : 0;
      this.settle();
      if (answer.type === "refused" && answer.code !== "stale") this.refusal.value = answer;
    });
  }

  /** The answer to a command comes before its position: what was legal before is not offered again. */
  private settle(): void {
    const { version = 0 } = this.positions.get(this.viewer.peek()) ?? {};
    this.isBusy.value = version < this.awaited;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") this.onWelcome(message.me, message.seats, message.table);
    else if (message.type === "table") this.onTable(message.seats, message.table);
    else if (message.type === "update") this.onUpdate(message as Position);
    else if (message.type === "chat") this.onChat(message.line);
    else if (message.type === "error" && FINAL.has(message.code)) this.fail(message.code);
  }

  /** The table is gone, or this guest, or the guest may not stay. */
  private fail(code: string): void {
    this.failure.value = code;
    this.close();
  }

  private onWelcome(me: Me, seats: readonly number[], table: TableDescription): void {
    this.me.value = me;
    this.onTable(seats, table);
    void this.fetchChat();
  }

  private onTable(seats: readonly number[], table: TableDescription): void {
    this.own.value = seats;
    this.description.value = table;
    if (!this.own.value.includes(this.viewer.peek())) {
      this.viewer.value = viewerOf(seats, table.to_act, this.viewer.peek());
    }
  }

  private onUpdate(update: Position): void {
    this.positions.set(update.seat, update);
    if (update.clock) arrivals.set(update.clock, performance.now());
    this.settle();
    const toAct = toActIn(update);
    const viewer = viewerOf(this.own.peek(), toAct, this.viewer.peek());
    const isOther = viewer !== this.viewer.peek() || this.latest.peek() === null;
    if (isOther) this.handOver(viewer, isOver(update));
    else if (update.seat === viewer) this.show(update);
  }

  /** Another person at this screen is to act: their hand stays behind the curtain till they say. */
  private handOver(viewer: number, over: boolean): void {
    if (this.own.peek().length > 1 && !over) {
      this.curtain.value = viewer;
      this.playback.skip();
      return;
    }
    if (this.positions.has(viewer)) this.lookFrom(viewer);
  }

  private lookFrom(seat: number): void {
    this.viewer.value = seat;
    const position = this.positions.get(seat);
    if (!position) return;
    this.hints.value = null;
    this.latest.value = position;
    this.playback.push(position, true);
    void this.fetchLog();
  }

  private show(update: Position): void {
    const isWhole = update.kind === "whole" || update.kind === "set-up";
    const isOwn = update.entries[0]?.actor === update.seat || update.kind !== "act";
    if (this.hints.peek()?.version !== update.version) this.hints.value = null;
    this.latest.value = update;
    this.playback.push(update, isWhole || isOwn);
    if (isWhole) void this.fetchLog();
    else this.steps.value = logAfter(this.steps.peek(), update);
  }

  private onChat(line: ChatLine): void {
    const known = this.chat.peek();
    if (known.some((other) => other.number === line.number)) return;
    this.chat.value = [...known, line];
    if (line.player !== this.me.peek()?.id) this.unread.value += 1;
  }

  private async fetchLog(): Promise<void> {
    const request = ++this.logRequest;
    const seat = this.viewer.peek();
    try {
      const log = await api.log(this.id, seat);
      if (request !== this.logRequest) return;
      const reached = log.steps.at(-1)?.position ?? 0;
      const newer = this.steps.peek().filter((step) => step.position > reached);
      this.steps.value =
        this.latest.peek()?.position === reached ? log.steps : [...log.steps, ...newer];
    } catch {
      // The log comes with the next connection; the game goes on without it.
    }
  }

  private async fetchChat(): Promise<void> {
    try {
      this.chat.value = await api.chat(this.id);
    } catch {
      // As above.
    }
  }
}

/** All of an update at once. */
export function wholeBeat({ events, entries, seat }: Position): Beat {
  const actor = entries[0]?.actor ?? seat;
  return { events, seat: actor, isOwn: actor === seat };
}

/** Nobody is to act, not even chance. */
export function isOver(update: Position): boolean {
  return (update.view as { to_act: number }).to_act === NOBODY;
}

export function toActIn(update: Position): number | null {
  const seat = (update.view as { to_act: number }).to_act;
  return seat >= 0 ? seat : null;
}
