import { describe, expect, it, vi } from "vitest";

import { api, nonce, onFirstRequest, Refusal, replaceFetch } from "./api";

function answering(status: number, body: string, calls: unknown[][] = []): unknown[][] {
  replaceFetch(async (...call) => {
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
    replaceFetch(() => Promise.reject(new TypeError("failed")));
    await expect(api.games()).rejects.toMatchObject({ code: "unreachable" });
  });

  it("makes nonces of 128 bits in hexadecimal", () => {
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(nonce()).not.toBe(nonce());
  });
});

describe("a guest", () => {
  it("is made once, before all that was asked at once", async () => {
    const calls = answering(200, "{}");
    let arrived = (): void => undefined;
    const meet = vi.fn(() => new Promise<void>((resolve) => (arrived = resolve)));
    onFirstRequest(meet);
    const both = Promise.all([api.tables(), api.table("x")]);
    await Promise.resolve();
    expect(calls).toEqual([]);
    arrived();
    await both;
    await api.start("x");
    expect(meet).toHaveBeenCalledOnce();
    expect(calls.map(([path]) => path)).toEqual([
      "/api/tables",
      "/api/tables/x",
      "/api/tables/x/start",
    ]);
  });

  it("is tried again after a failure, which is told to who asked", async () => {
    const calls = answering(200, "{}");
    const meet = vi.fn().mockRejectedValueOnce(new Refusal("unreachable")).mockResolvedValue(null);
    onFirstRequest(meet);
    await expect(api.tables()).rejects.toMatchObject({ code: "unreachable" });
    expect(calls).toEqual([]);
    await api.tables();
    expect(calls.map(([path]) => path)).toEqual(["/api/tables"]);
    expect(meet).toHaveBeenCalledTimes(2);
  });

  it("is not needed to read what is open to all", async () => {
    const calls = answering(200, "{}");
    const meet = vi.fn(() => Promise.resolve());
    onFirstRequest(meet);
    await api.games();
    await api.content("cosmos");
    expect(calls).toHaveLength(2);
    expect(meet).not.toHaveBeenCalled();
  });
});
