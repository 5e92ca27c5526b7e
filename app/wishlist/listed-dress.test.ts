import { expect, test } from "vitest";
import type { LeadTime } from "#model/dresses/lead-time.ts";
import { waysToAsk } from "#model/rental/ways-to-ask.ts";
import { dollars, outsideCalendar, sampleProduct } from "#tests/support/sample-product.ts";
import {
  coloursOf,
  type DayAnswers,
  isAskedFor,
  messageDay,
  nameIdOf,
  rowsOf,
  textOf,
} from "./listed-dress.ts";
import type { ListedDress } from "./wishlist-data.server.ts";

const unlisted = { formerSlugs: [], address: "", qr: undefined, state: "", ...outsideCalendar };
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

const days = { making: 30, rushDays: 10, alterationDays: 7, shippingDays: 5 };
const leadTime: LeadTime = { ...days, offers: ["purchase"], renting: 10 };

/** Answers as the list does once its script has come. */
function onDay(day: string, today = "2098-01-01") {
  const of: DayAnswers["of"] = (dress, chosen = {}) =>
    waysToAsk(dress, { chosen, day, calendar: undefined, today });
  return { day, answers: { of } };
}

test("once a day is given each dress says whether it comes in time, where the label has said enough", () => {
  const known = { ...odette, leadTime };
  const has = (dresses: ListedDress[], day: string) =>
    rowsOf(dresses, onDay(day)).some(({ name }) => name === "neededBy");
  expect([has([known, odette], ""), has([odette], "2099-05-09")]).toEqual([false, false]);
  expect(has([odette, known], "2099-05-09")).toBe(true);
  const told = (dress: ListedDress, day: string) =>
    textOf(dress, "neededBy", onDay(day)).replaceAll("\u00a0", " ");
  expect(told(odette, "2099-05-09")).toBe("");
  const inTime = "9 May 2099.\nTo buy: Order by 4 April 2099 and we will make it in time.";
  expect(told(known, "2099-05-09")).toBe(inTime);
  expect(told(known, "2001-05-09")).toBe("9 May 2001.\nThat date has passed.");
});

test("the message of a list names her day where a row answers it, until it has passed", () => {
  const dayOf = (dresses: ListedDress[], day: string) => messageDay(dresses, onDay(day).answers);
  const known = { ...odette, leadTime };
  expect(dayOf([odette, known], "2099-05-09")).toBe("2099-05-09");
  expect([dayOf([odette], "2099-05-09"), dayOf([known], "2001-05-09")]).toEqual(["", ""]);
  expect(messageDay([known], undefined), "before the answers have come").toBe("");
});

test("of what is sold no price is told, nor the time it takes, and nobody asks to try it on", () => {
  const sold = { ...odette, price: dollars(1740), offers: [], makingDays: null, leadTime };
  const rows = ["price", "rental", "leadTime"] as const;
  expect(rows.map((row) => text(sold, row))).toEqual(["", "", ""]);
  expect([isAskedFor(sold), isAskedFor(odette)]).toEqual([false, true]);
});

test("that one dress is sold has a row, and nothing where nothing is said of any", () => {
  expect(rowsOf([odette], { day: "" }).map(({ name }) => name)).not.toContain("state");
  const rows = rowsOf([odette, { ...odette, state: "Sold" }], { day: "" });
  expect(rows).toContainEqual({ name: "state", isSame: false });
});

test("what is said of renting on her day stands before what the atelier can do, in place of the label's statement", () => {
  const out = { ...odette, leadTime, availability: { state: "out", until: "2099-05-01" } } as const;
  const lines = textOf(out, "neededBy", onDay("2099-05-09")).replaceAll("\u00a0", " ").split("\n");
  expect(lines).toEqual([
    "9 May 2099.",
    "To rent: Booked on your date. Available again from 12 May 2099.",
    "To buy: Order by 4 April 2099 and we will make it in time.",
  ]);
  const stated = { ...out, state: "Out on rental until 1 May 2099" };
  expect([textOf(stated, "state", { day: "" }), textOf(stated, "state", onDay("2099-05-09"))]).toEqual([
    stated.state,
    "",
  ]);
});
