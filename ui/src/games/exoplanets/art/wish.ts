/** What may be painted, and what comes of it. */
import type { PlanetWish } from "./planet";
import type { SkyWish } from "./sky";
import type { StarWish } from "./star";

export type Wish = PlanetWish | StarWish | SkyWish;

export interface Wished {
  readonly key: string;
  readonly wish: Wish;
}

export interface Painted {
  readonly key: string;
  /** A data URL. */
  readonly picture: string;
}
