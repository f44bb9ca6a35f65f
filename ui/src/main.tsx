import { render } from "preact";

import { App } from "./app/app";
import { reloadWhenStale } from "./app/renewal";
import { listenForTouch } from "./app/sound";
import "./style/tokens.css";
import "./style/theme.css";
import "./style/shell.css";

reloadWhenStale();
listenForTouch();
render(<App />, document.getElementById("app")!);
