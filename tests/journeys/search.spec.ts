import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "#tests/support/journey.ts";

test("a shopper searches by name and finds the dress", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  const field = overlay.getByRole("searchbox");
  await expect(field).toBeFocused();
  await field.fill("AUR");
  const match = overlay.getByRole("link", { name: /Aurélie/ });
  await expect(match).toBeVisible();
  await expect(match).toContainText(/2,450\s\$/);
  await expect(match.locator("img")).toBeVisible();
  await expectAccessible(page);
  await match.click();
  await expect(page).toHaveURL("/product/aurelie");
  await expect(overlay).toBeHidden();
});

test("while typing has found nothing the loader shows; once it has settled, a kind sentence and ways on", async ({
  page,
}) => {
  await page.goto("/collection/satin-dresses");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  const overlay = page.getByRole("dialog", { name: "Search" });
  await overlay.getByRole("searchbox").pressSequentially("qqq");
  await expect(overlay.getByText("Looking through the rails")).toBeVisible();
  await expect(overlay.getByText("No dress goes by that name.")).toBeVisible();
  await expect(overlay.getByText("Looking through the rails")).toBeHidden();
  await expectAccessible(page);
  await overlay.getByRole("link", { name: "Tulle" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses");
  await expect(overlay).toBeHidden();
});

test("the list of names is asked for once, however often the focus moves before it comes", async ({
  page,
}) => {
  const requested: string[] = [];
  const response = Promise.withResolvers<void>();
  await page.route("/search-index.json", async (route) => {
    requested.push(route.request().url());
    await response.promise;
    await route.fallback();
  });
  await page.goto("/faq");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  for (const _time of [1, 2, 3]) {
    await overlay.getByRole("button", { name: "Close search" }).focus();
    await overlay.getByRole("searchbox").focus();
  }
  response.resolve();
  await overlay.getByRole("searchbox").fill("vi");
  await expect(overlay.getByRole("link", { name: /Vivienne/ })).toBeVisible();
  expect(requested).toHaveLength(1);
});

test("Escape and the close icon close it, and the focus is back where it was", async ({ page }) => {
  await page.goto("/about");
  const toggle = page.getByRole("button", { name: "Search", exact: true }).first();
  const overlay = page.getByRole("dialog", { name: "Search" });
  await toggle.click();
  await expect(overlay).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await overlay.getByRole("button", { name: "Close search" }).click();
  await expect(overlay).toBeHidden();
});

test("an address with a search in it opens on its results, and closes to the page below", async ({
  page,
}) => {
  await page.goto("/faq?search=vi");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await expect(overlay.getByRole("link", { name: /Vivienne/ })).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole("link", { name: "Close search" }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL("/faq");
  await expect(page.getByRole("heading", { level: 1 }), "no button had the focus before").toBeFocused();
});

test("after Enter, a result opens its dress; Back finds the search as it was left", async ({ page }) => {
  await page.goto("/collection/tulle-dresses?sort=price-ascending");
  const overlay = await search(page, "vi");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending&search=vi");
  await overlay.getByRole("link", { name: /Vivienne/ }).click();
  await expectDress(page, "Vivienne");
  await expect(overlay).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending&search=vi");
  await expect(overlay.getByRole("searchbox")).toHaveValue("vi");
  await overlay.getByRole("link", { name: /Vivienne/ }).click();
  await expectDress(page, "Vivienne");
});

test("a search that somebody shared leads to the dress", async ({ page }) => {
  await page.goto("/?search=vi");
  await page
    .getByRole("dialog", { name: "Search" })
    .getByRole("link", { name: /Vivienne/ })
    .click();
  await expectDress(page, "Vivienne");
});

test("colour, size, sort and page are what they were, however the search is closed", async ({ page }) => {
  const product = "/product/aurelie?colour=sage&size=38";
  await page.goto(product);
  const overlay = await search(page, "vi");
  await dismiss(page);
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(product);

  for (const close of [
    () => dismiss(page),
    () => overlay.getByRole("link", { name: "Close search" }).click(),
  ]) {
    await search(page, "vi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${product}&search=vi`);
    await close();
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL(product);
    await expect(page.getByRole("radio", { name: "Size 38", exact: true })).toBeChecked();
  }
});

test("a search dismissed while its answer is on its way does not come back", async ({ page }) => {
  const requested = Promise.withResolvers<void>();
  const response = Promise.withResolvers<void>();
  await page.route(/\/faq\.data\?.*search=vi/, async (route) => {
    requested.resolve();
    await response.promise;
    await route.fallback().catch(() => undefined);
  });
  await page.goto("/faq");
  const overlay = await search(page, "vi");
  await page.keyboard.press("Enter");
  await requested.promise;
  await dismiss(page);
  await expect(overlay).toBeHidden();
  response.resolve();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect(overlay).toBeHidden();
});

test("what is typed while the answer to Enter is on its way stays", async ({ page }) => {
  const response = Promise.withResolvers<void>();
  await page.route(/\/faq\.data\?.*search=vi/, async (route) => {
    await response.promise;
    await route.fallback();
  });
  await page.goto("/faq");
  const overlay = await search(page, "vi");
  await page.keyboard.press("Enter");
  await page.keyboard.press("e");
  response.resolve();
  await expect(page).toHaveURL("/faq?search=vi");
  await expect(overlay.getByRole("link", { name: "Close search" })).toBeVisible();
  await expect(overlay.getByRole("searchbox")).toHaveValue("vie");
});

test("text selected out of the field leaves the search open", async ({ page }) => {
  await page.goto("/faq");
  const overlay = await search(page, "vivienne");
  const field = await overlay.getByRole("searchbox").boundingBox();
  const beside = await overlay.boundingBox();
  if (!field || !beside) throw new Error("The search has no place.");
  await page.mouse.move(field.x + 40, field.y + field.height / 2);
  await page.mouse.down();
  await page.mouse.move(beside.x + beside.width - 2, beside.y + beside.height - 2, { steps: 4 });
  await page.mouse.up();
  // It fades out for a while once it is closed.
  await expect(overlay).toHaveJSProperty("open", true);
  await page.mouse.click(beside.x + beside.width - 2, beside.y + beside.height - 2);
  await expect(overlay, "a click there closes it").toHaveJSProperty("open", false);
});

async function search(page: Page, text: string) {
  const overlay = page.getByRole("dialog", { name: "Search" });
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await overlay.getByRole("searchbox").fill(text);
  return overlay;
}

/** The first Escape empties the field: browsers do so in every search field. */
async function dismiss(page: Page) {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

async function expectDress(page: Page, name: string) {
  await expect(page).toHaveURL(`/product/${name.toLowerCase()}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}
