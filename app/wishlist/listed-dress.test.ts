import { expect, test } from "vitest";
import type { LeadTime } from "#model/dresses/lead-time.ts";
import { dollars, sampleProduct } from "#tests/support/sample-product.ts";
import { coloursOf, nameIdOf, rowsOf, textOf } from "./listed-dress.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

const unlisted = { formerSlugs: [], address: "", qr: undefined, leadTime: undefined };
const odette = { ...sampleProduct("odette"), ...unlisted };
const text = (of: Partial<ListedDress>, row: Parameters<typeof textOf>[1], day = "") =>
  textOf({ ...odette, ...of }, row, { day }).replaceAll("\u00a0", " ");

test("an element is named after any slug without spaces, and after two slugs differently", () => {
  expect(nameIdOf("odette")).toBe("dress-odette");
  const ids = ["a b", "a%20b", "a\tb", "ab", "lia & co", "سمر 2"].map(nameIdOf);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).not.toMatch(/\s/);
});

test("the time it takes is said in days, as on the dress's own page", () => {
  const days = (makingDays: number | null) => text({ makingDays }, "leadTime");
  expect([1, 28, null].map(days)).toEqual(["In 1 day", "In 28 days", ""]);
});

test("what is not for sale has no price", () => {
  const price = dollars(1740);
  const expected = ["1,740 $", "Rental only"];
  expect([text({ price }, "price"), text({ price, offers: ["rent"] }, "price")]).toEqual(expected);
});

test("colours and sizes are those that can be had", () => {
  const colour = { slug: "blush", name: "Blush", value: "#fff", isAvailable: true };
  const colours = [{ ...colour, name: "Ivory", isAvailable: false }, colour];
  const sizes = ["36", "38"].map((label) => ({ label, isAvailable: label === "38" }));
  expect([text({ colours }, "colours"), text({ sizes }, "sizes")]).toEqual(["Blush", "38"]);
  expect(coloursOf({ colours })).toEqual([colour]);
});

test("a row says whether all dresses have the same in it, and is there when one of them has something", () => {
  const [one, other] = [odette, { ...odette, fabric: "Tulle", offers: ["rent" as const] }];
  const rows = rowsOf([one, other], { day: "" }).map(({ name, isSame }) => `${name} ${isSame}`);
  expect(rows).toEqual(["fabric false", "price false", "rental true"]);
  expect(rowsOf([other], { day: "" }).every(({ isSame }) => !isSame)).toBe(true);
});

test("a rental is said in the words of the dress's page, unless it is to buy only", () => {
  const rental = { price: null, days: 6, deposit: null, includes: "" };
  expect(text({ rental }, "rental")).toBe("Price on request, for 6 days");
  expect(text({ rental, offers: ["purchase"] }, "rental")).toBe("For purchase only");
});

test("once a day is given each dress says whether it comes in time, where the label has said enough", () => {
  const days = { making: 30, rushDays: 10, alterationDays: 7, shippingDays: 5 };
  const leadTime: LeadTime = { ...days, offers: ["purchase"], renting: 10 };
  const known = { ...odette, leadTime };
  const silent = { ...odette, leadTime: undefined };
  const has = (dresses: ListedDress[], day: string) =>
    rowsOf(dresses, { day }).some(({ name }) => name === "neededBy");
  expect([has([known, silent], ""), has([silent], "2099-05-09")]).toEqual([false, false]);
  expect(has([silent, known], "2099-05-09")).toBe(true);
  expect(text(silent, "neededBy", "2099-05-09")).toBe("");
  const inTime = "9 May 2099.\nOrder by 4 April 2099 and we will make it in time.";
  expect(text(known, "neededBy", "2099-05-09")).toBe(inTime);
  expect(text(known, "neededBy", "2001-05-09")).toBe("9 May 2001.\nThat date has passed.");
});

test("that one dress is sold has a row, and nothing where nothing is said of any", () => {
  expect(rowsOf([odette], { day: "" }).map(({ name }) => name)).not.toContain("state");
  const rows = rowsOf([odette, { ...odette, state: "Sold" }], { day: "" });
  expect(rows).toContainEqual({ name: "state", isSame: false });
});

const toldOf = (word: { text: string; isFree?: boolean }) => ({ today: undefined, of: () => word });

test("the calendar's word on her day stands before what the atelier can do, and nothing stands twice", () => {
  const needed = { day: "2020-05-09", told: toldOf({ text: "That date has passed." }) };
  const unsaid = { rushDays: undefined, alterationDays: undefined };
  const days = { ...unsaid, making: 30, shippingDays: 5, renting: undefined };
  const leadTime: LeadTime = { ...days, offers: ["purchase"] };
  expect(textOf({ ...odette, leadTime }, "neededBy", needed)).toBe("9 May 2020.\nThat date has passed.");
  const ahead = { day: "2097-05-09", told: toldOf({ text: "Taken.", isFree: false }) };
  expect(textOf({ ...odette, leadTime }, "neededBy", ahead)).toMatch(/^9 May 2097.\nTaken.\nOrder by/);
  expect(textOf(odette, "neededBy", ahead)).toBe("9 May 2097.\nTaken.");
  const free = { day: "2097-05-09", told: toldOf({ text: "Free on 9 May 2097.", isFree: true }) };
  expect(textOf({ ...odette, leadTime }, "neededBy", free)).toMatch(/^Free on 9 May 2097.\nOrder by/);
});
