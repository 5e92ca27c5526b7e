import { expect, test } from "vitest";
import { createRecentIssues } from "./recent-issues.ts";

const MINUTE_MS = 60_000;

/** Counts the checks; the first may fail. */
function openChecks({ isFailing = false } = {}) {
  const shop = { checks: 0, revision: "one", time: 1 };
  const issues = createRecentIssues(
    () => {
      shop.checks += 1;
      return isFailing && shop.checks === 1 ? Promise.reject(new Error("away")) : Promise.resolve([]);
    },
    () => shop.revision,
    () => shop.time,
  );
  return { shop, issues };
}

test("however many ask within a minute, the content is checked once", async () => {
  const { shop, issues } = openChecks();
  await Promise.all([issues(), issues()]);
  shop.time += MINUTE_MS;
  await issues();
  expect(shop.checks).toBe(1);
  shop.time += 1;
  await issues();
  expect(shop.checks).toBe(2);
});

test("what was mended a moment ago is checked anew", async () => {
  const { shop, issues } = openChecks();
  await issues();
  shop.revision = "two";
  await issues();
  expect(shop.checks).toBe(2);
});

test("a check that failed is forgotten", async () => {
  const { shop, issues } = openChecks({ isFailing: true });
  await expect(issues()).rejects.toThrow("away");
  await issues();
  expect(shop.checks).toBe(2);
});
