/** What the reader is called: asked on the first visit and before sitting down with others. */
import type { VNode } from "preact";

import { attempt, leaveUnnamed, me, nameWanted, rename } from "../app/guest";
import { Button, Dialog } from "../kit/parts";
import { texts } from "../locale/texts";
import "./name.css";

interface FormProps {
  /** After the name is kept, or not wanted. */
  onDone?(): void;
}

/** Asks for a name; whoever wants none goes on without. */
export function NameForm({ onDone }: FormProps): VNode {
  const t = texts();
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        const name = String(new FormData(event.currentTarget).get("name")).trim();
        if (name) void attempt(() => rename(name)).then((refusal) => refusal ?? onDone?.());
      }}
    >
      <label for="name">
        <b>{t("name-ask")}</b>
        <span class="help">{t("name-help")}</span>
      </label>
      <div class="row">
        <input id="name" name="name" maxLength={40} required autocomplete="nickname" />
        <Button type="submit" kind="main">
          {t("name-save")}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            leaveUnnamed();
            onDone?.();
          }}
        >
          {t("name-later")}
        </Button>
      </div>
    </form>
  );
}

/** Whoever is about to sit down with others is asked first. */
export function NameDialog(): VNode {
  const t = texts();
  const close = (goesOn: boolean): void => {
    const next = nameWanted.peek();
    nameWanted.value = null;
    if (goesOn) next?.();
  };
  return (
    <Dialog title={t("name-title")} onClose={() => close(false)}>
      <NameForm onDone={() => close(true)} />
    </Dialog>
  );
}

/** The name in the header of the front page, and how to change it. */
export function ChangeName({ onClose }: { onClose(): void }): VNode {
  const t = texts();
  return (
    <Dialog title={t("front-name")} onClose={onClose}>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          const name = String(new FormData(event.currentTarget).get("name")).trim();
          if (name) void attempt(() => rename(name)).then((refusal) => refusal ?? onClose());
        }}
      >
        <label>
          <span class="help">{t("front-name-help")}</span>
          <input
            name="name"
            aria-label={t("front-name")}
            maxLength={40}
            required
            autocomplete="nickname"
            defaultValue={me.value?.name ?? ""}
          />
        </label>
        <div class="buttons">
          <Button type="submit" kind="main">
            {t("save")}
          </Button>
          <a class="button quiet" href="/account" onClick={onClose}>
            {t("account-link")}
          </a>
        </div>
      </form>
    </Dialog>
  );
}
