/** The table a page is about, and what stands in its place until it is there. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { retryUntilAnswered, trouble } from "../app/guest";
import type { TableDescription } from "../gen/messages";
import { Loading } from "../kit/parts";
import { api } from "../net/api";
import { Page } from "./page";

/** The table, or null while it is on its way; why it does not come is told as trouble. */
export function useTable(id: string): TableDescription | null {
  const table = useSignal<TableDescription | null>(null);
  useEffect(() => {
    let isGone = false;
    table.value = null;
    const stop = retryUntilAnswered(async () => {
      const found = await api.table(id);
      if (!isGone) table.value = found;
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [id]);
  return table.value;
}

/** In the place of a table that is on its way; where it does not come, why, and the way home. */
export function Waiting(): VNode {
  return trouble.value === null ? <Loading /> : <Page>{null}</Page>;
}

/** In the place of what is on its way; where it does not come, the trouble says why. */
export function Pending(): VNode | null {
  return trouble.value === null ? <Loading /> : null;
}
