/** The replay of a record that lies within the page: with a choice of languages where the browser's
 * screen has a way back. */
import type { VNode } from "preact";

import type { EmbeddedPage } from "../app/embedded";
import { LANGUAGES, type Language, language } from "../app/settings";
import { texts } from "../locale/texts";
import { ReplayTable } from "./replay";

export function EmbeddedReplay({ page }: { page: EmbeddedPage }): VNode {
  const start = Number(location.hash.slice(1)) || 0;
  return (
    <ReplayTable
      table={page.table}
      start={start}
      query={new URLSearchParams()}
      head={<LanguageChoice />}
    />
  );
}

function LanguageChoice(): VNode {
  const t = texts();
  return (
    <select
      class="embedded-language"
      aria-label={t("setting-language")}
      value={language.value}
      onChange={(event) => {
        language.value = event.currentTarget.value as Language;
      }}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={each}>
          {t(`language-${each}`)}
        </option>
      ))}
    </select>
  );
}
