import { expect, test } from "vitest";
import { slugsToKeep, withoutPreviousSlugs } from "./previous-slugs.ts";

function dress(current: string, previousSlugs?: unknown) {
  return { slug: { _type: "slug", current }, previousSlugs };
}

test("the slug that goes is kept after those that went before", () => {
  expect(slugsToKeep(dress("lia"), dress("cloud"))).toEqual(["cloud"]);
  expect(slugsToKeep(dress("lia", ["fog"]), dress("cloud", ["fog"]))).toEqual(["fog", "cloud"]);
});

test("one that comes back is no former one any more", () => {
  expect(slugsToKeep(dress("fog", ["fog"]), dress("cloud", ["fog"]))).toEqual(["cloud"]);
  expect(slugsToKeep(dress("lia", ["cloud", "fog"]), dress("cloud"))).toEqual(["cloud", "fog"]);
});

test.each([
  ["a first publish", dress("lia"), null],
  ["the same slug", dress("lia"), dress("lia")],
  ["no slug before", dress("lia"), { slug: null }],
  ["no slug now", {}, dress("lia")],
  ["nothing", null, null],
])("%s has nothing to keep", (_what, draft, published) => {
  expect(slugsToKeep(draft, published)).toBeUndefined();
});

test("a copy leaves the former slugs to the original, and keeps all else", () => {
  const original = dress("lia", ["cloud"]);
  expect(withoutPreviousSlugs(original)).toEqual({ slug: original.slug });
  expect(original.previousSlugs).toEqual(["cloud"]);
});
