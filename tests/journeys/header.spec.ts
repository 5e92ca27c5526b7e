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

test("wherever the page comes to rest, one variant of the header shows, and no strip of the other", async ({
  page,
}) => {
  await page.goto("/faq");
  const marks = page
    .getByRole("banner")
    .getByRole("link", { name: "Auvrane, home" })
    .filter({ visible: true });
  for (const y of [0, 6, 20, 40, 60, 70, 80, 96, 300]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await expect(marks, `variants at ${y}`).toHaveCount(1);
    await expect.poll(() => page.evaluate(stripOfTheOther), `strip at ${y}`).toBeLessThanOrEqual(0);
  }
});

/** Pixels of the hidden variant's area that the visible one does not cover. */
function stripOfTheOther() {
  const [tall, short] = document.querySelector("header")?.children ?? [];
  if (!tall || !short) throw new Error("The header has no two variants.");
  if (getComputedStyle(tall).visibility === "visible") return 0;
  return tall.getBoundingClientRect().bottom - short.getBoundingClientRect().bottom - 1;
}
