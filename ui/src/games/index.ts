/** The games this screen was built with: the one place of it that names them. A game that is not
 * in this list is played on the generic board. */
import type { GameParts } from "../kit/game";
import { cosmos } from "./cosmos";
import { exoplanets } from "./exoplanets";

type AnyParts = GameParts<unknown, unknown>;

/** Views come from the server without a type; whoever draws them knows which game they are of. */
const untyped = <V, F>(parts: GameParts<V, F>): AnyParts => parts as unknown as AnyParts;

export const GAMES: Readonly<Record<string, AnyParts>> = {
  cosmos: untyped(cosmos),
  exoplanets: untyped(exoplanets),
};
