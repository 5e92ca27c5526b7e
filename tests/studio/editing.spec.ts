import { join } from "node:path";
import { pictureChoice } from "#model/pictures/media-types.ts";
import { root } from "#scripts/prepare.mjs";
import { people } from "./atelier-people.ts";
import {
  carry,
  expect,
  expectInShop,
  expectPublished,
  OPENING_MS,
  openDress,
  publish,
  publishButton,
  test,
} from "./studio-session.ts";

test("an editor changes a price, and the shop shows it within two seconds", async ({ logIn, request }) => {
  const { page, respondedElsewhere } = await logIn(people.mara);
  await openDress(page, "Séraphine");
  await page.getByLabel("Price", { exact: true }).fill("2115");
  const shop = await page.context().newPage();
  await shop.goto("/collection/tulle-dresses");
  await publish(page);
  const isShown = async () => (await (await request.get("/product/seraphine")).text()).includes("2,115");
  await expectInShop(isShown).toBe(true);
  await expectPublished(page);

  // A page that was open all the while has it on its next move.
  await shop.getByRole("link", { name: "Séraphine" }).first().click();
  await expect(shop.getByText("2,115 $").first()).toBeVisible();
  expect(respondedElsewhere).toEqual([]);
});

test("the home page stands in its form, and is published with a word changed", async ({
  logIn,
  request,
  lake,
}) => {
  const before = await lake.getDocument("home");
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Home page" }).click();
  const film = page.getByTestId("field-sections").getByText("Film", { exact: true });
  await film.click({ timeout: OPENING_MS });
  const tagline = page.getByLabel("Tagline");
  await expect(tagline).toHaveValue("Spring, in full bloom");
  await tagline.fill("Spring, in flower");
  await page.keyboard.press("Escape");
  await publish(page);
  const home = async () => (await request.get("/")).text();
  await expect.poll(home).toContain("Spring, in flower");
  // The rest is as before, its pictures among them.
  expect(await home()).toMatch(/bring out the .*queen.* in every woman/);
  expect(await home()).toMatch(/\/images\/[^"]*-1920x1080\.jpg/);
  // A page that somebody has changed would stay when the sample is removed.
  if (before) await lake.createOrReplace(before);
});

test("an editor makes a dress with a picture of her own", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Satin dresses" }).click();
  await page.getByTestId("action-intent-button").click();
  await page.getByLabel("Name").fill("Philippa");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByLabel("Satin dresses", { exact: true })).toBeChecked();
  await page.getByLabel("Price", { exact: true }).click();
  await page.keyboard.insertText("١٬٤٩٠");
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("1490");
  await expect(publishButton(page)).toBeDisabled();

  await page.getByRole("tab", { name: "Pictures" }).click();
  await expect(page.getByText("or an HEIC from a phone.").first()).toBeVisible();
  const choice = page.getByTestId("file-button-input").first();
  await expect(choice).toHaveAttribute("accept", pictureChoice);
  const scan = await carry(page, [{ name: "gown.bmp", type: "image/bmp", bytes: Buffer.from("BM") }]);
  await choice.dispatchEvent("dragenter", { dataTransfer: scan });
  await expect(page.getByText("Can't upload this file here")).toBeVisible();
  await choice.dispatchEvent("dragleave", { dataTransfer: scan });
  await choice.setInputFiles(join(root, "sample/images/silk-emerald.jpg"));
  await page.getByLabel("Picture in words").first().fill("Emerald satin in loose folds");
  await publish(page);

  const isThere = async () => (await request.get("/product/philippa", { maxRedirects: 0 })).status() === 200;
  await expect.poll(isThere).toBe(true);
  const shop = await page.context().newPage();
  await shop.goto("/product/philippa");
  await expect(shop.getByRole("heading", { name: "Philippa" })).toBeVisible();
  const picture = shop.getByRole("img", { name: "Emerald satin in loose folds" }).first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image) => Reflect.get(image, "naturalWidth"))).toBeGreaterThan(300);
});

test("a copy of a dress is another page: the addresses of before stay with the first", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  await openDress(page, "Clémence");
  await page.getByTestId("field-slug").getByRole("textbox").fill("clemence-in-silk");
  await publish(page);
  await expectPublished(page);
  const kept = page.getByText("Former addresses");
  await expect(kept).toBeVisible();

  const first = page.url();
  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByLabel("Price", { exact: true })).toBeEditable();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Clémence");
  await expect(kept).toBeHidden();
});

test("an editor goes back to what a dress was before", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  await openDress(page, "Marguerite");
  const price = page.getByLabel("Price", { exact: true });
  const before = await price.inputValue();
  await price.fill("1");
  await publish(page);
  await expectPublished(page);

  await page.getByTestId("document-header-Published-chip").click();
  await page.getByTestId("pane-footer-document-status").click();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByTestId("timeline-item-button").filter({ hasText: "Created" }).click();
  await page.getByTestId("action-reverttorevision").click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByTestId("action-reverttorevision")).toBeHidden();
  await page.getByTestId("document-header-Draft-chip").click();
  await expect(price).toBeEditable();
  await expect(price).toHaveValue(before);
  await publish(page);
  const shown = Number(before).toLocaleString("en");
  const isShown = async () => (await (await request.get("/product/marguerite")).text()).includes(shown);
  await expect.poll(isShown).toBe(true);
});
