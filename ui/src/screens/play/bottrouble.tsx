/** Why a bot has not moved: it waits for its turn to think, or it failed. */
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { attempt, fetchGames, games } from "../../app/guest";
import type { TableStore } from "../../app/table";
import type { Seat, TableDescription } from "../../gen/messages";
import type { Translate } from "../../kit/game";
import { botName, seatNames } from "../../kit/names";
import { Button } from "../../kit/parts";
import { api } from "../../net/api";

interface Props {
  seat: Seat;
  table: TableDescription;
  store: TableStore;
  t: Translate;
}

export function BotTrouble({ seat, table, store, t }: Props): VNode {
  const isHost = store.me.value?.id === table.host;
  return (
    <div class="stand-in" data-seat={seat.seat}>
      <p role="status">{t(`bot-${seat.bot_trouble}`, { name: seatNames(t, table)[seat.seat]! })}</p>
      {isHost && seat.bot_trouble === "failed" && seat.kind === "bot" && (
        <OtherBots {...{ seat, table, t }} />
      )}
    </div>
  );
}

function OtherBots({ seat, table, t }: Omit<Props, "store">): VNode {
  useEffect(() => void attempt(fetchGames), []);
  const bots = games.value?.find((game) => game.id === table.game)?.bots ?? [];
  return (
    <div class="buttons">
      {bots
        .filter((bot) => bot !== seat.bot)
        .map((bot) => (
          <Button
            key={bot}
            onClick={() => void attempt(() => api.seat(table.id, seat.seat, { do: "bot", bot }))}
          >
            {t("bot-replace", { level: botName(t, bot) })}
          </Button>
        ))}
    </div>
  );
}
