import { expect, test } from "vitest";
import { isWithinShrinkLimit } from "./shrink-limit.server.ts";

test.each([
  [28, 0],
  [23, 28],
  [14, 28],
  [1, 6],
])("%i after %i is believed", (next, current) => expect(isWithinShrinkLimit(next, current)).toBe(true));

test.each([
  [0, 28],
  [0, 0],
  [13, 28],
])("%i after %i is not", (next, current) => expect(isWithinShrinkLimit(next, current)).toBe(false));

test.each([
  [0, 28, 28],
  [10, 100, 80],
  [13, 28, 1],
])("%i after %i is believed when the loss of %i was announced", (next, current, announced) =>
  expect(isWithinShrinkLimit(next, current, announced)).toBe(true),
);

test.each([
  [0, 28, 27],
  [0, 0, 1],
  [10, 100, 30],
])("%i after %i is not, with %i announced", (next, current, announced) =>
  expect(isWithinShrinkLimit(next, current, announced)).toBe(false),
);
