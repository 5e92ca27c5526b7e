import type { Page } from "@playwright/test";
import { cardOf, expect, test } from "#tests/support/journey.ts";

test("two, three or four dresses leave no hole in their rows", async ({ page }) => {
  for (const [query, count, inRow] of [
    ["?sleeves=long", 2, 2],
    ["?silhouette=a-line,ball-gown", 3, 3],
    ["?silhouette=ball-gown,mermaid,slip", 4, 2],
  ] as const) {
    await page.goto(`/collection/bridal-dresses${query}`);
    const grid = page.getByRole("list").filter({ has: page.locator("[data-card]") });
    const list = await page.getByRole("main").locator(grid).boundingBox();
    const pictures = await picturesOf(page);
    expect(pictures, query).toHaveLength(count);
    expect(new Set(pictures.map(({ width }) => width)).size, "all are alike").toBe(1);
    const last = pictures.filter((_, place) => place % inRow === inRow - 1);
    const end = Math.round((list?.x ?? 0) + (list?.width ?? 0));
    expect(new Set(last.map(({ right }) => right)), query).toEqual(new Set([end]));
  }
});

test("a mouse finds the hanger on its card, the keyboard by focus; listed, it stays", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  const mark = page.getByRole("button", { name: "Add Aurélie to the fitting list" });
  await expect(mark).toHaveCSS("opacity", "0");
  await cardOf(page, "Aurélie").hover();
  await expect(mark).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(mark).toHaveCSS("opacity", "0");
  await mark.focus();
  await expect(mark).toHaveCSS("opacity", "1");
  await mark.press("Enter");
  await mark.blur();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(mark).toHaveCSS("opacity", "1");
});

test("a finger finds the hanger on the card that is looked at, and not in sliders", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  const marks = page.locator("main [data-fitting]");
  for (const mark of await marks.all()) {
    await mark.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(mark).toHaveCSS("opacity", "1");
  }
  await expect(marks.first(), "it has been left behind").toBeHidden();
  await page.goto("/");
  const slider = page.getByRole("list", { name: "Evening Dresses" });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator("[data-fitting]").first()).toBeHidden();
});

/** The pictures of the dresses, in whole pixels of the screen. */
function picturesOf(page: Page) {
  return page.locator("main li [data-card] img").evaluateAll((all) =>
    all.map((picture) => {
      const { right, width } = picture.getBoundingClientRect();
      return { right: Math.round(right), width: Math.round(width) };
    }),
  );
}
