import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/journey.ts";

test.describe("a visitor", () => {
  test.beforeEach(({ page }) => asPerson(page));

  test("who looks at a dress is counted once for it, however often she comes back to it", async ({
    page,
    context,
  }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ status: 204 }));
    const told = await listen(page);
    await page.goto("/product/aurelie");
    await expect.poll(() => told).toEqual(["view=aurelie"]);
    const next = page.getByRole("main").locator('a[data-screen][href^="/product/"]').first();
    const [, slug = ""] = /\/product\/([^?]+)/.exec((await next.getAttribute("href")) ?? "") ?? [];
    await next.click();
    await expect(page).toHaveURL(new RegExp(`/product/${slug}`));
    await expect.poll(() => told).toEqual(["view=aurelie", `view=${slug}`]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    // The effects of a screen follow its first frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // What she asks for is told after whatever was told before.
    await page.getByRole("link", { name: "Rent via WhatsApp" }).first().dispatchEvent("click");
    await expect.poll(() => told.at(-1)).toBe("rent=aurelie");
    expect(told).toEqual(["view=aurelie", `view=${slug}`, "rent=aurelie"]);
  });

  test("who adds a few words of her own is counted with what she asks for", async ({ page, context }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ status: 204 }));
    const told = await listen(page);
    await page.goto("/product/aurelie");
    await expect.poll(() => told).toEqual(["view=aurelie"]);
    await page.getByRole("link", { name: "Add a few words" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add a few words" });
    await dialog.getByRole("link", { name: "Send on WhatsApp" }).dispatchEvent("click");
    await expect.poll(() => told.at(-1)).toMatch(/^(rent|purchase)=aurelie/);
  });

  test("who asks for a dress is counted with the colour and the size she has chosen", async ({
    page,
    context,
  }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    const told = await listen(page);
    await page.goto("/product/aurelie?colour=sage&size=38");
    await expect.poll(() => told).toEqual(["view=aurelie"]);
    await page.getByRole("link", { name: "Rent via WhatsApp" }).first().click();
    await expect.poll(() => told).toEqual(["view=aurelie", "rent=aurelie&colour=sage&size=38"]);
  });

  test("whose search finds nothing is counted with the words, once she has finished them", async ({
    page,
  }) => {
    const told = await listen(page);
    await page.goto("/faq");
    await page.getByRole("button", { name: "Search", exact: true }).first().click();
    await page.getByRole("combobox").pressSequentially("kimono", { delay: 20 });
    await expect.poll(() => told).toEqual(["search=kimono"]);
    await page.getByRole("combobox").fill("auré");
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Aurélie" })).toBeVisible();
    await page.getByRole("combobox").fill("zephyr");
    await expect.poll(() => told).toEqual(["search=kimono", "search=zephyr"]);
  });

  test("keeps nothing in her browser, and is asked nothing", async ({ page, context }) => {
    const told = await listen(page);
    await page.goto("/product/aurelie");
    await expect.poll(() => told).toHaveLength(1);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored.filter((key) => /count|visit|id/i.test(key))).toEqual([]);
  });
});

test("what is looked at is told by the time the late scripts have come: the measure of those who tell nothing", async ({
  page,
}) => {
  await asPerson(page);
  await listen(page);
  await page.goto("/product/aurelie");
  await lateScripts(page);
  expect(await page.evaluate(() => Reflect.get(window, "beacons"))).toEqual(["/count"]);
});

const uncounted = {
  "with Global Privacy Control": { globalPrivacyControl: true },
  "with Do Not Track": { doNotTrack: "1" },
  "that is a program": { webdriver: true },
};

for (const [who, signs] of Object.entries(uncounted)) {
  test(`a browser ${who} tells nothing`, async ({ page, context }) => {
    // Without content the browser stays where it is.
    await context.route("https://wa.me/**", (route) => route.fulfill({ status: 204 }));
    await asPerson(page, signs);
    const told = await listen(page);
    await page.goto("/product/aurelie");
    await lateScripts(page);
    await page.getByRole("link", { name: "Rent via WhatsApp" }).first().dispatchEvent("click");
    expect(await page.evaluate(() => Reflect.get(window, "beacons"))).toEqual([]);
    expect(told).toEqual([]);
  });
}

test("a page that nobody has looked at yet is not a view", async ({ page }) => {
  await asPerson(page);
  await page.addInitScript(() => {
    const isHidden = { value: true };
    Object.defineProperty(document, "visibilityState", {
      get: () => (isHidden.value ? "hidden" : "visible"),
    });
    addEventListener("show", () => {
      isHidden.value = false;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  const told = await listen(page);
  await page.goto("/product/aurelie");
  await lateScripts(page);
  await page.getByRole("radio", { name: "38" }).check();
  await expect(page).toHaveURL(/size=38/);
  expect(await page.evaluate(() => Reflect.get(window, "beacons"))).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event("show")));
  await expect.poll(() => told).toEqual(["view=aurelie"]);
});

/** A browser that is driven says so. What it tells is noted at once. */
async function asPerson(page: Page, signs: Record<string, unknown> = {}) {
  await page.addInitScript((own) => {
    for (const [name, value] of Object.entries({ webdriver: false, ...own }))
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    const beacons: string[] = [];
    Reflect.set(window, "beacons", beacons);
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      beacons.push(String(url));
      return send(url, data);
    };
  }, signs);
}

/** Resolves when what is loaded late has come, and has been called with the screen. */
async function lateScripts(page: Page) {
  const loaded = () =>
    performance.getEntriesByType("resource").find(({ name }) => /deferred-modules[^/]*\.js$/.test(name))
      ?.name;
  await page.waitForFunction(loaded);
  const url = await page.evaluate(loaded);
  await page.evaluate((script) => import(script ?? ""), url);
}

/** What the page tells the shop, in order. */
async function listen(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.route("**/count", async (route) => {
    told.push(route.request().postData() ?? "");
    await route.fulfill({ status: 204 });
  });
  return told;
}
