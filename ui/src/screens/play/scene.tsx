/** What is needed to draw a position: the game's screen, its content, its texts, its tabs on a phone. */
import { signal, useSignal, type Signal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { screenOf } from "../../app/games";
import { persist } from "../../app/guest";
import type { GameEvent, GameModule, GameProps, Pace, Translate } from "../../kit/game";
import { hasTexts, texts, wantTexts } from "../../locale/texts";
import { api } from "../../net/api";

export interface Scene {
  game: string;
  module: GameModule<unknown>;
  content: unknown;
  t: Translate;
}

const contents = new Map<string, Promise<unknown>>();

function contentOf(game: string): Promise<unknown> {
  const known = contents.get(game);
  if (known) return known;
  const content = api.content(game);
  contents.set(game, content);
  content.catch(() => contents.delete(game));
  return content;
}

/** The screen of a game, or null while it is on its way. */
export function useScene(game: string | null): Scene | null {
  const module = useSignal<GameModule<unknown> | null>(null);
  const content = useSignal<unknown>(null);
  useEffect(() => {
    if (game === null) return undefined;
    wantTexts(game);
    return persist(async () => {
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
  seat: number;
  legal: readonly string[];
  events: readonly GameEvent[];
  names: readonly string[];
  isPast?: boolean;
}

export interface Doing {
  act(text: string): void;
  explain(ref: string): void;
  selection: Signal<string | null>;
  highlight: Signal<ReadonlySet<string>>;
  pace: Pace;
}

export function gameProps(scene: Scene, shown: Shown, doing: Doing): GameProps<unknown> {
  return { ...shown, ...doing, t: scene.t, content: scene.content };
}

type Places = readonly { readonly id: string; has(action: string): boolean }[];

/** The tab on which something can be done: the current one if it is one. */
export function tabFor(tabs: Places, legal: readonly string[], current: string): string {
  const here = tabs.find(({ id }) => id === current) ?? tabs[0];
  const isUseful = (tab: Places[number] | undefined): boolean => legal.some((action) => tab?.has(action));
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
  doing: Doing;
  /** On a phone, the part to show. */
  tab: string;
}

export function Board({ scene, shown, doing, tab }: BoardProps): VNode {
  const props = gameProps(scene, shown, doing);
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
