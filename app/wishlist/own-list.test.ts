import { expect, test } from "vitest";
import { listAddress, marksDifferences, OWN, OWN_HERE, phaseOf } from "./own-list.ts";

const dresses = [
  { slug: "odette", formerSlugs: [] },
  { slug: "eloise-in-blue", formerSlugs: ["eloise"] },
];

test.each([
  ["as it is", ["odette", "eloise-in-blue"]],
  ["by a former slug", ["odette", "eloise"]],
  ["by a former slug and as it is", ["odette", "eloise", "eloise-in-blue"]],
])("a list that names each dress of her own %s is her own", (_how, asked) => {
  expect(phaseOf(["odette", "eloise-in-blue"], asked, null, dresses)).toBe("own");
  expect(phaseOf(["odette", "eloise"], asked, null, dresses)).toBe("own");
});

test("a list in her own choices or in none is her own, and in other choices somebody else's", () => {
  const own = ["odette?size=38", "eloise-in-blue"];
  const phase = (...asked: string[]) => phaseOf(own, asked, null, dresses);
  expect(phase("odette?size=38", "eloise")).toBe("own");
  expect(phase("odette", "eloise-in-blue")).toBe("own");
  expect(phase("odette?size=40", "eloise-in-blue")).toBe("shared");
});

test("a list of other dresses, or in another order, is somebody else's", () => {
  expect(phaseOf(["odette"], ["odette", "eloise"], null, dresses)).toBe("shared");
  expect(phaseOf(["eloise-in-blue", "odette"], ["odette", "eloise"], null, dresses)).toBe("shared");
});

test("the history entry of her own list is that, whatever has become of the list meanwhile", () => {
  for (const state of [OWN, OWN_HERE]) expect(phaseOf([], ["odette"], state, dresses)).toBe("own");
  expect(phaseOf([], ["odette"], { own: "until 7" }, dresses), "of another page").toBe("shared");
});

test("that what differs is marked stands in the address of a list, and not where there is none", () => {
  expect(listAddress(["a", "b"], true, "vi")).toBe("/fitting?dress=a&dress=b&differences=marked&search=vi");
  expect(listAddress(["a"], false)).toBe("/fitting?dress=a");
  expect(listAddress([], true)).toBe("/fitting");
  expect(listAddress([], true, "")).toBe("/fitting?search=");
});

test("anything but that word marks nothing", () => {
  const marks = (query: string) => marksDifferences(new URLSearchParams(query));
  const queries = ["differences=marked", "differences=all", "differences=", ""];
  expect(queries.filter(marks)).toEqual(["differences=marked"]);
});
