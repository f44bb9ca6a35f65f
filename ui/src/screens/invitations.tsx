/** What others have invited the reader to: joined or declined with one click. */
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { attempt } from "../app/guest";
import { invitations } from "../app/lobby";
import type { Invitation } from "../gen/messages";
import { Button } from "../kit/parts";
import { texts, wantTexts } from "../locale/texts";
import { api } from "../net/api";
import { joinTable, SeatList, termsOf } from "./opentable";

export function Invitations(): VNode | null {
  const t = texts();
  if (!invitations.value.length) return null;
  return (
    <section class="card invitations">
      <h2>{t("invitations")}</h2>
      <ul class="tables">
        {invitations.value.map((each) => (
          <InvitationLine key={each.table.id} invitation={each} />
        ))}
      </ul>
    </section>
  );
}

async function decline(table: string): Promise<void> {
  await attempt(async () => {
    invitations.value = (await api.decline(table)).invitations;
  });
}

function InvitationLine({ invitation }: { invitation: Invitation }): VNode {
  const { table, name, rematch } = invitation;
  useEffect(() => wantTexts(table.game), [table.game]);
  const t = texts(table.game);
  return (
    <li class="strip open-table">
      <div class="open-table-text">
        <b>
          {t(rematch ? "invitation-rematch" : "invitation-text", { name, game: t("game-name") })}
        </b>
        <SeatList seats={table.seats} t={t} />
        <span class="help">{termsOf(t, table).join(" · ")}</span>
      </div>
      <span class="buttons">
        <Button kind="main" onClick={() => joinTable(table.id)}>
          {t("join")}
        </Button>
        <Button onClick={() => void decline(table.id)}>{t("invitation-decline")}</Button>
      </span>
    </li>
  );
}
