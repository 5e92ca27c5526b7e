import { readFile } from "node:fs/promises";
import { people } from "./atelier-people.ts";
import { expect, test } from "./studio-session.ts";

const ada = {
  _id: "subscriber.0123456789abcdef0123456789abcdef",
  _type: "subscriber",
  email: "ada@mail.example",
  signedUp: "2026-11-21T10:00:00.000Z",
  confirmed: "2026-11-22T10:00:00.000Z",
  unsubscribeUrl: "https://shop.example/newsletter/unsubscribe?token=ada",
};
const formula = {
  ...ada,
  _id: "subscriber.fedcba9876543210fedcba9876543210",
  email: "=1+1@mail.example",
  language: "fr",
};

test("who has confirmed is found, exported and taken off by an editor", async ({ logIn, lake }) => {
  for (const document of [ada, formula]) await lake.createIfNotExists(document);

  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Subscribers", exact: true }).click();
  const list = page.getByTestId("document-list-pane");
  await list.getByRole("link", { name: ada.email }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ada.email);
  await expect(page.getByLabel("Email", { exact: true })).not.toBeEditable();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe('\uFEFF"Email";"Signed up";"Confirmed";"Unsubscribe link";"Language"');
  expect(lines).toContain(`"${ada.email}";"${ada.signedUp}";"${ada.confirmed}";"${ada.unsubscribeUrl}";"en"`);
  expect(lines).toContainEqual(expect.stringMatching(/^"'=1\+1@mail\.example";.*;"fr"$/));

  const { page: viewers } = await logIn(people.vera);
  await viewers.getByRole("link", { name: "Subscribers", exact: true }).click();
  await viewers.getByTestId("document-list-pane").getByRole("link", { name: ada.email }).click();
  await expect(viewers.getByLabel("Email", { exact: true })).toHaveValue(ada.email);
  await viewers.getByTestId("action-menu-button").click();
  await expect(viewers.getByRole("menuitem", { name: "Delete" })).toBeDisabled();

  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /Delete/ }).click();
  await expect(list.getByRole("link", { name: ada.email })).toHaveCount(0);
});
