import { signal } from "@preact/signals";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";

import type { TableStore } from "../../app/table";
import type { Seat, TableDescription } from "../../gen/messages";
import { texts } from "../../locale/texts";
import { replaceFetch } from "../../net/api";
import { BotTrouble } from "./bottrouble";

const LEVELS = ["stargazer", "wanderer"].map((name) => ({ name, measured: null }));

function show(trouble: Seat["bot_trouble"], me: string): void {
  const seat = { seat: 0, kind: "bot", bot: "greedy", bot_trouble: trouble } as Seat;
  const table = {
    id: "x",
    game: "cosmos",
    host: "host",
    seats: [seat],
  } as unknown as TableDescription;
  const store = { me: signal({ id: me }) } as unknown as TableStore;
  render(<BotTrouble {...{ seat, table, store, t: texts() }} />);
}

afterEach(cleanup);

it("says that a bot waits for its turn to think", () => {
  show("waiting", "host");
  expect(screen.getByRole("status").textContent).toMatch(/waiting for its turn to think/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("lets the host seat another bot instead of one that failed", async () => {
  const asked: string[] = [];
  replaceFetch(async (path, init) => {
    asked.push(`${path} ${init?.body ?? ""}`);
    const found =
      path === "/api/games" ? [{ id: "cosmos", levels: LEVELS, rated_seats: null }] : {};
    return new Response(JSON.stringify(found), { status: 200 });
  });
  show("failed", "host");
  fireEvent.click(screen.getByRole("button", { name: "Let another bot play" }));
  fireEvent.click(await screen.findByRole("button", { name: "Wanderer" }));
  await waitFor(() =>
    expect(asked).toContain('/api/tables/x/seats/0 {"do":"bot","bot":"wanderer"}'),
  );
});

it("only tells the others", () => {
  show("failed", "somebody");
  expect(screen.getByRole("status").textContent).toMatch(/A fault keeps/);
  expect(screen.queryByRole("button")).toBeNull();
});
