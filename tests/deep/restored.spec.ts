import type { Page } from "@playwright/test";
import { openDelivery } from "#tests/support/beside-dress.ts";
import { expect, test } from "#tests/support/journey.ts";

test.use({ locale: "en-IE" });

test("a page that Back brings back has the day, the mark and the dresses seen of now", async ({ page }) => {
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
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(seenBefore.getByRole("link")).toHaveText(["Isaure"]);
  await comeBackTo(page, { "needed-by": null, "fitting-list-1": null, viewed: null });
  await expect(field).toHaveValue("");
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await expect(seenBefore).toHaveCount(0);
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
