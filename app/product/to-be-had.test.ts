import { expect, test } from "vitest";
import type { Availability } from "#model/dresses/availability.ts";
import type { Offer } from "#model/dresses/product-fields.ts";
import availabilityWords from "#words/availability.json" with { type: "json" };
import { waysToAsk } from "./to-be-had.tsx";
import { usualWays } from "./ways-to-ask.ts";

const toBeHad = { said: [], ask: availabilityWords.ask };
const both: Offer[] = ["rent", "purchase"];
const usual = ["Rent via WhatsApp", "Purchase via WhatsApp"];
const askWhenFree = ["Ask when it is free again", "Purchase via WhatsApp"];

test.each<[Availability | undefined, boolean | undefined, string[]]>([
  [undefined, undefined, usual],
  ["available", undefined, usual],
  ["made-to-order", undefined, usual],
  ["last", undefined, usual],
  ["out", undefined, askWhenFree],
  ["out", false, usual],
  ["out", true, askWhenFree],
  [undefined, true, askWhenFree],
  ["sold", undefined, ["Ask for one like it"]],
  ["sold", true, ["Ask for one like it"]],
])("of a dress that is %s, and taken on the day: %s, the buttons say %j", (state, isTaken, labels) => {
  const ways = waysToAsk(usualWays(both), toBeHad, { state, isTaken });
  expect(ways.map(({ label }) => label)).toEqual(labels);
  for (const { label, words } of ways) expect(words === undefined).toBe(usual.includes(label));
});

test("a dress to buy alone has no question of when it is free", () => {
  expect(waysToAsk(usualWays(["purchase"]), toBeHad, { state: "out" })).toMatchObject([{ kind: "purchase" }]);
});
