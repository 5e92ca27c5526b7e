import { people } from "./atelier-people.ts";
import { expect, expectInShop, publish, test } from "./studio-session.ts";

test("an owner removes the sample, and takes a dress back out of the trash", async ({
  logIn,
  request,
  lake,
}) => {
  const before = await lake.fetch<{ _id: string; _type: string; _rev: string }[]>(CONTENT);
  const { page } = await logIn(people.mara);
  // No other journey edits this dress: one that was edited is the label's own, and stays.
  const dress = async () => (await request.get("/product/rosalind", { maxRedirects: 0 })).status();
  const home = async () => (await request.get("/")).text();
  expect(await dress()).toBe(200);

  try {
    await page.getByRole("link", { name: "Remove the sample" }).click();
    await expect(page.getByText("npm run content:backup")).toBeVisible();
    await page.getByRole("button", { name: "Remove the sample" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("The sample has been removed")).toBeVisible();
    await expect(page.getByText("This is your own shop")).toBeVisible();
    await expect.poll(dress).toBe(302);
    await expect.poll(home).not.toMatch(/auvrane/i);

    await page.getByRole("link", { name: "Today" }).click();
    await page.getByRole("link", { name: "Name of the label" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Maison Une");
    await expect(page.getByTestId("pane-footer-document-status")).toContainText("Edited");
    await publish(page);
    await expect.poll(home).toContain("Maison Une");

    await page.getByRole("link", { name: "Trash" }).click();
    await page.getByRole("checkbox", { name: "Rosalind", exact: true }).check();
    await page.getByRole("button", { name: "Restore" }).click();
    await publish(page);
    await expectInShop(dress).toBe(200);
  } finally {
    // The other journeys are in the sample's shop.
    const transaction = lake.transaction();
    for (const { _rev, ...document } of before) transaction.createOrReplace(document);
    await transaction.commit();
    await expect.poll(home).toMatch(/auvrane/i);
  }
});

const CONTENT = '*[_type in ["product", "collection", "home", "sampleLabel"] || _id == _type]';
