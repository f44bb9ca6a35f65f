import { describe, expect, it } from "vitest";

import { languageOf } from "../app/settings";
import { pseudo } from "./pseudo";
import { bundleOf, formatSigned, hasText, translator } from "./texts";

const game = bundleOf("en", [
  "word-quasar = Quasar\nuse = Use { $card }\nask = { $who }: { $card }",
]);
const shell = bundleOf("en", ["you = You\nnamed = { $name } is here\nuse = never this"]);
const t = translator([game, shell]);

describe("texts", () => {
  it("come from the game first, then from the shell", () => {
    expect(t("use", { card: "x" })).toBe("Use x");
    expect(t("you")).toBe("You");
  });

  it("word an id that has a word", () => {
    expect(t("use", { card: "quasar" })).toBe("Use Quasar");
  });

  it("leave the name of a person alone, whatever it is", () => {
    expect(t("named", { name: "quasar" })).toBe("quasar is here");
  });

  it("take other texts as arguments", () => {
    expect(t("ask", { who: { key: "you", args: {} }, card: "quasar" })).toBe("You: Quasar");
  });

  it("are their key where they are missing", () => {
    expect(t("nothing-here")).toBe("nothing-here");
    expect(hasText(t, "nothing-here")).toBe(false);
    expect(hasText(t, "you")).toBe(true);
  });

  it("follow the plural forms of the language", () => {
    const polish = translator([
      bundleOf("pl", [
        "points = { $points ->\n    [one] { $points } punkt\n    [few] { $points } punkty\n   *[many] { $points } punktów\n}",
      ]),
    ]);
    expect([1, 3, 5, 22].map((points) => polish("points", { points }))).toEqual([
      "1 punkt",
      "3 punkty",
      "5 punktów",
      "22 punkty",
    ]);
  });
});

describe("the language", () => {
  it("is the first preferred one there is", () => {
    expect(languageOf(["it-IT", "pl-PL", "en"])).toBe("pl");
    expect(languageOf(["de-AT"])).toBe("de");
    expect(languageOf(["it"])).toBe("en");
  });
});

describe("the pseudo-language", () => {
  it("is about 40 % longer", () => {
    for (const text of ["Take back", "The connection is lost. Trying again.", "Points by source"]) {
      const ratio = pseudo(text).length / text.length;
      expect(ratio).toBeGreaterThan(1.3);
      expect(ratio).toBeLessThan(1.5);
    }
  });

  it("leaves references to components as they are", () => {
    const bundle = bundleOf("pseudo", ["rules-energy-see = control/light token"]);
    expect(translator([bundle], true)("rules-energy-see")).toBe("control/light token");
  });

  it("brackets whole texts and keeps what is put in", () => {
    const bundle = bundleOf("pseudo", ["use = Use { $card }"]);
    expect(translator([bundle], true)("use", { card: "Q" })).toMatch(/^\[.*Q\]$/);
  });
});

it("signs of numbers are a plus and a true minus", () => {
  expect([formatSigned(-2.34), formatSigned(0), formatSigned(1.5)]).toEqual(["−2.3", "0", "+1.5"]);
});
