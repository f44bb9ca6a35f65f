/** How the dealing of a table can be checked by anybody. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";

import { checkDeal, keptNonce } from "../app/deal";
import type { Deal, Seat, TableDescription } from "../gen/messages";
import type { Translate } from "../kit/game";
import { isServerBot, seatNames } from "../kit/names";
import { Button } from "../kit/parts";
import { texts } from "../locale/texts";
import { Pending, useTable } from "./description";
import { Page } from "./page";

/** In which a nonce may be older than the commitment. */
const FIRST_SCHEME = "hmac-sha256/1";
/** Browsers offer it over HTTPS and on the same machine alone. */
const isHashing = crypto.subtle !== undefined;

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
      {table ? <DealCheck table={table} /> : <Pending />}
    </Page>
  );
}

function DealCheck({ table }: { table: TableDescription }): VNode {
  const t = texts();
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
        {table.seats.map((seat) => (
          <div key={seat.seat}>
            <dt>{t("deal-nonce", { name: names[seat.seat] ?? "" })}</dt>
            <dd>{nonceText(t, deal, seat)}</dd>
          </div>
        ))}
        <div>
          <dt>{t("deal-seed")}</dt>
          <dd>{deal.seed ? <code>{deal.seed}</code> : t("deal-seed-later")}</dd>
        </div>
      </dl>
      <Order {...{ table, deal, t }} />
      {deal.seed && isHashing && <SeedCheck {...{ deal, t }} />}
      <p>{t("deal-command")}</p>
      <pre>
        <code>{commandFor(table)}</code>
      </pre>
      <div class="buttons">
        <a class="button" href={`/t/${table.id}`}>
          {t("back")}
        </a>
      </div>
    </section>
  );
}

function nonceText(t: Translate, deal: Deal, seat: Seat): ComponentChildren {
  const nonce = deal.nonces[seat.seat];
  if (nonce === deal.commitment) return t("deal-nonce-none");
  if (nonce) return <code>{nonce}</code>;
  if (deal.nonces.length || isServerBot(seat)) return t("deal-nonce-none");
  return t(seat.has_nonce ? "deal-nonce-sent" : "deal-nonce-awaited");
}

/** What can be said about which came first, the hash or the numbers. */
function Order({ table, deal, t }: { table: TableDescription; deal: Deal; t: Translate }): VNode {
  const { commitment = "", value = "" } = keptNonce(table.id) ?? {};
  const key = deal.scheme === FIRST_SCHEME ? "first-scheme" : `kept-${checkDeal(table)}`;
  return <p>{t(`deal-${key}`, { commitment, nonce: value, scheme: deal.scheme })}</p>;
}

function SeedCheck({ deal, t }: { deal: Deal; t: Translate }): VNode {
  const result = useSignal<boolean | null>(null);
  const compare = async (): Promise<void> => {
    result.value = (await digestOf(deal.seed)) === deal.commitment;
  };
  return (
    <div class="buttons">
      <Button kind="main" onClick={() => void compare()}>
        {t("deal-check")}
      </Button>
      <p role="status">{result.value !== null && t(result.value ? "deal-right" : "deal-wrong")}</p>
    </div>
  );
}

/** The command that draws everything again, with what this browser answered. */
function commandFor({ id }: TableDescription): string {
  const kept = keptNonce(id);
  const answer = kept ? ` --commitment ${kept.commitment} --nonce ${kept.value}` : "";
  return `orrery verify-deal ${id}.jsonl${answer}`;
}
