import { expect, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";

test.use({ javaScriptEnabled: false });

test("a thumbnail is a link to its picture, and all featured dresses are in reach", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("group", { name: "Featured Dresses" }).locator(":not([inert]) > a");
  await expect(links).toHaveCount(5);
  await links.last().click();
  await expect(page).toHaveURL(/\/collection\//);
  await page.goto("/product/aurelie");
  await page.getByRole("link", { name: /^Picture 2/ }).click();
  await expect(page).toHaveURL("/product/aurelie#picture-2");
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.5 });
});

test("the bar of a phone stays, alone", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/product/aurelie");
  const button = page.getByRole("link", { name: "Rent via WhatsApp" });
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
});

test("the link past WhatsApp leads to the telephone and the form, unfolded", async ({ page }) => {
  await page.goto("/product/aurelie");
  await page.getByRole("link", { name: "Without WhatsApp" }).click();
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toBeInViewport();
});

test("the menu opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
});

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("everything is there: no entry animation, no loader, nothing invisible", async ({ page }) => {
    for (const path of [
      "/",
      "/collection/bridal-dresses",
      "/product/aurelie",
      "/about",
      "/contact",
      "/faq",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const animation = page.locator('[class^="entryAnimation"]');
      await expect(animation).toHaveCount(1);
      await expect(animation).toBeHidden();
      await expect(page.getByText(/^LOADING$/)).toHaveCount(0);
      expect(await page.getByRole("main").evaluate(invisibleWords)).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
});

/**
 * Runs in the page: finds headings, paragraphs and pictures that have a layout and cannot be seen. Only a script
 * knows the current slide.
 */
function invisibleWords(main: Element): string[] {
  return [...main.querySelectorAll("h1, h2, h3, p:not([aria-live], [aria-hidden]), img")]
    .filter((element) => element.checkVisibility())
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
