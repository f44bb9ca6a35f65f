/** Who is at this browser: a guest with a name, made when one is first needed. */
import { signal } from "@preact/signals";

import type { GameDescription, Me } from "../gen/messages";
import { texts } from "../locale/texts";
import { api, onFirstRequest, Refusal } from "../net/api";
import { LANGUAGES, type Language, language, recall, store } from "./settings";

export const me = signal<Me | null>(null);
export const games = signal<readonly GameDescription[] | null>(null);
/** The code of what went wrong last, for the line under the header. */
export const trouble = signal<string | null>(null);

function knownLanguage(): Language {
  const now = language.peek() as Language;
  return LANGUAGES.includes(now) ? now : "en";
}

/** Whether this guest was made here and has not been asked for a name yet. */
export const isNameless = signal(recall("nameless") === "yes");
/** What is done once the name was asked for; null while nobody is asked. */
export const nameWanted = signal<(() => void) | null>(null);

function setNameless(value: boolean): void {
  isNameless.value = value;
  store("nameless", value ? "yes" : "no");
}

/** The reader does not want to be asked again. */
export const leaveUnnamed = (): void => setNameless(false);

/** Does something with others, after a name was asked for where there is none. */
export function withName(run: () => void): void {
  if (isNameless.peek()) nameWanted.value = run;
  else run();
}

/** The same request makes a guest or finds the one there is, whose name it leaves alone. */
async function meet(): Promise<void> {
  const found = await api.greet({ language: knownLanguage() });
  if (!found.name) setNameless(true);
  me.value = found.name ? found : await api.greet({ name: texts()("guest-name") });
}

onFirstRequest(meet);

export async function rename(name: string): Promise<void> {
  me.value = await api.changeMe({ name });
  setNameless(false);
}

export async function fetchGames(): Promise<void> {
  if (!games.peek()) games.value = await api.games();
}

/** Runs something that may be refused; what went wrong is told and given as a code, not thrown. */
export async function attempt(run: () => Promise<unknown>): Promise<string | null> {
  try {
    trouble.value = null;
    await run();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    trouble.value = error.code;
    return error.code;
  }
}

/** Milliseconds until a server that did not answer is asked again. */
const RETRY = 3000;

/** Attempts something until the server answers; gives the way to stop. */
export function retryUntilAnswered(run: () => Promise<unknown>): () => void {
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const once = async (): Promise<void> => {
    const refusal = await attempt(run);
    if (!isOver && refusal === "unreachable") again = setTimeout(once, RETRY);
  };
  void once();
  return () => {
    isOver = true;
    clearTimeout(again);
  };
}
