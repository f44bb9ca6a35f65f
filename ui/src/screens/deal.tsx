/** How the dealing of a table can be checked by anybody. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";

import type { TableDescription } from "../gen/messages";
import { seatNames } from "../kit/names";
import { Button } from "../kit/parts";
import { texts } from "../locale/texts";
import { Pending, useTable } from "./description";
import { Page } from "./page";

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export async function digestOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function DealPage({ id }: { id: string }): VNode {
  const t = texts();
  const table = useTable(id);
  return (
    <Page title={t("deal-title")}>
      <p class="lead">{t("deal-lead")}</p>
      {table ? <Checked table={table} /> : <Pending />}
    </Page>
  );
}

function Checked({ table }: { table: TableDescription }): VNode {
  const t = texts();
  const result = useSignal<boolean | null>(null);
  const { deal } = table;
  if (!deal) return <p>{t("deal-none")}</p>;
  const names = seatNames(t, table);
  return (
    <section class="card">
      <dl class="terms wide">
        <div>
          <dt>{t("deal-commitment")}</dt>
          <dd>
            <code>{deal.commitment}</code>
          </dd>
        </div>
        {deal.nonces.map(
          (nonce, seat) =>
            nonce && (
              <div key={seat}>
                <dt>{t("deal-nonce", { name: names[seat] ?? "" })}</dt>
                <dd>
                  <code>{nonce}</code>
                </dd>
              </div>
            ),
        )}
        <div>
          <dt>{t("deal-seed")}</dt>
          <dd>{deal.seed ? <code>{deal.seed}</code> : t("deal-seed-later")}</dd>
        </div>
      </dl>
      {deal.seed && (
        <div class="buttons">
          <Button
            kind="main"
            onClick={() =>
              void digestOf(deal.seed!).then((digest) => {
                result.value = digest === deal.commitment;
              })
            }
          >
            {t("deal-check")}
          </Button>
          <p role="status">
            {result.value !== null && t(result.value ? "deal-right" : "deal-wrong")}
          </p>
        </div>
      )}
      <p>{t("deal-command")}</p>
      <pre>
        <code>{`orrery verify-deal ${table.id}.jsonl`}</code>
      </pre>
      <div class="buttons">
        <a class="button" href={`/t/${table.id}`}>
          {t("back")}
        </a>
      </div>
    </section>
  );
}
