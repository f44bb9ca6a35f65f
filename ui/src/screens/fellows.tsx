/** One's own bots and the people one has played with, to be invited to a table. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { attempt } from "../app/guest";
import type { FellowPlayer } from "../gen/messages";
import { BotBadge } from "../kit/botbadge";
import type { Translate } from "../kit/game";
import { Button } from "../kit/parts";
import { formatAge } from "../locale/texts";
import { api } from "../net/api";

export function Fellows({ table, t }: { table: string; t: Translate }): VNode | null {
  const fellows = useSignal<readonly FellowPlayer[]>([]);
  useEffect(() => {
    void attempt(async () => {
      fellows.value = await api.fellows(table);
    });
  }, [table]);
  if (!fellows.value.length) return null;
  const invite = (player: string): Promise<unknown> =>
    attempt(async () => {
      fellows.value = await api.invite(table, { player });
    });
  return (
    <>
      <h3>{t("fellows")}</h3>
      <ul class="fellows">
        {fellows.value.map((each) => (
          <li key={each.player}>
            <span class="player-name">
              {each.name} <BotBadge owner={each.owner} t={t} />
              {each.games > 0 && (
                <span class="help">
                  {t("fellows-games", { count: each.games })} · {formatAge(each.last)}
                </span>
              )}
            </span>
            {each.invitation && !(each.owner !== null && each.invitation !== "pending") ? (
              <span class="badge">{t(`fellows-${each.invitation}`)}</span>
            ) : (
              <Button onClick={() => void invite(each.player)}>{t("fellows-invite")}</Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
