import { cardOf, expect, expectNoSidewaysScroll, test } from "#tests/support/journey.ts";

test.use({ javaScriptEnabled: false });

test("a shopper without script browses, sorts, chooses and asks", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending");
  await cardOf(page, "Aurélie").click();
  await page.getByRole("radio", { name: "Sage", exact: true }).click();
  await page.getByRole("radio", { name: "Size 38", exact: true }).click();
  await page.getByRole("button", { name: "Choose" }).click();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await expect(page.getByRole("radio", { name: "Size 38", exact: true })).toBeChecked();
  const sage = page.getByRole("img", { name: /in sage green/ });
  await expect.poll(async () => (await sage.boundingBox())?.x).toBeCloseTo(0, 0);
  const href = await page.getByRole("link", { name: "Rent via WhatsApp" }).first().getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toContain("Aurélie (size 38, in Sage)");
});

test("search is a form", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await page.getByRole("searchbox").fill("vi");
  await page.getByRole("searchbox").press("Enter");
  await page
    .getByRole("dialog", { name: "Search" })
    .getByRole("link", { name: /Vivienne/ })
    .click();
  await expect(page).toHaveURL("/product/vivienne");
});

test("the contact form keeps what was typed, and takes it once it is whole", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byron");
  await page.getByRole("textbox", { name: "Message" }).fill("A dress for May");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please leave an email address so that we can reply.")).toBeVisible();
  await expect(page).toHaveTitle(/^A few details need another look.* \| Contact us \| Auvrane$/);
  await expect(page.getByRole("group", { name: "A few details need another look" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ada Byron");
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("ada@example.com");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("group", { name: "Thank you" })).toBeInViewport();
  await expect(page.getByRole("group", { name: "Thank you" })).toBeFocused();
  await expect(page).toHaveTitle(/^Thank you.* \| Contact us \| Auvrane$/);
  const reference = await page
    .locator("dd")
    .filter({ hasText: /^[2-9A-Z]{6}$/ })
    .textContent();
  await page.reload();
  await expect(page.getByText(reference ?? "", { exact: true })).toBeVisible();
});

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("everything is simply there: no entry animation, no loader, nothing invisible", async ({ page }) => {
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

test("the menu opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL("/about");
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
