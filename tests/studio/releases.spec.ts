import type { Page } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, test } from "./studio-session.ts";

test("a collection is prepared, looked at, and goes live at its time", async ({ logIn, request }) => {
  test.setTimeout(300_000);
  const { page } = await logIn(people.mara);
  await createRelease(page, "Autumn collection");
  await addDress(page, "Ginevra", "4567");
  const shows = async () => (await (await request.get("/product/ginevra")).text()).includes("4,567");

  await page.getByTestId("action-menu-button").click();
  const opening = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "Open preview" }).click();
  const preview = await opening;
  await expect(preview.getByText("Preview: Autumn collection")).toBeVisible();
  await expect(preview.getByText("4,567 $").first()).toBeVisible();
  expect(await shows()).toBe(false);

  await openRelease(page, "Autumn collection");
  await chooseAction(page, "schedule-button-menu-item");
  // Studio's dates have no seconds: the next minute but one is to come for a minute at least.
  const date = page.getByTestId("date-input");
  await date.fill(inStudiosForm(new Date(Date.now() + 2 * 60_000)));
  await date.press("Enter");
  await confirm(page);
  await expect(page.getByTestId("schedule-button")).toHaveText(/Unschedule/);
  expect(await shows()).toBe(false);

  await expect.poll(shows, { timeout: 150_000 }).toBe(true);
  await expect(page.getByText("This release is published successfully.")).toBeVisible();
});

test("a release is archived, brought back, run at once and reverted", async ({ logIn, request }) => {
  test.setTimeout(300_000);
  const { page } = await logIn(people.mara);
  await createRelease(page, "Winter sale");
  await addDress(page, "Marguerite", "1234");
  const shows = async () => (await (await request.get("/product/marguerite")).text()).includes("1,234");

  await openRelease(page, "Winter sale");
  await chooseAction(page, "archive-release-menu-item");
  await confirm(page);
  await expect(page.getByText("This release is archived")).toBeVisible();
  await chooseAction(page, "unarchive-release-menu-item");
  await expect(page.getByTestId("publish-all-button")).toBeEnabled();
  expect(await shows()).toBe(false);

  await page.getByTestId("publish-all-button").click();
  await confirm(page);
  await expect(page.getByText("This release is published successfully.")).toBeVisible();
  await expect.poll(shows).toBe(true);

  await page.getByTestId("revert-button").click();
  await page.getByText("Immediately revert the release").click();
  await confirm(page);
  await expect.poll(shows).toBe(false);
});

/** The new release is chosen afterwards: what is edited then is edited in it. */
async function createRelease(page: Page, title: string) {
  await page.getByTestId("tool-collapse-menu").getByRole("link", { name: "Releases" }).click();
  await page.getByRole("button", { name: "New release" }).filter({ visible: true }).first().click();
  await page.getByTestId("release-form-title").fill(title);
  await page.getByTestId("submit-release-button").click();
  await expect(page.getByTestId("submit-release-button")).toBeHidden();
  // Studio opens the release, or its list when it has not heard of it yet. Both show the title twice.
  await expect(page.getByText(title).filter({ visible: true })).toHaveCount(2);
  await page.getByRole("link", { name: "Atelier" }).click();
}

/** Puts a dress into the release that is chosen, with a new price. */
async function addDress(page: Page, name: string, price: string) {
  await page.getByRole("link", { name: "All dresses" }).click();
  await page.getByPlaceholder("Search list").fill(name);
  await page.getByTestId("document-list-pane").getByRole("link", { name }).click();
  const added = page.waitForResponse((response) => isAction(response.request().postData(), "version.create"));
  await page.getByRole("button", { name: "Add to release" }).click();
  await added;
  const field = page.getByLabel("Price", { exact: true });
  await expect(field).toBeEditable();
  const saved = page.waitForResponse((response) => isAction(response.request().postData(), price));
  await field.fill(price);
  await saved;
}

async function openRelease(page: Page, title: string) {
  await page.getByTestId("tool-collapse-menu").getByRole("link", { name: "Releases" }).click();
  // The first is in the bar above, where the release is chosen.
  await expect(page.getByText(title).filter({ visible: true })).toHaveCount(2);
  await page.getByText(title).filter({ visible: true }).last().click();
  await expect(page.getByTestId("publish-all-button")).toBeEnabled();
}

async function chooseAction(page: Page, testId: string) {
  await page.getByTestId("release-menu-button").filter({ visible: true }).first().click();
  await page.getByTestId(testId).click();
}

async function confirm(page: Page) {
  await page.getByTestId("confirm-button").click();
  await expect(page.getByTestId("confirm-button")).toBeHidden();
}

function isAction(body: string | null, text: string): boolean {
  return (body ?? "").includes("sanity.action.") && (body ?? "").includes(text);
}

/** "Nov 21, 2026 23:27", by the clock of the browser. */
function inStudiosForm(date: Date): string {
  const day = date.toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric" });
  const time = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  return `${day} ${time}`;
}
