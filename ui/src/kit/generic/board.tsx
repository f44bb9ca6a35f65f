/** The board of a game that has no picture of its own, made from its view, its legal actions and
 * its texts. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";

import { isWritten } from "../../locale/texts";
import type { GameModule, GameProps, Phrase } from "../game";
import { SeatSign } from "../parts";
import { Choices } from "./choices";
import { type Field, type Fields, layoutOf, type SeatField } from "./layout";
import { PickContext, Value } from "./value";
import { describe, describeEntry, describeEvent } from "./words";
import "./generic.css";

type GenericProps = GameProps<Fields, Fields>;

/** A label that is only a dash hides its field. */
const HIDDEN = "-";

/** The label a game gives to a field: `seat-field-rows` where every seat has a value of its own,
 * `field-deck_size` otherwise. */
function labelOf({ t }: GenericProps, kind: "field" | "seat-field", name: string): string {
  return t(`${kind}-${name}`);
}

/** The seat an action is asked of, or what else goes on. */
function status(view: Fields, seat: number, names: readonly string[]): Phrase {
  const actor = Number(view.to_act);
  const name = names[actor];
  if (name === undefined) return { key: "generic-over", args: {} };
  const key = actor === seat ? "generic-you" : "generic-other";
  return { key, args: { name } };
}

function Board(props: GenericProps & { game: string }): VNode {
  const { game, view, facts, t, legal } = props;
  const search = useSignal("");
  const { single, bySeat, others } = layoutOf({ ...view, ...facts }, (name) => {
    if (isWritten(game, `seat-field-${name}`)) return true;
    return isWritten(game, `field-${name}`) ? false : null;
  });
  const pick = { legal, t, act: props.act, search, highlight: props.highlight };
  const isShown = ({ name }: Field): boolean => labelOf(props, "field", name) !== HIDDEN;
  return (
    <PickContext.Provider value={pick}>
      <div class="generic">
        {legal.length > 0 && <Choices {...{ legal, t, search, act: props.act, game }} />}
        <div class="generic-view">
          {others.filter(isShown).map(({ name, value }) => (
            <section key={name} class="card generic-card">
              <h3>{labelOf(props, "field", name)}</h3>
              <Value value={value} />
            </section>
          ))}
          {single.some(isShown) && (
            <section class="card generic-card" aria-label={t("generic-facts")}>
              <dl class="generic-facts">
                {single.filter(isShown).map(({ name, value }) => (
                  <div key={name}>
                    <dt>{labelOf(props, "field", name)}</dt>
                    <dd>
                      <Value value={value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {bySeat.length > 0 && <SeatTable {...{ props, fields: bySeat }} />}
        </div>
      </div>
    </PickContext.Provider>
  );
}

/** With more players than these the table may have to be scrolled. */
const WIDE = 3;

interface SeatTableProps {
  props: GenericProps;
  fields: readonly SeatField[];
}

/** A column for each player, a row for each thing every player has. */
function SeatTable({ props, fields }: SeatTableProps): VNode {
  const { names, seat, view, t } = props;
  return (
    <section
      class="card generic-card generic-seats scroll-x"
      tabIndex={names.length > WIDE ? 0 : undefined}
      aria-label={t("players")}
    >
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, each) => (
              <th key={each} scope="col" data-turn={each === view.to_act ? "yes" : undefined}>
                <SeatSign seat={each} /> {name}
                {each === seat && <span class="help"> {t("player-you")}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{labelOf(props, "seat-field", name)}</th>
              {names.map((_, each) => (
                <td key={each}>
                  <Value value={values[each]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function genericBoard(game: string): GameModule<unknown, unknown> {
  const Table = (props: GameProps<unknown, unknown>): VNode => (
    <Board {...(props as GenericProps)} game={game} />
  );
  return {
    Table,
    tabs: [{ id: "board", label: "board", Part: Table, has: () => true }],
    describe: (action) => describe(game, action),
    describeEvent: (event, names) => describeEvent(game, event, names),
    describeEntry: (entry, names) => describeEntry(game, entry, names),
    status: ({ view }, seat, names) => status(view as Fields, seat, names),
    losses: () => [],
  };
}
