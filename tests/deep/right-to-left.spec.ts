import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test.beforeEach(async ({ page }) => {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<html lang="en"', '<html lang="ar" dir="rtl"') });
  });
});

test("the name at the foot of the page is whole", async ({ page }) => {
  await page.goto("/faq");
  const name = await page.getByRole("contentinfo").locator("svg text").boundingBox();
  expect(name?.x, "where the page's margin ends, or within it").toBeGreaterThan(0);
});

test("nothing covers the tails of a title that has no introduction below it", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  const heading = page.getByRole("heading", { level: 1 });
  await heading.locator("+ p").evaluate((introduction) => introduction.remove());
  const title = heading.locator("> span");
  const isOnTop = await title.evaluate((span) => {
    const { left, width, bottom } = span.getBoundingClientRect();
    return span.contains(document.elementFromPoint(left + width / 2, bottom - 1));
  });
  expect(isOnTop).toBe(true);
});

test("a slider begins at the right and goes on to the left", async ({ page }) => {
  await page.goto("/product/aurelie");
  const slider = page.getByRole("list", { name: /More in/ });
  await slider.scrollIntoViewIfNeeded();
  const first = slider.getByRole("listitem").first();
  const next = page.getByRole("button", { name: /^Next in/ });
  const before = await leftOf(first);
  await next.click();
  await expect.poll(() => leftOf(first)).toBeGreaterThan(before);
  await page.getByRole("button", { name: /^Previous in/ }).click();
  await expect.poll(() => leftOf(first)).toBeCloseTo(before, 0);
});

async function leftOf(item: ReturnType<Page["locator"]>) {
  return (await item.boundingBox())?.x ?? 0;
}
