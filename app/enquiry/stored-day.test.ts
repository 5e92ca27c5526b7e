// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { storeDay, storedDay } from "./stored-day.ts";

const KEY = "needed-by";
const none = { day: "", isMentioned: false };

beforeEach(() => localStorage.clear());

test.each([
  { day: "2097-05-09", isMentioned: false },
  { day: "2096-02-29", isMentioned: true },
])("$day comes back as it was stored", (stored) => {
  storeDay(stored);
  expect(storedDay()).toEqual(stored);
});

test("no day takes what was stored away", () => {
  storeDay({ day: "2097-05-09", isMentioned: true });
  storeDay(none);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(["", "2097-02-29", "2097-05-09T12:00 mentioned", "__proto__ mentioned", "x".repeat(1_000_000)])(
  "%.30j is no day",
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(storedDay()).toEqual(none);
  },
);

test("what follows a day and is not known says nothing", () => {
  for (const more of [" ", " mentioned2", " __proto__", " mention"]) {
    localStorage.setItem(KEY, `2097-05-09${more}`);
    expect(storedDay()).toEqual({ day: "2097-05-09", isMentioned: false });
  }
});
