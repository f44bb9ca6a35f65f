/** Which screen is shown; the rarer ones are loaded when they are needed. */
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";

import { later } from "../kit/later";
import { hasTexts } from "../locale/texts";
import { Front } from "../screens/front";
import { Lost } from "../screens/page";
import { followLinks, page, type Page } from "./router";

type ScreenProps = Pick<Page, "id" | "query" | "anchor">;
type Screen = ComponentType<ScreenProps>;

const SCREENS: Readonly<Record<string, Screen>> = {
  front: Front,
  lost: Lost,
  new: later<ScreenProps>(async () => {
    const { SetUp } = await import("../screens/setup");
    return ({ id }) => <SetUp game={id} />;
  }),
  table: later<ScreenProps>(async () => {
    const { TablePage } = await import("../screens/table");
    return ({ id }) => <TablePage key={id} id={id} />;
  }),
  replay: later<ScreenProps>(async () => {
    const { ReplayPage } = await import("../screens/replay");
    return ({ id, query, anchor }) => (
      <ReplayPage key={`${id}?${query}`} {...{ id, query, anchor }} />
    );
  }),
  rules: later<ScreenProps>(async () => {
    const { RulesPage } = await import("../screens/rules");
    return ({ id, anchor }) => <RulesPage game={id} at={anchor} />;
  }),
  learn: later<ScreenProps>(async () => {
    const { LearnPage } = await import("../screens/learn");
    return ({ id }) => <LearnPage key={id} game={id} />;
  }),
  review: later<ScreenProps>(async () => {
    const { ReviewPage } = await import("../screens/review");
    return ({ id }) => <ReviewPage key={id} id={id} />;
  }),
  deal: later<ScreenProps>(async () => {
    const { DealPage } = await import("../screens/deal");
    return ({ id }) => <DealPage id={id} />;
  }),
};

export function App(): VNode {
  useEffect(() => {
    document.addEventListener("click", followLinks);
    return () => document.removeEventListener("click", followLinks);
  }, []);
  if (!hasTexts("")) return <div class="loading" />;
  const { name, ...rest } = page.value;
  const Shown = SCREENS[name] ?? Lost;
  return <Shown key={name} {...rest} />;
}
