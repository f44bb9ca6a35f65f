import { render } from "preact";

render(<main>Orrery</main>, document.getElementById("app")!);
