import { expect, test } from "vitest";
import { createRecentCost } from "./recent-cost.ts";

test("what somebody has cost is halved every ten minutes", () => {
  let now = 1000;
  const costs = createRecentCost(() => now);
  costs.add("a", 800);
  costs.add("a", 200);
  expect([costs.of("a"), costs.of("b")]).toEqual([1000, 0]);
  now += 10 * 60_000;
  expect(costs.of("a")).toBe(500);
  costs.add("a", 100);
  now += 20 * 60_000;
  expect(costs.of("a")).toBe(150);
});
