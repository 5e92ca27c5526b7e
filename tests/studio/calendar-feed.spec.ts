import type { Page } from "@playwright/test";
import { people } from "./atelier-people.ts";
import { expect, openTool, test } from "./studio-session.ts";

const piece = { _id: "rental.piece-journey", _type: "piece", size: "38" };
const booking = {
  _id: "rental.booking-journey",
  _type: "booking",
  piece: { _type: "reference", _ref: piece._id, _weak: true },
  firstDay: "2037-06-10",
  lastDay: "2037-06-12",
  name: "Agathe",
};

async function openPeople(page: Page) {
  await openTool(page, "Trash");
  await openTool(page, "People and backups");
  await expect(page.getByRole("heading", { name: "Backup", exact: true })).toBeVisible();
}

test("an administrator makes the calendar's address, another, and none", async ({ logIn, request, lake }) => {
  const { page } = await logIn(people.odette);
  const heading = page.getByRole("heading", { name: "In your own calendar app" });
  await openPeople(page);
  await expect(heading).toBeHidden();
  try {
    await lake
      .transaction()
      .create({ ...piece })
      .create(booking)
      .commit();
    await openPeople(page);
    await expect(heading).toBeVisible();
    await page.getByRole("button", { name: "Make an address" }).click();
    const field = page.getByRole("textbox", { name: "Address of the calendar" });
    const first = await field.inputValue();
    const answer = await request.get(first);
    expect(await answer.text()).toContain("SUMMARY:Agathe");

    await openPeople(page);
    await expect(page.getByText("An app last read it on")).toBeVisible();
    await expect(field).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Make another instead" }).click();
    const second = await field.inputValue();
    expect(second).not.toBe(first);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect((await request.get(first)).status()).toBe(404);
    expect((await request.get(second)).status()).toBe(200);

    await page.getByRole("button", { name: "Stop this address" }).click();
    await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible();
    await expect(field).toBeHidden();
    expect((await request.get(second)).status()).toBe(404);
  } finally {
    await lake.transaction().delete(booking._id).delete(piece._id).commit();
  }
});
