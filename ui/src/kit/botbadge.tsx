/** Says that a seat belongs to a bot account, and whose program it is. */
import type { VNode } from "preact";
import type { Translate } from "./game";

export function BotBadge({ owner, t }: { owner: string | null; t: Translate }): VNode | null {
  if (owner === null) return null;
  return (
    <span class="badge bot-badge">
      {owner ? t("seat-owner", { owner }) : t("seat-owner-unnamed")}
    </span>
  );
}
