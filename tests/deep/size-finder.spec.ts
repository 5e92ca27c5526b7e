import { expect, expectAccessible, test } from "#tests/support/journey.ts";
import { recordSent } from "#tests/support/sent-requests.ts";
import { findSize, measure, openFinder } from "#tests/support/size-finder-page.ts";

const dress = "/product/aurelie";

test.use({ locale: "en-IE" });

test("by keyboard a shopper finds her size: it is chosen, in the address and asked for", async ({ page }) => {
  const finder = await openFinder(page);
  const bust = finder.getByLabel("Bust");
  await findSize(page);
  await expect(bust).toBeFocused();
  await expect(bust).toHaveAccessibleDescription("Enter at least one of bust, waist or hips.");
  for (const key of ["8", "8", "Tab", "7", "0", ",", "5", "Tab", "9", "6"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect(finder.getByRole("heading", { name: "Your size 38" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(finder.getByRole("button", { name: "Choose 38" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(finder).toBeHidden();
  const size = page.getByRole("radio", { name: "Size 38", exact: true });
  await expect(size).toBeChecked();
  await expect(size).toBeFocused();
  await expect(page).toHaveURL(`${dress}?colour=sage&size=38`);
  await expect(page.getByRole("status").filter({ hasText: "Size 38 is chosen." })).toBeAttached();
  const href = await page.getByRole("link", { name: "Rent via WhatsApp" }).first().getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toContain("Aurélie (size 38, in Sage)");
  await page.goBack();
  await expect(page, "the dialog has left no step behind").not.toHaveURL(/product/);
});

test("outside of the chart she is told so, and asks with measurements that she sees", async ({ page }) => {
  const finder = await openFinder(page);
  await measure(page, { Bust: "120", Waist: "70", Hips: "96" });
  await findSize(page);
  await expect(finder.getByText("Your bust is larger than our largest size, 46.")).toBeVisible();
  await expect(finder.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  const tick = finder.getByRole("checkbox", { name: "Add my measurements" });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await finder.getByRole("link", { name: "Ask for it made to measure" }).click();
  await expect(page).toHaveURL("/enquiry?dress=aurelie&for=purchase&colour=sage");
  await expect(page.getByLabel("Or your measurements")).toHaveValue("Bust 120 cm, waist 70 cm, hips 96 cm");
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue(
    /My measurements: Bust 120 cm, waist 70 cm, hips 96 cm/,
  );
});

test("there is no size while the unit is asked about; either answer keeps the numbers", async ({ page }) => {
  const finder = await openFinder(page);
  await finder.getByRole("radio", { name: "Inches" }).check();
  await measure(page, { Bust: "60", Waist: "50", Hips: "70" });
  await findSize(page);
  const question = finder.getByRole("button", { name: "Did you mean centimetres?" });
  await expect(question).toBeFocused();
  await expect(finder.getByText(/largest size/)).toHaveCount(0);
  await finder.getByRole("button", { name: "No, inches" }).click();
  await expect(question).toHaveCount(0);
  await findSize(page);
  await expect(finder.getByText("larger than our largest size, 46.")).toBeVisible();
  await measure(page, { Bust: "88", Waist: "70", Hips: "96" });
  await finder.getByRole("radio", { name: "Centimetres" }).check();
  await measure(page, { Bust: "34.6", Waist: "27.5", Hips: "37.8" });
  await findSize(page);
  await expect(finder.getByRole("heading", { name: /^Your size/ })).toHaveCount(0);
  await finder.getByRole("button", { name: "Did you mean inches?" }).click();
  await expect(finder.getByLabel("Bust")).toHaveValue("34.6");
  await findSize(page);
  await expect(finder.getByRole("heading", { name: "Your size 38" })).toBeVisible();
});

test("measurements are remembered once she says so, until she takes it back", async ({ page }) => {
  const finder = await openFinder(page);
  await measure(page, { Bust: "88" });
  const stored = () => page.evaluate(() => localStorage.getItem("measurements"));
  expect(await stored()).toBeNull();
  const remember = finder.getByRole("checkbox", { name: "Remember on this device" });
  await expect(remember).not.toBeChecked();
  await remember.check();
  await measure(page, { Waist: "70" });
  await page.reload();
  await expect(finder.getByLabel("Bust")).toHaveValue("88");
  await expect(finder.getByLabel("Waist")).toHaveValue("70");
  await expect(remember).toBeChecked();
  await remember.uncheck();
  expect(await stored()).toBeNull();
  const text = "Your measurements are no longer saved on this device.";
  await expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);
});

test("no request, address or title holds what she measures", async ({ page }) => {
  const sent = await recordSent(page);
  const finder = await openFinder(page);
  await measure(page, { Bust: "87.6543", Waist: "69.8765", Hips: "95.4321", "Hollow to floor": "136.789" });
  await findSize(page);
  await finder.getByRole("checkbox", { name: "Add my measurements" }).check();
  await finder.getByRole("button", { name: "Choose 38" }).click();
  await expect(page).toHaveURL(`${dress}?colour=sage&size=38`);
  await page.getByRole("link", { name: "Add a few words" }).click();
  await expect(page.getByLabel("Or your measurements")).toHaveValue(/87\.6543/);
  expect(`${page.url()} ${await page.title()}`).not.toMatch(/87\.6|69\.8|95\.4|136\.7/);
  // The screen's own count of visits is sent when it is left.
  await page.goto("/faq");
  expect(sent.some((request) => request.includes("/size-chart.json"))).toBe(true);
  await expect.poll(() => sent.filter((request) => /\/count view=aurelie/.test(request))).toHaveLength(1);
  expect(sent.filter((request) => /87\.6|69\.8|95\.4|136\.7|34%C2%BD|34½/.test(request))).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the chart and the rule in words, and nothing could be sent", async ({ page }) => {
    await page.goto(dress);
    await page.getByRole("link", { name: "Find your size" }).click();
    await expect(page).toHaveURL("/size-finder?dress=aurelie");
    await expect(page.getByRole("row", { name: /^38 88 cm, 34¾ in 70 cm, 27½ in 96 cm/ })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /^34 ?, currently unavailable/ })).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /^46 ?, not made in this size/ })).toBeVisible();
    await expect(page.getByText("We go by your largest measurement")).toBeVisible();
    await expect(page.getByRole("heading", { name: "How to measure" })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(main.locator("form, input")).toHaveCount(0);
    await page.getByRole("link", { name: "Aurélie" }).click();
    await expect(page).toHaveURL(dress);
  });
});
