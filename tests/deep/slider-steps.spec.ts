import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a featured card leads on with a click, and is dragged both ways", async ({ page }) => {
  await page.goto("/");
  const stack = page
    .getByRole("region", { name: "Featured" })
    .or(page.locator("section[aria-labelledby=featured]"));
  const pause = stack.getByRole("button", { name: "Pause motion" });
  await pause.click();
  const cards = stack.locator('[aria-roledescription="slide"]');
  const front = () =>
    stack.locator("[data-front]").evaluate((card) => [...(card.parentElement?.children ?? [])].indexOf(card));
  expect(await front()).toBe(0);
  await drag(page, cards.nth(0), -200);
  await expect.poll(front).toBe(1);
  await drag(page, cards.nth(1), 200);
  await expect.poll(front).toBe(0);
  await expect(page).toHaveURL("/");
  await cards.nth(0).click();
  await expect(page).toHaveURL(/\/collection\//);
});

test("arrow keys turn the carousel", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Pause motion" }).first().click();
  const bridal = page.locator("section[aria-labelledby=bridal]");
  await bridal.scrollIntoViewIfNeeded();
  await expect(bridal.locator(".swiper-initialized")).toBeVisible();
  await expect(bridal.getByRole("button", { name: "Show slide 1 of 5" })).toBeVisible();
  await bridal.getByRole("button", { name: "Show slide 1 of 5" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(bridal.getByText("2 of 5")).toBeVisible();
  // The slider is still moving here.
  await page.keyboard.press("ArrowLeft");
  await expect(bridal.getByText("1 of 5")).toBeVisible();
  for (const step of [2, 3, 4, 5]) {
    await page.keyboard.press("ArrowRight");
    await expect(bridal.getByText(`${step} of 5`)).toBeVisible();
  }
});

async function drag(page: Page, card: ReturnType<Page["locator"]>, by: number) {
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error("The card has no place.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}
