import { beforeEach, expect, it, vi } from "vitest";

import type { ChangeMe, Me } from "../gen/messages";

beforeEach(() => vi.resetModules());

/** A browser that reads Polish, and a server whose guest has this name; what it was sent. */
async function visiting(name: string) {
  const { language } = await import("./settings");
  language.value = "pl";
  const { texts } = await import("../locale/texts");
  const { me } = await import("./guest");
  const { api, fetchBy } = await import("../net/api");
  await vi.waitUntil(() => texts()("home") === "Strona główna");
  const sent: ChangeMe[] = [];
  const guest: Me = { id: "a", name, language: "en", token: null };
  fetchBy(async (path, init) => {
    if (path !== "/api/me") return Response.json([]);
    sent.push(JSON.parse(String(init?.body)));
    return Response.json(Object.assign(guest, sent.at(-1)));
  });
  await api.tables();
  return { sent, me: me.value };
}

it("gives a new guest a name in the reader's language", async () => {
  const { sent, me } = await visiting("");
  expect(sent).toEqual([{ language: "pl" }, { name: "Astronom" }]);
  expect(me).toMatchObject({ name: "Astronom", language: "pl" });
});

it("leaves the name of a guest alone who has come before", async () => {
  const { sent, me } = await visiting("Ada");
  expect(sent).toEqual([{ language: "pl" }]);
  expect(me).toMatchObject({ name: "Ada" });
});
