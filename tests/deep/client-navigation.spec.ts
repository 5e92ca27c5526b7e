import "#tests/support/router-of-page.ts";
import type { Page } from "@playwright/test";
import { cardOf, expect, test } from "#tests/support/journey.ts";

// A link that the shop follows itself is still a link: what its attributes or another handler ask for is done.

test("a click changes the screen without a page load, a new tab loads", async ({ page, context }) => {
  await page.goto("/collection/tulle-dresses");
  await markPage(page);
  const opened = context.waitForEvent("page");
  await cardOf(page, "Aurélie").click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/product/aurelie");
  await expect(page).toHaveURL("/collection/tulle-dresses");
  await cardOf(page, "Aurélie").click();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  await expectSamePage(page);
});

test("a link with a target, a download or another site is followed so", async ({ page, context }) => {
  await page.route("http://elsewhere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  await page.goto("/faq");
  const link = contactLink(page);
  await link.evaluate((element) => element.setAttribute("target", "_blank"));
  const opened = context.waitForEvent("page");
  await link.click();
  await expect(await opened).toHaveURL("/contact");
  await link.evaluate((element) => {
    element.removeAttribute("target");
    element.setAttribute("download", "contact.html");
  });
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe("contact.html");
  await expect(page).toHaveURL("/faq");
  await link.evaluate((element) => element.setAttribute("href", "http://elsewhere.example/contact"));
  await link.evaluate((element) => element.removeAttribute("download"));
  await link.click();
  await expect(page).toHaveTitle("Elsewhere");
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

test("a link opened in a new tab leaves the dialog that it stands in open", async ({ page, context }) => {
  await page.goto("/collection/tulle-dresses");
  const search = page.getByRole("dialog", { name: "Search" });
  const sort = page.getByRole("dialog", { name: "Filter and Sort" });
  for (const { dialog, button, link, path } of [
    { dialog: search, button: "Search", link: search.getByRole("option").first(), path: /\/product\// },
    {
      dialog: sort,
      button: "Filter and Sort",
      link: sort.getByRole("link", { name: "Price, low to high" }),
      path: /sort=price-ascending/,
    },
  ]) {
    await page.getByRole("button", { name: button }).first().click();
    await page.keyboard.type("vi");
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(path);
    await expect(dialog).toHaveJSProperty("open", true);
    await page.goBack({ waitUntil: "commit" });
    await expect(dialog, "its history entry is still its own").toBeHidden();
    await expect(page).toHaveURL("/collection/tulle-dresses");
  }
});

test("a screen on its way is a line at the top; the page stays, busy", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/faq");
  const main = page.getByRole("main");
  await page.getByRole("banner").getByRole("link", { name: "About us" }).click();
  const status = page.getByRole("status").filter({ hasText: "Loading" }).locator("> *");
  await expect(status).toBeVisible();
  await expect(main).toHaveAttribute("aria-busy", "true");
  expect((await status.boundingBox())?.height).toBeLessThan(160);
  gate.resolve();
  await expect(page).toHaveURL("/about");
  await expect(main).not.toHaveAttribute("aria-busy");
});

test("a click is followed that falls into a change of screens", async ({ page }) => {
  // This listener runs before the shop's own, and at once, as the rest of a change of screens that is waiting to be done.
  await page.addInitScript(() =>
    document.addEventListener("click", () => {
      void window.__reactRouterDataRouter?.navigate("#middle", { flushSync: true });
    }),
  );
  await page.goto("/faq");
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  await markPage(page);
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await expectSamePage(page);
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

for (const saveData of [false, true]) {
  test(`what is at hand is ${saveData ? "not " : ""}fetched ahead`, async ({ page }) => {
    await page.addInitScript((value) => {
      Reflect.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await page.clock.install();
    await page.goto("/collection/tulle-dresses");
    await cardOf(page, "Aurélie").focus();
    await page.clock.runFor(2_000);
    await expect(page.locator('link[rel="prefetch"][as="fetch"]')).toHaveCount(saveData ? 0 : 1);
  });
}

test("the script of a dress with a calendar is there before the tap", async ({ page }) => {
  const script = page.waitForResponse(/\/ways-to-ask-[^/]+\.js$/);
  await page.goto("/collection/tulle-dresses");
  await script;
  await cardOf(page, "Aurélie").click();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
});

test("the italics of a dress are asked for before the tap, on a page without any", async ({ page }) => {
  await page.addInitScript(() => {
    const load = document.fonts.load.bind(document.fonts);
    document.fonts.load = (font, text) => {
      Reflect.set(window, "askedFor", font);
      return load(font, text);
    };
  });
  await page.goto("/faq");
  await expect
    .poll(() => page.evaluate(() => String(Reflect.get(window, "askedFor"))))
    .toMatch(/^italic 1em "Bodoni Moda"/);
});

function contactLink(page: Page) {
  return page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).first();
}

function markPage(page: Page) {
  return page.evaluate(() => Reflect.set(window, "isSamePage", true));
}

async function expectSamePage(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
}
