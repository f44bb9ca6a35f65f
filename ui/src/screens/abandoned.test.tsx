import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";

import type { TableDescription } from "../gen/messages";
import { Abandoned } from "./abandoned";

afterEach(cleanup);

function show(change: Partial<TableDescription>): void {
  const table = { id: "x", game: "cosmos", status: "abandoned", version: 0, ...change };
  render(<Abandoned table={table as TableDescription} />);
}

const href = (name: string): string | null =>
  screen.getByRole("link", { name }).getAttribute("href");

it("says that nobody came, and offers a new table", () => {
  show({ expired: true });
  expect(screen.getByRole("heading", { name: "This table is closed" })).toBeTruthy();
  expect(screen.getByText(/closed before a game began/)).toBeTruthy();
  expect(href("Set up a table")).toBe("/new/cosmos");
  expect(screen.queryByRole("link", { name: "Download the record" })).toBeNull();
});

it("says that nobody played on, and offers what was played", () => {
  show({ expired: true, version: 7 });
  expect(screen.getByText(/closed without a result/)).toBeTruthy();
  expect(href("Download the record")).toBe("/api/tables/x/record");
});

it("tells a game that the players ended from one that expired", () => {
  show({ expired: false, version: 7 });
  expect(screen.getByRole("heading", { name: "The game was ended" })).toBeTruthy();
});
