/** Beside the board: players with points and clocks, the log, the chat. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { attempt } from "../../app/guest";
import { arrivals, type Position, type TableStore } from "../../app/table";
import type { Clocks, Seat, SeatCommand, TableDescription } from "../../gen/messages";
import { BotBadge } from "../../kit/botbadge";
import type { Translate } from "../../kit/game";
import { lazy } from "../../kit/lazy";
import { isServerBot, seatNames } from "../../kit/names";
import { Button, SeatSign } from "../../kit/parts";
import { api } from "../../net/api";
import type { Complaint } from "../report";
import { total } from "./headline";
import { LogLines } from "./log";
import type { Commands, Scene } from "./scene";

const LevelButton = lazy(async () => (await import("../levelbutton")).LevelButton, null);
const ReportDialog = lazy(async () => (await import("../report")).ReportDialog, null);

interface SideProps {
  scene: Scene;
  commands: Commands;
  store: TableStore;
  position: Position;
  /** Whose action is shown, where that is not who is to act next. */
  acting?: number | undefined;
  /** The position of the log that is being looked at. */
  current?: number | undefined;
  onJump(position: number): void;
  onRecap(): void;
}

export function Side(props: SideProps): VNode {
  const { scene, store, commands, onJump, onRecap, current } = props;
  const { t } = scene;
  const part = useSignal<"log" | "chat">("log");
  const table = store.description.value!;
  const show = (name: "log" | "chat"): void => {
    part.value = name;
    if (name === "chat") store.unread.value = 0;
  };
  return (
    <aside class="side" aria-label={t("side")}>
      <Players {...props} />
      <div class="side-tabs">
        <div role="tablist" aria-label={t("side")}>
          {(["log", "chat"] as const).map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`side-${name}`}
              aria-selected={part.value === name}
              aria-controls="side-part"
              onClick={() => show(name)}
            >
              {t(name)}
              {name === "chat" && store.unread.value > 0 && (
                <span class="count">{store.unread.value}</span>
              )}
            </button>
          ))}
        </div>
        <Button kind="quiet" class="recap" onClick={onRecap}>
          {t("recap")}
        </Button>
      </div>
      <div class="side-part" id="side-part" role="tabpanel" aria-labelledby={`side-${part.value}`}>
        {part.value === "log" ? (
          <LogLines
            {...{ scene, commands, onJump, current }}
            steps={store.logShown.value}
            names={seatNames(t, table)}
            reader={store.viewer.value}
          />
        ) : (
          <Chat {...{ scene, store }} />
        )}
      </div>
    </aside>
  );
}

export function Players({ scene, store, position, acting }: SideProps): VNode {
  const { t } = scene;
  const table = store.description.value!;
  const names = seatNames(t, table);
  const toAct = acting ?? (position.view as { to_act: number }).to_act;
  return (
    <ul class="players" aria-label={t("players")}>
      {table.seats.map((seat) => (
        <li key={seat.seat} aria-current={seat.seat === toAct ? "true" : undefined}>
          <SeatSign seat={seat.seat} />
          <span class="player-name">
            {names[seat.seat]}
            {store.own.value.includes(seat.seat) && <span class="help"> {t("player-you")}</span>}
            <BotBadge owner={seat.owner} t={t} />
          </span>
          <SeatState {...{ seat, table, store, scene }} />
          {position.clock && <ClockFace clocks={position.clock} seat={seat.seat} />}
          <span class="player-points">
            {t("points", { points: total(position.scores[seat.seat] ?? {}) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SeatStateProps {
  seat: Seat;
  table: TableDescription;
  store: TableStore;
  scene: Scene;
}

/** A gone player can be stood in for by a bot, and take the seat back. */
function SeatState({ seat, table, store, scene }: SeatStateProps): VNode | null {
  const { t } = scene;
  if (seat.kind === "open" || isServerBot(seat) || table.status !== "running") return null;
  const ask = (command: SeatCommand): void =>
    void attempt(() => api.seat(table.id, seat.seat, command));
  if (seat.bot !== null) {
    const isMine = seat.player === store.me.value?.id;
    return isMine ? (
      <Button kind="quiet" onClick={() => ask({ do: "take-back" })}>
        {t("seat-take-back")}
      </Button>
    ) : (
      <span class="badge">{t("seat-stand-in")}</span>
    );
  }
  if (seat.away && store.own.value.length) {
    return (
      <LevelButton
        {...{ t }}
        game={table.game}
        kind="quiet"
        onChoose={(bot) => ask({ do: "hand-over", bot })}
      >
        {t("seat-hand-over")}
      </LevelButton>
    );
  }
  return seat.connected ? null : <span class="badge">{t("seat-gone")}</span>;
}

export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((each) =>
    String(each).padStart(2, "0"),
  );
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":");
}

function ClockFace({ clocks, seat }: { clocks: Clocks; seat: number }): VNode {
  const isRunning = clocks.running === seat;
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const used = isRunning ? Math.max(0, now - (arrivals.get(clocks) ?? now)) : 0;
  const left = (clocks.remaining[seat] ?? 0) - used;
  return (
    <span class={isRunning ? "clock running" : "clock"} role="timer">
      {clockText(left)}
    </span>
  );
}

export function Chat({ scene, store }: { scene: Scene; store: TableStore }): VNode {
  const { t } = scene;
  const list = useRef<HTMLUListElement>(null);
  const lines = store.chat.value;
  const me = store.me.value?.id;
  const reported = useSignal<Complaint | null>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <div class="chat">
      <ul ref={list} tabIndex={0} aria-label={t("chat")} aria-live="polite">
        {lines.map((line) => (
          <li key={line.number}>
            <b>{line.name || t("guest-name")}</b> {line.text}
            {line.player !== me && (
              <Button
                kind="tool"
                class="report-line"
                sign="flag"
                label={t("report-line", { quote: line.text })}
                onClick={() => {
                  reported.value = { kind: "chat", line: line.number, quote: line.text };
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {reported.value && (
        <ReportDialog
          {...{ t }}
          table={store.id}
          complaint={reported.value}
          onClose={() => {
            reported.value = null;
          }}
        />
      )}
      {me !== undefined && store.description.value!.muted.includes(me) ? (
        <p class="help muted">{t("chat-muted")}</p>
      ) : (
        <Say {...{ store, t }} />
      )}
    </div>
  );
}

function Say({ store, t }: { store: TableStore; t: Translate }): VNode {
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem("text") as HTMLInputElement;
        const text = field.value.trim();
        if (text) void store.say(text);
        field.value = "";
      }}
    >
      <input name="text" maxLength={500} aria-label={t("chat-say")} placeholder={t("chat-say")} />
      <Button type="submit">{t("chat-send")}</Button>
    </form>
  );
}
