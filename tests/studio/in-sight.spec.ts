import { people } from "./atelier-people.ts";
import {
  expect,
  expectPublished,
  openDress,
  openTool,
  publish,
  publishButton,
  test,
} from "./studio-session.ts";

// Studio by itself hides these in menus, behind hovering, or altogether.

test("a dress is taken out by its draft, deleted, and back from the trash", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  const shown = async () => (await request.get("/product/helene", { maxRedirects: 0 })).status();
  await openDress(page, "Hélène");
  expect(await shown()).toBe(200);
  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Remove from the shop" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect.poll(shown).toBe(302);
  await publish(page);
  await expectPublished(page);
  await expect.poll(shown).toBe(200);

  await page.getByTestId("action-menu-button").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: /^Delete (document|anyway)$/ }).click();
  await expect.poll(shown).toBe(302);
  await openTool(page, "Trash");
  await expect(page.getByRole("checkbox", { name: "Hélène", exact: true })).toBeVisible();
  const restore = page.getByRole("button", { name: "Restore" });
  await expect(restore).toBeDisabled();
  await page.getByRole("checkbox", { name: "Hélène", exact: true }).check();
  await restore.click();
  await expect(page.getByLabel("Price", { exact: true })).toBeEditable();
  await publish(page);
  await expect.poll(shown).toBe(200);
});

test("why a text is refused stands beneath it", async ({ logIn, lake }) => {
  const { page } = await logIn(people.mara);
  await page.getByRole("link", { name: "Home page" }).click();
  await page.getByRole("button", { name: "For search engines and sharing" }).click();
  const title = page.getByLabel(/^Title in the browser/);
  await title.fill("Dresses for [season]");
  await expect(
    page.getByText("It contains a placeholder, [season]: the shop does not show it.").first(),
  ).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  // Later journeys publish this page: the draft goes once Studio has saved it and is closed.
  const draft = async () => (await lake.getDocument("drafts.home"))?.title;
  await expect.poll(draft).toBe("Dresses for [season]");
  await page.close();
  await lake.delete("drafts.home");
});

test("the menu of the embedded lake leads to no project of the hosted service", async ({ logIn }) => {
  const { page } = await logIn(people.mara);
  await page.locator("#workspace-menu").click();
  const links = page.locator('a[href*="/manage/project/"]');
  await expect(links.first()).toBeAttached();
  await expect(links.filter({ visible: true })).toHaveCount(0);
});
