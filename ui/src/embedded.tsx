/** The entry of a page that replays one record by itself, opened from a file or within another
 * page. What the server would answer is in the page. */
import { render } from "preact";

import { answerFrom, readPage } from "./app/embedded";
import { me } from "./app/guest";
import { replaceFetch } from "./net/api";
import { EmbeddedReplay } from "./screens/embedded";
import "./style/tokens.css";
import "./style/theme.css";
import "./style/shell.css";

void readPage().then((page) => {
  replaceFetch(answerFrom(page));
  me.value = page.me;
  render(<EmbeddedReplay page={page} />, document.getElementById("app")!);
});
