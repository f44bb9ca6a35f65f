/** The system at the end of the game, and which planets brought a seat points. */
import type { VNode } from "preact";
import type { ExoplanetsFacts, ExoplanetsView, PlanetView } from "../../gen/exoplanets";
import type { Seen } from "../../kit/game";
import { type ExoplanetsProps, PictureFrame } from "./context";
import { System } from "./System";

export function Finale({ of: _, ...props }: ExoplanetsProps & { of: number }): VNode {
  // A phone has more height than width.
  const isTall = typeof matchMedia === "function" && matchMedia("(max-width: 860px)").matches;
  return (
    <PictureFrame props={props} class="exo-finale">
      <System isTall={isTall} />
    </PictureFrame>
  );
}

const SCORED: Readonly<Record<string, (planet: PlanetView, seat: number) => boolean>> = {
  life: ({ cubes }, seat) => (cubes[seat] ?? 0) > 0,
  species: ({ species }, seat) => species === seat,
  tiles: ({ tile, cubes, species }, seat) =>
    tile !== null && (species === seat || (cubes[seat] ?? 0) > 0),
};

export function scored(
  { view }: Seen<ExoplanetsView, ExoplanetsFacts>,
  source: string,
  seat: number,
): readonly string[] {
  const counts = SCORED[source];
  if (counts === undefined) return [];
  return view.rows.flat().flatMap((planet) => (counts(planet, seat) ? [planet.planet] : []));
}
