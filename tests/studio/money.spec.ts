import { people } from "./atelier-people.ts";
import { expect, expectInShop, expectPublished, openDress, publish, test } from "./studio-session.ts";

test.afterEach(async ({ lake }) => {
  // Journeys share one shop, and the others look for dollars.
  await lake.delete("drafts.house");
  await lake.patch("house").unset(["currency", "hidesPrices"]).commit();
});

test("an editor chooses francs, and hides all prices: Studio keeps them", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  const dressPage = async () => (await request.get("/product/seraphine")).text();
  const openPrices = async () => {
    await page.getByRole("link", { name: "The label", exact: true }).click();
    await page.getByRole("tab", { name: "Prices" }).click();
  };
  await openPrices();
  await page.getByLabel("Currency").selectOption({ label: "CHF: Swiss Franc" });
  await publish(page);
  await expectPublished(page);
  await expectInShop(async () => /CHF\u00a0\d,\d{3}/.test(await dressPage())).toBe(true);

  await openDress(page, "Séraphine");
  await expect(page.getByTestId("field-price").getByText("CHF")).toBeVisible();
  await expect(page.getByTestId("document-list-pane").getByText(/CHF.\d,\d{3}/)).toBeVisible();
  const price = await page.getByLabel("Price", { exact: true }).inputValue();
  await page.getByLabel("Price", { exact: true }).fill("50000000");
  await expect(
    page.getByText(/It is more than CHF.*, the highest price that the shop takes/).first(),
  ).toBeVisible();
  await page.getByLabel("Price", { exact: true }).fill(price);
  expect(await dressPage()).toContain(`"price":${price},"priceCurrency":"CHF"`);

  await openPrices();
  await page.getByLabel("Prices on request").check();
  await publish(page);
  await expectPublished(page);
  await expectInShop(async () => (await dressPage()).includes("Price on request")).toBe(true);
  expect(await dressPage()).not.toMatch(/CHF|priceCurrency/);
  await openDress(page, "Séraphine");
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue(price);

  await openPrices();
  await page.getByLabel("Prices on request").uncheck();
  await page.getByLabel("Currency").selectOption({ label: "USD: US Dollar" });
  await publish(page);
  await expectInShop(async () => /\d,\d{3}\u00a0\$/.test(await dressPage())).toBe(true);
});
