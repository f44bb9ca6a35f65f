/** What the reader chose, kept in the browser. */
import { effect, signal, type Signal } from "@preact/signals";

import type { Pace } from "../kit/game";

export const LANGUAGES = ["en", "pl", "fr", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const PACES: readonly Pace[] = ["off", "fast", "normal", "slow"];

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`orrery-${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`orrery-${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function recall(key: string): string | null {
  return stored(key);
}

function setting<T extends string>(key: string, values: readonly T[], other: () => T): Signal<T> {
  const kept = stored(key) as T | null;
  const value = signal<T>(kept !== null && values.includes(kept) ? kept : other());
  return value;
}

function keep<T extends string>(key: string, value: Signal<T>): Signal<T> {
  let first = true;
  effect(() => {
    const now = value.value;
    if (!first) store(key, now);
    first = false;
  });
  return value;
}

const matches = (query: string): boolean =>
  typeof matchMedia === "function" && matchMedia(query).matches;

export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split("-")[0] as Language;
    if (LANGUAGES.includes(base)) return base;
  }
  return "en";
}

function firstLanguage(): string {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === "pseudo" || LANGUAGES.includes(asked as Language)) return asked!;
  return languageOf(navigator.languages ?? [navigator.language]);
}

function firstTheme(): Theme {
  if (matches("(prefers-contrast: more)")) return "contrast";
  return "dark";
}

const asked = new URLSearchParams(location.search).get("lang");
export const language = keep(
  "language",
  asked ? signal<string>(firstLanguage()) : setting<string>("language", LANGUAGES, firstLanguage),
);
export const theme = keep("theme", setting<Theme>("theme", THEMES, firstTheme));
export const pace = keep(
  "pace",
  setting<Pace>("pace", PACES, () =>
    matches("(prefers-reduced-motion: reduce)") ? "off" : "normal",
  ),
);
export const sound = keep("sound", setting("sound", ["off", "on"] as const, () => "off"));
export const notices = keep("notices", setting("notices", ["off", "on"] as const, () => "off"));
/** Whether the picture is removed and the list of actions is everything. */
export const listMode = keep("list", setting("list", ["off", "on"] as const, () => "off"));

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.pace = pace.value;
});
