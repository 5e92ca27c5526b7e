import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a picture of a lookbook has the name of its dress, and leads to it", { tag: "@both" }, async ({
  page,
}) => {
  await page.goto("/care/lookbook");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Ginevra" })).toBeVisible();
  // The link lies over the whole picture.
  const picture = page.getByRole("figure").first();
  await picture.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/product\/ginevra$/);
});

test("a picture without words fills the width of the page, and a telephone's height", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.goto("/care/lookbook");
  const picture = page.getByRole("img", { name: /^The hem of a tulle skirt/ });
  await picture.scrollIntoViewIfNeeded();
  const section = page.locator("main section").filter({ has: picture, hasNot: page.getByRole("figure") });
  await expect(section).toHaveText("");
  const { width = 0, height = 0 } = (await section.boundingBox()) ?? {};
  expect(width).toBe(isMobile ? 390 : 1440);
  expect(height).toBeCloseTo(isMobile ? 487.5 : 900, 0);
});
