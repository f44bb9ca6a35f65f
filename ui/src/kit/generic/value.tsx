/** Any value of a view: chips for ids, tables for records, all of it readable. */
import type { Signal } from "@preact/signals";
import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";

import type { Translate } from "../game";
import { actionsWith, columnsOf, type Fields, isPlain, isRecord, type Plain } from "./layout";

interface Picking {
  readonly legal: readonly string[];
  readonly t: Translate;
  readonly search: Signal<string>;
  readonly highlight: Signal<ReadonlySet<string>>;
  act(action: string): void;
}

/** What can be done with things that are shown. */
export const PickContext = createContext<Picking | null>(null);

export function Value({ value }: { value: unknown }): VNode {
  if (isPlain(value)) return <PlainValue value={value} />;
  if (isRecord(value)) return <RecordValue value={value} />;
  return <ListValue values={value as readonly unknown[]} />;
}

function PlainValue({ value }: { value: Plain }): VNode {
  const { t } = useContext(PickContext)!;
  if (value === null || value === "") return <span class="help">–</span>;
  if (typeof value === "boolean") return <span>{t(value ? "generic-yes" : "generic-no")}</span>;
  return typeof value === "number" ? <span class="number">{value}</span> : <Thing id={value} />;
}

/** A thing by its id: a button where something legal is about it. One action is done at once,
 * several are searched for. */
function Thing({ id }: { id: string }): VNode {
  const { legal, t, act, search, highlight } = useContext(PickContext)!;
  const actions = actionsWith(legal, id);
  const flash = highlight.value.has(id) ? "yes" : undefined;
  if (actions.length === 0) {
    return (
      <span class="chip" data-flash={flash}>
        {t(`word-${id}`)}
      </span>
    );
  }
  const [only, ...more] = actions;
  return (
    <button
      type="button"
      class="chip"
      data-thing={id}
      data-flash={flash}
      data-action={more.length === 0 ? only : undefined}
      onClick={() => {
        if (more.length === 0) act(only!);
        else search.value = t(`word-${id}`);
      }}
    >
      {t(`word-${id}`)}
    </button>
  );
}

function RecordValue({ value }: { value: Fields }): VNode {
  const { t } = useContext(PickContext)!;
  return (
    <dl class="generic-record">
      {Object.entries(value).map(([name, each]) => (
        <div key={name}>
          <dt>{t(`word-${name}`)}</dt>
          <dd>
            <Value value={each} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ListValue({ values }: { values: readonly unknown[] }): VNode {
  if (values.length === 0) return <span class="help">–</span>;
  if (values.length > 1 && values.every(isRecord)) return <RecordTable records={values} />;
  const isFlat = values.every(isPlain);
  return (
    <ul class={isFlat ? "chips" : "generic-rows"}>
      {values.map((value, index) => (
        <li key={index}>
          <Value value={value} />
        </li>
      ))}
    </ul>
  );
}

function RecordTable({ records }: { records: readonly Fields[] }): VNode {
  const { t } = useContext(PickContext)!;
  const columns = columnsOf(records);
  return (
    <table class="generic-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`word-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record, index) => (
          <tr key={index}>
            {columns.map((column) => (
              <td key={column}>
                <Value value={record[column] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
