import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { cardOf, expect, test as journey } from "#tests/support/journey.ts";
import { tornPictures } from "#tests/support/offline.ts";
import { previewLink } from "#tests/support/preview-link.ts";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { openShop, type Shop } from "#tests/support/shop.ts";
import { addressOfThree, listedDresses, storeWishlist, threeDresses } from "#tests/support/wishlist-page.ts";

const LIST = "/collection/tulle-dresses";

/** A shop that can be closed and opened again at its address. */
type OwnShop = Pick<Shop, "url" | "dataFolder" | "kill"> & {
  openAgain(settings?: Record<string, string>): Promise<void>;
};

const test = journey.extend<{ shop: OwnShop }>({
  serviceWorkers: "allow",
  // Chromium reports each request that finds no shop.
  forgiven: /ERR_CONNECTION_REFUSED|ERR_FAILED/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here.
  shop: async ({}, use) => {
    let shop = await openShop();
    const { url, dataFolder } = shop;
    const settings = { DATA_DIR: dataFolder, PORT: new URL(url).port };
    await use({
      url,
      dataFolder,
      kill: () => shop.kill(),
      async openAgain(others) {
        shop = await openShop({ ...settings, ...others });
      },
    });
    await shop.close();
  },
  baseURL: ({ shop }, use) => use(shop.url),
});

// Each starts a shop, and most start it again: on a busy machine that alone takes half a minute.
test.describe.configure({ timeout: 120_000 });

test.describe("what was seen opens without the shop", { tag: "@phone" }, () => {
  test("pages and their pictures, by links, address and reload; then the newest", async ({ page, shop }) => {
    await see(page, LIST);
    await cardOf(page, "Aurélie").click();
    await whenStored(page, "/product/aurelie");
    await expect.poll(() => page.evaluate(missingPictures), { timeout: 30_000 }).toEqual([]);
    await shop.kill();

    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
    await expect(note(page)).toHaveText(/^Offline. You saw this page on /);
    await expect(page.locator("#announcer")).toHaveText(/You saw this page on /);
    await expect.poll(() => page.evaluate(tornPictures)).toBe(0);
    for (const spelling of [
      `${LIST}?utm_source=letter`,
      `${LIST}/`,
      `${shop.url}/${LIST}`,
      LIST.toUpperCase(),
    ]) {
      await page.goto(spelling);
      await expect(page).toHaveURL(LIST);
    }
    await expect(cardOf(page, "Aurélie")).toBeVisible();
    await cardOf(page, "Aurélie").click();
    await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();

    await shop.openAgain();
    await expect(note(page)).toBeHidden();
    await setPrice(shop, 4321);
    await page.goto(LIST);
    await expect(cardOf(page, "Aurélie")).toContainText("4,321");
  });

  test("an old price says so until the new one is there", async ({ page, context, shop }) => {
    await see(page, LIST);
    await shop.kill();
    await page.reload();
    await expect(note(page)).toBeVisible();
    await context.route(/\.data/, (route) => route.abort("connectionreset"));
    const isRefreshed = page.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
    await shop.openAgain();
    await setPrice(shop, 4321);
    await isRefreshed;
    await expect(cardOf(page, "Aurélie")).not.toContainText("4,321");
    await expect(note(page)).toBeVisible();
    await context.unroute(/\.data/);
    await expect(cardOf(page, "Aurélie")).toContainText("4,321");
    await expect(note(page)).toBeHidden();
  });

  test("one that was not seen says so, leads to those that were, and comes later", async ({ page, shop }) => {
    await see(page, LIST);
    await shop.kill();
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    const ways = page.getByRole("navigation", { name: "Where to next" });
    await ways.getByRole("link", { name: "Tulle Dresses" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tulle Dresses" })).toBeVisible();
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
    await shop.openAgain();
    await expect(page).toHaveURL("/faq");
    await expect(page.getByText("No connection")).toHaveCount(0);
  });

  test("the fitting list, although nobody has opened it", async ({ page, shop }) => {
    await storeWishlist(page, threeDresses);
    await see(page, LIST);
    await whenStored(page, addressOfThree);
    await shop.kill();
    await page.reload();
    await page.getByRole("link", { name: "Fitting list, 3 dresses" }).last().click();
    await expect(listedDresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
    await expect(page).toHaveURL(addressOfThree);
  });
});

test("however many pages are seen later, the fitting list opens", async ({ page, shop }) => {
  await storeWishlist(page, threeDresses);
  await see(page, LIST);
  await whenStored(page, addressOfThree);
  await page.evaluate(async () => {
    for (let index = 0; index < 65; index += 1) await fetch(`/size-finder?dress=${index}`);
  });
  await expect.poll(() => storedPaths(page)).not.toContain(LIST);
  await shop.kill();
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
  await page.goto(addressOfThree);
  await expect(listedDresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
});

test("an answer of the shop is shown, whatever it is", async ({ page, shop }) => {
  await see(page, LIST);
  await shop.kill();
  const proxy = createServer((_request, response) => response.writeHead(502).end("Bad gateway"));
  await once(proxy.listen(Number(new URL(shop.url).port), "127.0.0.1"), "listening");
  const response = await page.goto(LIST, { waitUntil: "commit" });
  expect(response?.status()).toBe(502);
  await expect(page.getByText("Bad gateway")).toBeVisible();
  proxy.closeAllConnections();
  await once(proxy.close(), "close");
  await page.goto(LIST);
  await expect(cardOf(page, "Aurélie"), "it is not stored").toBeVisible();
});

test("OFFLINE=false ends the worker and deletes what it has stored", async ({ page, shop }) => {
  await see(page, LIST);
  await shop.kill();
  await shop.openAgain({ OFFLINE: "false" });
  await page.goto("/about");
  await expect.poll(() => isControlled(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test("a preview ends it as well, and nothing of a draft is stored", async ({ page, shop }) => {
  await see(page, LIST);
  await page.goto(await previewLink(shop.url, shop.dataFolder, "/about"));
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
  await expect.poll(() => isControlled(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test("a device without room shops on", async ({ page, context, shop }) => {
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: shop.url, quotaSize: 1_000 });
  await page.goto(LIST);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await cardOf(page, "Aurélie").click();
  await expect(page.getByRole("heading", { level: 1, name: "Aurélie" })).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(tornPictures)).toBe(0);
});

/** Changes the price of Aurélie, and waits until the list has it. */
async function setPrice({ url, dataFolder }: OwnShop, price: number) {
  const lake = editorAt(url, await tokenFor(dataFolder, "editor"));
  await lake.patch({ query: "*[_type == 'product' && slug.current == 'aurelie']" }).set({ price }).commit();
  const written = price.toLocaleString("en");
  await expect.poll(async () => (await fetch(`${url}${LIST}`)).text()).toContain(written);
}

/** Opens a page, and waits until it would open without the shop. The page's clock runs faster meanwhile. */
async function see(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await whenStored(page, path);
  await whenStored(page, "/offline");
}

async function whenStored(page: Page, path: string) {
  const later = async () => {
    await page.clock.fastForward(2_000);
    return storedPaths(page);
  };
  await expect.poll(later, { timeout: 30_000 }).toContain(path);
}

function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all(["offline", "lists", "pages"].map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests
      .flat()
      .map(({ url }) => url.slice(location.origin.length))
      .sort();
  });
}

/** Runs in the page: the pictures that it has asked for and that are not stored yet. */
async function missingPictures(): Promise<string[]> {
  const asked = [...document.images].filter(({ currentSrc }) => currentSrc !== "");
  const isStored = ({ complete, currentSrc }: HTMLImageElement) =>
    complete && caches.match(currentSrc, { cacheName: "pictures", ignoreVary: true });
  const stored = await Promise.all(asked.map(isStored));
  return asked.flatMap(({ currentSrc }, place) => (stored[place] ? [] : currentSrc));
}

function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
}

/** The line on a page that is shown as it was stored. */
function note(page: Page) {
  return page.getByRole("paragraph").filter({ hasText: /^Offline/ });
}
