import { expect, test } from "#tests/support/journey.ts";
import { addressOfThree, listedDresses, markOf } from "#tests/support/wishlist-page.ts";

test("marks put dresses on the list, the header counts them, the list compares them", async ({ page }) => {
  await page.goto("/collection/tulle-dresses");
  await markOf(page, "Isaure").click();
  await expect(markOf(page, "Isaure")).toHaveAttribute("aria-pressed", "true");
  await markOf(page, "Odette").focus();
  await page.keyboard.press("Space");
  await page.goto("/product/aurelie");
  await markOf(page, "Aurélie").click();
  await expect(markOf(page, "Aurélie")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("banner").getByRole("link", { name: "Fitting list, 3 dresses" }).click();
  await expect(page).toHaveURL("/fitting?dress=isaure&dress=odette&dress=aurelie");
  await expect(listedDresses(page)).toHaveText(["Isaure", "Odette", "Aurélie"]);
  const isaure = page.getByRole("article", { name: "Isaure" });
  for (const fact of ["A-line", "Tulle", "2,120 $", "34, 36, 38, 40, 42, 44", "Dusty blue"])
    await expect(isaure.locator("dd").getByText(fact, { exact: true }).first()).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a mark leads to a list of its dress, whose link can be sent", async ({ page }) => {
    await page.goto("/collection/tulle-dresses");
    await page.getByRole("link", { name: "Add Isaure to the fitting list" }).click();
    await expect(page).toHaveURL("/fitting?dress=isaure");
    await page.goto(addressOfThree);
    await expect(listedDresses(page)).toHaveText(["Aurélie", "Isaure", "Odette"]);
    await expect(page.getByRole("button", { name: "Share this list" })).toHaveCount(0);
    const box = page.getByLabel("Highlight differences");
    await box.check();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL("/fitting?differences=marked&dress=aurelie&dress=isaure&dress=odette");
    await expect(box).toBeChecked();
    await page.getByRole("link", { name: "Add a few words" }).click();
    await expect(page).toHaveURL("/enquiry?dress=aurelie&dress=isaure&dress=odette&for=fittingList");
    await page.goto("/fitting");
    await expect(page.getByRole("heading", { level: 1, name: "Nothing to try on yet" })).toBeVisible();
    await expect(page.getByText("Press it"), "nothing there could be pressed").toBeHidden();
  });
});
