import { render } from "preact";

import { App } from "./app/app";
import { reloadWhenStale } from "./app/renewal";
import "./style/tokens.css";
import "./style/theme.css";
import "./style/shell.css";

reloadWhenStale();
render(<App />, document.getElementById("app")!);
