import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, OPENING_MS, openTool, test } from "./studio-session.ts";

const PASSWORD = "thread of another colour";

async function openPeople(page: Page) {
  await openTool(page, "People and backups");
  await expect(page.getByRole("heading", { name: "People and backups" })).toBeVisible();
}

/** Somebody chooses a password at a link, is welcomed by the start page, and goes on to the desk. */
async function choosePassword(page: Page, link: string, password: string) {
  await page.goto(link);
  await page.getByLabel(/^New password/).fill(password);
  await page.getByLabel("Again").fill(password);
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible({ timeout: OPENING_MS });
  await page.getByRole("link", { name: "Atelier" }).click();
  await expect(page.getByRole("link", { name: "All dresses" })).toBeVisible();
}

test("an administrator invites an intern, and removes them", async ({ logIn, browser, baseURL }) => {
  const { page } = await logIn(people.odette);
  await openPeople(page);
  await page.getByLabel("Name to log in with").fill("Lou");
  await page.getByRole("button", { name: "Invite" }).click();
  const link = await page.getByLabel("Link for Lou").inputValue();

  const intern = await browser.newContext({ baseURL: baseURL ?? "" });
  const desk = await intern.newPage();
  await desk.goto(link);
  await expect(desk.getByLabel("The end of your link")).toBeHidden();
  expect(desk.url()).not.toContain("#");
  await choosePassword(desk, link, PASSWORD);
  await expect(desk.getByText("Enquiries", { exact: true })).toHaveCount(0);
  await expect(desk.getByText("Subscribers")).toHaveCount(0);
  await desk.getByRole("link", { name: "More", exact: true }).click();
  await expect(desk.getByRole("link", { name: "Your password" })).toBeVisible();
  await expect(desk.getByRole("link", { name: "People and backups" })).toHaveCount(0);

  const again = await intern.newPage();
  await again.goto(link);
  await again.getByLabel(/^New password/).fill(PASSWORD);
  await again.getByLabel("Again").fill(PASSWORD);
  await again.getByRole("button", { name: "Save and log in" }).click();
  await expect(again.getByRole("alert")).toContainText("used already");

  await openTool(page, "Trash");
  await openPeople(page);
  const card = page.getByRole("listitem").filter({ hasText: "Lou" });
  await card.getByText("removal of Lou").click();
  await card.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(card).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole("button", { name: "Log in" })).toBeVisible({ timeout: OPENING_MS });
  await intern.close();
});

test("on a telephone, by keyboard: a role is changed, and everything is backed up", async ({ logIn }) => {
  const { page } = await logIn(people.odette);
  await openPeople(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Role of Vera").focus();
  await page.getByLabel("Role of Vera").press("c");
  await expect(page.getByLabel("Role of Vera")).toHaveValue("contributor");
  await page.getByLabel("Role of Vera").selectOption("viewer");
  await expect(page.getByText("sees everything, enquiries too").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole("button", { name: "Back up now and download" }).focus();
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d\.tar$/);
  const bytes = await readFile(await download.path());
  expect(bytes.toString("latin1", 257, 262)).toBe("ustar");
  expect(bytes.includes("access.sqlite")).toBe(true);
  await expect(page.getByText("The last backup was made on")).toBeVisible();
});

test("an administrator leaves: what they have made is named, goes on in another's name, and ends when she ends it", async ({
  logIn,
  browser,
  baseURL,
  lake,
}) => {
  // An address of the calendar is offered where there is something to rent.
  const piece = { _id: "rental.piece-of-nora", _type: "piece", size: "38" };
  await lake.create(piece);
  const { page } = await logIn(people.odette);
  await openPeople(page);
  await page.getByLabel("Name to log in with").fill("Nora");
  await page.getByLabel("Role", { exact: true }).selectOption("administrator");
  await page.getByRole("button", { name: "Invite" }).click();
  const link = await page.getByLabel("Link for Nora").inputValue();
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const desk = await context.newPage();
  await choosePassword(desk, link, PASSWORD);
  await openPeople(desk);
  await desk.getByRole("button", { name: "Make an address" }).click();
  await expect(desk.getByLabel("Address of the calendar")).toBeVisible();
  await context.close();

  await openTool(page, "Trash");
  await openPeople(page);
  const program = page.getByRole("listitem").filter({ hasText: "Calendar" });
  await expect(program).toContainText("Made by Nora on ");
  const card = page.getByRole("listitem").filter({ hasText: "removal of Nora" });
  await card.getByText("removal of Nora").click();
  await card.getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Nora made these, and they stop working at once: Calendar.");
  await dialog.getByLabel("Keep them all, in my name").check();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(card).toHaveCount(0);
  await expect(program).toContainText("Made by Odette on ");
  await program.getByRole("button", { name: "End Calendar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End" }).click();
  await expect(program).toHaveCount(0);
  await lake.delete(piece._id);
});
