/** The parts of the games, each loaded when it is needed. */
import type { ComponentType } from "preact";

import { GAMES } from "../games";
import type { Figures, GameModule, Tutorial, Worlds } from "../kit/game";

export function hasPicture(game: string): boolean {
  return GAMES[game]?.picture !== undefined;
}

/** The screen of a game: its own picture, or the generic board. */
export async function screenOf(game: string): Promise<GameModule<unknown, unknown>> {
  const picture = GAMES[game]?.picture;
  return picture ? picture() : (await import("../kit/generic/board")).genericBoard(game);
}

export async function emblemOf(game: string): Promise<ComponentType | null> {
  return (await GAMES[game]?.emblem?.()) ?? null;
}

/** The worlds of the first game that paints any. */
export async function worldsOf(): Promise<Worlds | null> {
  const painter = Object.values(GAMES).find(({ worlds }) => worlds !== undefined);
  return (await painter?.worlds?.()) ?? null;
}

export function hasTutorial(game: string): boolean {
  return GAMES[game]?.tutorial !== undefined;
}

export async function tutorialOf(game: string): Promise<Tutorial | null> {
  return (await GAMES[game]?.tutorial?.()) ?? null;
}

export async function figuresOf(game: string): Promise<Figures<unknown, unknown> | null> {
  return (await GAMES[game]?.figures?.()) ?? null;
}
