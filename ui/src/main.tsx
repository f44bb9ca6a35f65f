import { render } from "preact";

import { App } from "./app/app";
import "./style/theme.css";
import "./style/shell.css";

render(<App />, document.getElementById("app")!);
