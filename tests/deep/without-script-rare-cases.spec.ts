import { expect, test } from "#tests/support/journey.ts";

test.use({ javaScriptEnabled: false });

test("a thumbnail is a link to its picture, and all featured dresses are within reach", async ({ page }) => {
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

test("search goes on to colours and fabrics, on a page of its own", async ({ page }) => {
  await page.goto("/faq?search=vi");
  await page.getByRole("link", { name: "Search colours and fabrics too" }).click();
  await expect(page).toHaveURL("/search?q=vi");
  await page.getByRole("main").getByRole("searchbox").fill("burgandy satin");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=burgandy+satin");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Vivienne/ })
    .click();
  await expect(page).toHaveURL("/product/vivienne");
});

test("opening, asking and closing the search keeps what was chosen", async ({ page }) => {
  await page.goto("/product/aurelie?colour=sage&size=38");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await page.getByRole("searchbox").fill("vi");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38&search=vi");
  await page.getByRole("button", { name: "Close search" }).click();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
});

test("the bar of a phone stays, alone", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/product/aurelie");
  const button = page.getByRole("link", { name: "Rent via WhatsApp" });
  await expect(button).toHaveCount(1);
  await expect(button).toBeInViewport();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport();
});
