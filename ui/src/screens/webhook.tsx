/** Where a player is told of a turn while away: set, tried and removed. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { WebhookState } from "../gen/messages";
import type { Translate } from "../kit/game";
import { codeText } from "../kit/names";
import { Button } from "../kit/parts";
import { texts } from "../locale/texts";
import { api, Refusal } from "../net/api";

type Said = (t: Translate) => string;

/** Why an address is not taken, or why the server could not be asked. */
function why(error: Refusal): Said {
  if (error.code === "malformed") return (t) => t("webhook-why-malformed");
  if (error.code !== "bad-webhook") return (t) => codeText(t, "trouble", error.code);
  const { reason } = error.facts;
  return (t) => t(`webhook-why-${reason}`);
}

export function Webhook(): VNode | null {
  const t = texts();
  const [state, setState] = useState<WebhookState | null>(null);
  const [address, setAddress] = useState("");
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<Said | null>): Promise<void> => {
    setBusy(true);
    try {
      const outcome = await work();
      setSaid(() => outcome);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setSaid(() => why(error));
    } finally {
      setBusy(false);
    }
  };
  const take = async (asked: Promise<WebhookState>): Promise<null> => {
    setState(await asked);
    return null;
  };
  const test = async (): Promise<Said> => {
    const { delivered, reason } = await api.testWebhook();
    await take(api.webhook());
    return (words) => words(delivered ? "webhook-delivered" : `webhook-why-${reason}`);
  };

  useEffect(() => {
    void run(() => take(api.webhook()));
  }, []);
  if (state === null || (!state.offered && state.host === null)) return null;

  const empty = (
    <span class="row">
      <input
        type="url"
        required
        aria-label={t("webhook-address")}
        placeholder="https://"
        autocomplete="off"
        value={address}
        onInput={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" disabled={busy}>
        {t("webhook-set")}
      </Button>
    </span>
  );
  const filled = (
    <span class="row">
      <span>{t("webhook-host", { host: state.host ?? "" })}</span>
      <Button disabled={busy} onClick={() => void run(test)}>
        {t("webhook-test")}
      </Button>
      <Button
        disabled={busy}
        onClick={() => {
          setAddress("");
          void run(() => take(api.removeWebhook()));
        }}
      >
        {t("webhook-remove")}
      </Button>
    </span>
  );
  return (
    <form
      class="choice"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => take(api.setWebhook({ address: address.trim() })));
      }}
    >
      <span class="choice-label">{t("setting-webhook")}</span>
      {state.host === null ? empty : filled}
      <span class="help">{t("setting-webhook-help")}</span>
      {state.failures > 0 && (
        <span class="help">{t("webhook-failing", { count: state.failures })}</span>
      )}
      <span class="help" role="status">
        {said?.(t)}
      </span>
    </form>
  );
}
