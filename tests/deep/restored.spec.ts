import type { Page } from "@playwright/test";
import { openDelivery } from "#tests/support/beside-dress.ts";
import { expect, test } from "#tests/support/journey.ts";

test.use({ locale: "en-IE" });

test("a dress's page that Back brings back has the day, the mark and the dresses seen as they are now", async ({
  page,
}) => {
  await page.goto("/product/aurelie");
  const field = page.getByLabel("When do you need it?");
  const mark = page.getByRole("main").getByRole("button", { name: "Fitting list" }).first();
  const seenBefore = page.getByRole("region", { name: "Recently viewed" });
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await openDelivery(page);
  await field.fill("2027-01-20");
  await comeBackTo(page, {
    "needed-by": "2027-05-09",
    "fitting-list-1": JSON.stringify([{ slug: "aurelie", name: "Aurélie", note: "" }]),
    viewed: '["isaure","aurelie"]',
  });
  await expect(field).toHaveValue("2027-05-09");
  await expect(page.getByRole("link", { name: "Rent via WhatsApp" }).first()).toHaveAttribute(
    "href",
    /9%20May%202027/,
  );
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(seenBefore.getByRole("link")).toHaveText(["Isaure"]);
  expect(await page.evaluate(() => localStorage.getItem("viewed")), "it is looked at again").toBe(
    '["aurelie","isaure"]',
  );
  await comeBackTo(page, { "needed-by": null, "fitting-list-1": null, viewed: null });
  await expect(field).toHaveValue("");
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await expect(seenBefore).toHaveCount(0);
});

const measurements = (bust: string) =>
  JSON.stringify({ unit: "cm", entries: { bust: { text: bust, unit: "cm" } } });

test("the size finder of a page that Back brings back has her measurements as they are now, and no result for others", async ({
  page,
}) => {
  await page.addInitScript((text) => localStorage.setItem("measurements", text), measurements("88"));
  await page.goto("/product/aurelie");
  await page.getByRole("link", { name: "Find your size" }).click();
  const finder = page.getByRole("dialog", { name: "Find your size" });
  const remembers = finder.getByRole("checkbox", { name: "Remember on this device" });
  await finder.getByRole("button", { name: "Find my size" }).click();
  const result = finder.getByRole("heading", { name: /^Your size/ });
  await expect(result).toBeVisible();
  await comeBackTo(page, {});
  await expect(result, "nothing has changed").toBeVisible();
  await comeBackTo(page, { measurements: measurements("96") });
  await expect(finder.getByLabel("Bust")).toHaveValue("96");
  await expect(result).toHaveCount(0);
  await comeBackTo(page, { measurements: null });
  await expect(remembers).not.toBeChecked();
  await finder.getByLabel("Waist").fill("70");
  expect(await page.evaluate(() => localStorage.getItem("measurements")), "was forgotten").toBeNull();
  await comeBackTo(page, { measurements: measurements("100") });
  await expect(finder.getByLabel("Waist"), "what is written here stays").toHaveValue("70");
});

test.describe("where things move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("what is paused in another tab, or was before Back, is paused here", async ({ page, context }) => {
    await page.goto("/");
    const pause = page.getByRole("button", { name: "Pause motion" }).first();
    await expect(pause).toHaveAttribute("aria-pressed", "false");
    const other = await context.newPage();
    await other.goto("/");
    await other.evaluate(() => localStorage.setItem("motion", "paused"));
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await comeBackTo(page, { motion: "moving" });
    await expect(pause).toHaveAttribute("aria-pressed", "false");
  });
});

/** Another page has stored something meanwhile. This one was not told, because Back brings it back as it was left. */
async function comeBackTo(page: Page, stored: Record<string, string | null>) {
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, stored);
}
