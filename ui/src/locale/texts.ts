/** Texts in the reader's language: the shell's own and those of the game being shown. A language
 * is loaded when it is chosen; changing it needs no reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";

import { language } from "../app/settings";
import { GAMES as SCREENS } from "../games";
import type { Argument, Arguments, Translate } from "../kit/game";
import { textFromId } from "../kit/humanise";
import { hasFingers } from "../kit/touch";
import { api } from "../net/api";
import { pseudo } from "./pseudo";

type Load = () => Promise<string>;

const SHELL = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
/** What bots are called and like, which the terminal says too. */
const BOTS = import.meta.glob<string>("../../../src/orrery/locale/bots.*.ftl", {
  query: "?raw",
  import: "default",
});
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

function bots(language: string): Load | undefined {
  return BOTS[`../../../src/orrery/locale/bots.${language}.ftl`];
}

async function read(language: string, game: string | null, part = ""): Promise<string> {
  const load = source(language, game, part) ?? source("en", game, part);
  if (game === null) return (await Promise.all([load?.(), bots(language)?.()])).join("\n");
  return load ? load() : fetchTexts(game, part + language);
}

/** The texts of a game this screen was not built with; ids have to do where they do not come. */
async function fetchTexts(game: string, file: string): Promise<string> {
  try {
    return (await api.texts(game, file)).fluent;
  } catch {
    return "";
  }
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

/** What stands for a text that is missing. */
type Missing = (key: string, args: Arguments) => string;

/** Where texts are looked up: the first bundle that has one wins. */
interface Source {
  bundles: readonly FluentBundle[];
  missing: Missing;
}

function argumentText(from: Source, name: string, value: Argument): string | number {
  if (typeof value === "object") return format(from, value.key, value.args);
  if (typeof value === "number" || PEOPLE.has(name)) return value;
  const key = `word-${value}`;
  const text = format(from, key, {});
  return text === key ? value : text;
}

function bundleWith({ bundles }: Source, key: string): FluentBundle | undefined {
  return bundles.find((bundle) => bundle.hasMessage(key));
}

function format(from: Source, key: string, args: Arguments): string {
  const bundle = bundleWith(from, key);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return from.missing(key, args);
  const facts = Object.entries(args).map(([name, value]) => [
    name,
    argumentText(from, name, value),
  ]);
  const device = hasFingers() ? "touch" : "mouse";
  // A fault in a text shows in the text itself; nothing is thrown at the reader.
  return bundle.formatPattern(pattern, { device, ...Object.fromEntries(facts) }, []);
}

/** References to components are no words: no language alters them. */
const REFERENCES = /^rules-.+-see$/;

/** A translator over bundles, the first that has a text wins. */
export function translator(
  bundles: readonly FluentBundle[],
  bracketed = false,
  missing: Missing = (key) => key,
): Translate {
  const from = { bundles, missing };
  return (key, args = {}) => {
    const reference = REFERENCES.test(key) && bundleWith(from, key)?.getMessage(key)?.value;
    if (typeof reference === "string") return reference;
    const text = format(from, key, args);
    return bracketed && bundleWith(from, key) ? `[${text}]` : text;
  };
}

/** A game with a picture shows which text it lacks; one without is read as well as its ids allow. */
function missingIn(places: readonly string[]): Missing {
  const game = places.map((place) => place.split(":")[0]!).find((id) => !SCREENS[id]?.picture);
  return (key, args) => (game === undefined ? null : textFromId(game, key, args)) ?? key;
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

/** Whether a game has written a text itself. */
export function isWritten(place: string, key: string): boolean {
  return loaded.value.bundles[place]?.hasMessage(key) ?? false;
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
    translate = translator(bundles, state.language === "pseudo", missingIn(places));
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

export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(locale()).format(parts);
}

/** A number with its sign, a true minus, and one place after the point. */
export function formatSigned(number: number): string {
  const format = { maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(locale(), format).format(number).replace("-", "−");
}

/** A number with at most one place after the point. */
export function formatDecimal(number: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(number);
}

export function formatPercent(part: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent" }).format(part);
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago a moment was, in the words of the reader: minutes, hours or days. */
export function formatAge(milliseconds: number, now = Date.now()): string {
  const seconds = (now - milliseconds) / 1000;
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? [null, 1];
  if (unit === null) return texts()("just-now");
  return new Intl.RelativeTimeFormat(locale()).format(-Math.floor(seconds / length), unit);
}

/** The day of a moment, as the reader writes it. */
export function calendarDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(milliseconds);
}

/** When something was: the time of day of today, or the day. */
export function formatMoment(milliseconds: number, now = Date.now()): string {
  const isToday = new Date(milliseconds).toDateString() === new Date(now).toDateString();
  if (isToday) return texts()("today-at", { time: clockTime(milliseconds) });
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short" }).format(milliseconds);
}

/** The time of day of a moment, as the reader writes it. */
export function clockTime(milliseconds: number): string {
  const code = language.value === "pseudo" ? "en" : language.value;
  return new Intl.DateTimeFormat(code, { hour: "numeric", minute: "2-digit" }).format(milliseconds);
}
