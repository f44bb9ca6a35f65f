import { afterEach, expect, it, vi } from "vitest";

import { copyText } from "./copy";

afterEach(() => vi.unstubAllGlobals());

it("copies by the clipboard of the browser", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", {
    clipboard: { writeText: async (text: string) => void written.push(text) },
  });
  expect(await copyText("a link")).toBe(true);
  expect(written).toEqual(["a link"]);
});

it("copies by hand where the browser keeps its clipboard to itself", async () => {
  vi.stubGlobal("navigator", {});
  let selected = "";
  document.execCommand = () => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  expect(await copyText("a link")).toBe(true);
  expect(selected).toBe("a link");
  expect(document.querySelector("textarea")).toBeNull();
});

it("says so when nothing could be copied", async () => {
  vi.stubGlobal("navigator", {});
  document.execCommand = () => false;
  expect(await copyText("a link")).toBe(false);
});
