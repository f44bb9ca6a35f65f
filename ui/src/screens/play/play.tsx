/** The table while a game is played. */
import { effect, signal, useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { LookBack, sinceLastTurn } from "../../app/lookback";
import { chime, notify, setTitle } from "../../app/notices";
import { listMode, pace } from "../../app/settings";
import { toActIn, type Position, type TableStore } from "../../app/table";
import { grouped, isEnding, say } from "../../kit/actions";
import { Digits } from "../../kit/digits";
import { later } from "../../kit/later";
import { codeText, seatNames } from "../../kit/names";
import { Button, Dialog, Loading, Sign } from "../../kit/parts";
import { moveFocus, refocus } from "../../kit/spatial";
import { Keys } from "../keys";
import { Trouble } from "../page";
import { Settings } from "../settings";
import { ActionBar, openGroup } from "./actionbar";
import { Banner, Curtain, Elsewhere } from "./curtain";
import { Hints } from "./hints";
import { ListMode, numbered } from "./list";
import { LookBar } from "./lookbar";
import { Board, isNarrow, tabFor, Tabs, useScene, type Doing, type Scene, type Shown } from "./scene";
import { Side } from "./side";

const RulesDialog = later(async () => (await import("../rules")).RulesDialog, null);

type Open = "rules" | "keys" | "settings" | "hint" | null;

/** What covers the board by the reader's wish. */
const open = signal<Open>(null);
const rulesAt = signal("");
const tab = signal("");
const hasSide = signal(innerWidth >= 1100);
/** An action that ends the turn and would lose something, till it is confirmed. */
const doubtful = signal<string | null>(null);

const selection = signal<string | null>(null);
const highlight = signal<ReadonlySet<string>>(new Set());

effect(() => {
  // A new thing to look at closes the list that was open for the old one.
  if (open.value !== null) openGroup.value = null;
});

export function Play({ store }: { store: TableStore }): VNode {
  const table = store.description.value!;
  const scene = useScene(table.game);
  const look = useMemo(() => LookBack.of(table.id, store.viewer.value), [table.id, store.viewer.value]);
  useEffect(() => () => look.close(), [look]);
  const isCovered = store.curtain.value !== null || store.connection.value === "replaced";
  if (!scene || !store.latest.value || isCovered) {
    return (
      <div class="table">
        {!isCovered && <Loading />}
        <Curtain store={store} />
        <Elsewhere store={store} />
      </div>
    );
  }
  return <Table {...{ store, scene, look }} />;
}

interface TableProps {
  store: TableStore;
  scene: Scene;
  look: LookBack;
}

function doingFor({ store, scene, look }: TableProps): Doing {
  const act = (text: string): void => {
    const position = store.latest.peek();
    if (!position?.legal.includes(text)) return;
    look.close();
    const losses = isEnding(text) ? scene.module.losses(position.view, position.seat) : [];
    if (losses.length) doubtful.value = text;
    else void store.act(text);
  };
  return { act, explain, selection, highlight, pace: pace.value };
}

function explain(ref: string): void {
  rulesAt.value = ref;
  open.value = "rules";
}

function shownIn({ store, scene, look }: TableProps): Shown {
  const names = seatNames(scene.t, store.description.value!);
  const frame = look.frame.value;
  if (frame) {
    const { view, seat, events } = frame;
    return { view, seat, legal: [], events, names, isPast: true };
  }
  const position = store.shown.value ?? store.latest.value!;
  const isLatest = position.version === store.latest.value!.version;
  const { view, seat, events } = position;
  return { view, seat, legal: isLatest ? position.legal : [], events, names };
}

function Table(props: TableProps): VNode {
  const { store, scene, look } = props;
  const { t } = scene;
  const position = store.latest.value!;
  const doing = doingFor(props);
  const shown = shownIn(props);
  const frame = look.frame.value;
  const isLooking = frame !== null;
  const isList = listMode.value === "on";
  useNotices(props);
  useKeys(props, doing);
  useNewPosition(store);
  useUsefulTab(props);
  const steps = store.steps.value;
  const jump = (at: number): void =>
    void look.open(steps.map((step) => step.position), at);
  const recap = (): void => {
    const stops = sinceLastTurn(steps, store.viewer.value);
    if (stops.length) void look.open(stops, stops[0]!).then(() => look.play());
  };
  const closeOpen = (): void => {
    open.value = null;
  };
  const phoneTab = isNarrow.value && tab.value === "side";
  return (
    <div
      class={tableClass(hasSide.value, isList)}
      onFocusIn={(event) => {
        place = (event.target as Element).closest(".board, .action-bar")?.className.split(" ")[0];
      }}
    >
      <Header {...{ scene, store, shown, isLooking }} />
      <Banner store={store} />
      <Trouble />
      <Refusal {...{ store, scene }} />
      {isNarrow.value && !isList && <Tabs {...{ scene, tab, legal: shown.legal }} />}
      <main
        class={isList ? "board list" : "board"}
        tabIndex={isNarrow.value || isList ? 0 : undefined}
        onClickCapture={(event) => {
          if (store.playback.behind.peek() === 0) return;
          event.stopPropagation();
          store.playback.skip();
        }}
        onKeyDown={(event) => {
          if (!isList && moveFocus(event.currentTarget, event.key)) event.preventDefault();
        }}
      >
        {isList ? (
          <ListMode {...{ scene, doing, position, shown, steps }} />
        ) : (
          !phoneTab && <Board {...{ scene, shown, doing, tab: tab.value }} />
        )}
        {open.value === "hint" && <Hints {...{ scene, doing, store }} onClose={closeOpen} />}
        {store.playback.behind.value > 0 && (
          <Button class="catch-up" sign="last" onClick={() => store.playback.skip()}>
            {t("catch-up")}
          </Button>
        )}
      </main>
      {(isNarrow.value ? phoneTab && !isList : hasSide.value && !isList) && (
        <Side
          {...{ scene, doing, store, onJump: jump, onRecap: recap }}
          position={frame ? { ...position, view: frame.view, scores: frame.scores, clock: null } : position}
          current={frame?.position}
        />
      )}
      {isLooking ? (
        <LookBar look={look} t={t} onClose={() => look.close()} />
      ) : (
        <ActionBar
          {...{ scene, doing, position, store }}
          onHint={() => {
            open.value = "hint";
            void store.askHint();
          }}
        />
      )}
      {doubtful.value !== null && <Confirm {...{ store, scene, position }} />}
      {open.value === "rules" && (
        <RulesDialog game={scene.game} at={rulesAt.value} onClose={closeOpen} />
      )}
      {open.value === "keys" && <Keys onClose={closeOpen} />}
      {open.value === "settings" && <Settings onClose={closeOpen} />}
    </div>
  );
}

/** The part of the table that had the focus last. */
let place: string | undefined;

/** What was chosen for an older position is let go. */
function useNewPosition(store: TableStore): void {
  useSignalEffect(() => {
    void store.latest.value?.version;
    selection.value = null;
    openGroup.value = null;
    if (open.peek() === "hint") open.value = null;
    if (place) setTimeout(() => refocus(document.querySelector(`.${place}`)));
  });
}

const tableClass = (side: boolean, list: boolean): string =>
  ["table", side && !list ? "with-side" : "", list ? "listing" : ""].join(" ");

interface HeaderProps {
  scene: Scene;
  store: TableStore;
  shown: Shown;
  isLooking: boolean;
}

function Header({ scene, store, shown, isLooking }: HeaderProps): VNode {
  const { t, module } = scene;
  const isMine = shown.legal.length > 0;
  const text = say(t, module.status(shown.view, shown.seat, shown.names, scene.content));
  return (
    <header class={isMine ? "table-head mine" : "table-head"}>
      <a class="button tool" href="/" aria-label={t("home")} title={t("home")}>
        <Sign name="home" />
      </a>
      <h1 class="hidden">{t("game-name")}</h1>
      <p class="status" role="status" aria-live="polite" data-mine={isMine}>
        {isLooking ? t("status-looking", { text }) : text}
      </p>
      {store.viewer.value < 0 && <span class="badge">{t("watching")}</span>}
      <nav class="tools" aria-label={t("tools")}>
        <Button
          sign={listMode.value === "on" ? "picture" : "list"}
          kind="tool"
          label={t(listMode.value === "on" ? "picture-show" : "picture-remove")}
          aria-pressed={listMode.value === "on"}
          onClick={toggleList}
        />
        <Button
          sign="log"
          kind="tool"
          label={t("log-toggle")}
          aria-pressed={hasSide.value}
          onClick={toggleSide}
        />
        <Button sign="rules" kind="tool" label={t("rules")} onClick={() => explain("")} />
        <Button
          sign="keys"
          kind="tool"
          label={t("keys")}
          onClick={() => {
            open.value = "keys";
          }}
        />
        <Button
          sign="settings"
          kind="tool"
          label={t("settings")}
          onClick={() => {
            open.value = "settings";
          }}
        />
      </nav>
    </header>
  );
}

function toggleList(): void {
  listMode.value = listMode.peek() === "on" ? "off" : "on";
}

function toggleSide(): void {
  if (isNarrow.peek()) tab.value = tab.peek() === "side" ? "" : "side";
  else hasSide.value = !hasSide.peek();
}

/** On a phone, what can be done is in sight when something is asked, and a tab begins at its top. */
function useUsefulTab({ store, scene }: TableProps): void {
  useEffect(() => {
    const board = document.querySelector(".board");
    if (board) board.scrollTop = 0;
  }, [tab.value]);
  useSignalEffect(() => {
    const legal = store.latest.value?.legal ?? [];
    if (isNarrow.value && tab.peek() !== "side") tab.value = tabFor(scene.module.tabs, legal, tab.peek());
  });
}

function Refusal({ store, scene }: { store: TableStore; scene: Scene }): VNode | null {
  const refusal = store.refusal.value;
  if (!refusal) return null;
  const { t } = scene;
  return (
    <p class="trouble" role="alert">
      {refusal.reason
        ? t("undo-stopped", { why: t(`undo-stop-${refusal.reason}`) })
        : codeText(t, "refused", refusal.code)}
    </p>
  );
}

interface ConfirmProps {
  store: TableStore;
  scene: Scene;
  position: Position;
}

/** Ending a turn asks only where something would be lost, and says what. */
function Confirm({ store, scene, position }: ConfirmProps): VNode {
  const { t, module } = scene;
  const text = doubtful.value!;
  const close = (): void => {
    doubtful.value = null;
  };
  return (
    <Dialog title={t("losing")} onClose={close}>
      <ul>
        {module.losses(position.view, position.seat).map((loss) => (
          <li key={loss.key}>{say(t, loss)}</li>
        ))}
      </ul>
      <div class="buttons">
        <Button onClick={close}>{t("losing-back")}</Button>
        <Button
          kind="main"
          onClick={() => {
            close();
            void store.act(text);
          }}
        >
          {say(t, module.describe(text))}
        </Button>
      </div>
    </Dialog>
  );
}

function useNotices({ store, scene }: TableProps): void {
  const wasMine = useSignal(true);
  useSignalEffect(() => {
    const isMine = store.isMyTurn.value;
    const { t } = scene;
    setTitle(isMine ? t("your-turn") : t("game-name"), isMine);
    if (isMine && !wasMine.peek()) {
      chime();
      notify(t("your-turn"));
    }
    wasMine.value = isMine;
  });
  useEffect(() => () => setTitle(null, false), []);
}

/** Whether a key belongs to a field or a dialog instead of the table. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return Boolean(target.closest?.("input, textarea, select, dialog[open], [role=dialog]"));
}

function useKeys({ store, scene, look }: TableProps, doing: Doing): void {
  const digits = useMemo(
    () =>
      new Digits(
        () => choosable(scene, store).length,
        (index) => choosable(scene, store)[index]?.(doing),
      ),
    [scene, store],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event) || event.defaultPrevented) return;
      if (digits.press(event.key) || runKey(event, store, look)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [digits, store, look]);
}

/** What digits choose from: the list itself, the open group, or the groups. */
function choosable(scene: Scene, store: TableStore): readonly ((doing: Doing) => void)[] {
  const legal = store.latest.peek()?.legal ?? [];
  if (listMode.peek() === "on") {
    return numbered(scene, legal).map((action) => (doing) => doing.act(action));
  }
  const groups = grouped(scene.module, legal);
  const opened = groups.find((group) => group.key === openGroup.peek());
  if (opened) {
    return opened.actions.map((action) => (doing) => {
      openGroup.value = null;
      doing.act(action);
    });
  }
  return groups.map((group) => (doing) => {
    if (group.actions.length === 1) doing.act(group.actions[0]!);
    else openGroup.value = group.key;
  });
}

function runKey(event: KeyboardEvent, store: TableStore, look: LookBack): boolean {
  const key = event.key.toLowerCase();
  if (key === "escape") return escape(store, look);
  if (key === "enter" || key === " ") return pressDrawn(event);
  if (key === "u") void store.take(event.shiftKey ? "redo" : "undo");
  else if (key === "l") toggleSide();
  else if (key === "p") toggleList();
  else if (key === "r") explain("");
  else if (key === "?") open.value = "keys";
  else if (key === "h" && toActIn(store.latest.peek()!) === store.viewer.peek()) {
    open.value = "hint";
    void store.askHint();
  } else return false;
  return true;
}

/** Drawn things are buttons too: Enter presses them unless they did so themselves. */
function pressDrawn(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (!(target instanceof SVGElement) || target.getAttribute("role") !== "button") return false;
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}

function escape(store: TableStore, look: LookBack): boolean {
  store.playback.skip();
  look.close();
  openGroup.value = null;
  if (open.peek() === "hint") open.value = null;
  selection.value = null;
  highlight.value = new Set();
  store.refusal.value = null;
  return true;
}
