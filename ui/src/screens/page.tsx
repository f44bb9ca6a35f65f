/** The frame of every page but the table: a header with the way home and the settings. */
import { signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";

import { me, nameWanted, trouble } from "../app/guest";
import { LANGUAGES, language, THEMES, type Theme, theme } from "../app/settings";
import { lazy } from "../kit/lazy";
import { codeText } from "../kit/names";
import { Button, Sign } from "../kit/parts";
import { texts } from "../locale/texts";

const isSettingUp = signal(false);
const isRenaming = signal(false);
const NameDialog = lazy<object>(async () => (await import("./name")).NameDialog, null);
const ChangeName = lazy<{ onClose(): void }>(async () => (await import("./name")).ChangeName, null);
export const Settings = lazy<{ onClose(): void }>(
  async () => (await import("./settings")).Settings,
  null,
);

export function LanguageChoice(): VNode {
  const t = texts();
  return (
    <select
      class="small"
      aria-label={t("setting-language")}
      value={language.value}
      onChange={(event) => {
        language.value = event.currentTarget.value;
      }}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each} selected={each === language.value}>
          {t(`language-${each}`)}
        </option>
      ))}
    </select>
  );
}

export function ThemeChoice(): VNode {
  const t = texts();
  return (
    <select
      class="small theme-choice"
      aria-label={t("setting-theme")}
      value={theme.value}
      onChange={(event) => {
        theme.value = event.currentTarget.value as Theme;
      }}
    >
      {THEMES.map((each) => (
        <option key={each} value={each} selected={each === theme.value}>
          {t(`theme-${each}`)}
        </option>
      ))}
    </select>
  );
}

export function Trouble(): VNode | null {
  const t = texts();
  const code = trouble.value ?? (me.value?.blocked ? "blocked" : null);
  if (code === null) return null;
  return (
    <p class="trouble" role="alert">
      {codeText(t, "trouble", code)}
    </p>
  );
}

interface PageProps {
  title?: string;
  children: ComponentChildren;
  isFront?: boolean;
}

export function Page({ title, children, isFront }: PageProps): VNode {
  const t = texts();
  return (
    <div class={isFront ? "page front" : "page"}>
      <header class="page-head">
        {!isFront && (
          <a class="brand" href="/">
            <Orb /> Orrery
          </a>
        )}
        <span class="spring" />
        <LanguageChoice />
        <ThemeChoice />
        <Button
          sign="settings"
          kind="tool"
          label={t("settings")}
          onClick={() => {
            isSettingUp.value = true;
          }}
        />
        {isFront && <NameTag />}
      </header>
      <Trouble />
      <main class="page-main">
        {title && <h1>{title}</h1>}
        {children}
      </main>
      {isSettingUp.value && (
        <Settings
          onClose={() => {
            isSettingUp.value = false;
          }}
        />
      )}
      {nameWanted.value && <NameDialog />}
      {isRenaming.value && (
        <ChangeName
          onClose={() => {
            isRenaming.value = false;
          }}
        />
      )}
    </div>
  );
}

/** Who is here, and the way to another name. */
function NameTag(): VNode {
  const t = texts();
  return (
    <button
      type="button"
      class="name-tag"
      onClick={() => {
        isRenaming.value = true;
      }}
    >
      <Orb />
      <b>{me.value?.name}</b>
      <span>{t("name-change")}</span>
    </button>
  );
}

function Orb(): VNode {
  return (
    <svg class="orb" viewBox="0 0 32 32" aria-hidden="true">
      <ellipse class="orb-ring" cx="16" cy="16" rx="13" ry="5.5" transform="rotate(-24 16 16)" />
      <circle class="orb-sun" cx="16" cy="16" r="5" />
      <circle class="orb-planet" cx="26.6" cy="11.4" r="2.4" />
    </svg>
  );
}

export function Lost(): VNode {
  const t = texts();
  return (
    <Page title={t("lost-title")}>
      <p>{t("lost-text")}</p>
      <div class="buttons">
        <a class="button main" href="/">
          <Sign name="home" /> {t("home")}
        </a>
      </div>
    </Page>
  );
}
