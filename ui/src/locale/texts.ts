/** Texts in the reader's language: the shell's own and those of the game being shown. A language
 * is loaded when it is chosen; changing it needs no reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";

import { language } from "../app/settings";
import type { Argument, Arguments, Translate } from "../kit/game";
import { pseudo } from "./pseudo";

type Load = () => Promise<string>;

const SHELL = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/orrery/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Names and words of people: never taken for the id of a thing. */
const PEOPLE = new Set(["name", "names", "player", "text"]);

function source(language: string, game: string | null, part: string): Load | undefined {
  if (game === null) return SHELL[`./${language}.ftl`];
  return GAMES[`../../../src/orrery/games/${game}/locale/${part}${language}.ftl`];
}

async function read(language: string, game: string | null, part = ""): Promise<string> {
  const load = source(language, game, part) ?? source("en", game, part);
  return load ? load() : "";
}

export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const isPseudo = language === "pseudo";
  const bundle = new FluentBundle(isPseudo ? "en" : language, {
    useIsolating: false,
    ...(isPseudo && { transform: pseudo }),
  });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

function worded(bundles: readonly FluentBundle[], name: string, value: Argument): string | number {
  if (typeof value === "object") return formatted(bundles, value.key, value.args);
  if (typeof value === "number" || PEOPLE.has(name)) return value;
  return found(bundles, `word-${value}`) ? formatted(bundles, `word-${value}`, {}) : value;
}

function found(bundles: readonly FluentBundle[], key: string): FluentBundle | undefined {
  return bundles.find((bundle) => bundle.hasMessage(key));
}

function formatted(bundles: readonly FluentBundle[], key: string, args: Arguments): string {
  const bundle = found(bundles, key);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  const facts = Object.entries(args).map(([name, value]) => [name, worded(bundles, name, value)]);
  // A fault in a text shows in the text itself; nothing is thrown at the reader.
  return bundle.formatPattern(pattern, Object.fromEntries(facts), []);
}

/** References to components are no words: no language alters them. */
const REFERENCES = /^rules-.+-see$/;

/** A translator over bundles, the first that has a text wins. */
export function translator(bundles: readonly FluentBundle[], bracketed = false): Translate {
  return (key, args = {}) => {
    const written = REFERENCES.test(key) && found(bundles, key)?.getMessage(key)?.value;
    if (typeof written === "string") return written;
    const text = formatted(bundles, key, args);
    return bracketed && found(bundles, key) ? `[${text}]` : text;
  };
}

interface Loaded {
  language: string;
  bundles: Readonly<Record<string, FluentBundle>>;
}

const loaded = signal<Loaded>({ language: "", bundles: {} });
const wanted = signal<readonly string[]>([]);

async function bundleFor(language: string, place: string): Promise<FluentBundle> {
  const [game, part] = place.split(":");
  const from = language === "pseudo" ? "en" : language;
  return bundleOf(language, [await read(from, game || null, part ?? "")]);
}

let latest = 0;

async function fetchAll(language: string, places: readonly string[]): Promise<void> {
  const request = ++latest;
  const have = loaded.peek();
  const kept = have.language === language ? have.bundles : {};
  const missing = ["", ...places].filter((place) => !(place in kept));
  const bundles = await Promise.all(missing.map((place) => bundleFor(language, place)));
  if (request !== latest) return;
  const fresh = missing.map((place, index) => [place, bundles[index]!]);
  loaded.value = { language, bundles: { ...kept, ...Object.fromEntries(fresh) } };
  document.documentElement.lang = language === "pseudo" ? "en" : language;
}

effect(() => void fetchAll(language.value, wanted.value));

/** Sees to it that the texts of a game are there, in whatever language is chosen from now on. */
export function wantTexts(...places: string[]): void {
  const missing = places.filter((place) => !wanted.peek().includes(place));
  if (missing.length) wanted.value = [...wanted.peek(), ...missing];
}

/** The places where the rules reference of a game keeps its texts. */
export const rulesOf = (game: string): string => `${game}:rules.`;

export function hasTexts(place: string): boolean {
  return place in loaded.value.bundles;
}

/** All keys of a place, in the order they are written. */
export function keysOf(place: string): readonly string[] {
  const bundle = loaded.value.bundles[place];
  return bundle ? [...bundle._messages.keys()] : [];
}

const translators = computed(() => {
  const made = new Map<string, Translate>();
  return { made, state: loaded.value };
});

/** The texts of a game (or only of the shell) in the language of the moment. */
export function texts(...places: string[]): Translate {
  const { made, state } = translators.value;
  const name = places.join(" ");
  let translate = made.get(name);
  if (!translate) {
    const bundles = [...places, ""].flatMap((place) => state.bundles[place] ?? []);
    translate = translator(bundles, state.language === "pseudo");
    made.set(name, translate);
  }
  return translate;
}

/** Whether a text exists: a translator gives back the key of one that does not. */
export function hasText(t: Translate, key: string): boolean {
  return t(key) !== key;
}

function locale(): string {
  const { language } = loaded.value;
  return language === "pseudo" || !language ? "en" : language;
}

export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(parts);
}

/** A number with its sign, a true minus, and one place after the point. */
export function signed(number: number): string {
  const format = { maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(locale(), format).format(number).replace("-", "−");
}

/** A number with at most one place after the point. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(number);
}

export function percent(part: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent" }).format(part);
}
