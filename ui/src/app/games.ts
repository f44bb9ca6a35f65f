/** The screens of the games, each loaded when it is needed. A folder in `games/` is enough. */
import type { Figures, GameModule, Tutorial } from "../kit/game";

const SCREENS = import.meta.glob<GameModule<unknown>>("../games/*/index.tsx", {
  import: "default",
});
const TUTORIALS = import.meta.glob<Tutorial>("../games/*/tutorial.ts", { import: "default" });

const FIGURES = import.meta.glob<Figures<unknown>>("../games/*/figures.tsx", { import: "figures" });

export async function screenOf(game: string): Promise<GameModule<unknown>> {
  const load = SCREENS[`../games/${game}/index.tsx`];
  if (!load) throw new Error(`no screen for ${game}`);
  return load();
}

export function hasTutorial(game: string): boolean {
  return `../games/${game}/tutorial.ts` in TUTORIALS;
}

export async function tutorialOf(game: string): Promise<Tutorial | null> {
  const load = TUTORIALS[`../games/${game}/tutorial.ts`];
  return load ? load() : null;
}

export async function figuresOf(game: string): Promise<Figures<unknown> | null> {
  const load = FIGURES[`../games/${game}/figures.tsx`];
  return load ? load() : null;
}
