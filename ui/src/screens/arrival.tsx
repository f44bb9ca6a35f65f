/** Where the link of another device leads: whose it is, who is here already, and the choice. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

import { EXPORT_PATH, lookAtCode, signIn } from "../app/account";
import { attempt, retryUntilAnswered, trouble } from "../app/guest";
import { go, settle } from "../app/router";
import type { CodeOffer, GuestHere } from "../gen/messages";
import { Button, Sign } from "../kit/parts";
import { texts } from "../locale/texts";
import { Refusal } from "../net/api";
import { Pending } from "./description";
import { Page } from "./page";

export function ArrivalPage({ anchor }: { anchor: string }): VNode {
  const t = texts();
  const [code, setCode] = useState(anchor);
  const offer = useSignal<CodeOffer | null>(null);
  const isBad = useSignal(false);
  useEffect(() => {
    if (!anchor) return;
    setCode(anchor);
    // It leaves the address at once, so that no history keeps it.
    settle("/device");
  }, [anchor]);
  useEffect(() => {
    offer.value = null;
    isBad.value = false;
    return retryUntilAnswered(async () => {
      try {
        offer.value = await lookAtCode(code);
      } catch (error) {
        if (!(error instanceof Refusal) || !BAD.has(error.code)) throw error;
        isBad.value = true;
      }
    });
  }, [code]);
  if (isBad.value) return <Bad />;
  if (!offer.value) {
    return (
      <Page>
        <Pending />
      </Page>
    );
  }
  const { name, here } = offer.value;
  if (here?.same) {
    return (
      <Page title={t("arrive-same-title", { name })}>
        <p>{t("arrive-same-text")}</p>
        <Home />
      </Page>
    );
  }
  const use = async (): Promise<void> => {
    const refusal = await attempt(() => signIn(code));
    if (refusal === null) go("/");
    else if (BAD.has(refusal)) {
      trouble.value = null;
      isBad.value = true;
    }
  };
  return <Offer {...{ name, here }} onUse={() => void use()} />;
}

/** A link that was used, has expired, or has lost its end on the way. */
const BAD: ReadonlySet<string> = new Set(["bad-code", "malformed"]);

function Bad(): VNode {
  const t = texts();
  return (
    <Page title={t("arrive-bad")}>
      <p>{t("trouble-bad-code")}</p>
      <Home />
    </Page>
  );
}

function Home(): VNode {
  const t = texts();
  return (
    <div class="buttons">
      <a class="button main" href="/">
        <Sign name="home" /> {t("home")}
      </a>
    </div>
  );
}

function Offer({ name, here, onUse }: CodeOffer & { onUse(): void }): VNode {
  const t = texts();
  // Whoever has no tables leaves nothing behind.
  const former = here !== null && here.tables > 0 ? here : null;
  return (
    <Page title={t("arrive-title", { name })}>
      <p class="lead">{t("arrive-text", { name })}</p>
      {former && <Former here={former} />}
      <div class="buttons">
        <Button kind="main" onClick={onUse}>
          {t("arrive-do", { name })}
        </Button>
        <a class="button" href="/">
          {t(former ? "arrive-stay" : "arrive-not")}
        </a>
      </div>
    </Page>
  );
}

function Former({ here }: { here: GuestHere }): VNode {
  const t = texts();
  const { name } = here;
  const isLost = here.devices === 0;
  return (
    <section class="card">
      <p>{t("arrive-here", { name, count: here.tables })}</p>
      <p>{t(isLost ? "arrive-here-lost" : "arrive-here-kept", { name })}</p>
      {isLost && (
        <div class="buttons">
          <a class="button" href={EXPORT_PATH} download="orrery.json">
            <Sign name="download" />
            {t("data-download")}
          </a>
        </div>
      )}
    </section>
  );
}
