/** In place of a table that cannot be shown. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";

import { codeText } from "../kit/names";
import { Button } from "../kit/parts";
import { texts } from "../locale/texts";
import { Page } from "./page";
import { ReportDialog } from "./report";

/** Why the table is not shown. Who was removed may still report what happened there. */
export function Failure({ id, code }: { id: string; code: string }): VNode {
  const t = texts();
  const isReporting = useSignal(false);
  const isDismissed = code === "removed" || code === "blocked";
  return (
    <Page title={t(isDismissed ? "dismissed-title" : "lost-title")}>
      <p>{codeText(t, "trouble", code)}</p>
      {code === "removed" && (
        <Button
          kind="quiet"
          sign="flag"
          onClick={() => {
            isReporting.value = true;
          }}
        >
          {t("report-table")}
        </Button>
      )}
      {isReporting.value && (
        <ReportDialog
          {...{ t }}
          table={id}
          complaint={{ kind: "table", quote: "" }}
          onClose={() => {
            isReporting.value = false;
          }}
        />
      )}
    </Page>
  );
}
