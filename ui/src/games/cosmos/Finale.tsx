/** A galaxy at the end of the game, and what on it brought points. */
import type { VNode } from "preact";
import type { CosmosFacts, CosmosView } from "../../gen/cosmos";
import type { Seen } from "../../kit/game";
import { boardOf } from "./content";
import { type CosmosProps, PictureFrame, usePicture } from "./context";
import { Galaxy } from "./Galaxy";

export function Finale({ of, ...props }: CosmosProps & { of: number }): VNode {
  return (
    <PictureFrame props={props} class="finale" shown={of}>
      <Board owner={of} />
    </PictureFrame>
  );
}

function Board({ owner }: { owner: number }): VNode {
  return <Galaxy picture={usePicture()} owner={owner} manner="bare" />;
}

export function scored(
  { view }: Seen<CosmosView, CosmosFacts>,
  source: string,
  seat: number,
  content: unknown,
): readonly string[] {
  const { nebulae, stable } = view.galaxies[seat]!;
  const { tile } = boardOf(content);
  const on = (id: string): string => `${id}@${seat}`;
  const size = /^nebulae-(\d)$/.exec(source)?.[1];
  if (size !== undefined) {
    return Object.entries(nebulae)
      .filter(([, nebula]) => nebula.complete && tile[nebula.tile]?.size === Number(size))
      .map(([id]) => on(id));
  }
  if (source !== "advanced-life") return [];
  const lived = Object.entries(nebulae).filter(([, { advanced }]) => advanced.length > 0);
  return [...lived.map(([id]) => on(id)), ...stable.map(on)];
}
