import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";
import { expectScreenshot, type Screenshot } from "#tests/support/screenshot.ts";

/** Approve a change of these with `npm run screenshots:approve`, and look at each picture that it has changed. */
type Approved = Screenshot & { path: string; prepare?: (page: Page) => Promise<unknown> };

const screenshots: Approved[] = [
  { name: "home", path: "/", isWhole: true },
  { name: "collection", path: "/collection/tulle-dresses", isWhole: true },
  // The first picture is of this colour: a picture of a whole page may move a strip that is scrolled.
  { name: "product", path: "/product/aurelie?colour=blush&size=38", isWhole: true },
  { name: "about", path: "/about", isWhole: true },
  { name: "faq", path: "/faq", isWhole: true },
  { name: "contact", path: "/contact", isWhole: true },
  { name: "not-found", path: "/nowhere" },
  { name: "search", path: "/faq?search=aur", prepare: seeResults },
  { name: "sort", path: "/collection/satin-dresses", prepare: openSort },
];

test.use({ timezoneId: "Europe/Paris" });

/** The contact page says whether the showroom is open now. */
const NOW = new Date("2026-11-24T12:00+01:00");

for (const { path, prepare, ...screenshot } of screenshots)
  test(`${screenshot.name} looks as approved`, { tag: "@both" }, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto(path);
    await prepare?.(page);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expectScreenshot(page, screenshot);
  });

/** The panel fetches its script before it draws what the server has found. */
async function seeResults(page: Page) {
  await expect(page.getByRole("dialog").locator("img").first()).toBeVisible();
}

async function openSort(page: Page) {
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await page.getByRole("dialog", { name: "Filter and Sort" }).waitFor();
}
