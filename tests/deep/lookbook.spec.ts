import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a picture of a lookbook leads to its dress", { tag: "@both" }, async ({ page, isMobile }) => {
  await page.goto("/care/lookbook");
  await expectAccessible(page);
  const name = page.getByRole("link", { name: "Ginevra" });
  await expect(name).toHaveCSS("opacity", isMobile ? "1" : "0");
  await name.focus();
  await expect(name).toHaveCSS("opacity", "1");
  // The link lies over the whole picture.
  const picture = page.getByRole("figure").first();
  await picture.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/product\/ginevra$/);
});
