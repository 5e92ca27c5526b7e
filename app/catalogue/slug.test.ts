import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Dusty blue", "dusty-blue"],
  ["Éloïse", "eloise"],
  ["  -- A/B --  ", "a-b"],
  ["💃", ""],
])("%j becomes %j", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
