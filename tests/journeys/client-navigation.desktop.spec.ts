import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

// A link that the shop follows itself is still a link: what its attributes or another handler ask for is done.

test("a plain click changes the screen in the same page", async ({ page }) => {
  await page.goto("/faq");
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
});

test("a click is followed that falls into a change of screens", async ({ page }) => {
  // Before the shop's own listener, and at once, as the rest of a change of screens that is waiting to be done.
  await page.addInitScript(() =>
    document.addEventListener("click", () => {
      void window.__reactRouterDataRouter?.navigate("#middle", { flushSync: true });
    }),
  );
  await page.goto("/faq");
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
});

test("a link with a target opens there", async ({ page, context }) => {
  await page.goto("/faq");
  await contactLink(page).evaluate((link) => link.setAttribute("target", "_blank"));
  const opened = context.waitForEvent("page");
  await contactLink(page).click();
  await expect(await opened).toHaveURL("/contact");
  expect(new URL(page.url()).pathname).toBe("/faq");
});

test("a link to a download downloads", async ({ page }) => {
  await page.goto("/faq");
  await contactLink(page).evaluate((link) => link.setAttribute("download", "contact.html"));
  const download = page.waitForEvent("download");
  await contactLink(page).click();
  expect((await download).suggestedFilename()).toBe("contact.html");
  expect(new URL(page.url()).pathname).toBe("/faq");
});

test("a click that somebody has dealt with is not followed", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/faq");
  await contactLink(page).evaluate((link) =>
    link.addEventListener("click", (event) => event.preventDefault()),
  );
  await contactLink(page).dispatchEvent("click");
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().dispatchEvent("click");
  await expect(page).toHaveURL("/about");
  expect(requested).toContain("/about.data");
  expect(requested).not.toContain("/contact.data");
});

test("a link to another site leaves the shop by itself, as the router cannot", async ({ page }) => {
  await page.route("http://elsewhere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  await page.goto("/faq");
  await contactLink(page).evaluate((link) => link.setAttribute("href", "http://elsewhere.example/contact"));
  await contactLink(page).click();
  await expect(page).toHaveTitle("Elsewhere");
  expect(page.url()).toBe("http://elsewhere.example/contact");
});

test.describe("a link opened in a new tab leaves the dialog that it stands in open", () => {
  for (const modifier of ["ControlOrMeta", "Shift"] as const) {
    test(`search, with ${modifier}`, async ({ page, context }) => {
      await page.goto("/faq");
      const dialog = page.getByRole("dialog", { name: "Search" });
      await page.getByRole("button", { name: "Search", exact: true }).first().click();
      await dialog.getByRole("combobox").fill("vi");
      const opened = context.waitForEvent("page");
      await dialog.getByRole("option", { name: /Vivienne/ }).click({ modifiers: [modifier] });
      await expect(await opened).toHaveURL("/product/vivienne");
      await expectOpenUntilBack(page, dialog, "/faq");
    });
  }

  test("a search in the address", async ({ page, context }) => {
    await page.goto("/faq");
    await page.goto("/faq?search=vi");
    const dialog = page.getByRole("dialog", { name: "Search" });
    const opened = context.waitForEvent("page");
    await dialog.getByRole("option", { name: /Vivienne/ }).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/product/vivienne");
    await expect(dialog).toHaveJSProperty("open", true);
    await dialog.getByRole("link", { name: "Close search" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/faq");
  });

  test("the menu", async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/faq");
    await page.getByRole("button", { name: "Open the menu" }).click();
    const dialog = page.getByRole("dialog", { name: "Menu" });
    const opened = context.waitForEvent("page");
    await dialog.getByRole("link", { name: /Satin/ }).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/collection/satin-dresses");
    await expectOpenUntilBack(page, dialog, "/faq");
  });

  test("the sort menu", async ({ page, context }) => {
    await page.goto("/collection/tulle-dresses");
    await page.getByRole("button", { name: /Filter and Sort/ }).click();
    const dialog = page.getByRole("dialog", { name: /Filter and Sort/ });
    const opened = context.waitForEvent("page");
    await dialog.getByRole("link", { name: "Price, low to high" }).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/collection/tulle-dresses?sort=price-ascending");
    await expectOpenUntilBack(page, dialog, "/collection/tulle-dresses");
  });
});

test("a picture opened in a new tab, or downloaded, is not enlarged here", async ({ page, context }) => {
  await page.goto("/product/aurelie");
  const picture = page.getByRole("link", { name: /^Enlarge/ }).first();
  const { href } = await picture.evaluate((link) => ({ href: link.getAttribute("href") }));
  expect(href).toMatch(/w=\d+/);
  for (const modifier of ["ControlOrMeta", "Shift"] as const) {
    const tab = context.waitForEvent("page");
    await picture.click({ modifiers: [modifier] });
    await expect(await tab).toHaveURL(href ?? "");
  }
  const download = page.waitForEvent("download");
  await picture.click({ modifiers: ["Alt"] });
  await download;
  await expect(page.getByRole("dialog", { name: /enlarged/ })).toHaveCount(0);
});

/** Its history entry is still its own: Back closes it, and stays on the screen. */
async function expectOpenUntilBack(page: Page, dialog: Locator, path: string) {
  await expect(dialog).toHaveJSProperty("open", true);
  await page.goBack({ waitUntil: "commit" });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => history.state?.dialog)).toBeUndefined();
}

function contactLink(page: Page) {
  return page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first();
}

test("a change of screens adds each style sheet once, and none that the document has", async ({ page }) => {
  await page.goto("/faq");
  const sheets = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const first = await sheets();
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await page.goBack();
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).first().click();
  await expect(page).toHaveURL("/about");
  await expect.poll(async () => (await sheets()).join()).toMatch(/\/about-/);
  const seen = await sheets();
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((sheet) => first.includes(sheet))).toEqual(first);
});
