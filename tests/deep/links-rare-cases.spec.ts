import "#tests/support/router-of-page.ts";
import type { Page } from "@playwright/test";
import { cardOf, expect, test } from "#tests/support/journey.ts";

test("a click is followed that falls into a change of screens", async ({ page }) => {
  // This listener runs before the shop's own, and at once, as the rest of a change of screens that is waiting to be done.
  await page.addInitScript(() =>
    document.addEventListener("click", () => {
      void window.__reactRouterDataRouter?.navigate("#middle", { flushSync: true });
    }),
  );
  await page.goto("/faq");
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
});

test("a picture opened in a new tab, or downloaded, is not enlarged here", async ({ page, context }) => {
  await page.goto("/product/aurelie");
  const picture = page.getByRole("link", { name: /^Enlarge/ }).first();
  const { href } = await picture.evaluate((link) => ({ href: link.getAttribute("href") }));
  expect(href).toMatch(/w=\d+/);
  for (const modifier of ["ControlOrMeta", "Shift"] as const) {
    const tab = context.waitForEvent("page");
    await picture.click({ modifiers: [modifier] });
    await expect(await tab).toHaveURL(href ?? "");
  }
  const download = page.waitForEvent("download");
  await picture.click({ modifiers: ["Alt"] });
  await download;
  await expect(page.getByRole("dialog", { name: /enlarged/ })).toHaveCount(0);
});

function contactLink(page: Page) {
  return page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first();
}

for (const saveData of [false, true]) {
  test(`what is at hand is ${saveData ? "not " : ""}fetched ahead`, async ({ page }) => {
    await page.addInitScript((value) => {
      Reflect.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await page.clock.install();
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").focus();
    await page.clock.runFor(2_000);
    await expect(page.locator('link[rel="prefetch"][as="fetch"]')).toHaveCount(saveData ? 0 : 1);
  });
}
