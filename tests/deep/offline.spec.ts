import type { Page } from "@playwright/test";
import { nothingMoreComes } from "#scripts/screen-states.mjs";
import { cardOf, expect, expectComplaints, test } from "#tests/support/journey.ts";
import { OFFLINE, readyForNoConnection, tornPictures } from "#tests/support/offline.ts";
import { measure } from "#tests/support/size-finder-page.ts";
import { listedDresses, storeWishlist, threeDresses } from "#tests/support/wishlist-page.ts";

/** The scripts of what is shown without a connection. */
const NEEDED_WITHOUT = /\/static\/js\/(error-screen|list-without-response)-/;

test.use({ forgiven: OFFLINE });

test.describe("without a connection", { tag: "@phone" }, () => {
  test("a screen says so, Back works, and it comes with the connection", async ({ page, context }) => {
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").click();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    await readyForNoConnection(page);
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().click();
    const sentence = page.getByRole("heading", { level: 1, name: "No connection" });
    await expect(sentence).toBeFocused();
    await expect(page).toHaveTitle("No connection");
    await expect(page.locator("#announcer")).toHaveText("No connection");

    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, "Aurélie"), "also the screen that came as a document").toBeVisible();

    await page.getByRole("contentinfo").getByRole("link", { name: "Satin", exact: true }).click();
    await expect(sentence).toBeFocused();
    // Announcements within 50 ms are read out together.
    await expect(page.locator("#announcer")).toHaveText(/No connection$/);
    await context.setOffline(false);
    await expect(sentence).toBeHidden();
    await expect(page).toHaveURL("/collection/satin-dresses");
    await expect(page.getByRole("heading", { level: 1, name: "Satin Dresses" })).toBeFocused();
    await expect(page.locator("#announcer")).toHaveText(/^Satin Dresses/);
  });

  test("pictures that did not come are there when the connection is back", async ({ page, context }) => {
    await page.route("**/images/**", (route) => route.abort("internetdisconnected"));
    await page.goto("/collection/tulle-dresses");
    await readyForNoConnection(page);
    const torn = () => page.evaluate(tornPictures);
    await expect.poll(torn).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.unroute("**/images/**");
    await context.setOffline(false);
    await expect.poll(torn).toBe(0);
  });

  test("a fitting list is put in order, written on and shortened", async ({ page, context }) => {
    await storeWishlist(page, threeDresses);
    await page.goto("/fitting");
    const names = listedDresses(page);
    await expect(names).toHaveText(["Aurélie", "Isaure", "Odette"]);
    await readyForNoConnection(page);
    await context.setOffline(true);
    const note = page.getByRole("textbox", { name: "Note for Isaure" });
    await note.fill("For Ada");
    for (const name of ["Move Isaure", "Move Isaure forward"])
      await page.getByRole("button", { name, exact: true }).click();
    await expect(names).toHaveText(["Isaure", "Aurélie", "Odette"]);
    await page.getByRole("button", { name: "Remove Odette from the list" }).click();
    await expect(names).toHaveText(["Isaure", "Aurélie"]);
    await expect(note).toHaveValue("For Ada");
    await expect(page.getByRole("heading", { name: "No connection" })).toHaveCount(0);
    await context.setOffline(false);
    await page.reload();
    await expect(names).toHaveText(["Isaure", "Aurélie"]);
    await expect(note).toHaveValue("For Ada");
  });

  test("Try again brings a screen whose script was missing", async ({ page, context }) => {
    await page.addInitScript(seeNoLine);
    await page.goto("/collection/tulle-dresses");
    await everythingThere(page);
    await page.route(/\/static\/js\/about-[^/]*\.js$/, (route) => route.abort("internetdisconnected"));
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await page.unroute(/\/static\/js\/about-[^/]*\.js$/);

    await context.setOffline(true);
    const hasFailed = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Try again" }).click();
    await hasFailed;
    await expect(page.getByRole("heading", { level: 1, name: "No connection" }), "it stays").toBeVisible();
    expect(page.url()).not.toContain("chrome-error");

    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveTitle(/^About us/);
    await expect(page).toHaveURL("/about");
  });

  test("the header does what it did, and the carousel is scrolled", async ({ page, context }) => {
    await page.goto("/");
    await everythingThere(page);
    await context.setOffline(true);
    const slides = page.getByRole("region", { name: "The bridal collection" }).locator(".swiper");
    const hasFailed = page.waitForEvent("requestfailed", (request) => /carousel-swiper-/.test(request.url()));
    await slides.scrollIntoViewIfNeeded();
    await hasFailed;
    await slides.press("ArrowRight");
    await expect.poll(() => slides.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

    for (const [name, opener] of Object.entries({ Menu: "Open the menu", Search: "Search" })) {
      await toolOfHeader(page, opener).tap();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await page.goBack({ waitUntil: "commit" });
      await expect(page.getByRole("dialog", { name })).toBeHidden();
    }
    await toolOfHeader(page, "Open the menu").tap();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Satin dresses" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeFocused();
    await expect(toolOfHeader(page, "Search")).toBeVisible();
  });

  test("lost while it loads, the page has its header and a reload", async ({ page, context, complaints }) => {
    await page.route(NEEDED_WITHOUT, (route) => route.abort("internetdisconnected"));
    await page.goto("/");
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().click();
    await expect(page.getByRole("alert").getByRole("button", { name: "Reload the page" })).toBeVisible();
    await expect(page).toHaveTitle("Reload the page");
    await expect(toolOfHeader(page, "Open the menu")).toBeVisible();
    await page.unroute(NEEDED_WITHOUT);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Octave Auvrane" })).toBeVisible();
    await expectComplaints(complaints, /error-screen|list-without-response|Failed to fetch|Reload/);
  });

  test("a picture tapped says why nothing opens, and leaves the dress", async ({ page, context }) => {
    await page.goto("/product/aurelie");
    await everythingThere(page);
    await context.setOffline(true);
    const picture = page.getByRole("link", { name: /^Enlarge: / }).first();
    await picture.tap();
    await expect(page.locator("#announcer")).toHaveText("No connection");
    await expect(page).toHaveURL("/product/aurelie");
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    await context.setOffline(false);
    await picture.tap();
    await expect(page.getByRole("dialog", { name: /enlarged/ })).toBeVisible();
  });

  test("an open size finder finds a size; without its script it says so", async ({ page, context }) => {
    await page.goto("/size-finder?dress=aurelie");
    await everythingThere(page);
    const button = page.getByRole("button", { name: "Enter my measurements" });
    await context.setOffline(true);
    await button.tap();
    const note = page.getByText("The size finder could not be loaded");
    await expect(note).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
    await context.setOffline(false);
    await button.tap();
    const finder = page.getByRole("dialog", { name: "Find your size" });
    await expect(finder).toBeVisible();
    await expect(note, "it has been loaded").toHaveCount(0);
    await context.setOffline(true);
    await measure(page, { Bust: "34 1/2", Waist: "27 1/2", Hips: "37 1/2" });
    await finder.getByRole("button", { name: "Find my size" }).tap();
    await expect(finder.getByRole("heading", { name: "Your size 38" })).toBeFocused();
  });
});

/** Waits for everything that works without a connection, and for what that brings along. */
async function everythingThere(page: Page) {
  await readyForNoConnection(page);
  await nothingMoreComes(page);
}

/** The tool in the lower variant of the header, while both can be seen. */
function toolOfHeader(page: Page, name: string) {
  return page.getByRole("banner").getByRole("button", { name, exact: true }).last();
}

/** The browser takes this network for no connection. */
function seeNoLine() {
  Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  addEventListener("online", (event) => event.stopImmediatePropagation());
}
