import { people } from "./atelier-people.ts";
import { expect, expectInShop, openTool, publish, test } from "./studio-session.ts";

test("an owner removes the sample, and takes a dress back out of the trash", async ({
  logIn,
  request,
  lake,
}) => {
  const before = await lake.fetch<Stored[]>(CONTENT);
  const { page } = await logIn(people.mara);
  const home = async () => (await request.get("/")).text();

  try {
    await openTool(page, "Remove the sample");
    await expect(page.getByText("ask whoever looks after the server for a backup")).toBeVisible();
    await page.getByRole("button", { name: "Remove the sample" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("The sample has been removed")).toBeVisible();
    await expect(page.getByText("This is your own shop")).toBeVisible();
    // A dress that another journey has edited is the label's own, and stays.
    const ids = await lake.fetch<string[]>('*[_type == "product"]._id');
    const removed = before.find(({ _id, _type }) => _type === "product" && !ids.includes(_id));
    const { name = "", slug } = removed ?? {};
    const path = `/product/${slug?.current}`;
    const dress = async () => (await request.get(path, { maxRedirects: 0 })).status();
    await expect.poll(dress).toBe(302);
    await expect.poll(home).not.toMatch(/auvrane/i);

    await page.getByRole("link", { name: "More", exact: true }).click();
    await expect(page.getByRole("link", { name: "Trash" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Remove the sample" })).toHaveCount(0);

    await page.getByRole("link", { name: "Today" }).click();
    await page.getByRole("link", { name: "Name of the label" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Maison Une");
    await expect(page.getByTestId("pane-footer-document-status")).toContainText("Edited");
    await publish(page);
    await expect.poll(home).toContain("Maison Une");

    await openTool(page, "Trash");
    await page.getByRole("checkbox", { name, exact: true }).check();
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

type Stored = { _id: string; _type: string; _rev: string; name?: string; slug?: { current: string } };

const CONTENT = '*[_type in ["product", "collection", "home", "sampleLabel"] || _id == _type]';
