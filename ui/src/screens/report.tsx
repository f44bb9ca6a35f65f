/** A report to whoever runs the server, and the question for a reason that it shares with others. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { attempt } from "../app/guest";
import type { MakeReport } from "../gen/messages";
import type { Translate } from "../kit/game";
import { Button, Dialog } from "../kit/parts";
import { api } from "../net/api";
import { Trouble } from "./page";

const LONGEST = 200;

/** What is reported, and the words by which whoever reports it knows it again. */
export type Complaint = Omit<MakeReport, "reason"> & { readonly quote: string };

interface AskProps {
  t: Translate;
  question: string;
  answer: string;
  onCancel(): void;
  onAnswer(reason: string): void;
}

export function AskReason({ t, question, answer, onCancel, onAnswer }: AskProps): VNode {
  const field = useRef<HTMLInputElement>(null);
  // What was pressed to get here is gone: the focus goes on with the question.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      class="ask-reason"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(String(new FormData(event.currentTarget).get("reason")).trim());
      }}
    >
      <p>{question}</p>
      <label class="choice">
        <span class="choice-label">{t("reason")}</span>
        <input ref={field} name="reason" maxLength={LONGEST} autocomplete="off" />
      </label>
      <div class="buttons">
        <Button type="submit" kind="main">
          {answer}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    </form>
  );
}

interface ReportProps {
  t: Translate;
  table: string;
  complaint: Complaint;
  onClose(): void;
}

export function ReportForm({ t, table, complaint, onClose }: ReportProps): VNode {
  const number = useSignal<number | null>(null);
  const { quote, ...wish } = complaint;
  if (number.value !== null) {
    return (
      <>
        <p role="status">{t("report-done", { number: number.value })}</p>
        <div class="buttons">
          <Button kind="main" onClick={onClose}>
            {t("close")}
          </Button>
        </div>
      </>
    );
  }
  return (
    <AskReason
      {...{ t }}
      question={t(`report-ask-${wish.kind}`, { quote })}
      answer={t("report")}
      onCancel={onClose}
      onAnswer={(reason) =>
        void attempt(async () => {
          number.value = (await api.report(table, { ...wish, reason })).number;
        })
      }
    />
  );
}

export function ReportDialog(props: ReportProps): VNode {
  return (
    <Dialog title={props.t("report-title")} onClose={props.onClose}>
      <Trouble />
      <ReportForm {...props} />
    </Dialog>
  );
}
