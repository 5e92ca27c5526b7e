import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { storeWishlist, threeDresses } from "#tests/support/wishlist-page.ts";

// Controls that stand close to others have the whole of their place: none takes what is pressed on its neighbour.

test("the links to the dresses beside this one", async ({ page }) => {
  await page.goto("/product/isaure");
  const links = page.getByRole("main").getByRole("link", { name: /^(Previous|Next)\b/ });
  await expect(links.filter({ visible: true }).first()).toBeVisible();
  expect(await takenByOthers(links)).toEqual([]);
});

test("what moves a dress of the fitting list and takes it off", async ({ page }) => {
  await storeWishlist(page, threeDresses);
  await page.goto("/fitting");
  for (const name of ["Aurélie", "Isaure", "Odette"]) {
    const controls = page.getByRole("button", { name: new RegExp(`^(Move|Remove) ${name}`) });
    await expect(controls.filter({ visible: true }).first()).toBeVisible();
    expect(await takenByOthers(controls), name).toEqual([]);
  }
});

/** Tries a grid of 25 points, nearly from edge to edge: which of two fractions of a pixel is met is the browser's. */
async function takenByOthers(controls: Locator) {
  const visible = await controls.filter({ visible: true }).all();
  expect(visible.length).toBeGreaterThan(1);
  const taken: unknown[] = [];
  for (const control of visible) {
    await control.scrollIntoViewIfNeeded();
    const met = await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shares = [0.04, 0.25, 0.5, 0.75, 0.96];
      return shares
        .flatMap((x) => shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
        .filter((there) => !element.contains(there))
        .map((there) => there?.outerHTML.slice(0, 120));
    });
    taken.push(...met.map((there) => `${control}: ${there}`));
  }
  return taken;
}
