import { people } from "./atelier-people.ts";
import { expect, expectPublished, OPENING_MS, openDress, publish, test } from "./studio-session.ts";

test("an editor restores a dress that was deleted", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  await openDress(page, "Odette");
  const price = await page.getByLabel("Price", { exact: true }).inputValue();
  const address = page.url();
  const shown = async () => (await request.get("/product/odette", { maxRedirects: 0 })).status();
  expect(await shown()).toBe(200);

  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: /^Delete (document|anyway)$/ }).click();
  await expect.poll(shown).not.toBe(200);

  await page.goto(address);
  const banner = page.getByTestId("deleted-document-banner");
  await expect(banner).toBeVisible({ timeout: OPENING_MS });
  await banner.getByRole("button").click();
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue(price);
  await expect(page.getByLabel("Price", { exact: true })).toBeEditable();
  await publish(page);
  await expectPublished(page);
  await expect.poll(shown).toBe(200);
});
