/** The reader's devices, bots and data: bring another device along, sign out, download, be
 * forgotten. */
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import {
  deleteMe,
  EXPORT_PATH,
  fetchDevices,
  makeLink,
  signOut,
  signOutOthers,
} from "../app/account";
import { attempt, me } from "../app/guest";
import type { DeviceDescription, DeviceLink } from "../gen/messages";
import { CopyButton } from "../kit/copy";
import { Button, Dialog, Loading, Sign } from "../kit/parts";
import { QrCode } from "../kit/qr";
import { calendarDay, clockTime, texts } from "../locale/texts";
import { Bots } from "./bots";
import { Page } from "./page";

export { ArrivalPage } from "./arrival";

type Left = "deleted" | "signed-out";

const devices = signal<readonly DeviceDescription[] | null>(null);
/** How the reader left, once they have. */
const left = signal<Left | null>(null);

/** Does something that leads to another list of devices. */
function change(run: () => Promise<readonly DeviceDescription[]>): Promise<string | null> {
  return attempt(async () => {
    devices.value = await run();
  });
}

export function AccountPage(): VNode {
  const t = texts();
  useEffect(() => {
    left.value = null;
    devices.value = null;
    void change(fetchDevices);
  }, []);
  if (left.value !== null) return <Farewell how={left.value} />;
  return (
    <Page title={t("account-title")}>
      <div class="columns">
        <AnotherDevice />
        <Devices />
        <Bots />
        <div>
          <Data />
          <Deletion />
        </div>
      </div>
    </Page>
  );
}

function Farewell({ how }: { how: Left }): VNode {
  const t = texts();
  return (
    <Page title={t(`left-${how}`)}>
      <p>{t("left-text")}</p>
      <div class="buttons">
        <a class="button main" href="/">
          <Sign name="home" /> {t("home")}
        </a>
      </div>
    </Page>
  );
}

/** In the place of a table, once this device was signed out at another one. The way home is loaded
 * anew: whoever comes there is somebody else. */
export function SignedOut(): VNode {
  const t = texts();
  return (
    <Page title={t("signed-out-title")}>
      <p>{t("signed-out-text")}</p>
      <div class="buttons">
        <a class="button main" href="/" target="_self">
          <Sign name="home" /> {t("home")}
        </a>
      </div>
    </Page>
  );
}

/** An address that no other machine can open. */
export function isLocal(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

function AnotherDevice(): VNode {
  const t = texts();
  const link = useSignal<(DeviceLink & { until: number }) | null>(null);
  const isExpired = useSignal(false);
  useEffect(() => {
    const { seconds } = link.value ?? {};
    if (seconds === undefined) return;
    const timer = setTimeout(() => {
      link.value = null;
      isExpired.value = true;
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [link.value]);
  const make = async (): Promise<void> => {
    const made = await makeLink();
    isExpired.value = false;
    link.value = { ...made, until: Date.now() + made.seconds * 1000 };
  };
  return (
    <section class="card">
      <h2>{t("another-title")}</h2>
      <p class="help">{t("another-help")}</p>
      {link.value && <LinkToHere link={link.value} />}
      <p role="status">
        {link.value && t("another-secret", { time: clockTime(link.value.until) })}
        {isExpired.value && t("another-expired")}
      </p>
      <div class="buttons">
        <Button kind={link.value ? "plain" : "main"} onClick={() => void attempt(make)}>
          {t(link.value ? "another-again" : "another-make")}
        </Button>
      </div>
    </section>
  );
}

function LinkToHere({ link }: { link: DeviceLink }): VNode {
  const t = texts();
  return (
    <>
      <QrCode rows={link.picture} label={t("another-picture")} />
      <div class="row">
        <input
          readOnly
          class="link"
          aria-label={t("another-address")}
          value={link.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton t={t} link={link.link} label={t("invite-copy")} />
      </div>
      {isLocal(new URL(link.link).hostname) && <p class="trouble">{t("another-local")}</p>}
    </>
  );
}

function Devices(): VNode {
  const t = texts();
  const list = devices.value;
  const others = list?.filter((device) => !device.here).length ?? 0;
  return (
    <section class="card">
      <h2>{t("devices-title")}</h2>
      {list ? (
        <ul class="devices">
          {list.map((device) => (
            <DeviceLine key={device.id} device={device} isOnly={others === 0} />
          ))}
        </ul>
      ) : (
        <Loading />
      )}
      {others > 1 && (
        <div class="buttons">
          <Button onClick={() => void change(signOutOthers)}>{t("devices-sign-out-others")}</Button>
        </div>
      )}
    </section>
  );
}

function DeviceLine({ device, isOnly }: { device: DeviceDescription; isOnly: boolean }): VNode {
  const t = texts();
  const isAsking = useSignal(false);
  const label = device.label || t("device-unknown");
  const end = async (): Promise<void> => {
    const refusal = await change(() => signOut(device));
    if (refusal === null && device.here) left.value = "signed-out";
  };
  const ask = (): void => {
    isAsking.value = true;
  };
  return (
    <li>
      <span class="device-name">
        {label} {device.here && <span class="badge">{t("device-here")}</span>}
        <span class="help">
          {t("device-dates", { added: calendarDay(device.added), seen: calendarDay(device.seen) })}
        </span>
      </span>
      <Button kind="quiet" onClick={isOnly ? ask : () => void end()}>
        {t(device.here ? "device-sign-out-here" : "device-sign-out")}{" "}
        {!device.here && <span class="hidden">{label}</span>}
      </Button>
      {isAsking.value && (
        <LastDevice
          onSignOut={() => void end()}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </li>
  );
}

interface AskProps {
  onClose(): void;
}

function LastDevice({ onClose, onSignOut }: AskProps & { onSignOut(): void }): VNode {
  const t = texts();
  return (
    <Dialog title={t("last-device-title")} onClose={onClose}>
      <p>{t("last-device-text", { name: me.value?.name ?? "" })}</p>
      <div class="buttons">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button kind="main" onClick={onSignOut}>
          {t("device-sign-out-here")}
        </Button>
      </div>
    </Dialog>
  );
}

function Data(): VNode {
  const t = texts();
  return (
    <section class="card">
      <h2>{t("data-title")}</h2>
      <p class="help">{t("data-help")}</p>
      <div class="buttons">
        <a class="button" href={EXPORT_PATH} download="orrery.json">
          <Sign name="download" />
          {t("data-download")}
        </a>
      </div>
    </section>
  );
}

const CONSEQUENCES = ["delete-games", "delete-records", "delete-chat", "delete-rest"] as const;

function Deletion(): VNode {
  const t = texts();
  const isAsking = useSignal(false);
  return (
    <section class="card">
      <h2>{t("delete-title")}</h2>
      <p class="help">{t("delete-help")}</p>
      <div class="buttons">
        <Button
          onClick={() => {
            isAsking.value = true;
          }}
        >
          {t("delete-open")}
        </Button>
      </div>
      {isAsking.value && (
        <DeletionDialog
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </section>
  );
}

function DeletionDialog({ onClose }: AskProps): VNode {
  const t = texts();
  const isBusy = useSignal(false);
  const remove = async (): Promise<void> => {
    isBusy.value = true;
    const refusal = await attempt(deleteMe);
    onClose();
    if (refusal === null) left.value = "deleted";
  };
  return (
    <Dialog title={t("delete-ask", { name: me.value?.name ?? "" })} onClose={onClose}>
      <ul class="consequences">
        {CONSEQUENCES.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p>
        <b>{t("delete-never")}</b>
      </p>
      <div class="buttons">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button kind="main" disabled={isBusy.value} onClick={() => void remove()}>
          {t("delete-do")}
        </Button>
      </div>
    </Dialog>
  );
}
