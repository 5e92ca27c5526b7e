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
  const inside = sheetsInside(await page.goto("/faq").then((response) => response?.text()));
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await page.goBack();
  await page.getByRole("banner").getByRole("link", { name: "Tulle dresses" }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Aurélie" }).first().click();
  // A part that comes later than the screen and needs a sheet of the screen's.
  await expect(page.getByRole("navigation", { name: "Further in the list" })).toBeAttached();
  const linked = await sheetsLinked(page);
  expect(linked.join()).toMatch(/contact-.*collection-.*product-/);
  expect(new Set(linked).size).toBe(linked.length);
  expect(linked.filter((sheet) => inside.includes(sheet))).toEqual([]);
});

test("a change of screens adds no style sheet that a lazy part has brought", async ({ page }) => {
  await page.goto("/faq");
  const arrived = page.locator('link[rel="stylesheet"]:not([disabled])');
  await expect
    .poll(() =>
      arrived.evaluateAll((all) =>
        all.map((link) => link instanceof HTMLLinkElement && link.sheet?.href).join(),
      ),
    )
    .toMatch(/notice-.*deferred-modules-/);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /fitting/i })
    .first()
    .click();
  await expect(page).toHaveURL("/fitting");
  await expect.poll(async () => (await sheetsLinked(page)).join()).toMatch(/listed-dresses-/);
  const linked = await sheetsLinked(page);
  expect(linked).toEqual([...new Set(linked)]);
});

test("a click on a dress does not render the list's filters anew", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  const box = page.locator("dialog input[type=checkbox]").first();
  await expect(box).toBeAttached();
  // React writes an input's attributes whenever it renders it.
  await page.evaluate(() => {
    const renders = { count: 0 };
    const observer = new MutationObserver((records) => {
      renders.count += records.filter(({ type }) => type === "attributes").length;
    });
    for (const form of document.querySelectorAll("dialog:has([type=checkbox])"))
      observer.observe(form, { subtree: true, attributes: true });
    Reflect.set(window, "renders", renders);
  });
  const renders = () => page.evaluate(() => Reflect.get(window, "renders").count);
  await page.getByRole("main").getByRole("link", { name: "Aurélie" }).first().click();
  await expect(page).toHaveURL("/product/aurelie");
  expect(await renders()).toBe(0);
});

for (const { path, part } of [
  { path: "/collection/tulle-dresses", part: "input[type=radio]" },
  { path: "/product/aurelie", part: "nav[aria-label='Further in the list']" },
])
  test(`${path} fetches no style sheet that it has inside`, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") fetched.push(new URL(request.url()).pathname);
    });
    const inside = sheetsInside(await page.goto(path).then((response) => response?.text()));
    await page.getByRole("main").getByRole("link").first().hover();
    await expect(page.getByRole("main").locator(part).first()).toBeAttached();
    await expect.poll(() => fetched.join()).toMatch(/deferred-modules/);
    expect(inside.join()).toMatch(/root-.*shared-/);
    expect(fetched.filter((sheet) => inside.includes(sheet))).toEqual([]);
  });

/** Those whose text is in the document: their links are switched off. */
function sheetsInside(html = ""): string[] {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"( disabled)?/g)];
  const fetched = links.filter(([, , isOff]) => !isOff).map(([, path]) => path);
  return links.flatMap(([, path = ""]) => (fetched.includes(path) ? [] : path));
}

/** Without the fragment that the router gives some of them. */
async function sheetsLinked(page: Page): Promise<string[]> {
  const links = page.locator('link[rel="stylesheet"]:not([disabled])');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return paths.map((path) => new URL(path, page.url()).pathname);
}
