/** Which screen is shown; the rarer ones are loaded when they are needed. */
import type { ComponentType, VNode } from "preact";
import { useEffect } from "preact/hooks";

import { lazy } from "../kit/lazy";
import { hasTexts } from "../locale/texts";
import { Lost } from "../screens/page";
import { followLinks, type Page, page } from "./router";

type ScreenProps = Pick<Page, "id" | "query" | "anchor">;
type Screen = ComponentType<ScreenProps>;

const SCREENS: Readonly<Record<string, Screen>> = {
  front: lazy<ScreenProps>(async () => (await import("../screens/front/front")).Front),
  lost: Lost,
  lobby: lazy<ScreenProps>(async () => (await import("../screens/opentables")).OpenTables),
  new: lazy<ScreenProps>(async () => {
    const { SetUp } = await import("../screens/setup");
    return ({ id, query }) => <SetUp game={id} isPublic={query.has("public")} />;
  }),
  table: lazy<ScreenProps>(async () => {
    const { TablePage } = await import("../screens/table");
    return ({ id }) => <TablePage key={id} id={id} />;
  }),
  replay: lazy<ScreenProps>(async () => {
    const { ReplayPage } = await import("../screens/replay");
    return ({ id, query, anchor }) => (
      <ReplayPage key={`${id}?${query}`} {...{ id, query, anchor }} />
    );
  }),
  rules: lazy<ScreenProps>(async () => {
    const { RulesPage } = await import("../screens/rules");
    return ({ id, anchor }) => <RulesPage game={id} at={anchor} />;
  }),
  learn: lazy<ScreenProps>(async () => {
    const { LearnPage } = await import("../screens/learn");
    return ({ id }) => <LearnPage key={id} game={id} />;
  }),
  review: lazy<ScreenProps>(async () => {
    const { ReviewPage } = await import("../screens/review");
    return ({ id }) => <ReviewPage key={id} id={id} />;
  }),
  account: lazy<ScreenProps>(async () => (await import("../screens/account")).AccountPage),
  device: lazy<ScreenProps>(async () => (await import("../screens/account")).ArrivalPage),
  deal: lazy<ScreenProps>(async () => {
    const { DealPage } = await import("../screens/deal");
    return ({ id }) => <DealPage id={id} />;
  }),
};

const SearchBar = lazy<object>(async () => (await import("../screens/searching")).SearchBar, null);

export function App(): VNode {
  useEffect(() => {
    document.addEventListener("click", followLinks);
    return () => document.removeEventListener("click", followLinks);
  }, []);
  if (!hasTexts("")) return <div class="loading" />;
  const { name, ...rest } = page.value;
  const Shown = SCREENS[name] ?? Lost;
  return (
    <>
      <SearchBar />
      <Shown key={name} {...rest} />
    </>
  );
}
