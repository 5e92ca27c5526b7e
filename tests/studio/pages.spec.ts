import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "#scripts/prepare.mjs";
import { editorAt, tokenFor } from "#tests/support/running-lake.ts";
import { people } from "./atelier-people.ts";
import { expect, expectInShop, OPENING_MS, publish, publishButton, test } from "./studio-session.ts";

/** A search of the dresses. In milliseconds. */
const FOUND_MS = 5_000;

/** A form that closes. In milliseconds. */
const CLOSED_MS = 1_000;

test.afterEach(async () => {
  const { SHOP_URL = "", SHOP_DATA = "" } = process.env;
  const lake = editorAt(SHOP_URL, await tokenFor(SHOP_DATA, "editor"));
  // Journeys share one shop, and a page that stays would be in its sitemap.
  await lake.delete({ query: '*[_type == "carePage" && title == "What brides write"]' });
});

test("by keyboard: words of brides and a film on a page of her own, to which an address of her former site leads", async ({
  logIn,
  request,
}) => {
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
  await press(/^Words of brides/);
  await press("Add item");
  await write(/^Quotation$/, "It moved when I moved.");
  await write(/^First name$/, "Ottilie");
  await closeForms(page);

  await press("Add a section");
  await press(/^Film in the page/);
  await press("Add item");
  // The section's other fields take files as well.
  const film = page.locator('input[type="file"][accept="video/*"]');
  await film.focus();
  const choosing = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await choosing).setFiles(join(root, "content/film/hero.webm"));
  await expect(page.getByTestId("file-name")).toHaveText("hero.webm");
  await closeForms(page);
  await expect(publishButton(page)).toBeEnabled();
  // A form that has closed gives the focus back to its entry, perhaps a moment later.
  await expect(async () => {
    await publishButton(page).press("Enter", { timeout: CLOSED_MS });
    await expect(page.getByText("was published")).toBeVisible({ timeout: FOUND_MS });
  }).toPass();

  await page.goto("/studio/structure/oldAddresses");
  await page.getByLabel("Paste two columns").focus({ timeout: OPENING_MS });
  await page.keyboard.insertText("/testimonials.html\t/care/what-brides-write\n");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await publish(page);
  await expectInShop(
    async () => (await request.get("/testimonials.html", { maxRedirects: 0 })).headers()["location"],
  ).toBe("/care/what-brides-write");

  const shop = await page.context().newPage();
  await shop.goto("/testimonials.html");
  await expect(shop).toHaveURL(/\/care\/what-brides-write$/);
  await expect(shop.getByRole("figure").filter({ hasText: "Ottilie" })).toContainText(
    "It moved when I moved.",
  );
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
