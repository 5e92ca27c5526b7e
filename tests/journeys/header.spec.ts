import { expect, test } from "#tests/support/journey.ts";

test("scrolling down changes the header, and it stays within reach", async ({ page }) => {
  await page.goto("/");
  const logo = page.getByRole("banner").getByRole("link", { name: "Auvrane, home" });
  const before = await logo.first().boundingBox();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(logo.last()).toBeInViewport();
  expect((await logo.last().boundingBox())?.width).toBeLessThan(before?.width ?? 0);
});
