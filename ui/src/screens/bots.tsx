/** The bot accounts of the reader: make one, see its token once, renew it, remove it. */
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { createBot, fetchBots, removeBot, renewBot } from "../app/account";
import { attempt } from "../app/guest";
import type { BotDescription, BotToken } from "../gen/messages";
import { CopyButton } from "../kit/copy";
import { Button, Dialog, Loading } from "../kit/parts";
import { calendarDay, texts } from "../locale/texts";

const bots = signal<readonly BotDescription[] | null>(null);
/** The token that was made last; it is shown until another is, or the page is left. */
const made = signal<BotToken | null>(null);

const read = (): Promise<unknown> =>
  attempt(async () => {
    bots.value = await fetchBots();
  });

async function show(run: () => Promise<BotToken>): Promise<string | null> {
  const refusal = await attempt(async () => {
    made.value = await run();
  });
  await read();
  return refusal;
}

export function Bots(): VNode {
  const t = texts();
  useEffect(() => {
    made.value = null;
    bots.value = null;
    void read();
  }, []);
  return (
    <section class="card">
      <h2>{t("bots-title")}</h2>
      <p class="help">{t("bots-help")}</p>
      {made.value && <Token token={made.value} />}
      {bots.value ? (
        <ul class="devices">
          {bots.value.map((bot) => (
            <BotLine key={bot.id} bot={bot} />
          ))}
        </ul>
      ) : (
        <Loading />
      )}
      <NewBot />
    </section>
  );
}

function NewBot(): VNode {
  const t = texts();
  const name = useSignal("");
  const make = async (): Promise<void> => {
    if ((await show(() => createBot(name.value))) === null) name.value = "";
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <input
        required
        maxLength={40}
        aria-label={t("bots-name")}
        placeholder={t("bots-name")}
        value={name.value}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
      <Button type="submit">{t("bots-make")}</Button>
    </form>
  );
}

function Token({ token: { bot, token } }: { token: BotToken }): VNode {
  const t = texts();
  return (
    <div role="status">
      <p>{t("bots-token-help", { name: bot.name })}</p>
      <div class="row">
        <input
          readOnly
          class="link"
          aria-label={t("bots-token", { name: bot.name })}
          value={token}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton t={t} link={token} label={t("bots-copy")} />
      </div>
    </div>
  );
}

function BotLine({ bot }: { bot: BotDescription }): VNode {
  const t = texts();
  const isAsking = useSignal(false);
  const close = (): void => {
    isAsking.value = false;
  };
  const remove = async (): Promise<void> => {
    close();
    if (made.value?.bot.id === bot.id) made.value = null;
    await attempt(async () => {
      bots.value = await removeBot(bot.id);
    });
  };
  const added = calendarDay(bot.added);
  return (
    <li>
      <span class="device-name">
        {bot.name}
        <span class="help">
          {bot.seen === null
            ? t("bots-unused", { added })
            : t("bots-dates", { added, seen: calendarDay(bot.seen) })}
        </span>
      </span>
      <Button kind="quiet" onClick={() => void show(() => renewBot(bot.id))}>
        {t("bots-renew")} <span class="hidden">{bot.name}</span>
      </Button>
      <Button
        kind="quiet"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {t("bots-remove")} <span class="hidden">{bot.name}</span>
      </Button>
      {isAsking.value && (
        <Dialog title={t("bots-remove-ask", { name: bot.name })} onClose={close}>
          <p>{t("bots-remove-text")}</p>
          <div class="buttons">
            <Button onClick={close}>{t("cancel")}</Button>
            <Button kind="main" onClick={() => void remove()}>
              {t("bots-remove-do")}
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
