/** Settings of the reader: language, theme, pace, sound, notices, list mode. */
import type { FunctionComponent, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

import { attempt } from "../app/guest";
import { allowNotices } from "../app/notices";
import {
  drone,
  LANGUAGES,
  language,
  listMode,
  notices,
  PACES,
  pace,
  SOUNDS,
  SWITCH,
  sound,
  THEMES,
  theme,
} from "../app/settings";
import { play } from "../app/sound";
import type { InvitationList } from "../gen/messages";
import type { Translate } from "../kit/game";
import { Choice, Dialog } from "../kit/parts";
import { texts } from "../locale/texts";
import { api } from "../net/api";

export function Settings({ onClose }: { onClose(): void }): VNode {
  const t = texts();
  const [Webhook, setWebhook] = useState<FunctionComponent | null>(null);
  useEffect(() => void import("./webhook").then((part) => setWebhook(() => part.Webhook)), []);
  const onOff = (value: "off" | "on"): string => t(`switch-${value}`);
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <div class="choices">
        <Choice
          label={t("setting-language")}
          value={language.value}
          values={LANGUAGES}
          name={(value) => t(`language-${value}`)}
          onChange={(value) => {
            language.value = value;
          }}
        />
        <Choice
          label={t("setting-theme")}
          value={theme.value}
          values={THEMES}
          name={(value) => t(`theme-${value}`)}
          onChange={(value) => {
            theme.value = value;
          }}
        />
        <Choice
          label={t("setting-pace")}
          help={t("setting-pace-help")}
          value={pace.value}
          values={PACES}
          name={(value) => t(`pace-${value}`)}
          onChange={(value) => {
            pace.value = value;
          }}
        />
        <Choice
          label={t("setting-list")}
          help={t("setting-list-help")}
          value={listMode.value}
          values={SWITCH}
          name={onOff}
          onChange={(value) => {
            listMode.value = value;
          }}
        />
        <SoundChoices t={t} />
        <Choice
          label={t("setting-notices")}
          help={t("setting-notices-help")}
          value={notices.value}
          values={SWITCH}
          name={onOff}
          onChange={async (value) => {
            notices.value = value === "on" && !(await allowNotices()) ? "off" : value;
          }}
        />
        <InvitationSwitch t={t} />
        {Webhook && <Webhook />}
        <a class="button" href="/account" onClick={onClose}>
          {t("account-link")}
        </a>
      </div>
    </Dialog>
  );
}

function SoundChoices({ t }: { t: Translate }): VNode {
  return (
    <>
      <Choice
        label={t("setting-sound")}
        help={t("setting-sound-help")}
        value={sound.value}
        values={SOUNDS}
        name={(value) => t(`sound-${value}`)}
        onChange={(value) => {
          sound.value = value;
          play("turn");
        }}
      />
      <Choice
        label={t("setting-drone")}
        help={t("setting-drone-help")}
        value={drone.value}
        values={SWITCH}
        name={(value) => t(`switch-${value}`)}
        onChange={(value) => {
          drone.value = value;
        }}
      />
    </>
  );
}

/** Whether others may invite the reader, which the server keeps. */
function InvitationSwitch({ t }: { t: Translate }): VNode | null {
  const [accepts, setAccepts] = useState<boolean | null>(null);
  const take = (asked: Promise<InvitationList>): Promise<unknown> =>
    attempt(async () => setAccepts((await asked).accepts));
  useEffect(() => void take(api.invitations()), []);
  if (accepts === null) return null;
  return (
    <Choice
      label={t("setting-invitations")}
      help={t("setting-invitations-help")}
      value={accepts ? "on" : "off"}
      values={SWITCH}
      name={(value) => t(`switch-${value}`)}
      onChange={(value) => void take(api.acceptInvitations({ accepts: value === "on" }))}
    />
  );
}
