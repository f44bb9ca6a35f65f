/** Why a bot has not moved: it waits for its turn to think, or it failed. */
import type { VNode } from "preact";

import { attempt } from "../../app/guest";
import type { TableStore } from "../../app/table";
import type { Seat, TableDescription } from "../../gen/messages";
import type { Translate } from "../../kit/game";
import { seatNames } from "../../kit/names";
import { api } from "../../net/api";
import { LevelButton } from "../levelbutton";

interface Props {
  seat: Seat;
  table: TableDescription;
  store: TableStore;
  t: Translate;
}

export function BotTrouble({ seat, table, store, t }: Props): VNode {
  const isHost = store.me.value?.id === table.host;
  return (
    <div class="strip stand-in" data-seat={seat.seat}>
      <p role="status">{t(`bot-${seat.bot_trouble}`, { name: seatNames(t, table)[seat.seat]! })}</p>
      {isHost && seat.bot_trouble === "failed" && seat.kind === "bot" && (
        <LevelButton
          {...{ t }}
          game={table.game}
          onChoose={(bot) => void attempt(() => api.seat(table.id, seat.seat, { do: "bot", bot }))}
        >
          {t("bot-replace")}
        </LevelButton>
      )}
    </div>
  );
}
