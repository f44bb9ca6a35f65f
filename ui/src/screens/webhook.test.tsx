import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";

import { replaceFetch } from "../net/api";
import { Webhook } from "./webhook";

type Answer = readonly [number, unknown];

/** A server that answers each request as told, and keeps what it was asked. */
function answering(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  replaceFetch(async (path, init) => {
    const request = `${init?.method} ${path}`;
    asked.push(init?.body ? `${request} ${init.body}` : request);
    const [status, body] = answers[request] ?? [404, { code: "not-found" }];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

const NONE = { offered: true, host: null, failures: 0 };
const SET = { offered: true, host: "chat.example", failures: 0 };

afterEach(cleanup);

it("sets an address, tries it and removes it", async () => {
  const answers: Record<string, Answer> = {
    "GET /api/me/webhook": [200, NONE],
    "POST /api/me/webhook": [200, SET],
    "POST /api/me/webhook/test": [200, { delivered: false, reason: "unreachable" }],
    "DELETE /api/me/webhook": [200, NONE],
  };
  const asked = answering(answers);
  render(<Webhook />);
  const field = await screen.findByRole("textbox");
  fireEvent.input(field, { target: { value: " https://chat.example/s " } });
  fireEvent.submit(field.closest("form")!);
  const test = await screen.findByRole("button", { name: "Send a test" });
  expect(asked).toContain('POST /api/me/webhook {"address":"https://chat.example/s"}');
  answers["GET /api/me/webhook"] = [200, { ...SET, failures: 2 }];
  fireEvent.click(test);
  await screen.findByText("Nobody answers at this address.");
  await screen.findByText("The latest 2 messages did not arrive.");
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByRole("textbox")).toHaveProperty("value", "");
});

it("says why an address is not taken", async () => {
  answering({
    "GET /api/me/webhook": [200, NONE],
    "POST /api/me/webhook": [400, { code: "bad-webhook", facts: { reason: "not-https" } }],
  });
  render(<Webhook />);
  const field = await screen.findByRole("textbox");
  fireEvent.input(field, { target: { value: "http://chat.example/s" } });
  fireEvent.submit(field.closest("form")!);
  await screen.findByText("The address must begin with https://.");
});

it("is not there where the server calls nobody", async () => {
  const asked = answering({
    "GET /api/me/webhook": [200, { ...NONE, offered: false }],
  });
  const { container } = render(<Webhook />);
  await waitFor(() => expect(asked).toContain("GET /api/me/webhook"));
  expect(container.innerHTML).toBe("");
});
