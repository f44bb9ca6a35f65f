import { describe, expect, it } from "vitest";

import { api, fetchBy, nonce, Refusal } from "./api";

function answering(status: number, body: string, calls: unknown[][] = []): unknown[][] {
  fetchBy(async (...call) => {
    calls.push(call);
    return new Response(body, { status });
  });
  return calls;
}

describe("the HTTP side", () => {
  it("asks for the log of a seat from a position on", async () => {
    const calls = answering(200, "{}");
    await api.log("a b", -3, 7);
    expect(calls[0]![0]).toBe("/api/tables/a%20b/log?seat=-3&since=7");
  });

  it("sends a body as JSON", async () => {
    const calls = answering(200, "{}");
    await api.seat("x", 1, { do: "sit" });
    expect(calls[0]![1]).toMatchObject({ method: "POST", body: '{"do":"sit"}' });
  });

  it("tells a refusal by its code and facts", async () => {
    answering(409, '{"code": "seat-taken", "facts": {"seat": 1}}');
    const refusal = await api.start("x").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: "seat-taken", facts: { seat: 1 } });
  });

  it("knows an answer that is no refusal of ours", async () => {
    answering(502, "<html>");
    await expect(api.games()).rejects.toMatchObject({ code: "server" });
  });

  it("says when nobody is there", async () => {
    fetchBy(() => Promise.reject(new TypeError("failed")));
    await expect(api.games()).rejects.toMatchObject({ code: "unreachable" });
  });

  it("makes nonces of 128 bits in hexadecimal", () => {
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(nonce()).not.toBe(nonce());
  });
});
