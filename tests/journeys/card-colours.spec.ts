import type { Page } from "@playwright/test";
import { cardOf, expect, expectAccessible, hydrated, test } from "#tests/support/journey.ts";

/** Marguerite's pictures are in emerald, midnight and burgundy; of ivory there is none. */
const LIST = "/collection/satin-dresses";

function coloursOf(page: Page, dress = "Marguerite") {
  return page.getByRole("radiogroup", { name: `Colours of ${dress}` });
}

function picturesOf(page: Page, dress = "Marguerite") {
  return cardOf(page, dress).locator("img");
}

/** Files of the dress's pictures that were asked for, without the sizes. */
function requestedPictures(page: Page) {
  const files = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "image") files.add(new URL(request.url()).pathname);
  });
  return files;
}

async function fileOf(page: Page, index: number) {
  const src = await picturesOf(page).nth(index).getAttribute("src");
  return new URL(src ?? "", page.url()).pathname;
}

test("a colour that is chosen on a card shows its picture and goes with the click, and Back finds it", async ({
  page,
  isMobile,
}) => {
  const files = requestedPictures(page);
  await page.goto(LIST);
  const midnight = coloursOf(page).getByRole("radio", { name: "Midnight" });
  await coloursOf(page).scrollIntoViewIfNeeded();
  await expect(coloursOf(page).getByRole("radio", { name: "Emerald" })).toBeChecked();
  // Over the first picture there may be the second: for Chromium a phone has a mouse, which points at a list that scrolls under it.
  const before = await fileOf(page, -1);
  if (isMobile) await midnight.tap();
  else await midnight.click();
  await expect(midnight).toBeChecked();
  await expect(page).toHaveURL(LIST);
  await expect.poll(() => fileOf(page, -1), { timeout: 5_000 }).not.toBe(before);
  await expect(picturesOf(page)).toHaveCount(2);
  const inMidnight = await fileOf(page, 1);
  await expect.poll(() => files.has(inMidnight), { timeout: 5_000 }).toBe(true);
  await expect(picturesOf(page).nth(1).locator("..")).toHaveCSS("opacity", "1");
  await expectAccessible(page);

  await cardOf(page, "Marguerite").click();
  await expect(page).toHaveURL("/product/marguerite?colour=midnight");
  await expect(page.getByRole("radio", { name: "Midnight" })).toBeChecked();
  await page.goBack();
  await hydrated(page);
  await expect(midnight).toBeChecked();
  await expect(cardOf(page, "Marguerite")).toHaveAttribute("href", "/product/marguerite?colour=midnight");
});

test("no picture in another colour is fetched before it is asked for", async ({ page }) => {
  const files = requestedPictures(page);
  await page.goto(LIST);
  await coloursOf(page).scrollIntoViewIfNeeded();
  const isThere = () =>
    picturesOf(page)
      .first()
      .evaluate((img) => img instanceof HTMLImageElement && img.complete);
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
  const before = new Set(files);
  // The main picture, or the second one over it, see above.
  const shown = await fileOf(page, -1);
  await coloursOf(page).getByRole("radio", { name: "Burgundy" }).check();
  await expect.poll(() => fileOf(page, -1)).not.toBe(shown);
  expect(before.has(await fileOf(page, -1))).toBe(false);
  // Without a picture of it the dress is shown as it was; the link says the colour all the same.
  await coloursOf(page).getByRole("radio", { name: "Ivory" }).check();
  await expect(picturesOf(page)).toHaveCount(1);
  await expect(cardOf(page, "Marguerite")).toHaveAttribute("href", "/product/marguerite?colour=ivory");
});

test("the colours of a card are one stop of the keyboard: arrows choose, Enter opens, and Back is at the dress's link", async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(coloursOf(page)).toBeVisible();
  await cardOf(page, "Marguerite").focus();
  await page.keyboard.press("Tab");
  await expect(coloursOf(page).getByRole("radio", { name: "Emerald" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(coloursOf(page).getByRole("radio", { name: "Midnight" })).toBeChecked();
  await expect(picturesOf(page).nth(1)).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(coloursOf(page).getByRole("radio", { checked: true })).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/marguerite?colour=midnight");
  await expect(page.getByRole("heading", { level: 1, name: "Marguerite" })).toBeFocused();
  await page.goBack();
  await expect(cardOf(page, "Marguerite")).toBeFocused();
});

test("cards without such pictures have no further stop, and a tap on their squares opens the dress", async ({
  page,
}) => {
  await page.goto("/collection/bridal-dresses");
  await expect(page.getByRole("radio")).toHaveCount(0);
  const squares = page.getByRole("img", { name: "In Ivory, White, Blush" }).first();
  await squares.scrollIntoViewIfNeeded();
  const box = await squares.locator("span").first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 12);
  await expect(page).toHaveURL(/\/product\/[a-z]+$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the squares are named, and what lies under a tap is the dress's link", async ({ page }) => {
    await page.goto(LIST);
    const squares = page.getByRole("img", { name: "In Emerald, Midnight, Burgundy, Ivory" });
    await expect(squares).toBeVisible();
    await squares.scrollIntoViewIfNeeded();
    const box = await squares.locator("span").first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 12);
    await expect(page).toHaveURL("/product/marguerite");
  });
});
