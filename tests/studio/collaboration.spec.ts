import { people } from "./atelier-people.ts";
import { expect, openDress, openTool, publish, test } from "./studio-session.ts";

test("two editors see each other, and each other's changes", async ({ logIn }) => {
  const mara = await logIn(people.mara);
  const noor = await logIn(people.noor);
  await openDress(mara.page, "Ginevra");
  await openDress(noor.page, "Ginevra");
  await mara.page.getByLabel("Name").click();
  await noor.page.getByRole("button", { name: "Global presence" }).click();
  await expect(noor.page.getByText("Mara", { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await noor.page.keyboard.press("Escape");

  await mara.page.getByLabel("Price", { exact: true }).fill("3333");
  await expect(noor.page.getByLabel("Price", { exact: true })).toHaveValue("3333");
});

test("an editor sees a draft in the shop before anybody else does", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  await openDress(page, "Fleur");
  await page.getByLabel("Name").fill("Fleur de nuit");
  const saved = page.getByTestId("document-list-pane").getByText("Fleur de nuit");
  await expect(saved).toBeVisible();
  await page.getByTestId("action-menu-button").click();
  const opening = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "Open preview" }).click();
  const preview = await opening;
  await expect(preview.getByRole("heading", { name: "Fleur de nuit" })).toBeVisible();
  expect(await (await request.get("/product/fleur")).text()).not.toContain("de nuit");

  await preview.getByRole("link", { name: "Leave" }).click();
  await expect(preview.getByRole("heading", { name: "Fleur", exact: true })).toBeVisible();
  await expect(preview.getByText("Preview")).toBeHidden();
});

test("an editor reads what hurts the shop", async ({ logIn }) => {
  const { page } = await logIn(people.noor);
  await openDress(page, "Solange");
  await page.getByRole("tab", { name: "Texts" }).click();
  await page.getByLabel("Description").fill("");
  await page.getByRole("button", { name: "Validation" }).click();
  await expect(page.getByText(/A dress sells by its description/).first()).toBeVisible();
  await publish(page);
  await openTool(page, "Check");
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open the list" }).click();
  const list = await opening;
  await expect(
    list.getByRole("listitem").filter({ hasText: "Solange: Description: A dress sells by its description." }),
  ).toBeVisible();
});
