import { expect, test } from "vitest";
import type { Product } from "#model/dresses/product.ts";
import { sampleProduct } from "#tests/support/sample-product.ts";
import { sampleTexts } from "#tests/support/sample-texts.ts";
import { toBuyInTime } from "./in-time.server.ts";

const sizes = ["36", "38"].map((label) => ({ label, isAvailable: label === "36" }));
const rented = sampleProduct("amelie", { name: "Amélie", sizes });
const made = sampleProduct("eloise", { name: "Éloïse", offers: ["purchase"], sizes });
const booked = sampleProduct("victoire", { name: "Victoire", sizes });
const rentOnly = sampleProduct("lia", { name: "Lia", offers: ["rent"], sizes });
const sold = sampleProduct("agathe", { name: "Agathe", availability: { state: "sold" }, sizes });
const all = [rented, made, booked, rentOnly, sold];
const terms = { ...sampleTexts.terms, makingDays: 28, shippingDays: 3 };
const pieces = [{ busy: "" }];
const daysOf = () => ({ arrives: 1, goesBack: 1, daysBefore: 1, daysAfter: 1, pieces });
const shop = {
  catalogue: { revision: "1", products: all, inCalendar: new Set([rented.id, booked.id]) },
  calendar: { today: () => "2027-05-01", daysOf },
  texts: { terms, collections: {} },
};
const isFree = (product: Product) => product === rented;
const namesOn = (day: string, filter = {}) =>
  toBuyInTime(shop, { all, filter, day, isFree })?.dresses.map(({ name }) => name);

test("a list of her day names what it leaves out and can be made by then, and nothing that cannot", () => {
  expect(namesOn("2027-06-12")).toEqual(["Éloïse", "Victoire"]);
  expect(namesOn("2027-05-12"), "there is no time to make one").toBeUndefined();
  const told = toBuyInTime(shop, { all, filter: {}, day: "2027-06-12", isFree });
  expect(told?.words.replaceAll("\u00a0", " ")).toBe("To buy, in time for 12 June 2027:");
});

test("where nothing can be rented that day, what can be bought is named, and nothing on a day that has passed", () => {
  const names = (day: string) =>
    toBuyInTime(shop, { all, filter: {}, day, isFree: undefined })?.dresses.map(({ name }) => name);
  expect([names("2027-06-12"), names("2027-04-12")]).toEqual([["Amélie", "Éloïse", "Victoire"], undefined]);
});

test("it is named as the list's filter asks for it, and leads to that choice", () => {
  const narrowed = (size: string) =>
    toBuyInTime(shop, { all, filter: { size: [size] }, day: "2027-06-12", isFree });
  expect(narrowed("36")?.dresses[0]?.href).toBe("/product/eloise?size=36");
});
