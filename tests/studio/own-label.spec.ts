import { people } from "./atelier-people.ts";
import { expect, expectInShop, publish, test } from "./studio-session.ts";

test("an owner starts with her own label, and brings the sample back", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  // No other journey edits this dress: one that was edited is the label's own, and stays.
  const dress = async () => (await request.get("/product/rosalind", { maxRedirects: 0 })).status();
  const home = async () => (await request.get("/")).text();
  expect(await dress()).toBe(200);

  await page.getByRole("link", { name: "Your label" }).click();
  await page.getByLabel("The name of your label").fill("Maison Une");
  await page.getByLabel("The name of your label").press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("button", { name: "Bring the sample back" })).toBeVisible();
  await expect.poll(dress).toBe(302);
  await expect.poll(home).toContain("Maison Une");
  expect(await home()).not.toMatch(/auvrane/i);
  await page.reload();
  await expect(page).toHaveTitle(/Maison Une/, { timeout: 120_000 });

  await page.getByRole("link", { name: "Atelier" }).click();
  await page.getByRole("link", { name: "Pages of your own" }).click();
  await page.getByRole("link", { name: "Page", exact: true }).click();
  await page.getByLabel("Title").fill("Shipping at our house");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByTestId("pane-footer-document-status")).toContainText("Edited");
  await publish(page);
  const status = async () => (await request.get("/care/shipping-at-our-house")).status();
  await expectInShop(status).toBe(200);
  await expect.poll(home).toContain('href="/care/shipping-at-our-house"');

  await page.getByRole("link", { name: "Your label" }).click();
  await page.getByRole("button", { name: "Bring the sample back" }).click();
  await expect.poll(dress).toBe(200);
  await expect.poll(home).toMatch(/auvrane/i);
});
