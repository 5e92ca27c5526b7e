import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { links } from "#tests/support/navigation-labels.ts";

test("the lower list is there, and there is no hamburger", async ({ page }) => {
  await page.goto("/collection/satin-dresses");
  const list = page.getByRole("navigation", { name: "Main", exact: true });
  await expect(list.getByRole("link")).toHaveText(links);
  await expect(list.locator('[aria-current="page"]'), "it marks the screen").toHaveText(["Satin dresses"]);
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Find the showroom on a map" })).toBeVisible();
  await page.goto("/product/aurelie");
  await expect(list.locator("[aria-current]"), "on a dress it marks its collection").toHaveText([
    "Tulle dresses",
  ]);
});

test("scrolling down changes the header, and it stays within reach", { tag: "@both" }, async ({ page }) => {
  await page.goto("/faq");
  const marks = page
    .getByRole("banner")
    .getByRole("link", { name: "Auvrane, home" })
    .filter({ visible: true });
  const before = await marks.first().boundingBox();
  for (const y of [0, 6, 40, 70, 80, 96, 300]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await expect(marks, `variants at ${y}`).toHaveCount(1);
    await expect.poll(() => page.evaluate(stripOfTheOther), `strip at ${y}`).toBeLessThanOrEqual(0);
  }
  await expect(marks).toBeInViewport();
  expect((await marks.boundingBox())?.width).toBeLessThan(before?.width ?? 0);
});

test("the menu that is opened by its address on a wide screen has its sign beside the name", async ({
  page,
}) => {
  await page.goto("/about");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect(page.locator("header[data-scrolled]")).toBeAttached();
  await page.goto("/about#menu");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const sign = await menu.getByRole("button", { name: "Close the menu" }).boundingBox();
  const name = await menu.getByRole("link").first().boundingBox();
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThan(name?.x ?? 0);
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the hamburger opens the menu, whose links lead on and close it", async ({ page }) => {
    await page.goto("/about");
    const menu = page.getByRole("dialog", { name: "Menu" });
    const toggle = page.getByRole("button", { name: "Open the menu" });
    await expect(menu).toBeHidden();
    await toggle.tap();
    await expect(menu.getByRole("list").getByRole("link")).toHaveText(links);
    await expectAccessible(page);
    const same = menu.getByRole("link", { name: "About us" });
    await expect(same).toHaveAttribute("aria-current", "page");
    await same.tap();
    await expect(menu, "the link to the same screen closes it as well").toBeHidden();
    await expect(page).toHaveURL("/about");
    await toggle.tap();
    await menu.getByRole("link", { name: "Bridal dresses" }).tap();
    await expect(page).toHaveURL("/collection/bridal-dresses");
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page, "the link took the menu's history entry").toHaveURL("/about");
    await expect(menu).toBeHidden();
  });
});

/** Pixels of the hidden variant's area that the visible one does not cover. */
function stripOfTheOther() {
  const [tall, short] = document.querySelector("header")?.children ?? [];
  if (!tall || !short) throw new Error("The header has no two variants.");
  if (getComputedStyle(tall).visibility === "visible") return 0;
  return tall.getBoundingClientRect().bottom - short.getBoundingClientRect().bottom - 1;
}
