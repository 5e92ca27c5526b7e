import { expect, test } from "vitest";
import { colourFamilyOf } from "./colour-family.server.ts";

test.each([
  // Cloth, as a label dyes it.
  ["white", "#f5f0e7", "white"],
  ["ivory", "#f0e8da", "white"],
  ["champagne", "#dcc8b0", "beige"],
  ["blush", "#e6c4ba", "pink"],
  ["burgundy", "#4d0a19", "red"],
  ["terracotta", "#96452c", "brown"],
  ["gold", "#c29a52", "gold"],
  ["emerald", "#06402e", "green"],
  ["dusty blue", "#8ea6be", "blue"],
  ["midnight", "#0c1430", "blue"],
  ["lilac", "#b6a6c2", "purple"],
  ["silver", "#b7b9bd", "grey"],
  ["black", "#0b0b0d", "black"],
  // CSS gives them these names.
  ["orange", "#ff7f00", "brown"],
  ["hot pink", "#ff69b4", "pink"],
  ["grey", "#808080", "grey"],
  ["indigo", "#4b0082", "purple"],
])("a shopper looks for %s, %s, in the family %s", (_, value, family) =>
  expect(colourFamilyOf(value)).toBe(family),
);
