/** A table without a result: ended by its players, or closed by its host, the operator or because
 * nobody came any more. */
import type { VNode } from "preact";

import type { TableDescription } from "../gen/messages";
import { texts } from "../locale/texts";
import { api } from "../net/api";
import { Page } from "./page";

export function Abandoned({ table }: { table: TableDescription }): VNode {
  const t = texts();
  const hasBegun = table.version > 0;
  return (
    <Page title={t(titleKey(table))}>
      <p>{t(whyKey(table))}</p>
      <div class="buttons">
        <a class="button main" href={hasBegun ? "/" : `/new/${table.game}`}>
          {t(hasBegun ? "home" : "front-set-up")}
        </a>
        {hasBegun && (
          <a class="button" href={api.recordPath(table.id)} download={`${table.id}.jsonl`}>
            {t("end-record")}
          </a>
        )}
      </div>
    </Page>
  );
}

function titleKey({ closed, expired }: TableDescription): string {
  if (closed) return "closed-title";
  return expired ? "expired-title" : "abandoned-title";
}

function whyKey({ closed, expired, version }: TableDescription): string {
  if (closed) return `closed-${closed}`;
  if (expired) return version > 0 ? "expired-running" : "expired-waiting";
  return "abandoned-text";
}
