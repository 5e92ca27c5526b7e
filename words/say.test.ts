import { afterEach, expect, test, vi } from "vitest";
import { say } from "./say.ts";

const words = {
  greeting: "Dear {{name}}, your {{size}}",
  found_one: "{{count}} dress",
  found_other: "{{count, number}} dresses",
  chosen_zero: "None",
  chosen_one: "{{count}} chosen",
  place: "{{place}} / {{count}}",
  without: "Without {{names, inSmall, list}}",
  quoted: "Near {{names, inQuotes, separated}}",
};

test("values stand in their fields, once each, whatever they hold", () => {
  const said = say(words, "greeting", { name: "{{size}} $t(greeting) $&", size: 38 });
  expect(said).toBe("Dear {{size}} $t(greeting) $&, your 38");
});

test("a value that was forgotten fails a test, and leaves its place empty in a shop", () => {
  const forget = () => say(words, "greeting", { name: "Ada" });
  expect(forget).toThrow("{{size}} has no value");
  vi.stubEnv("NODE_ENV", "production");
  expect(forget()).toBe("Dear Ada, your ");
});

afterEach(() => vi.unstubAllEnvs());

test("a count chooses the plural, and nought its own form where there is one", () => {
  const found = [0, 1, 2, 1200].map((count) => say(words, "found", { count }));
  expect(found).toEqual(["0 dresses", "1 dress", "2 dresses", "1,200 dresses"]);
  expect([0, 1].map((count) => say(words, "chosen", { count }))).toEqual(["None", "1 chosen"]);
  expect(say({ chosen_one: "", chosen_other: "{{count}} chosen" }, "chosen", { count: 1 })).toBe("1 chosen");
  expect(say(words, "place", { place: 1, count: 6 })).toBe("1 / 6");
});

test("a value is written by the formatters that the text names, one after another", () => {
  expect(say(words, "without", { names: ["Colour", "Size"] })).toBe("Without colour and size");
  expect(say(words, "quoted", { names: ["a", "b"] })).toBe("Near “a”, “b”");
});
