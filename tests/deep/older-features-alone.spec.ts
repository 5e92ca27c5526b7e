import type { Page } from "@playwright/test";
import { cardOf, expect, test } from "#tests/support/journey.ts";
import { enlargeLinks } from "#tests/support/lightbox-page.ts";
import { newerEvents, newerFeatures } from "#tests/support/newer-features.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(takeAway, newerFeatures);
  await page.addInitScript(silence, newerEvents());
});

test("a shopper goes from home to a dress, chooses, enlarges and comes back", async ({ page }) => {
  await page.goto("/");
  const found = await page.evaluate(() => [
    "withResolvers" in Promise,
    "toReversed" in Array.prototype,
    "startViewTransition" in document,
    "commandForElement" in HTMLButtonElement.prototype,
    "navigation" in window,
    "map" in Object.getPrototypeOf(Object.getPrototypeOf([].values())),
  ]);
  expect(found, "the newer features are gone").toEqual(Array(6).fill(false));
  await page.getByRole("link", { name: "Shop Now" }).first().click();
  await expectScreen(page, "/collection/tulle-dresses", "Tulle Dresses");
  await page.getByRole("button", { name: /Filter and Sort/ }).click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await expect(page).toHaveURL("/collection/tulle-dresses?sort=price-ascending");
  await cardOf(page, "Aurélie").click();
  await expectScreen(page, "/product/aurelie", "Aurélie");
  await page.getByRole("radio", { name: "Sage", exact: true }).click();
  await page.getByRole("radio", { name: "Size 38", exact: true }).click();
  await expect(page).toHaveURL("/product/aurelie?colour=sage&size=38");
  await enlargeLinks(page).first().click();
  const enlarged = page.getByRole("dialog", { name: /Aurélie/ });
  await expect(enlarged.getByRole("img").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(enlarged).toBeHidden();
  await page.goBack();
  await expectScreen(page, "/collection/tulle-dresses?sort=price-ascending", "Tulle Dresses");
});

async function expectScreen(page: Page, path: string, heading: string) {
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** Stops these events before any listener gets them. */
function silence(events: string[]) {
  for (const name of events) addEventListener(name, (event) => event.stopImmediatePropagation(), true);
}

/** This runs before the page's own scripts. What cannot be taken away is left: the first test says what has to be gone. */
function takeAway(features: typeof newerFeatures) {
  for (const { owner, member } of features) {
    const holder: unknown = Reflect.get(globalThis, owner);
    if (member === undefined || holder === undefined || holder === null) continue;
    const places: unknown[] = [holder, Reflect.get(Object(holder), "prototype")];
    if (owner === "Window") places.push(globalThis);
    for (const place of places) if (place instanceof Object) Reflect.deleteProperty(place, member);
  }
  for (const { owner, member } of features)
    if (member === undefined) Reflect.deleteProperty(globalThis, owner);
}
