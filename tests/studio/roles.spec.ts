import { people } from "./atelier-people.ts";
import { expect, openDress, publishButton, test } from "./studio-session.ts";

test("a contributor edits a draft, and leaves publishing to an editor", async ({ logIn, request }) => {
  const { page } = await logIn(people.iris);
  await page.getByRole("link", { name: "More", exact: true }).click();
  await expect(page.getByRole("link", { name: "Bulk edit" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove the sample" })).toHaveCount(0);
  await page.getByRole("link", { name: "Atelier" }).click();
  await openDress(page, "Aurélie");
  await page.getByLabel("Price", { exact: true }).fill("2999");
  // The list shows what is saved.
  await expect(page.getByTestId("document-list-pane").getByText(/Tulle dresses\W+2,999\W+\$/)).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  expect(await (await request.get("/product/aurelie")).text()).not.toContain("2,999");
});

test("a viewer reads, and changes nothing", async ({ logIn }) => {
  const { page } = await logIn(people.vera);
  await page.getByRole("link", { name: "All dresses" }).click();
  await page.getByTestId("document-list-pane").getByRole("link", { name: "Ginevra" }).click();
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue(/\d/);
  await expect(page.getByLabel("Price", { exact: true })).not.toBeEditable();
  await expect(publishButton(page)).toBeDisabled();
});
