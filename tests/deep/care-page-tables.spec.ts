import type { Locator } from "@playwright/test";
import { dress } from "#tests/support/dress.ts";
import { expect } from "#tests/support/journey.ts";
import { test } from "#tests/support/label-shop.ts";

const email = "rendez-vous.ceremonies@atelierlausanne.example";
const words = ["Country", "Delivery", "Returns", "Customs", "Insurance"];
const cells = ["Switzerland", "Tomorrow", "Refunded", "Included", "Unlimited"];
const table = (key: string, ...rows: string[][]) => ({
  _type: "table",
  _key: key,
  hasHeader: true,
  rows: rows.map((row, place) => ({ _type: "row", _key: `${place}`, cells: row })),
});
const documents = [
  dress("lia"),
  { _id: "house", _type: "house", name: "Maison Une", phone: "41441234567", email },
  {
    _id: "shipping",
    _type: "carePage",
    title: "Shipping Policy",
    slug: { _type: "slug", current: "shipping" },
    body: [table("wide", words, cells), table("narrow", ["A", "B"], ["1", "2"])],
  },
];

test("a wide table fades where it goes on, and scrolls by keyboard", async ({ page, openLabel }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${await openLabel(documents)}/care/shipping`);
  const wide = page.getByRole("region", { name: words.join(", ") });
  const narrow = page.getByRole("region", { name: "A, B" });
  await expect.poll(() => fadesOf(wide)).toEqual([false, true]);
  expect(await fadesOf(narrow)).toEqual([false, false]);

  await wide.focus();
  await expect(wide).toHaveCSS("mask-image", "none");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await wide.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(() => fadesOf(wide)).toEqual([true, false]);
});

/** Whether the table goes on at its start, and at its end. */
function fadesOf(table: Locator) {
  return table.evaluate((element) => {
    const style = getComputedStyle(element);
    return ["--before", "--behind"].map((side) => Number.parseFloat(style.getPropertyValue(side)) > 0);
  });
}
