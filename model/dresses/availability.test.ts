import { expect, test } from "vitest";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { asOf, availabilityOf, type Stated } from "./availability.ts";

const sizes = ["38", "40"].map((label) => ({ label, isAvailable: label === "38" }));
const struckOut = sizes.slice(1);
const dress = (more: object) => sampleProduct("lia", { sizes, ...more });

const again = { state: "made-to-order" } as const;
const last = { state: "last" } as const;
const out = (until?: string) => ({ state: "out", ...(until && { until }) }) as const;

test.each<[string, object, Stated | undefined]>([
  ["of which nothing is said", {}, undefined],
  ["without sizes", { sizes: [] }, undefined],
  ["whose sizes are all struck out", { sizes: struckOut }, { state: "sold" }],
  ["that is made again although they are", { sizes: struckOut, availability: again }, again],
  ["that is the last one", { availability: last }, last],
  ["that is out", { availability: out() }, out()],
  ["that is out until today", { availability: out("2027-06-15") }, out("2027-06-15")],
])("a dress %s", (_what, more, expected) => expect(availabilityOf(dress(more))).toEqual(expected));

const byChoice = dress({
  availability: again,
  availabilityByChoice: [
    { size: "38", state: "last" },
    { colour: "blush", state: "sold" },
    { colour: "ivory", size: "38", state: "out", until: "2027-07-01" },
  ],
});

test.each([
  [{}, "made-to-order"],
  [{ size: "38" }, "last"],
  [{ size: "40" }, "sold"],
  [{ colour: "blush" }, "sold"],
  [{ colour: "ivory" }, "made-to-order"],
  [{ colour: "ivory", size: "38" }, "out"],
  [{ colour: "sage", size: "38" }, "last"],
  [{ colour: "ivory", size: "40" }, "sold"],
])("the closest to the choice %j counts", (choice, state) => {
  expect(availabilityOf(byChoice, choice)?.state).toBe(state);
});

test("whoever was out until a day that is over everywhere is here again", () => {
  const now = Date.parse("2027-06-15T12:00:00Z");
  const before = dress({
    availability: out("2027-06-14"),
    availabilityByChoice: [
      { size: "38", ...out("2027-06-13") },
      { size: "40", ...out("2027-06-15") },
    ],
  });
  expect(asOf(before, now)).toEqual({
    ...before,
    availabilityByChoice: [{ size: "38", state: "available" }, before.availabilityByChoice?.[1]],
  });
  expect(asOf(before, now - 3 * 86_400_000)).toBe(before);
  expect(asOf(dress({ availability: out("2027-06-13") }), now).availability?.state).toBe("available");
});
