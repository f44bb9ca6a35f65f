/** Which screen is shown; the rarer ones are loaded when they are needed. */
import { signal } from "@preact/signals";
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";

import { Loading } from "../kit/parts";
import { hasTexts, texts } from "../locale/texts";
import { Front } from "../screens/front";
import { Lost } from "../screens/page";
import { arrive, attempt } from "./guest";
import { followLinks, page } from "./router";

type Screen = ComponentType<{ id: string; anchor: string }>;

/** A screen of its own chunk, shown as soon as it is there. */
function later(load: () => Promise<Screen>): Screen {
  const found = signal<Screen | null>(null);
  return (props) => {
    useEffect(() => {
      void load().then((screen) => {
        found.value = screen;
      });
    }, []);
    const Found = found.value;
    return Found ? <Found {...props} /> : <Loading />;
  };
}

const SCREENS: Readonly<Record<string, Screen>> = {
  front: Front,
  lost: Lost,
  new: later(async () => {
    const { SetUp } = await import("../screens/setup");
    return ({ id }) => <SetUp game={id} />;
  }),
  table: later(async () => {
    const { TablePage } = await import("../screens/table");
    return ({ id }) => <TablePage key={id} id={id} />;
  }),
  replay: later(async () => {
    const { ReplayPage } = await import("../screens/replay");
    return ({ id, anchor }) => <ReplayPage key={id} id={id} anchor={anchor} />;
  }),
  rules: later(async () => {
    const { RulesPage } = await import("../screens/rules");
    return ({ id, anchor }) => <RulesPage game={id} at={anchor} />;
  }),
  learn: later(async () => {
    const { LearnPage } = await import("../screens/learn");
    return ({ id }) => <LearnPage key={id} game={id} />;
  }),
  deal: later(async () => {
    const { DealPage } = await import("../screens/deal");
    return ({ id }) => <DealPage id={id} />;
  }),
};

export function App(): VNode {
  useEffect(() => {
    document.addEventListener("click", followLinks);
    return () => document.removeEventListener("click", followLinks);
  }, []);
  const isReady = hasTexts("");
  useEffect(() => {
    if (isReady) void attempt(async () => void (await arrive(() => texts()("guest-name"))));
  }, [isReady]);
  if (!isReady) return <div class="loading" />;
  const { name, id, anchor } = page.value;
  const Shown = SCREENS[name] ?? Lost;
  return <Shown key={name} id={id} anchor={anchor} />;
}
