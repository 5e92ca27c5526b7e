import { expect, test } from "vitest";
import { crowdedHeader } from "./wordmark-length.ts";

const long = "Maison Aurélie de la Tour d’Argent";

test.each([
  ["Auvrane", 14, undefined],
  ["Auvrane", 15, "narrow"],
  ["Auvrane", 17, "always"],
  [long, 14, "always"],
  ["A name is cut, and takes no more room than this", 13, "narrow"],
  [long, 13, "narrow"],
  // Letters that hang together are not set apart.
  ["دار أوفران", 14, undefined],
] as const)("beside %s, six links of %i letters crowd the header: %s", (name, letters, crowding) => {
  const links = Array.from({ length: 6 }, () => ({ label: "x".repeat(letters) }));
  expect(crowdedHeader(name, links)).toBe(crowding);
});

test("a header without links is not crowded", () => {
  expect(crowdedHeader(long, [])).toBeUndefined();
});
