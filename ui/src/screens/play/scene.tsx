/** What is needed to draw a position: the game's screen, its content, its texts, its tabs on a phone. */
import { type Signal, signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { hasPicture, screenOf } from "../../app/games";
import { retryUntilAnswered } from "../../app/guest";
import type { Seat } from "../../gen/messages";
import type { GameEvent, GameModule, GameProps, Pace, Translate } from "../../kit/game";
import { hasTexts, texts, wantTexts } from "../../locale/texts";
import { api } from "../../net/api";

export interface Scene {
  game: string;
  module: GameModule<unknown, unknown>;
  content: unknown;
  t: Translate;
}

const contents = new Map<string, Promise<unknown>>();

/** The content for the picture of a game; the generic board needs none. */
async function contentOf(game: string): Promise<unknown> {
  if (!hasPicture(game)) return {};
  const known = contents.get(game);
  if (known) return known;
  const content = api.content(game);
  contents.set(game, content);
  content.catch(() => contents.delete(game));
  return content;
}

/** The screen of a game, or null while it is on its way. */
export function useScene(game: string | null): Scene | null {
  const module = useSignal<GameModule<unknown, unknown> | null>(null);
  const content = useSignal<unknown>(null);
  useEffect(() => {
    if (game === null) return undefined;
    wantTexts(game);
    return retryUntilAnswered(async () => {
      [module.value, content.value] = await Promise.all([screenOf(game), contentOf(game)]);
    });
  }, [game]);
  if (game === null || !module.value || content.value === null || !hasTexts(game)) return null;
  return { game, module: module.value, content: content.value, t: texts(game) };
}

const narrow = typeof matchMedia === "function" ? matchMedia("(max-width: 860px)") : null;
export const isNarrow = signal(narrow?.matches ?? false);
narrow?.addEventListener("change", () => {
  isNarrow.value = narrow.matches;
});

export interface Shown {
  view: unknown;
  facts: unknown;
  seat: number;
  legal: readonly string[];
  events: readonly GameEvent[];
  names: readonly string[];
  isPast?: boolean;
  acting?: number | undefined;
  caption?: VNode | null;
  news?: VNode | null;
  rail?: VNode | null;
}

export interface Commands {
  act(text: string): void;
  explain(ref: string): void;
  selection: Signal<string | null>;
  highlight: Signal<ReadonlySet<string>>;
  pace: Pace;
}

export function gameProps(
  scene: Scene,
  shown: Shown,
  commands: Commands,
): GameProps<unknown, unknown> {
  return { ...shown, ...commands, t: scene.t, content: scene.content };
}

type Places = readonly { readonly id: string; has(action: string): boolean }[];

/** The tab on which something can be done: the current one if it is one. */
export function tabFor(tabs: Places, legal: readonly string[], current: string): string {
  const here = tabs.find(({ id }) => id === current) ?? tabs[0];
  const isUseful = (tab: Places[number] | undefined): boolean =>
    legal.some((action) => tab?.has(action));
  if (legal.length === 0 || isUseful(here)) return current;
  return tabs.find(isUseful)?.id ?? current;
}

const SIDE = { id: "side", label: "tab-side", isLit: false };

interface TabsProps {
  scene: Scene;
  tab: Signal<string>;
  /** Tabs on which something can be done are lit. */
  legal?: readonly string[];
  /** Whether there is a last one for what stands beside the board. */
  hasSide?: boolean;
}

/** The parts of a table as tabs on a phone. */
export function Tabs({ scene, tab, legal = [], hasSide = true }: TabsProps): VNode {
  const { t, module } = scene;
  const names = [
    ...module.tabs.map(({ id, label, has }) => ({ id, label, isLit: legal.some(has) })),
    ...(hasSide ? [SIDE] : []),
  ];
  const current = names.some(({ id }) => id === tab.value) ? tab.value : names[0]?.id;
  return (
    <nav class="tabs" aria-label={t("tabs")}>
      {names.map(({ id, label, isLit }) => (
        <button
          key={id}
          type="button"
          data-lit={isLit ? "yes" : undefined}
          aria-pressed={id === current}
          onClick={() => {
            tab.value = id;
          }}
        >
          {t(label)}
        </button>
      ))}
    </nav>
  );
}

interface BoardProps {
  scene: Scene;
  shown: Shown;
  commands: Commands;
  /** On a phone, the part to show. */
  tab: string;
}

export function Board({ scene, shown, commands, tab }: BoardProps): VNode {
  const props = gameProps(scene, shown, commands);
  const { Table, tabs } = scene.module;
  const tabbed = tabs.find((each) => each.id === tab) ?? tabs[0];
  const Part = isNarrow.value && tabbed ? tabbed.Part : Table;
  return (
    <>
      <h2 class="hidden">{scene.t("board")}</h2>
      <Part {...props} />
    </>
  );
}

/** A small picture of a piece beside its text, where the game draws any. */
export function PieceIcon({ scene, piece }: { scene: Scene; piece: string }): VNode | null {
  const { module, game } = scene;
  if (!module.icon) return null;
  return (
    <span class={`log-icon ${module.scope ?? game}`} aria-hidden="true">
      {module.icon(piece)}
    </span>
  );
}

/** Whether the game waits for the person of a seat, or goes on with a stand-in. */
export const isHeldUp = (seat: Seat): boolean =>
  seat.stand_in !== null || seat.gone || seat.overdue;

/** Whether a bot plays a seat, by itself or for a person, and has nothing to complain of. */
export const isThinking = (seat: Seat): boolean => seat.bot !== null && seat.bot_trouble === null;

export const hasTrouble = (seat: Seat): boolean => seat.bot_trouble !== null;
