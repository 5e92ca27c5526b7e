import { join } from "node:path";
import { root } from "#scripts/prepare.mjs";
import { expect, openDesk, openDress, publish, publishButton, test } from "./desk.ts";
import { people } from "./people.ts";

test("an editor changes a price, and the shop shows it within two seconds", async ({ browser, request }) => {
  const { page, answeredElsewhere } = await openDesk(browser, people.mara);
  await openDress(page, "Séraphine");
  await page.getByLabel("Price in US dollars").fill("2115");
  await expect(publishButton(page)).toBeEnabled();

  const shop = await page.context().newPage();
  await shop.goto("/collection/tulle-dresses");
  await publishButton(page).click();
  await expect
    .poll(async () => (await request.get("/product/seraphine")).text(), { intervals: [50], timeout: 2_000 })
    .toContain("2,115");
  await expect(publishButton(page)).toBeDisabled();

  // A page that was open all the while has it on its next move.
  await shop.getByRole("link", { name: "Séraphine" }).first().click();
  await expect(shop.getByText("2,115 $")).toBeVisible();
  expect(answeredElsewhere).toEqual([]);
});

test("an editor makes a dress with a picture of her own", async ({ browser }) => {
  const { page } = await openDesk(browser, people.mara);
  await page.getByRole("link", { name: "Satin dresses" }).click();
  await page
    .getByTestId("document-list-pane")
    .getByRole("button", { name: /create|new/i })
    .click();
  await page.getByLabel("Name").fill("Philippa");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByLabel("Satin dresses")).toBeChecked();
  await page.getByLabel("Price in US dollars").fill("1490");

  // Not publishable yet: there is no picture, and the document says so itself.
  await expect(page.getByText(/Not publishable yet/)).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await page.getByRole("tab", { name: "Pictures" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByText("Upload", { exact: true }).first().click();
  await (await choosing).setFiles(join(root, "content/images/silk-emerald.jpg"));
  await page.getByLabel("What is seen").first().fill("Emerald satin in loose folds");
  await publish(page);

  const shop = await page.context().newPage();
  await shop.goto("/product/philippa");
  await expect(shop.getByRole("heading", { name: "Philippa" })).toBeVisible();
  const picture = shop.getByRole("img", { name: "Emerald satin in loose folds" }).first();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image) => Reflect.get(image, "naturalWidth"))).toBeGreaterThan(300);
});

test("an editor goes back to what a dress was before", async ({ browser, request }) => {
  const { page } = await openDesk(browser, people.mara);
  await openDress(page, "Marguerite");
  const price = page.getByLabel("Price in US dollars");
  const before = await price.inputValue();
  await price.fill("1");
  await publish(page);

  await page
    .getByRole("button", { name: /Document actions|Open.*history|History/i })
    .first()
    .click();
  await page.getByText("Published").last().click();
  await page
    .getByRole("button", { name: /Revert/ })
    .first()
    .click();
  await page
    .getByRole("button", { name: /Revert now|Confirm|Revert/ })
    .last()
    .click();
  await expect(price).toHaveValue(before);
  await publish(page);
  await expect
    .poll(async () => (await request.get("/product/marguerite")).text())
    .toContain(Number(before).toLocaleString("en"));
});
