/** The table while a game is played. */
import { effect, signal, useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { hasPicture } from "../../app/games";
import { LookBack, sinceLastTurn } from "../../app/lookback";
import { notify, setTitle } from "../../app/notices";
import { listMode, pace } from "../../app/settings";
import { play } from "../../app/sound";
import { type Position, type TableStore, toActIn } from "../../app/table";
import { isEnding, say } from "../../kit/actions";
import { Digits } from "../../kit/digits";
import type { GameEvent, Translate } from "../../kit/game";
import { lazy } from "../../kit/lazy";
import { codeText, seatNames } from "../../kit/names";
import { Button, Dialog, Loading, Sign } from "../../kit/parts";
import { moveFocus, refocus } from "../../kit/spatial";
import { Settings, Trouble } from "../page";
import { ActionBar, barGroups, openGroup } from "./actionbar";
import { beatsOf, tableSoFar } from "./beats";
import { useCues } from "./cues";
import { Banner, Curtain, Elsewhere } from "./curtain";
import { Plates, Told } from "./headline";
import { actionsInOrder, ListMode } from "./list";
import { LogLines } from "./log";
import { LookBar } from "./lookbar";
import { News } from "./news";
import {
  Caption,
  clickThrough,
  isWatching,
  PlaybackBar,
  RoundBanner,
  runPlaybackKey,
} from "./playbackbar";
import {
  Board,
  type Commands,
  hasTrouble,
  isHeldUp,
  isNarrow,
  isThinking,
  type Scene,
  type Shown,
  Tabs,
  tabFor,
  useScene,
} from "./scene";
import { Side } from "./side";
import "./dock.css";

const Rail = lazy(async () => (await import("./rail")).Rail, null);
const RulesDialog = lazy(async () => (await import("../rules")).RulesDialog, null);
const Hints = lazy(async () => (await import("./hints")).Hints, null);
const Keys = lazy(async () => (await import("../keys")).Keys, null);
const StandIns = lazy(async () => (await import("./standin")).StandIns, null);
const PeopleDialog = lazy(async () => (await import("../people")).PeopleDialog, null);

type Open = "rules" | "keys" | "settings" | "people" | "hint" | null;

/** What covers the board by the reader's wish. */
const open = signal<Open>(null);
const rulesAt = signal("");
const tab = signal("");
/** The log has a column of its own from the start only where the board does not miss the room: in
 * windows much wider than those the tables are drawn for. */
const hasSide = signal(innerWidth >= 1100 && innerWidth > innerHeight * 2);
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
  const look = useMemo(
    () => LookBack.of(table.id, store.viewer.value),
    [table.id, store.viewer.value],
  );
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

function commandsFor({ store, scene, look }: TableProps): Commands {
  const act = (text: string): void => {
    const position = store.latest.peek();
    if (!position?.legal.includes(text)) return;
    look.close();
    const losses = isEnding(text) ? scene.module.losses(position, position.seat) : [];
    if (losses.length) doubtful.value = text;
    else void store.act(text);
  };
  return { act, explain, selection, highlight, pace: pace.value };
}

function explain(ref: string): void {
  rulesAt.value = ref;
  open.value = "rules";
}

function positionShown({ store, scene, look }: TableProps): Shown {
  const names = seatNames(scene.t, store.description.value!);
  const frame = look.frame.value;
  const rail =
    hasSide.value || isNarrow.value ? null : (
      <Rail
        {...{ store, scene, names, highlight }}
        current={frame?.position}
        onJump={(at) => jump(store, look, at)}
        onOpen={toggleSide}
      />
    );
  if (frame) {
    const { view, facts, seat, events } = frame;
    return { view, facts, seat, legal: [], events, names, rail, isPast: true };
  }
  const { playback } = store;
  const { view, facts, seat, legal } = store.shown.value ?? store.latest.value!;
  const beat = playback.beat.value;
  const isPlaying = playback.isPlaying.value;
  return {
    ...{ view, facts, seat, names, events: beat?.events ?? [] },
    legal: isPlaying ? [] : legal,
    isPast: isWatching(store),
    acting: isPlaying ? beat?.seat : undefined,
    caption: isNarrow.value ? null : <Caption {...{ store, scene, names }} />,
    news: <News {...{ store, scene, names }} onRecap={() => recap(store, look)} />,
    rail,
  };
}

/** Steps through what happened since the viewer's last turn. */
function recap(store: TableStore, look: LookBack): void {
  const stops = sinceLastTurn(store.steps.peek(), store.viewer.peek());
  if (stops.length) void look.open(stops, stops[0]!).then(() => look.play());
}

function Table(props: TableProps): VNode {
  const { store, scene, look } = props;
  const position = store.latest.value!;
  const commands = commandsFor(props);
  const shown = positionShown(props);
  const table = store.description.value!;
  const isLooking = look.frame.value !== null;
  const isList = listMode.value === "on";
  const isDocked = scene.module.isDocked === true && !isList && !isNarrow.value;
  useNotices(props);
  useCues(store, scene);
  useKeys(props, commands);
  useBeats(props);
  useNewPosition(store);
  useUsefulTab(props);
  return (
    <div
      class={tableClass(hasSide.value, isList, isDocked)}
      onFocusIn={(event) => {
        place = (event.target as Element).closest(".board, .action-bar")?.className.split(" ")[0];
      }}
    >
      <Header {...{ scene, store, shown, isLooking, scores: scoresShown(props) }} />
      <Banner store={store} />
      <Trouble />
      <Refusal {...{ store, scene }} />
      {table.status === "running" &&
        table.seats.some((seat) => isHeldUp(seat) || hasTrouble(seat)) && (
          <StandIns {...{ store, t: scene.t }} />
        )}
      {isNarrow.value && !isList && <Tabs {...{ scene, tab, legal: shown.legal }} />}
      <Middle {...{ store, scene, commands, shown, isLooking }} />
      {hasSideNow(isList) && <Beside {...props} commands={commands} />}
      <div class="dock">
        {isDocked && !hasSide.value && <Recent {...props} commands={commands} />}
        {isLooking ? (
          <LookBar look={look} t={scene.t} onClose={() => look.close()} />
        ) : isWatching(store) ? (
          <PlaybackBar {...{ store, scene, names: shown.names }} />
        ) : (
          <ActionBar {...{ scene, commands, position, store }} onHint={() => openHints(store)} />
        )}
      </div>
      {doubtful.value !== null && <Confirm {...{ store, scene, position }} />}
      <OpenDialog {...{ store, scene }} />
    </div>
  );
}

function closeOpen(): void {
  open.value = null;
}

function openHints(store: TableStore): void {
  store.playback.skip();
  open.value = "hint";
  void store.askHint();
}

const isSideTab = (): boolean => isNarrow.value && tab.value === "side";

/** On a phone the log and the players are a tab, in a window a column. */
function hasSideNow(isList: boolean): boolean {
  return !isList && (isNarrow.value ? tab.value === "side" : hasSide.value);
}

interface MiddleProps {
  store: TableStore;
  scene: Scene;
  commands: Commands;
  shown: Shown;
  isLooking: boolean;
}

/** The picture, or the list in its place, and what may lie over it. */
function Middle({ store, scene, commands, shown, isLooking }: MiddleProps): VNode {
  const isList = listMode.value === "on";
  const { playback } = store;
  return (
    <main
      class={isList ? "board list" : "board"}
      tabIndex={isNarrow.value || isList ? 0 : undefined}
      onClickCapture={(event) => clickThrough(event, playback)}
      onKeyDown={(event) => {
        if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      {isList && (
        <ListMode
          {...{ scene, commands, shown, position: store.latest.value! }}
          steps={store.logShown.value}
        />
      )}
      {!isList && !isSideTab() && <Board {...{ scene, shown, commands, tab: tab.value }} />}
      {open.value === "hint" && <Hints {...{ scene, commands, store }} onClose={closeOpen} />}
      {(isList || !hasPicture(scene.game)) && shown.caption}
      {pace.value !== "off" && !isList && !isLooking && <RoundBanner {...{ scene, shown }} />}
    </main>
  );
}

/** Players, log and chat; lines of the log lead to earlier positions. */
function Beside({ store, scene, look, commands }: TableProps & { commands: Commands }): VNode {
  const { playback, shown, latest } = store;
  // The time that is left is never the time of a position of before.
  const position = { ...(shown.value ?? latest.value!), clock: latest.value!.clock };
  const frame = look.frame.value;
  return (
    <Side
      {...{ scene, commands, store, current: frame?.position }}
      onRecap={() => recap(store, look)}
      onJump={(at) => jump(store, look, at)}
      acting={!frame && playback.isPlaying.value ? playback.beat.value?.seat : undefined}
      position={
        frame ? { ...position, view: frame.view, scores: frame.scores, clock: null } : position
      }
    />
  );
}

/** Shows the table as it was at a line of the log. */
function jump(store: TableStore, look: LookBack, at: number): void {
  void look.open(
    store.steps.peek().map((step) => step.position),
    at,
  );
}

/** So many steps are told where the log has no column of its own. */
const RECENT = 4;

/** The end of the log, above what can be done. */
function Recent({ store, scene, look, commands }: TableProps & { commands: Commands }): VNode {
  return (
    <section class="recent" aria-label={scene.t("log")}>
      <LogLines
        {...{ scene, commands }}
        steps={store.logShown.value.slice(-RECENT)}
        names={seatNames(scene.t, store.description.value!)}
        reader={store.viewer.value}
        current={look.frame.value?.position}
        onJump={(at) => jump(store, look, at)}
      />
    </section>
  );
}

function OpenDialog({ store, scene }: { store: TableStore; scene: Scene }): VNode | null {
  if (open.value === "rules")
    return <RulesDialog game={scene.game} at={rulesAt.value} onClose={closeOpen} />;
  if (open.value === "people")
    return <PeopleDialog {...{ store, t: scene.t }} onClose={closeOpen} />;
  if (open.value === "keys") return <Keys onClose={closeOpen} />;
  return open.value === "settings" ? <Settings onClose={closeOpen} /> : null;
}

/** The game says in which beats an update is shown, and what of the table each is about. */
function useBeats({ store, scene }: TableProps): void {
  useEffect(() => {
    store.beatsIn = (position) => beatsOf(scene, position);
    store.toldSoFar = (...given) => tableSoFar(scene, ...given);
  }, [store, scene.module]);
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
  });
  useSignalEffect(() => {
    void store.latest.value?.version;
    void store.playback.isPlaying.value;
    if (place) setTimeout(() => refocus(document.querySelector(`.${place}`)));
  });
}

const tableClass = (side: boolean, list: boolean, docked: boolean): string =>
  ["table", side && !list && "with-side", list && "listing", docked && "docked"]
    .filter(Boolean)
    .join(" ");

interface ThinkingProps {
  t: Translate;
  store: TableStore;
  names: readonly string[];
}

/** Says that a bot is to act; one that answers at once is not mentioned (see the style). */
function Thinking({ t, store, names }: ThinkingProps): VNode | null {
  const table = store.description.value!;
  const toAct = toActIn(store.latest.value!);
  const seat = toAct === null ? undefined : table.seats[toAct];
  if (table.status !== "running" || !seat || !isThinking(seat)) return null;
  const text = t("bot-thinking", { name: names[seat.seat]! });
  return (
    <span class="badge thinking" title={text}>
      <span class="orbit small" aria-hidden="true" />
      <span class="thinking-text">{text}</span>
    </span>
  );
}

/** What is longer is set smaller, so that it keeps to its line. */
const PROMPT = 46;

interface HeaderProps {
  scene: Scene;
  store: TableStore;
  shown: Shown;
  isLooking: boolean;
  scores: Position["scores"];
}

const scoresShown = ({ store, look }: TableProps): Position["scores"] =>
  (look.frame.value ?? store.shown.value ?? store.latest.value!).scores;

function Header({ scene, store, shown, isLooking, scores }: HeaderProps): VNode {
  const { t, module } = scene;
  const isMine = shown.legal.length > 0;
  const { isPlaying, before } = store.playback;
  // While an action is shown, its actor is still at it.
  const told = !isLooking && isPlaying.value ? (before.value ?? shown) : shown;
  const text = say(t, module.status(told, shown.seat, shown.names, scene.content));
  const acting = shown.acting ?? (shown.view as { to_act: number }).to_act;
  return (
    <header class={isMine ? "table-head mine" : "table-head"}>
      <a class="button tool" href="/" aria-label={t("home")} title={t("home")}>
        <Sign name="home" />
      </a>
      <h1 class="hidden">{t("game-name")}</h1>
      <Told {...{ scene, seen: told }}>
        <p
          class="status"
          role="status"
          aria-live="polite"
          data-mine={isMine}
          data-long={text.length > PROMPT ? "yes" : undefined}
        >
          {isLooking ? t("status-looking", { text }) : text}
        </p>
      </Told>
      {!isLooking && !isPlaying.value && <Thinking {...{ t, store, names: shown.names }} />}
      {store.viewer.value < 0 && <span class="badge">{t("watching")}</span>}
      <Plates {...{ scene, scores, names: shown.names, acting }} />
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
          class="wide-only"
          label={t("log-toggle")}
          aria-pressed={hasSide.value}
          onClick={toggleSide}
        />
        <Button
          sign="people"
          kind="tool"
          label={t("people")}
          onClick={() => {
            open.value = "people";
          }}
        />
        <Button sign="rules" kind="tool" label={t("rules")} onClick={() => explain("")} />
        <Button
          sign="keys"
          kind="tool"
          class="wide-only"
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
  const followed = useRef<string | null>(null);
  useSignalEffect(() => {
    const { isPlaying, beat } = store.playback;
    const legal = store.latest.value?.legal ?? [];
    if (!isNarrow.value || tab.peek() === "side") return;
    if (isPlaying.value) followBeat(scene, beat.value?.events[0], followed);
    else {
      followed.current = null;
      tab.value = tabFor(scene.module.tabs, legal, tab.peek());
    }
  });
}

/** Shows the tab on which an event is seen, unless the reader has gone to another one meanwhile. */
function followBeat(
  { module }: Scene,
  event: GameEvent | undefined,
  followed: { current: string | null },
): void {
  const [first] = module.tabs;
  if (!first || !event || (followed.current !== null && followed.current !== tab.peek())) return;
  followed.current = (module.tabs.find(({ shows }) => shows?.(event)) ?? first).id;
  tab.value = followed.current;
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
        {module.losses(position, position.seat).map((loss) => (
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
      play("turn");
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

function useKeys({ store, scene, look }: TableProps, commands: Commands): void {
  const digits = useMemo(
    () =>
      new Digits(
        () => choicesByDigit(scene, store).length,
        (index) => choicesByDigit(scene, store)[index]?.(commands),
      ),
    [scene, store],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event) || event.defaultPrevented) return;
      if (/^\d$/.test(event.key) && store.isMyTurn.peek()) store.playback.skip();
      if (digits.press(event.key) || runKey(event, store, look)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [digits, store, look]);
}

/** What digits choose from: the list itself, the open group, or the groups. */
function choicesByDigit(
  scene: Scene,
  store: TableStore,
): readonly ((commands: Commands) => void)[] {
  const position = store.latest.peek();
  if (listMode.peek() === "on") {
    return actionsInOrder(scene, position).map((action) => (commands) => commands.act(action));
  }
  const groups = barGroups(scene, position);
  const opened = groups.find((group) => group.key === openGroup.peek());
  if (opened) {
    return opened.actions.map((action) => (commands) => {
      openGroup.value = null;
      commands.act(action);
    });
  }
  return groups.map((group) => (commands) => {
    if (group.actions.length === 1) commands.act(group.actions[0]!);
    else openGroup.value = group.key;
  });
}

function runKey(event: KeyboardEvent, store: TableStore, look: LookBack): boolean {
  const key = event.key.toLowerCase();
  if (runPlaybackKey(event, store.playback)) return true;
  if (key === "escape") return cancelAll(store, look);
  if (key === "enter" || key === " ") return pressDrawing(event);
  if (key === "u") void store.revise(event.shiftKey ? "redo" : "undo");
  else if (key === "l") toggleSide();
  else if (key === "p") toggleList();
  else if (key === "r") explain("");
  else if (key === "?") open.value = "keys";
  else if (key === "h" && toActIn(store.latest.peek()!) === store.viewer.peek()) openHints(store);
  else return false;
  return true;
}

/** Drawn things are buttons too: Enter presses them unless they did so themselves. */
function pressDrawing(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (!(target instanceof SVGElement) || target.getAttribute("role") !== "button") return false;
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return true;
}

/** What Escape does: nothing is selected, open or looked back at any more. */
function cancelAll(store: TableStore, look: LookBack): boolean {
  store.playback.skip();
  look.close();
  openGroup.value = null;
  if (open.peek() === "hint") open.value = null;
  selection.value = null;
  highlight.value = new Set();
  store.refusal.value = null;
  return true;
}
