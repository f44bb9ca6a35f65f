import { render } from "preact";

import { App } from "./app/app";
import { renewWhenGone } from "./app/renewal";
import "./style/theme.css";
import "./style/shell.css";

renewWhenGone();
render(<App />, document.getElementById("app")!);
