import { beforeEach, describe, expect, it } from "vitest";

import type { Seat, TableDescription } from "../gen/messages";
import { onFirstRequest, replaceFetch } from "../net/api";
import { begin, checkDeal, keptNonce, nonceFor, sendNonces } from "./deal";
import { me } from "./guest";

const ADA = "ada";
const HASH = "c0".repeat(32);

function seat(seat: number, player: string | null, has_nonce = false): Seat {
  return { seat, player, has_nonce, kind: player ? "person" : "bot" } as Seat;
}

function table(seats: readonly Seat[], more: Partial<TableDescription> = {}): TableDescription {
  const deal = { commitment: HASH, nonces: [], seed: "", scheme: "hmac-sha256/2", given: 0 };
  return { id: "t1", status: "open", host: ADA, seats, deal, ...more } as TableDescription;
}

function withNonces(nonces: readonly string[], commitment = HASH): TableDescription {
  const deal = { commitment, nonces, seed: "", scheme: "hmac-sha256/2", given: 0 };
  return table([seat(0, ADA)], { status: "running", deal });
}

/** A server that answers everything with this status; what it was asked. */
function answering(status = 200, body = "{}"): [string, unknown][] {
  const asked: [string, unknown][] = [];
  replaceFetch(async (path, init) => {
    asked.push([String(path), init?.body ? JSON.parse(String(init.body)) : null]);
    return new Response(body, { status });
  });
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  onFirstRequest(async () => null);
  me.value = { id: ADA, name: "Ada", language: "en", token: null, blocked: false, owner: null };
});

describe("the nonce of this browser", () => {
  it("is made for the commitment of a table, and stays the same for it", () => {
    const first = nonceFor(table([]));
    expect(first.commitment).toBe(HASH);
    expect(first.value).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor(table([]))).toEqual(first);
    expect(keptNonce("t1")).toMatchObject(first);
  });

  it("is another one for another commitment or table", () => {
    const { value } = nonceFor(table([]));
    expect(nonceFor(table([], { id: "t2" })).value).not.toBe(value);
    expect(nonceFor(withNonces([], "d1".repeat(32))).value).not.toBe(value);
  });

  it("is forgotten only after very many tables", () => {
    for (let number = 0; number < 201; number += 1) nonceFor(table([], { id: `n${number}` }));
    expect(keptNonce("n0")).toBeUndefined();
    expect(keptNonce("n1")).toBeDefined();
  });

  it("is made anew where what was kept cannot be read", () => {
    for (const kept of ["{", "3"]) {
      localStorage.setItem("orrery-nonces", kept);
      expect(keptNonce("t1")).toBeUndefined();
    }
  });
});

describe("a table", () => {
  it("gets a nonce for each own seat that has none, after its commitment is known", async () => {
    const asked = answering();
    await sendNonces(table([seat(0, ADA), seat(1, "ben"), seat(2, ADA, true), seat(3, ADA)]));
    const nonce = { commitment: HASH, value: keptNonce("t1")!.value };
    expect(asked).toEqual([
      ["/api/tables/t1/seats/0", { do: "sit", nonce }],
      ["/api/tables/t1/seats/3", { do: "sit", nonce }],
    ]);
  });

  it("begins after the nonces where only bots take part", async () => {
    const asked = answering();
    await begin(table([seat(0, ADA), seat(1, null)]));
    expect(asked.map(([path]) => path)).toEqual(["/api/tables/t1/seats/0", "/api/tables/t1/start"]);
    expect(location.pathname).toBe("/t/t1");
  });

  it("waits for its host where somebody else takes part, and begins once", async () => {
    const asked = answering();
    await begin(table([seat(0, ADA), seat(1, "ben")]));
    await begin(table([seat(0, ADA), { ...seat(1, null), kind: "open" }], { id: "t2" }));
    await begin(table([seat(0, ADA)], { status: "running" }));
    expect(asked.map(([path]) => path)).toEqual([
      "/api/tables/t1/seats/0",
      "/api/tables/t2/seats/0",
    ]);
  });

  it("that has just begun takes no nonce, which is no failure", async () => {
    answering(409, '{"code": "already-started"}');
    await sendNonces(table([seat(0, ADA)]));
    answering(409, '{"code": "other-commitment"}');
    await expect(sendNonces(table([seat(0, ADA)]))).rejects.toMatchObject({
      code: "other-commitment",
    });
  });
});

describe("a deal", () => {
  it("is compared with what this browser answered", () => {
    expect(checkDeal(withNonces(["ab"]))).toBe("none");
    const { value } = nonceFor(table([]));
    expect(checkDeal(withNonces([]))).toBe("none");
    expect(checkDeal(withNonces([value, HASH]))).toBe("right");
    expect(checkDeal(withNonces([HASH, HASH]))).toBe("unused");
    expect(checkDeal(withNonces([value], "d1".repeat(32)))).toBe("other");
  });
});
