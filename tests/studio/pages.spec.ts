import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { root } from "#scripts/prepare.mjs";
import { people } from "./atelier-people.ts";
import {
  dropFiles,
  expect,
  expectInShop,
  expectPublished,
  OPENING_MS,
  publish,
  publishButton,
  test,
} from "./studio-session.ts";

/** A search of the dresses. In milliseconds. */
const FOUND_MS = 5_000;

/** A form that closes. In milliseconds. */
const CLOSED_MS = 1_000;

const titles = ["By the window", "What brides write", "Terms of renting"];

test.afterEach(async ({ lake }) => {
  // Journeys share one shop, and a page that stays would be in its sitemap.
  await lake.delete({ query: '*[_type == "carePage" && title in $titles]', params: { titles } });
});

test("a page of her own has pictures, dresses, a title and an address", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  const answer = async (path: string) => request.get(path, { maxRedirects: 0 });
  await page.getByRole("link", { name: "Pages of your own" }).click();
  await page.getByTestId("action-intent-button").click();
  await page.getByLabel("Title", { exact: true }).fill("By the window");
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Add a section" }).click();
  await page.getByRole("button", { name: /^Lookbook/ }).click();
  const plates = page.getByTestId(/field-sections\[.*\]\.plates$/);
  await dropFiles(plates.getByText("No items"), await pictures(6));
  const items = plates.locator("img");
  await expect(items).toHaveCount(6);
  for (const [place, dress] of Object.entries({ 0: "Ginevra", 3: "Colette" })) {
    await items.nth(Number(place)).click();
    // The form that opens gives the focus to its picture, and a search that loses it begins anew.
    await expect(async () => {
      await page.getByTestId("autocomplete").fill(dress);
      const found = page.getByTestId("autocomplete-popover").getByText(dress, { exact: true });
      await found.click({ timeout: FOUND_MS });
    }).toPass();
    await expect(page.getByTestId("autocomplete")).toHaveCount(0);
    // It leads back to the section; the form's cross would close both.
    await page.keyboard.press("Escape");
  }
  await closeForms(page);
  await page.getByRole("button", { name: "For search engines and sharing" }).click();
  await page.getByLabel(/^Title in the browser/).fill("Six dresses by the window");
  await publish(page);
  await expectInShop(async () => (await answer("/care/by-the-window")).status()).toBe(200);
  await expectPublished(page);

  const shop = await page.context().newPage();
  await shop.goto("/care/by-the-window");
  await expect(shop).toHaveTitle("Six dresses by the window");
  await expect(shop.getByRole("main").getByRole("figure")).toHaveCount(6);
  const colette = shop.getByRole("main").getByRole("link", { name: "Colette" });
  await expect(colette).toHaveAttribute("href", "/product/colette");
  await shop.getByRole("figure").first().click();
  await expect(shop).toHaveURL(/\/product\/ginevra$/);

  await page.getByTestId("field-slug").getByRole("textbox").fill("at-the-window");
  await publish(page);
  const target = async () => (await answer("/care/by-the-window")).headers()["location"];
  await expectInShop(target).toBe("/care/at-the-window");
});

test("by keyboard a page has words of brides and a film", async ({ logIn, request }) => {
  const { page } = await logIn(people.noor);
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).last().focus();
    await page.keyboard.press("Enter");
  };
  const write = async (label: string | RegExp, text: string) => {
    await page.getByLabel(label).last().focus();
    await page.keyboard.insertText(text);
  };
  await page.goto("/studio/structure/carePage");
  const listed = page.getByTestId("document-list-pane").getByRole("link", { name: "Lookbook" });
  await expect(listed).toBeVisible({ timeout: OPENING_MS });
  await page.getByTestId("action-intent-button").focus();
  await page.keyboard.press("Enter");
  await write(/^Title$/, "What brides write");
  await press("Generate");

  await press("Add a section");
  await press(/^From our brides/);
  await press("Add item");
  await write(/^Quotation$/, "It moved when I moved.");
  await write(/^First name$/, "Ottilie");
  await closeForms(page);

  await press("Add a section");
  await press(/^Film in the page/);
  await press("Add item");
  // The section's other fields take files as well.
  const film = page.locator('input[type="file"][accept="video/*"]');
  // The form that opens takes the focus, perhaps between a key's two halves.
  await expect(async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser", { timeout: FOUND_MS }),
      film.press("Enter", { timeout: CLOSED_MS }),
    ]);
    await chooser.setFiles(join(root, "sample/film/hero.webm"));
  }).toPass();
  await expect(page.getByTestId("file-name")).toHaveText("hero.webm");
  await closeForms(page);
  await expect(publishButton(page)).toBeEnabled();
  // A form that has closed gives the focus back to its entry, perhaps a moment later.
  await expect(async () => {
    await publishButton(page).press("Enter", { timeout: CLOSED_MS });
    await expect(page.getByText("was published")).toBeVisible({ timeout: FOUND_MS });
  }).toPass();

  const shop = await page.context().newPage();
  const status = async () => (await request.get("/care/what-brides-write")).status();
  await expectInShop(status).toBe(200);
  await shop.goto("/care/what-brides-write");
  const words = shop.getByRole("figure").filter({ hasText: "Ottilie" });
  await expect(words).toContainText("It moved when I moved.");
  await expect(shop.locator("video[controls] source")).toHaveAttribute("type", "video/webm");
});

/** Each closes by itself, and the next hears no key before it has. */
async function closeForms(page: Page) {
  const open = page.getByRole("button", { name: "Close dialog" });
  await expect(async () => {
    if (await open.count()) await open.last().press("Enter");
    await expect(open).toHaveCount(0, { timeout: CLOSED_MS });
  }).toPass();
}

/** Each has another colour. */
function pictures(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const background = `hsl(${at * 50}, 40%, 70%)`;
      const picture = sharp({ create: { width: 960, height: 1200, channels: 3, background } });
      return { name: `window-${at + 1}.jpg`, type: "image/jpeg", bytes: await picture.jpeg().toBuffer() };
    }),
  );
}

test("a page begins with terms of renting, and is published once somebody has read them", async ({
  logIn,
  request,
}) => {
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Pages of your own" }).click();
  await page.getByTestId("action-intent-button").click();
  await page.getByRole("button", { name: "Terms of renting" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Terms of renting");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByText(/^\[to be read\] A dress is yours/)).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await page.getByRole("button", { name: "I have read them" }).click();
  await publish(page);
  const shown = async () => (await request.get("/care/terms-of-renting")).text();
  await expectInShop(shown).toMatch(/reaches you \d+ days before your event/);
});
