/** What can be done, as large buttons grouped by verb, with a search where there is much. */
import type { Signal } from "@preact/signals";
import type { VNode } from "preact";

import { type ActionGroup, groupActions, isEnding, say } from "../actions";
import type { Translate } from "../game";
import { describe } from "./words";

/** With more actions than these there is a search. */
const FEW = 8;

interface Props {
  game: string;
  legal: readonly string[];
  t: Translate;
  search: Signal<string>;
  act(action: string): void;
}

export function Choices({ game, legal, t, search, act }: Props): VNode {
  const nameOf = (action: string): string => say(t, describe(game, action));
  const query = search.value.toLocaleLowerCase();
  const found = legal.filter((action) => nameOf(action).toLocaleLowerCase().includes(query));
  const groups = groupActions({}, found);
  const isSearched = legal.length > FEW || query !== "";
  const button = (action: string): VNode => (
    <button
      key={action}
      type="button"
      class={isEnding(action) ? "button main choice-button" : "button choice-button"}
      data-action={action}
      onClick={() => {
        search.value = "";
        act(action);
      }}
    >
      {nameOf(action)}
    </button>
  );
  return (
    <section class="card generic-card generic-choices" aria-label={t("generic-choices")}>
      <header>
        <h3>{t("generic-choices")}</h3>
        {isSearched && (
          <input
            type="search"
            value={search.value}
            aria-label={t("generic-search")}
            placeholder={t("generic-search")}
            onInput={(event) => {
              search.value = event.currentTarget.value;
            }}
          />
        )}
      </header>
      {found.length === 0 && <p class="help">{t("generic-none")}</p>}
      {groups.filter(isLarge).map(({ key, actions }) => (
        <div key={key} class="choice-group" role="group" aria-label={t(key)}>
          <h4>{t(key)}</h4>
          <div class="choice-buttons">{actions.map(button)}</div>
        </div>
      ))}
      <div class="choice-buttons">
        {groups.filter((group) => !isLarge(group)).flatMap(({ actions }) => actions.map(button))}
      </div>
    </section>
  );
}

const isLarge = ({ actions }: ActionGroup): boolean => actions.length > 1;
