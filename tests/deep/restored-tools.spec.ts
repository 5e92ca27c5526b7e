import { comeBackTo } from "#tests/support/come-back.ts";
import { expect, test } from "#tests/support/journey.ts";

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
