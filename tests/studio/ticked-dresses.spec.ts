import type { Page } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, openTool, test } from "./studio-session.ts";

// These are the actions on several dresses at once.

test("several dresses are moved, taken out, deleted and brought back", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  const shown = async (slug: string) =>
    (await request.get(`/product/${slug}`, { maxRedirects: 0 })).status() === 200;
  const listed = async (slug: string) =>
    (await (await request.get("/collection/bridal-dresses")).text()).includes(`href="/product/${slug}"`);
  await openTool(page, "Bulk edit");
  await choose(page, "Aurélie", "Odette");
  await page.getByLabel("Move to").selectOption({ label: "Bridal dresses" });
  await expect(page.getByRole("dialog")).toContainText("Aurélie, Odette");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await listed("odette")).toBe(false);
  await page.getByLabel("Move to").selectOption({ label: "Bridal dresses" });
  await agree(page, "Move to Bridal dresses");
  await expect.poll(() => listed("odette"), { timeout: 20_000 }).toBe(true);
  expect(await listed("aurelie")).toBe(true);

  await choose(page, "Aurélie", "Odette");
  await page.getByRole("button", { name: "Remove from the shop" }).click();
  await agree(page, "Remove from the shop");
  await expect.poll(() => shown("odette"), { timeout: 20_000 }).toBe(false);
  await choose(page, "Aurélie", "Odette");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await agree(page, "Publish");
  await expect.poll(() => shown("odette"), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => shown("aurelie"), { timeout: 20_000 }).toBe(true);

  await choose(page, "Aurélie", "Odette");
  await page.getByRole("button", { name: "Delete" }).click();
  await agree(page, "Delete");
  await expect.poll(() => shown("aurelie"), { timeout: 20_000 }).toBe(false);
  await openTool(page, "Trash");
  await choose(page, "Aurélie", "Odette");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Restored as drafts: 2")).toBeVisible();
  await openTool(page, "Bulk edit");
  await choose(page, "Aurélie", "Odette");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await agree(page, "Publish");
  await expect.poll(() => shown("odette"), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => shown("aurelie"), { timeout: 20_000 }).toBe(true);
});

test("on a telephone a dress is ticked early, leaves the shop and comes back", async ({ logIn, request }) => {
  const { page } = await logIn(people.mara);
  await page.setViewportSize({ width: 390, height: 844 });
  const opened = Promise.withResolvers<void>();
  await page.route(/\/features\b/, async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto("/studio/dresses");
  const shown = async () => (await request.get("/product/isaure", { maxRedirects: 0 })).status();
  const tick = async () => {
    await page.getByRole("checkbox", { name: "Isaure", exact: true }).focus();
    await page.keyboard.press("Space");
  };
  const take = async (step: string) => {
    await page.getByRole("button", { name: step, exact: true }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: `${step}: this dress?` });
    await dialog.getByRole("button", { name: step, exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${step}: done`)).toBeVisible();
  };
  await expect(page.getByRole("checkbox", { name: "Isaure", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove from the shop" })).toHaveCount(0);
  await tick();
  const answered = page.waitForResponse(/\/features\b/);
  opened.resolve();
  await (await answered).finished();
  await take("Remove from the shop");
  await expect.poll(shown, { timeout: 20_000 }).toBe(302);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tick();
  await take("Publish");
  await expect.poll(shown, { timeout: 20_000 }).toBe(200);
});

async function choose(page: Page, ...names: string[]) {
  for (const name of names) await page.getByRole("checkbox", { name, exact: true }).check();
}

async function agree(page: Page, button: string) {
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
  await expect(page.getByText(`${button}: done`)).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
}
