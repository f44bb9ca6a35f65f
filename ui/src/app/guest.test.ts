import { beforeEach, expect, it, vi } from "vitest";

import type { ChangeMe, Me } from "../gen/messages";

beforeEach(() => vi.resetModules());

/** A browser that reads Polish, and a server whose guest has this name; what it was sent. */
async function visiting(name: string) {
  const { language } = await import("./settings");
  language.value = "pl";
  const { texts } = await import("../locale/texts");
  const { me } = await import("./guest");
  const { api, replaceFetch } = await import("../net/api");
  await vi.waitUntil(() => texts()("home") === "Strona główna");
  const sent: ChangeMe[] = [];
  const guest: Me = { id: "a", name, language: "en", token: null, blocked: false, owner: null };
  replaceFetch(async (path, init) => {
    if (path !== "/api/me") return Response.json([]);
    sent.push(JSON.parse(String(init?.body)));
    return Response.json(Object.assign(guest, sent.at(-1)));
  });
  await api.tables();
  return { sent, me: me.value };
}

it("gives a new guest a name in the reader's language", async () => {
  const { sent, me } = await visiting("");
  expect(sent).toEqual([{ language: "pl" }, { name: "Gość" }]);
  expect(me).toMatchObject({ name: "Gość", language: "pl" });
});

it("leaves the name of a guest alone who has come before", async () => {
  const { sent, me } = await visiting("Ada");
  expect(sent).toEqual([{ language: "pl" }]);
  expect(me).toMatchObject({ name: "Ada" });
});

it("asks a server that does not answer until it does, or until nobody waits", async () => {
  vi.useFakeTimers();
  const { retryUntilAnswered, trouble } = await import("./guest");
  const { Refusal } = await import("../net/api");
  const answers = [new Refusal("unreachable"), new Refusal("unreachable"), null];
  const run = vi.fn(async () => {
    const answer = answers.shift();
    if (answer) throw answer;
  });
  const stop = retryUntilAnswered(run);
  await vi.advanceTimersByTimeAsync(0);
  expect([run.mock.calls.length, trouble.value]).toEqual([1, "unreachable"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([run.mock.calls.length, trouble.value]).toEqual([3, null]);
  stop();
  answers.push(new Refusal("unreachable"), new Refusal("unreachable"));
  const other = retryUntilAnswered(run);
  await vi.advanceTimersByTimeAsync(0);
  other();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

it("asks only once where the answer is no", async () => {
  vi.useFakeTimers();
  const { retryUntilAnswered, trouble } = await import("./guest");
  const { Refusal } = await import("../net/api");
  const run = vi.fn(() => Promise.reject(new Refusal("no-table")));
  retryUntilAnswered(run);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([run.mock.calls.length, trouble.value]).toEqual([1, "no-table"]);
  vi.useRealTimers();
});
