/** Who is at a table: whom one can report, and what its host can do about them. */
import { type Signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";

import { attempt } from "../app/guest";
import type { TableStore } from "../app/table";
import type { Moderate, People, Person, TableDescription } from "../gen/messages";
import { BotBadge } from "../kit/botbadge";
import type { Translate } from "../kit/game";
import { seatNames } from "../kit/names";
import { Button, Dialog } from "../kit/parts";
import { api } from "../net/api";
import { Trouble } from "./page";
import { AskReason, type Complaint, ReportForm } from "./report";

/** What is asked in place of the list: a report, or whether the host means it. */
type Asked =
  | { kind: "report"; complaint: Complaint }
  | { kind: "remove"; person: Person }
  | { kind: "close" };

interface Props {
  store: TableStore;
  t: Translate;
  onClose(): void;
}

export function PeopleDialog({ store, t, onClose }: Props): VNode {
  const asked = useSignal<Asked | null>(null);
  const people = useSignal<People | null>(null);
  const table = store.description.value!;
  const isHost = table.host === store.me.value?.id;
  const fetchPeople = async (): Promise<void> => {
    if (isHost) people.value = await api.people(table.id);
  };
  useEffect(() => void attempt(fetchPeople), [isHost, table]);
  const moderate = (command: Moderate): void =>
    void attempt(async () => {
      await api.moderate(table.id, command);
      asked.value = null;
      await fetchPeople();
    });
  const back = (): void => {
    asked.value = null;
  };
  return (
    <Dialog title={t("people")} onClose={onClose}>
      <Trouble />
      {asked.value ? (
        <Question {...{ asked: asked.value, table, t, moderate, back, onClose }} />
      ) : (
        <Everyone {...{ store, table, t, isHost, moderate, asked }} people={people.value} />
      )}
    </Dialog>
  );
}

interface QuestionProps {
  asked: Asked;
  table: TableDescription;
  t: Translate;
  moderate(command: Moderate): void;
  back(): void;
  onClose(): void;
}

function Question({ asked, table, t, moderate, back, onClose }: QuestionProps): VNode {
  if (asked.kind === "report") {
    return <ReportForm {...{ t, onClose }} table={table.id} complaint={asked.complaint} />;
  }
  if (asked.kind === "close") {
    return (
      <AskReason
        {...{ t }}
        question={t("host-close-ask")}
        answer={t("host-close")}
        onCancel={back}
        onAnswer={(reason) => moderate({ do: "close", reason })}
      />
    );
  }
  const { player, name } = asked.person;
  const key = table.status === "running" ? "host-remove-ask-running" : "host-remove-ask";
  return (
    <AskReason
      {...{ t }}
      question={t(key, { name })}
      answer={t("host-remove")}
      onCancel={back}
      onAnswer={(reason) => moderate({ do: "remove", player, reason })}
    />
  );
}

interface EveryoneProps {
  store: TableStore;
  table: TableDescription;
  t: Translate;
  isHost: boolean;
  people: People | null;
  asked: Signal<Asked | null>;
  moderate(command: Moderate): void;
}

function Everyone(props: EveryoneProps): VNode {
  const { store, table, t, isHost, people, asked, moderate } = props;
  const report = (complaint: Complaint): void => {
    asked.value = { kind: "report", complaint };
  };
  const isOver = table.status !== "open" && table.status !== "running";
  return (
    <>
      <ul class="people">
        {personsAt(t, table).map((person) => (
          <SeatedPerson
            key={person.player}
            {...{ person, table, t, moderate, asked, report }}
            isHost={isHost}
            isMe={person.player === store.me.value?.id}
            isRemoved={people?.removed.some(({ player }) => player === person.player) ?? false}
          />
        ))}
      </ul>
      {isHost && people && <Others {...{ people, table, t, moderate, asked }} />}
      <div class="buttons">
        <Button
          kind="quiet"
          sign="flag"
          onClick={() => report({ kind: "table", quote: t("report-table") })}
        >
          {t("report-table")}
        </Button>
        {isHost && !isOver && (
          <Button
            kind="quiet"
            sign="close"
            onClick={() => {
              asked.value = { kind: "close" };
            }}
          >
            {t("host-close")}
          </Button>
        )}
      </div>
    </>
  );
}

/** People and bot accounts with a seat, each once, by the name of their first seat. */
export function personsAt(t: Translate, table: TableDescription): readonly Person[] {
  const names = seatNames(t, table);
  const found = new Map<string, Person>();
  for (const { seat, player } of table.seats) {
    if (player && !found.has(player)) {
      found.set(player, { player, name: names[seat]! });
    }
  }
  return [...found.values()];
}

interface SeatedProps {
  person: Person;
  table: TableDescription;
  t: Translate;
  isHost: boolean;
  isMe: boolean;
  isRemoved: boolean;
  asked: Signal<Asked | null>;
  moderate(command: Moderate): void;
  report(complaint: Complaint): void;
}

function SeatedPerson(props: SeatedProps): VNode {
  const { person, table, t, isHost, isMe, isRemoved, asked, moderate, report } = props;
  const { player, name } = person;
  const isMuted = table.muted.includes(player);
  return (
    <li>
      <span class="player-name">
        {name}
        {isMe && <span class="help"> {t("player-you")}</span>}
        {player === table.host && <span class="badge">{t("people-host")}</span>}
        <BotBadge owner={table.seats.find((seat) => seat.player === player)?.owner ?? null} t={t} />
        {isMuted && <span class="badge">{t("people-muted")}</span>}
      </span>
      {isHost && !isMe && (
        <>
          <Button
            kind="quiet"
            onClick={() => moderate({ do: isMuted ? "unmute" : "mute", player })}
          >
            {t(isMuted ? "host-unmute" : "host-mute")}
          </Button>
          {!isRemoved && (
            <Button
              kind="quiet"
              onClick={() => {
                asked.value = { kind: "remove", person };
              }}
            >
              {t("host-remove")}
            </Button>
          )}
        </>
      )}
      {!isMe && (
        <Button
          kind="quiet"
          sign="flag"
          onClick={() => report({ kind: "player", player, quote: name })}
        >
          {t("report")}
        </Button>
      )}
    </li>
  );
}

type OthersProps = Pick<EveryoneProps, "table" | "t" | "moderate" | "asked"> & { people: People };

/** Whom only the host sees: who watches, and who was removed. */
function Others({ people, t, moderate, asked }: OthersProps): VNode {
  return (
    <>
      <h3>{t("people-spectators")}</h3>
      {people.spectators.length === 0 && <p class="help">{t("people-spectators-none")}</p>}
      <ul class="people">
        {people.spectators.map((person) => (
          <li key={person.player}>
            <span class="player-name">{person.name || t("guest-name")}</span>
            <Button
              kind="quiet"
              onClick={() => {
                asked.value = { kind: "remove", person };
              }}
            >
              {t("host-remove")}
            </Button>
          </li>
        ))}
      </ul>
      {people.removed.length > 0 && (
        <>
          <h3>{t("people-removed")}</h3>
          <ul class="people">
            {people.removed.map(({ player, name }) => (
              <li key={player}>
                <span class="player-name">{name || t("guest-name")}</span>
                <Button kind="quiet" onClick={() => moderate({ do: "readmit", player })}>
                  {t("host-readmit")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
