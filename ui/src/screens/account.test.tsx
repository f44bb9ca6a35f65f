import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";

import { me } from "../app/guest";
import type { CodeOffer, DeviceDescription } from "../gen/messages";
import { pathOf } from "../kit/qr";
import { replaceFetch } from "../net/api";
import { AccountPage, isLocal } from "./account";
import { ArrivalPage } from "./arrival";

const ADA = { id: "a", name: "Ada", language: "en", token: null };
const HERE: DeviceDescription = {
  id: "d1",
  label: "Firefox, Linux",
  added: 0,
  seen: 0,
  here: true,
};
const PHONE = { ...HERE, id: "d2", label: "", here: false };

/** A server that answers each request as told, and keeps what it was asked. */
function answering(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  replaceFetch(async (path, init) => {
    const request = `${init?.method} ${path}`;
    asked.push(init?.body ? `${request} ${init.body}` : request);
    const answer = answers[request];
    if (answer === undefined) return Response.json({ code: "bad-code" }, { status: 404 });
    return Response.json(answer);
  });
  return asked;
}

afterEach(cleanup);

it("draws each dark stretch of a QR code once", () => {
  expect(pathOf(["1101", "0000"])).toBe("M4 4h2v1h-2zM7 4h1v1h-1z");
});

it("knows the addresses that no other device can open", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isLocal)).toBe(true);
  expect(["192.168.1.7", "play.example.org"].some(isLocal)).toBe(false);
});

it("lists the devices and signs another one out", async () => {
  const asked = answering({
    "POST /api/me": ADA,
    "GET /api/me/devices": [HERE, PHONE],
    "DELETE /api/me/devices/d2": [HERE],
  });
  render(<AccountPage />);
  fireEvent.click(await screen.findByRole("button", { name: /^Sign out Program/ }));
  await waitFor(() => expect(screen.queryByText(/^Program/)).toBeNull());
  expect(asked).toContain("DELETE /api/me/devices/d2");
  expect(screen.getByText("Firefox, Linux", { exact: false })).toBeTruthy();
});

it("shows the token of a new bot once, and removes the bot", async () => {
  const probe = { id: "b1", name: "Probe", added: 0, seen: null, tables: [] };
  const answers: Record<string, unknown> = {
    "POST /api/me": ADA,
    "GET /api/me/devices": [HERE],
    "GET /api/me/bots": [],
    "POST /api/me/bots": { bot: probe, token: "s3cr3t" },
    "DELETE /api/me/bots/b1": [],
  };
  const asked = answering(answers);
  render(<AccountPage />);
  fireEvent.input(await screen.findByLabelText("Name of the bot"), { target: { value: "Probe" } });
  answers["GET /api/me/bots"] = [probe];
  fireEvent.click(screen.getByRole("button", { name: "Make a bot account" }));
  const token = await screen.findByLabelText("Token of Probe");
  expect((token as HTMLInputElement).value).toBe("s3cr3t");
  expect(asked).toContain('POST /api/me/bots {"name":"Probe"}');
  fireEvent.click(await screen.findByRole("button", { name: "Remove Probe" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove the bot" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Probe" })).toBeNull());
  expect(screen.queryByLabelText("Token of Probe")).toBeNull();
});

it("asks before the only device is signed out, and makes no new guest afterwards", async () => {
  const asked = answering({
    "POST /api/me": ADA,
    "GET /api/me/devices": [HERE],
    "DELETE /api/me/devices/d1": [],
  });
  render(<AccountPage />);
  fireEvent.click(await screen.findByRole("button", { name: "Sign out here" }));
  await screen.findByText(/cannot come back as Ada/);
  expect(asked).not.toContain("DELETE /api/me/devices/d1");
  fireEvent.click(screen.getAllByRole("button", { name: "Sign out here" }).at(-1)!);
  await screen.findByRole("heading", { name: "You are signed out" });
  expect(me.value).toBeNull();
  expect(asked.at(-1)).toBe("DELETE /api/me/devices/d1");
});

it("says what happens before anybody is deleted", async () => {
  const asked = answering({
    "POST /api/me": ADA,
    "GET /api/me/devices": [HERE],
    "DELETE /api/me": [],
  });
  render(<AccountPage />);
  fireEvent.click(await screen.findByRole("button", { name: "Delete me…" }));
  await screen.findByText("This cannot be undone.");
  expect(asked).not.toContain("DELETE /api/me");
  fireEvent.click(screen.getByRole("button", { name: "Delete me for good" }));
  await screen.findByRole("heading", { name: "The server has forgotten you" });
  expect(asked.at(-1)).toBe("DELETE /api/me");
});

function offering(offer: CodeOffer): string[] {
  return answering({ "POST /api/code/look": offer, "POST /api/code/use": ADA });
}

it("makes nobody a guest who only looks at a link, and takes the code out of the address", async () => {
  history.replaceState(null, "", "/device#c0de");
  const asked = offering({ name: "Ada", here: null });
  render(<ArrivalPage anchor="c0de" />);
  const button = await screen.findByRole("button", { name: "Go on as Ada" });
  expect(asked).toEqual(['POST /api/code/look {"code":"c0de"}']);
  expect(location.hash).toBe("");
  expect(screen.queryByText(/somebody else/)).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(asked[1]).toBe('POST /api/code/use {"code":"c0de"}');
  expect(me.value).toMatchObject({ name: "Ada" });
});

it("warns where somebody with tables would be left behind", async () => {
  offering({ name: "Ada", here: { name: "Ben", tables: 3, devices: 0, same: false } });
  render(<ArrivalPage anchor="c0de" />);
  await screen.findByText(/called Ben, with 3 tables/);
  await screen.findByText(/Ben is signed in nowhere else/);
  screen.getByRole("link", { name: "Stay with what is here" });
});

it("does nothing where the link is one's own, or works no more", async () => {
  offering({ name: "Ada", here: { name: "Ada", tables: 3, devices: 0, same: true } });
  const { unmount } = render(<ArrivalPage anchor="c0de" />);
  await screen.findByRole("heading", { name: "You are already Ada here" });
  unmount();
  answering({});
  render(<ArrivalPage anchor="other" />);
  await screen.findByRole("heading", { name: "This link no longer works" });
});
