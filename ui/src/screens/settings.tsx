/** Settings of the reader: language, theme, pace, sound, notices, list mode. */
import type { FunctionComponent, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

import { allowNotices, chime } from "../app/notices";
import {
  language,
  LANGUAGES,
  listMode,
  notices,
  pace,
  PACES,
  sound,
  SWITCH,
  theme,
  THEMES,
} from "../app/settings";
import { Choice, Dialog } from "../kit/parts";
import { texts } from "../locale/texts";

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
        <Choice
          label={t("setting-sound")}
          help={t("setting-sound-help")}
          value={sound.value}
          values={SWITCH}
          name={onOff}
          onChange={(value) => {
            sound.value = value;
            chime();
          }}
        />
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
        {Webhook && <Webhook />}
      </div>
    </Dialog>
  );
}
