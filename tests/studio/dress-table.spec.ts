import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { people } from "./atelier-people.ts";
import { expect, openTool, test } from "./studio-session.ts";

test("all prices are raised at once, saved to the shop, and taken back", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  const priceOf = async (slug: string) => pricesIn(await (await request.get(`/product/${slug}`)).text());
  const before = await priceOf("aurelie");
  await openTool(page, "Bulk edit");
  await page.getByRole("checkbox", { name: /^All of these/ }).check();
  await page.getByLabel("How", { exact: true }).selectOption("Raise by %");
  await page.getByLabel("Figure").fill("10");
  await page.getByLabel("Rounded").selectOption("rounded to 10");
  await page.getByRole("button", { name: "Fill in" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("is not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save to the shop" }).click();
  await expect(page.getByText("Save to the shop: done")).toBeVisible();
  await expect.poll(() => priceOf("aurelie"), { timeout: 20_000 }).not.toEqual(before);
  await page.getByRole("button", { name: "Undo the last save" }).click();
  await expect(page.getByText("Undo: done")).toBeVisible();
  await expect.poll(() => priceOf("aurelie"), { timeout: 20_000 }).toEqual(before);
});

test("by keyboard a price is typed, and a dress changed meanwhile left alone", async ({ logIn, lake }) => {
  const { page } = await logIn(people.mara);
  await openTool(page, "Bulk edit");
  const prices = page.getByRole("textbox", { name: /^Price in USD, / });
  const [first, second, third] = [prices.nth(0), prices.nth(1), prices.nth(2)];
  const stored = await second.inputValue();
  await first.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("free");
  await expect(page.getByRole("alert").getByText("“free” is not an amount")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save as drafts" })).toBeDisabled();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3.111,50");
  await page.keyboard.press("Enter");
  await expect(second).toBeFocused();
  await page.keyboard.type("9");
  await page.keyboard.press("Escape");
  await expect(second).toHaveValue(stored);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: /^Sale price/ }).nth(1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await paste(second, "2222\r\n2333\r\n");
  await expect(third).toHaveValue("2333");

  // Somebody else changes the third dress before it is saved.
  const name = ((await third.getAttribute("aria-label")) ?? "").replace(/^.*, /, "");
  const id = (await third.getAttribute("data-dress")) ?? "";
  await lake.patch(id).set({ makingDays: 44 }).commit();
  await page.getByRole("button", { name: "Save as drafts" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`left as they are: ${name}.`)).toBeVisible();
  await expect(page.getByText("Changed: 1")).toBeVisible();
  await expect(first).toHaveValue("3111.5");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Undo the last save" }).click();
  await expect(second).toHaveValue(stored);
});

test("where the list cannot be read after a save, the table stays", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  await openTool(page, "Bulk edit");
  const price = page.getByRole("textbox", { name: /^Price in USD, / }).first();
  const stored = await price.inputValue();
  const ofPictures = (url: URL) => /\/data\/query\/.*mainImage\.asset/.test(url.href);
  await page.route(ofPictures, (route) => route.fulfill({ status: 500, json: {} }));
  await price.fill("4444");
  await page.getByRole("button", { name: "Save as drafts" }).click();
  await expect(page.getByText("Save as drafts: done")).toBeVisible();
  await expect(price).toBeVisible();
  await expect(page.getByText("Changed: 1")).toHaveCount(0);
  await page.unroute(ofPictures);
  await expect(price).toHaveValue("4444");
  await page.getByRole("button", { name: "Undo the last save" }).click();
  await expect(price).toHaveValue(stored);
});

test("on a telephone one column is in sight, and a price is changed there", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/studio/dresses");
  const price = page.getByRole("textbox", { name: /^Price in USD, / }).first();
  await price.fill("3333");
  await expect(page.getByRole("textbox", { name: /^Rental price/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Save as drafts" }).click();
  await expect(page.getByText("Save as drafts: done")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Undo the last save" }).click();
  await expect(page.getByText("Undo: done")).toBeVisible();
});

test("a viewer reads the table, and finds nothing there that changes it", async ({ logIn }) => {
  const { page } = await logIn(people.vera);
  await openTool(page, "Bulk edit");
  await expect(page.getByRole("textbox", { name: /^Price/ }).first()).not.toBeEditable();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
});

test("the dresses go out as a table and come in changed, until an undo", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  await openTool(page, "Bulk edit");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const written = await readFile(await (await downloading).path(), "utf8");
  const choose = async (table: string, ...pictures: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const file = { name: "dresses.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
    await page.getByLabel("Choose a table and pictures").setInputFiles([file, ...pictures]);
  };
  await page.getByRole("button", { name: "Import a table…" }).click();
  await choose(written);
  await expect(page.getByText(/^0 new, 0 changed, \d+ unchanged$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Import", exact: true })).toHaveCount(0);

  await choose("address,price\nelodie-nobody,free");
  await expect(page.getByText("row 2, column “price”: “free” is not an amount")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import", exact: true })).toHaveCount(0);

  const plain = { width: 960, height: 1200, channels: 3, background: "#e6c4ba" } as const;
  const buffer = await sharp({ create: plain }).jpeg().toBuffer();
  const picture = { name: "victoire-new.jpg", mimeType: "image/jpeg", buffer };
  const price = page.getByRole("textbox", { name: "Price in USD, Victoire", exact: true });
  const before = await price.inputValue();
  const rows = "victoire,,,7.654,victoire-new.jpg\nleonore,Léonore,Tulle dresses,1200,victoire-new.jpg";
  await choose(`address,name,collection,price,picture\n${rows}`, picture);
  await expect(page.getByText("1 new, 1 changed, 0 unchanged, pictures to upload: 1")).toBeVisible();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Import: done")).toBeVisible();
  await expect(price).toHaveValue("7654");
  const victoire = async () => (await request.get("/product/victoire")).text();
  await expect.poll(victoire, { timeout: 20_000 }).toContain("7,654");
  expect((await request.get("/product/leonore", { maxRedirects: 0 })).status()).toBe(200);

  // Whoever has imported looks at it first.
  await openTool(page, "Trash");
  await openTool(page, "Bulk edit");
  await page.getByRole("button", { name: "Undo this import" }).click();
  await expect(page.getByText("Undo: done")).toBeVisible();
  await expect(price).toHaveValue(before);
  await expect(page.getByRole("button", { name: "Undo this import" })).toHaveCount(0);
  await expect.poll(victoire, { timeout: 20_000 }).not.toContain("7,654");
  expect((await request.get("/product/leonore", { maxRedirects: 0 })).status()).not.toBe(200);
});

function pricesIn(page: string) {
  return Array.from(page.matchAll(/\d,\d{3}/g), ([price]) => price);
}

async function paste(into: Locator, text: string) {
  await into.evaluate((element, block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", block);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
