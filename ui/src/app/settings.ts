/** What the reader chose, kept in the browser. */
import { effect, type Signal, signal } from "@preact/signals";

import type { Pace } from "../kit/game";

export const LANGUAGES = ["en", "pl", "fr", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const SWITCH: readonly ("off" | "on")[] = ["off", "on"];
export const PACES: readonly Pace[] = ["off", "fast", "normal", "slow"];

export function recall(key: string): string | null {
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

/** What was chosen before, or else the other; kept from the next choice on. */
function setting<T extends string>(key: string, values: readonly T[], other: () => T): Signal<T> {
  const before = recall(key) as T;
  const value = signal(values.includes(before) ? before : other());
  let isFirst = true;
  effect(() => {
    const now = value.value;
    if (!isFirst) store(key, now);
    isFirst = false;
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

function firstTheme(): Theme {
  if (matches("(prefers-contrast: more)")) return "contrast";
  return "dark";
}

/** The address may ask for a language, whatever was chosen before. */
const asked = new URLSearchParams(location.search).get("lang");
const isAsked = asked === "pseudo" || LANGUAGES.includes(asked as Language);
const readers = (): string => languageOf(navigator.languages ?? [navigator.language]);
export const language = isAsked
  ? setting<string>("language", [], () => asked!)
  : setting<string>("language", LANGUAGES, readers);
export const theme = setting("theme", THEMES, firstTheme);
/** How fast others' turns are shown; who wants less motion sees the same without any. */
export const pace = setting("pace", PACES, () => "normal");
export const SOUNDS: readonly ("off" | "quiet" | "full")[] = ["off", "quiet", "full"];
export const sound = setting("sound", SOUNDS, () => "off");
/** A quiet chord below everything. */
export const drone = setting("drone", SWITCH, () => "off");
export const notices = setting("notices", SWITCH, () => "off");
/** Whether the picture is removed and the list of actions is everything. */
export const listMode = setting("list", SWITCH, () => "off");

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.pace = pace.value;
});
