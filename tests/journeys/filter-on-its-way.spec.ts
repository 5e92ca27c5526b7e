import type { Page } from "@playwright/test";
import { holdResponses } from "#tests/support/held-responses.ts";
import { expect, test } from "#tests/support/journey.ts";

const SATIN = "/collection/satin-dresses";
const BRIDAL = "/collection/bridal-dresses";

/** Of filtered and sorted lists. */
const ANSWERS = /\/collection\/[a-z-]+\.data\?.*(?:colour|sort|size)=/;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Filter and Sort" });
const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const chip = (page: Page, name: string) => page.getByRole("link", { name: `Remove: ${name}` });
const dresses = (page: Page) => page.getByRole("main").locator("li").getByRole("heading", { level: 2 });

async function openFilter(page: Page) {
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await expect(dialog(page)).toBeVisible();
}

/** The box lies under its words. */
async function tick(page: Page, name: RegExp) {
  await box(page, name).focus();
  await page.keyboard.press("Space");
  await expect(box(page, name)).toBeChecked();
}

/** The answer waits until it is released. */
async function tickBlack(page: Page) {
  const { asked, release } = await holdResponses(page, ANSWERS);
  await openFilter(page);
  const request = asked("colour=black");
  await tick(page, /^Black/);
  await request;
  return release;
}

/** By a link, so that the list is a screen of the router's. */
async function come(page: Page, collection: string) {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: collection, exact: true }).click();
  await expect(dresses(page).first()).toBeVisible();
}

const ways = {
  "the button": (page: Page) => page.getByRole("button", { name: "Show the dresses" }).click(),
  Escape: (page: Page) => page.keyboard.press("Escape"),
  "the cross": (page: Page) => dialog(page).getByRole("button", { name: "Close" }).click(),
  "a tap beside it": (page: Page) => page.mouse.click(5, 5),
};

for (const [name, close] of Object.entries(ways)) {
  test(`${name} closes the filter before its answer comes: Back leads to the list as it was`, async ({
    page,
  }) => {
    await come(page, "Satin");
    const all = await dresses(page).count();
    const release = await tickBlack(page);
    await close(page);
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(chip(page, "Black")).toBeVisible();
    await expect(page).toHaveURL(`${SATIN}?colour=black`);
    await page.goBack();
    await expect(page).toHaveURL(SATIN);
    await expect(dresses(page)).toHaveCount(all);
    await expect(box(page, /^Black/).and(page.locator(":checked"))).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
}

test("Back before the answer comes gives the filter up", async ({ page }) => {
  await come(page, "Satin");
  const all = await dresses(page).count();
  const release = await tickBlack(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(SATIN);
  release();
  await openFilter(page);
  await expect(box(page, /^Black/)).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(SATIN);
  await expect(dresses(page)).toHaveCount(all);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("an order that is chosen before the answer to a tick comes keeps the tick, and so does a tick the order", async ({
  page,
}) => {
  await come(page, "Satin");
  const release = await tickBlack(page);
  await dialog(page).getByRole("link", { name: "Price, low to high" }).click();
  await expect(dialog(page)).toBeHidden();
  await openFilter(page);
  await tick(page, /^White/);
  await page.getByRole("button", { name: "Show the dresses" }).click();
  release();
  await expect(page).toHaveURL(/\?sort=price-ascending&colour=white,black$/);
  await expect(chip(page, "Black")).toBeVisible();
  await expect(page.getByRole("button", { name: /Price, low to high/ })).toBeVisible();
});

test("chips that are removed one after the other, before the answer comes, are both removed; a tick brings none back", async ({
  page,
}) => {
  await page.goto(`${BRIDAL}?colour=pink,black&size=38`);
  const { asked, release } = await holdResponses(page, ANSWERS);
  let request = asked("colour=black");
  await chip(page, "Pink and blush").click();
  await request;
  request = asked("colour=black&");
  await chip(page, "38").click();
  await openFilter(page);
  await expect(box(page, /^Pink/)).not.toBeChecked();
  await tick(page, /^46/);
  await page.getByRole("button", { name: "Show the dresses" }).click();
  release();
  await expect(page).toHaveURL(`${BRIDAL}?colour=black&size=46`);
});
